"""Made-up analyses: every offered move but the first is dear, or nothing is."""

from collections.abc import Iterable

from bot.games.info import TableInfo
from bot.learning.analyses.service import Analysis, Position
from engine import Deal, encode, observe
from search.explain.nudges import Reason
from search.explain.verdicts import Verdict, Weighed


def verdict(step: int, deal: Deal, player: int, made: str, best: str, cost: float) -> Verdict:
    """A made-up verdict; in the last tricks it is exact with all cards open."""
    view = observe(deal, player)
    playing = view.phase == "play"
    late = playing and view.hand.bit_count() < 6
    return Verdict(
        step=step,
        phase=view.phase,
        trick=len(view.tricks) + 1 if playing else 0,
        made=made,
        grade="costs" if cost else "not-sure" if step % 4 == 1 else "as-good",
        known=Weighed(best, 1.5, 1.5 + cost, cost / 5, 320),
        worlds=80,
        open=Weighed(best, -2.0, 2 * cost - 2.0, 0.0, 0 if late else 96),
        weight=9.0 if cost or step % 4 != 1 else 1.0,
        reasons=(Reason("ahead", {"share": 70, "other": 30, "move": made}),) if step % 3 else (),
    )


def analysis_of(info: TableInfo, judged: Iterable[tuple[Verdict, Deal, int]]) -> Analysis:
    """These verdicts, each with the deal before the decision, and who made it."""
    entries = list(judged)
    positions = {
        verdict.step: Position(observe(deal, player), observe(deal, None))
        for verdict, deal, player in entries
    }
    return Analysis(info, 3, tuple(verdict for verdict, _, _ in entries), positions, -25, -35.0)


def costly_analysis(
    info: TableInfo, steps: Iterable[tuple[int, Deal, int, str]], *, lost: bool = True
) -> Analysis:
    """All these moves were made where the last offered one was far better; how much differs.

    Not ``lost``: it was no better.
    """
    entries = []
    for step, deal, player, made in steps:
        offers = observe(deal, player).offers
        best = encode(deal.rules.pack, offers[-1].nth(offers[-1].size - 1))
        cost = 0.0 if best == made or not lost else 1.0 + step % 7
        entries.append((verdict(step, deal, player, made, best, cost), deal, player))
    return analysis_of(info, entries)
