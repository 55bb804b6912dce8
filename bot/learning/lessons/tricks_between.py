"""The tricks between two steps of a lesson: who took them, and who chose the cards."""

from collections.abc import Iterator

from bot.deals.wording.tricks import cards_of, closed_trick
from bot.deals.wording.words import card_sign, plain_name
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.learning.lessons.script import LEARNER
from bot.learning.lessons.service import Run
from engine import Trick, View, observe

MAX_TRICKS_BETWEEN = 3
"""With more tricks in which a learner had no choice, only their number is told."""


def tricks_between(run: Run, info: TableInfo, words: Words, *, is_told: bool) -> Iterator[str]:
    """Yield the tricks since the learner's last choice, and why they had none in the later ones.

    ``is_told``: a sentence has told of the trick of that choice; before free play, of all of them.
    """
    if played := _tricks_played_for(run):
        yield "-# " + words("lesson-played-for", tricks=played)
        return
    earlier = run.lesson.stages[: run.stored.step]
    if is_told and not any(stage.step.plays_on for stage in earlier):
        return
    view = observe(run.deal, LEARNER)
    count = 0 if run.before is None else len(observe(run.before, None).tricks)
    tricks = view.tricks[count:]
    if run.before is None or len(tricks) < 2:
        yield from filter(None, (_closing(info, learners_view(run), words),))
        return
    if not is_told:
        yield trick_line(info, view, tricks[0], words)
    forced = tricks[1:]
    if len(forced) > MAX_TRICKS_BETWEEN:
        yield "-# " + words("lesson-forced-many", tricks=len(forced))
        return
    yield "-# " + words("lesson-forced")
    for trick in forced:
        yield trick_line(info, view, trick, words)


def _tricks_played_for(run: Run) -> int:
    """Count the tricks since the learner's last choice, if the record has chosen in them."""
    if run.before is None or not run.was_played_for:
        return 0
    began, view = observe(run.before, LEARNER), observe(run.deal, LEARNER)
    return len(view.tricks) - len(began.tricks) - int(began.phase == "play")


def trick_line(info: TableInfo, view: View, trick: Trick, words: Words) -> str:
    """A trick and its taker, in small print."""
    cards = cards_of(info, view, trick.leader, trick.cards, words)
    return "-# " + words("lesson-follows", cards=cards, name=plain_name(info, trick.winner))


def _closing(info: TableInfo, view: View, words: Words) -> str:
    """The taker of the learner's last trick, and the card; points are the house's matter."""
    trick = closed_trick(view)
    if trick is None:
        return ""
    return words(
        "lesson-taken",
        own=int(trick.winner == LEARNER),
        name=plain_name(info, trick.winner),
        card=f"**{card_sign(view.rules.pack, trick.winning, words)}**",
    )


def learners_view(run: Run) -> View:
    """The deal as the learner sees it; at the first step without the tricks before it."""
    view = observe(run.deal, LEARNER)
    return view if run.stored.step else view._replace(tricks=())
