"""Made-up analyses in which every move is costly, or none is."""

from collections.abc import Iterable

from bot.games.info import TableInfo
from bot.learning.analyses.service import Analysis, Position
from engine import Deal, encode, observe
from search.explain.nudges import Reason
from search.explain.verdicts import Verdict, Weighed


def verdict(step: int, deal: Deal, player: int, move: str, best: str, cost: float) -> Verdict:
    """A made-up verdict; in the last tricks it is exact with all cards open."""
    view = observe(deal, player)
    playing = view.phase == "play"
    late = playing and view.hand.bit_count() < 6
    return Verdict(
        step=step,
        phase=view.phase,
        trick=len(view.tricks) + 1 if playing else 0,
        made=move,
        grade="costs" if cost else "not-sure" if step % 4 == 1 else "as-good",
        known=Weighed(best, 1.5, 1.5 + cost, cost / 5, 320),
        worlds=80,
        open=Weighed(best, -2.0, 2 * cost - 2.0, 0.0, 0 if late else 96),
        weight=9.0 if cost or step % 4 != 1 else 1.0,
        reasons=(Reason("ahead", {"share": 70, "other": 30, "move": move}),) if step % 3 else (),
    )


def analysis_of(info: TableInfo, judged: Iterable[tuple[Verdict, Deal, int]]) -> Analysis:
    """An analysis of verdicts, each with the deal before the decision and its player."""
    entries = list(judged)
    positions = {
        verdict.step: Position(observe(deal, player), observe(deal, None))
        for verdict, deal, player in entries
    }
    verdicts = tuple(verdict for verdict, _, _ in entries)
    steps = {verdict.step: verdict.step for verdict in verdicts}
    return Analysis(info, 3, verdicts, positions, steps, -25, -35.0)


def costly_analysis(
    info: TableInfo, steps: Iterable[tuple[int, Deal, int, str]], *, lost: bool = True
) -> Analysis:
    """An analysis in which the last offered move was far better than each move made.

    Not ``lost``: the last offered move was no better.
    """
    entries = []
    for step, deal, player, move in steps:
        offers = observe(deal, player).offers
        best = encode(deal.rules.pack, offers[-1].nth(offers[-1].size - 1))
        cost = 0.0 if best == move or not lost else 1.0 + step % 7
        entries.append((verdict(step, deal, player, move, best, cost), deal, player))
    return analysis_of(info, entries)
