"""The pool and the radler counter of Romanian tarok (docs/rules/romanian.md, ROM-POOL)."""

from dataclasses import dataclass

from engine.family import (
    ANNULLED,
    DECLARING,
    DEFENCE,
    PASSED_OUT,
    Carry,
    Deal,
    Item,
    Kontra,
    Line,
    members,
)

PAGAT = "pagat"
STAKE = 1
"""Chips that everybody puts in, and the dealer besides (ROM-POOL-2, ROM-POOL-3)."""
MICHI_RADLER = 4
PASSED_RADLER = 3
"""Radler deals that a michi-michi, or a passed-out Taper deal, adds."""
RADLER = 2
"""The factor of a radler deal; never more (ROM-POOL-13)."""


@dataclass(frozen=True)
class Chips(Carry):
    """The pool and the radler counter, carried on from deal to deal."""

    pool: int | None = None
    """Chips in the pool; None: before the first deal of a match, or without a pool."""
    radler: int = 0
    """Radler deals still to come."""


def chips_of(carry: Carry) -> Chips:
    """The pool and radler counter in a Romanian match's carry."""
    assert isinstance(carry, Chips)
    return carry


@dataclass(frozen=True)
class Pool:
    """Payments into the pool and out of it; fields are options (ROM-OPT-9, -10, -18)."""

    kept: bool = True
    refilled: bool = True
    unplayed_counts: bool = False
    after_passing: int = MICHI_RADLER

    def stakes(self, deal: Deal) -> list[Line]:
        """The contributions before the deal (ROM-POOL-2, ROM-POOL-3)."""
        if not self.kept:
            return []
        lines = [Line("dealer_stake", -STAKE, (deal.dealer,))]
        if self._fills(deal):
            lines.insert(0, Line("stake", -STAKE, deal.order))
        return lines

    def _fills(self, deal: Deal) -> bool:
        """Whether everybody contributes to the deal (ROM-POOL-2)."""
        chips = chips_of(deal.carry).pool
        return chips is None or (chips == 0 and self.refilled)

    def at_stake(self, deal: Deal) -> int:
        """Chips in the pool after the contributions to this deal."""
        chips = chips_of(deal.carry).pool or 0
        if not self.kept:
            return chips
        return chips + STAKE * (1 + (len(deal.order) if self._fills(deal) else 0))

    def transfers(self, deal: Deal, pagat_made: bool) -> tuple[list[Line], int]:
        """The payments for an announced pagat ultimo, and the pool after them (ROM-POOL-5).

        Nothing is doubled in a radler (ROM-POOL-9).
        """
        chips = self.at_stake(deal)
        item = next(iter(deal.speaking.announced(PAGAT)), None) if deal.speaking else None
        if not self.kept or item is None:
            return [], chips
        side_a, others = members(deal, DECLARING), members(deal, DEFENCE)
        times = 1 << item.level
        if not item.level:
            after = 0 if pagat_made else 2 * chips
            paid = _divided("pool", chips if pagat_made else -chips, side_a, item.owner)
            return paid, after
        contra = _sayer_of_contra(deal, item)
        shares = ((side_a, item.owner), (others, contra))
        (winners, takes), (losers, pays) = shares if pagat_made else shares[::-1]
        taken = _divided("pool", chips, winners, takes)
        paid = _divided("pool", -times * chips, losers, pays)
        return [*taken, *paid], times * chips

    def tricks_paid(self, deal: Deal) -> list[Line]:
        """A chip a trick in a michi-michi, two in a radler (ROM-POOL-12)."""
        playing = deal.playing
        assert playing is not None
        rate = factor(deal)
        won = {player: playing.won(player) for player in deal.order}
        return [
            Line("michi", -rate * tricks, (player,), {"tricks": tricks, "rate": rate})
            for player, tricks in won.items()
            if tricks
        ]

    def radler_after(self, deal: Deal, *, hep_hep: bool) -> int:
        """Radler deals still to come after this one (ROM-POOL-14 to 17)."""
        left = chips_of(deal.carry).radler
        unplayed = deal.ended in (ANNULLED, PASSED_OUT)
        if left and (self.unplayed_counts or not unplayed):
            left -= 1
        all_passed = deal.bidding.declarer is None and deal.ended != ANNULLED
        if all_passed:
            left += self.after_passing
        return left + (MICHI_RADLER if hep_hep else 0)


def factor(deal: Deal) -> int:
    """2 in a radler deal, else 1 (ROM-POOL-13)."""
    return RADLER if chips_of(deal.carry).radler else 1


def _sayer_of_contra(deal: Deal, item: Item) -> int:
    """The player who said contra, whoever said the later words (ROM-POOL-6)."""
    assert deal.speaking is not None
    contra = Kontra(item.code)
    return next(player for player, action in deal.speaking.said if action == contra)


def _divided(key: str, chips: int, players: tuple[int, ...], first: int) -> list[Line]:
    """Chips in equal parts; the remainder is for ``first`` (ROM-POOL-6). Negative: paid."""
    sign = 1 if chips > 0 else -1
    part, rest = divmod(abs(chips), len(players))
    shares = {player: part + (rest if player == first else 0) for player in players}
    return [Line(key, sign * share, (player,)) for player, share in shares.items() if share]
