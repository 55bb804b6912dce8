"""OpenSpiel's payments for a deal: our score, corrected for the known differences."""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from engine import Deal
from engine.cards import Cards, union
from engine.contracts import Trick
from engine.counting import count_in_threes
from engine.deal import declared
from engine.games.slovenian.scoring import (
    HALF,
    claims,
    declaring_pile,
    exactly,
    game_amount,
    round_to_five,
)
from engine.scores import Line
from engine.settlement import claim_amount
from engine.sides import declaring, side
from tests.laws.openspiel import FOOL, FOUR, MOND, PACK, PAGAT, Difference

VALAT = FOUR.bonuses["valat"].silent

Points: TypeAlias = dict[int, int]
"""Game points by player."""


class Finish(NamedTuple):
    """A finished deal, its lines, and its lines without a silent valat that replaces others."""

    deal: Deal
    paid: tuple[Line, ...]
    lines: tuple[Line, ...]

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """All tricks of the deal."""
        assert self.deal.playing is not None
        return self.deal.playing.tricks

    @property
    def called(self) -> Cards:
        """The called king, if there is one."""
        return self.deal.calling.card if self.deal.calling is not None else 0

    def points(self, key: str) -> int:
        """The declaring side's points in lines with this key."""
        return sum(line.points for line in self.lines if line.key == key)

    def player(self, trick: Trick, card: Cards) -> int:
        """The player of the card in the trick."""
        order = self.deal.order
        return order[(order.index(trick.leader) + trick.cards.index(card)) % len(order)]

    def extra(self, points: int) -> Points:
        """The points for the declaring side."""
        return dict.fromkeys(declaring(self.deal), points)


def finish(deal: Deal) -> Finish:
    """The lines of a deal; under a silent valat of the declaring side those of SLO-SCO-4 and 6."""
    rules = deal.rules
    paid = rules.settle(deal).lines
    if not any(line.key == "valat" and line.points > 0 for line in paid):
        return Finish(deal, paid, paid)
    contract, _ = declared(deal)
    card_points = count_in_threes(PACK, declaring_pile(deal))
    rounded = exactly if rules.players == 3 else round_to_five
    amounts = [game_amount(contract, card_points, rounded(abs(card_points - HALF)), 0)]
    amounts += [amount for claim in claims(deal) if (amount := claim_amount(claim)) is not None]
    lines = [amount.line(declaring(deal)) for amount in amounts]
    return Finish(deal, paid, tuple(lines))


Correction: TypeAlias = Callable[[Finish], Points]
"""OpenSpiel's surplus over our payment."""


def _valat_surplus(end: Finish) -> Points:
    """OpenSpiel pays a silent valat as if it were none."""
    if not any(line.key == "valat" and line.points > 0 for line in end.paid):
        return {}
    return end.extra(sum(line.points for line in end.lines) - VALAT)


def _pagat_surplus(end: Finish) -> Points:
    """OpenSpiel pays a pagat that its own side beats in the last trick."""
    last, deal = end.tricks[-1], end.deal
    lost = end.points("pagat_ultimo") and last.winning != PAGAT and end.called not in last.cards
    if lost and side(deal, end.player(last, PAGAT)) == side(deal, last.winner):
        return end.extra(-2 * end.points("pagat_ultimo"))
    return {}


def _mond_surplus(end: Finish) -> Points:
    """OpenSpiel fines a captured mond in solo without."""
    if end.deal.contract is None or end.deal.contract.key != "solo_without":
        return {}
    caught = [trick for trick in end.tricks if not (FOOL | MOND) & ~union(trick.cards)]
    return {end.player(trick, MOND): -20 for trick in caught}


def _entry(
    name: str, rules: str, sentence: str, extra: Correction
) -> tuple[Difference, Correction]:
    return Difference(name, rules, sentence), extra


SHARED: tuple[tuple[Difference, Correction], ...] = (
    _entry(
        "trula not paid",
        "SLO-SCO-5, SLO-SCO-6",
        "OpenSpiel takes every card for a king, and so none for one of the trula.",
        lambda end: end.extra(-end.points("trula")),
    ),
    _entry(
        "kings not paid",
        "SLO-SCO-5, SLO-SCO-6",
        "For the same reason OpenSpiel never finds four kings in a pile of more cards.",
        lambda end: end.extra(-end.points("kings")),
    ),
    _entry(
        "silent valat not seen",
        "SLO-SCO-9",
        "OpenSpiel knows a valat by 48 cards, but the declarer's pile has the discards too.",
        _valat_surplus,
    ),
    _entry(
        "pagat ultimo to the winner of the trick",
        "SLO-SCO-7",
        "A pagat beaten by its own side in the last trick is lost; OpenSpiel pays it to them.",
        _pagat_surplus,
    ),
    _entry(
        "mond penalty in solo without",
        "SLO-SCO-12, SLO-GAP-27, SLO-OPT-10",
        "OpenSpiel fines a captured mond there too.",
        _mond_surplus,
    ),
)
"""Corrections that differ between four and three players."""


def expected_payments(
    end: Finish, score: tuple[tuple[Difference, Correction], ...], differences: Counter[str]
) -> list[float]:
    """OpenSpiel's payments, from forehand on: our score after all corrections."""
    scores = list(end.deal.rules.settle(end.deal).scores)
    for difference, extra in score:
        points = extra(end)
        differences[difference.name] += any(points.values())
        for player, more in points.items():
            scores[player] += more
    return [float(scores[player]) for player in end.deal.order]


class Tally(NamedTuple):
    """Counts of a run: compared deals by outcome, stuck deals, and differences."""

    compared: Counter[tuple[str, bool | None]]
    stuck: Counter[str]
    seen: Counter[str]
