"""The coach's sentences: one idea each, never about hidden cards, never advice before a card."""

from bot.deals.hints import reason_text
from bot.deals.wording.words import action_label, plain_name
from bot.games.hints_given import Say
from bot.games.info import TableInfo
from bot.kit.figures import game_points
from bot.kit.l10n import Words
from bot.kit.page import Button
from bot.learning.analyses.pages import moment_button
from engine import View, decode
from search.explain.grades import rounded_cost
from search.explain.verdicts import Verdict


def at_first(key: str, info: TableInfo, view: View) -> Say:
    """Return the sentence for a moment that comes for the first time."""
    name = "" if view.declarer is None else plain_name(info, view.declarer)

    def say(words: Words) -> str:
        match key:
            case "bid":
                return words("coach-bid")
            case "call":
                return words("coach-call")
            case "talon":
                return words("coach-talon")
            case "discard":
                return words("coach-discard")
            case "klop":
                return words("coach-klop")
            case "defence":
                return words("coach-defence", name=name)
            case "mond":
                return words("coach-mond")
            case _:
                return words("coach-kontra")

    return say


def dear(verdict: Verdict, info: TableInfo, view: View) -> Say:
    """Return the sentence for a move that cost much; ``view``: the player's, before it.

    It is read where a card is to be chosen: of what came before the play it says so.
    """

    def say(words: Words) -> str:
        return words(
            "coach-dear",
            trick=verdict.trick,
            move=_label(verdict.known.best, info, view, words),
            points=game_points(verdict.cost, words),
            reason=reason_text(verdict.reasons[0], info, view, words),
        )

    return say


def praise(made: Verdict, other: Verdict, info: TableInfo, view: View) -> Say:
    """Return the praise for a move where a novice would have made another one, which costs."""
    cost = rounded_cost(other.known.difference, other.known.error)

    def say(words: Words) -> str:
        return words(
            "coach-praise",
            move=_label(made.made, info, view, words),
            points=game_points(cost, words),
            other=_label(other.made, info, view, words),
        )

    return say


def at_the_end(dearest: Verdict, info: TableInfo, view: View) -> Say:
    """Return the sentence about the dearest move at the end of a deal."""

    def say(words: Words) -> str:
        return words(
            "coach-end",
            made=_label(dearest.made, info, view, words),
            trick=dearest.trick,
            points=game_points(dearest.cost, words),
        )

    return say


def show_moment(table: int, deal: int, move: int, words: Words) -> tuple[Button, ...]:
    """Return the button that opens the analysis at a move."""
    return (moment_button(table, deal, move, words("analysis-show")),)


def nothing_dear(words: Words) -> str:
    """Return the sentence at the end of a deal in which nothing was dear."""
    return words("coach-end-well")


def goodbye(words: Words) -> str:
    """Return the last sentence, until somebody switches the coach on again."""
    return words("coach-goodbye")


def _label(code: str, info: TableInfo, view: View, words: Words) -> str:
    return action_label(decode(view.rules.pack, code), view, words, info)
