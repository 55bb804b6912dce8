"""The direct message about a person's deals of a day that has closed."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.contests.core.pages import deal_title, score_line
from bot.contests.core.rows import OPENED_DEAL, Contest
from bot.contests.daily.pages import comparisons, quiet_button, streak_lines
from bot.contests.daily.ranked import RANKED
from bot.contests.daily.results import Place, TryResult
from bot.kit.figures import points
from bot.kit.l10n import Words
from bot.kit.page import Button, Page, Row, Text, page
from bot.learning.analyses.pages import choice_text, moment_button
from bot.learning.practice.play_on import practice_control
from engine import View
from search.explain.costs import belief
from search.explain.verdicts import Verdict


class Moment(NamedTuple):
    """A decision that cost much."""

    verdict: Verdict
    view: View
    """As its player saw the deal before it."""


class ClosedTry(NamedTuple):
    """A finished try at a deal that is over, and how it compares."""

    result: TryResult
    place: Place | None
    """None: nobody to compare with in the server where it was played."""
    moment: Moment | None
    """The costliest decision; None: none cost much, or nobody has judged them."""
    is_judging: bool
    """Its decisions are still to be judged."""

    @property
    def contest(self) -> Contest:
        """The contest whose deal it is."""
        return self.result.entry.contest

    @property
    def most_lost(self) -> float:
        """The cost of the costliest decision, comparable between games."""
        if self.moment is None:
            return 0.0
        unit = belief(self.contest.variant, self.contest.players).unit
        return self.moment.verdict.cost / unit


def closing_notice(tries: Sequence[ClosedTry], words: Words) -> Page:
    """Return the message about a person's tries of a day, which has at least one.

    Of all their decisions it tells the costliest, with ways to its analysis and to play on there.
    """
    costliest = max(tries, key=lambda closed: closed.most_lost)
    lines = list[str]()
    for number, closed in enumerate(tries):
        lines += _lines(closed, words)
        lines += comparisons(closed.result, words) if number == 0 else _share(closed, words)
        if closed is costliest:
            lines += _decision(closed, words)
    if any(closed.is_judging for closed in tries):
        lines.append(f"-# {words('afterwards-unjudged', days=words('days-way'))}")
    streaks = (closed.result.streak for closed in tries if RANKED[closed.contest.kind].reminds)
    if streak := next(streaks, None):
        lines += streak_lines(streak, words, is_current=False)  # today may be played, too
    buttons = (*_ways(costliest, words), quiet_button(words))
    return page(Text("\n".join(lines)), Row(buttons))


def _lines(closed: ClosedTry, words: Words) -> Iterator[str]:
    result, stored = closed.result, closed.result.entry.stored
    yield f"### {deal_title(closed.contest, stored.deal, words)}"
    yield score_line(stored.points or 0, result.verdict, words)
    if closed.place is not None:
        rank, number = closed.place
        yield words("afterwards-rank", rank=rank, number=number)


def _share(closed: ClosedTry, words: Words) -> Iterator[str]:
    """Yield how many house players a try beat, in short."""
    if closed.result.ghosts.total:
        yield f"-# {words('daily-percent', percent=closed.result.ghosts.rounded_percent)}"


def _decision(closed: ClosedTry, words: Words) -> Iterator[str]:
    """Yield the line about a try's costliest decision."""
    if closed.moment is None:
        if closed.result.verdict is not None:
            yield words("coach-end-well")
        return
    verdict, view = closed.moment
    info = closed.result.entry.info
    choice = choice_text(verdict, info, view, words.of(info.variant))
    cost = points(verdict.cost, words)
    yield words("afterwards-costliest", choice=choice, cost=cost)


def _ways(closed: ClosedTry, words: Words) -> Iterator[Button]:
    """Yield buttons to the analysis of a try's costliest decision, and to play on from there."""
    table = closed.result.entry.stored.table
    if closed.moment is None or table is None:
        return
    step = closed.moment.verdict.step
    yield moment_button(table, OPENED_DEAL, step, words("afterwards-look"), "primary")
    yield Button(practice_control(table, OPENED_DEAL, step), words("analysis-try"))
