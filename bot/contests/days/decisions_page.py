"""The page of a person's best and costliest decisions, each with a way to look at it again."""

from bot.archive.replay_page import PLAY, deal_button
from bot.contests.core.pages import game_of
from bot.contests.days.controls import calendar_button, records_button
from bot.contests.days.decisions import Decisions, TryDecision
from bot.contests.days.records import CURVE_DAYS
from bot.deals.wording.words import played_card
from bot.games.rules import rules_of
from bot.kit.figures import game_points
from bot.kit.l10n import Words
from bot.kit.page import Button, Page, Row, Text, page, rows
from bot.learning.analyses.pages import moment_button

DEAL = 1
"""The number of the deal at a try's table."""


def decisions_page(decisions: Decisions, words: Words) -> Page:
    """The page of decisions."""
    numbered = [*enumerate((*decisions.best, *decisions.dearest), 1)]
    best, dear = numbered[: len(decisions.best)], numbered[len(decisions.best) :]
    lines = [f"### {words('days-decisions-title', days=CURVE_DAYS)}"]
    if not numbered:
        lines.append(words("days-decisions-none"))
    if best:
        lines.append(words("days-decisions-best"))
        lines += [_best_line(number, decision, words) for number, decision in best]
    if dear:
        lines.append(words("days-decisions-dear"))
        lines += [_dear_line(number, decision, words) for number, decision in dear]
    buttons = [_look_button(number, decision, words) for number, decision in numbered]
    return page(
        Text("\n".join(lines)),
        *rows(buttons),
        Row((calendar_button(words), records_button(words))),
    )


def _best_line(number: int, decision: TryDecision, words: Words) -> str:
    assert decision.other is not None
    return words(
        "days-decision-best",
        place=_place(number, decision, words),
        made=_card(decision, decision.verdict.made, words),
        other=_card(decision, decision.other.made, words),
        points=game_points(decision.cost, words),
    )


def _dear_line(number: int, decision: TryDecision, words: Words) -> str:
    place, cost = _place(number, decision, words), game_points(decision.cost, words)
    made = _card(decision, decision.verdict.made, words)
    better = _card(decision, decision.verdict.known.best, words)
    if not made or not better:
        return words("days-decision-other", place=place, points=cost)
    return words("days-decision-dear", place=place, points=cost, made=made, better=better)


def _place(number: int, decision: TryDecision, words: Words) -> str:
    """Say which decision it is: the deal, the game and the trick."""
    judged, verdict = decision.judged, decision.verdict
    key = "analysis-in-trick" if verdict.phase == "play" else "analysis-after-trick"
    where = words(key, number=verdict.trick) if verdict.trick else words("analysis-before")
    name = words(f"{judged.kind}-name", number=str(judged.day), deal=judged.deal + 1)
    return f"{number}. {name} · {game_of(judged, words)} · {where}"


def _card(decision: TryDecision, code: str, words: Words) -> str:
    """The card that a move plays; empty if it plays none."""
    judged = decision.judged
    return played_card(rules_of(judged.variant, judged.players, ()).pack, code, words)


def _look_button(number: int, decision: TryDecision, words: Words) -> Button:
    """The way to a costly decision's analysis, or to a good one's trick."""
    label, table = words("days-look", number=number), decision.judged.table
    if decision.other is None:
        return moment_button(table, DEAL, decision.verdict.step, label)
    step = PLAY + decision.verdict.trick - 1
    return deal_button(table, DEAL, label, step=step, key=str(number))
