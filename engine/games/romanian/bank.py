"""The pool and the radler deals from one deal to the next, and at the end (ROM-POOL, ROM-END)."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.family import Carry, Closing, Deal, Note, Settlement, Tally
from engine.games.romanian.pool import Chips, chips_of
from engine.games.romanian.scoring import Scoring


@dataclass(frozen=True)
class Bank(Tally):
    """The pool and radler rules of a match; each field comes from a table option."""

    scoring: Scoring
    finishes_radler: bool
    """A match goes on until no radler deal is left (ROM-OPT-19)."""
    splits_pool: bool
    """The chips left in the pool are shared at the end of a match (ROM-END-3, ROM-OPT-20)."""

    def first(self, players: int) -> Chips:
        """No pool yet, and no radler."""
        del players
        return Chips()

    def carry_on(
        self, deal: Deal, settled: Settlement, before: tuple[int, ...], after: tuple[int, ...]
    ) -> Chips:
        """The pool and the radler counter after the deal (ROM-POOL-14 to 17)."""
        del settled, before, after
        return self.scoring.after(deal)

    def goes_on(self, carry: Carry) -> bool:
        """Whether the radler is played to its end (ROM-OPT-19)."""
        return self.finishes_radler and chips_of(carry).radler > 0

    def close(self, scores: tuple[int, ...], carry: Carry, dealer: int) -> Closing:
        """Equal parts of the pool; what is left over goes round from the next dealer (ROM-END-3).

        They sat next to the dealer of the last deal.
        """
        chips, players, shares = chips_of(carry).pool or 0, len(scores), list(scores)
        for place in range(players if self.splits_pool else 0):
            part = chips // players + (place < chips % players)
            shares[(dealer + place) % players] += part
        sentence = "pool_shared" if self.splits_pool else "pool_left"
        notes = (Note(sentence, {"chips": chips}),) if chips else ()
        return Closing(tuple(shares), notes=notes)

    def notes(self, deal: Deal) -> tuple[Note, ...]:
        """The pool with the stakes of this deal, and the radler."""
        radler = chips_of(deal.carry).radler
        facts: Mapping[str, int] = {"radler": radler}
        if self.scoring.pool.kept:
            facts = {"chips": self.scoring.pool.at_stake(deal), **facts}
            return (Note("pool", facts),)
        return (Note("radler", facts),) if radler else ()
