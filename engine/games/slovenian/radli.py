"""Radli and compulsory klop, kept between the deals of a Slovenian match (SLO-RAD, SLO-BID-9)."""

from dataclasses import dataclass, replace

from engine.family import Carry, Closing, Deal, Note, Settlement, Tally

STRUCK = "struck"
"""The note on a player who strikes an open radlo (SLO-RAD-3, SLO-OPT-22)."""
RADLO_FOR_ALL = "radlo_for_all"
"""The note on a radlo for every player of the match (SLO-RAD-1)."""


@dataclass(frozen=True)
class Sheet(Carry):
    """The entries on the score sheet beside the scores."""

    radli: tuple[int, ...]
    """Open radli by player."""
    compulsory: bool = False
    """The next deal is a compulsory klop deal (SLO-BID-9)."""


def sheet(carry: Carry) -> Sheet:
    """The score sheet of a Slovenian match."""
    assert isinstance(carry, Sheet)
    return carry


def struck(settled: Settlement) -> tuple[int, ...]:
    """The players who strike an open radlo."""
    return tuple(player for note in settled.notes if note.key == STRUCK for player in note.players)


def radlo_for_all(settled: Settlement) -> bool:
    """Whether every player of the match gets an open radlo."""
    return any(note.key == RADLO_FOR_ALL for note in settled.notes)


@dataclass(frozen=True)
class Radli(Tally):
    """Rules of keeping the score sheet; each field comes from a table option."""

    kept: bool
    """Whether radli are kept at all (SLO-OPT-41)."""
    value: int
    """Game points taken off for each open radlo at the end of a match (SLO-END-4)."""
    zero_compels: bool
    """A score that returns to 0 is followed by a compulsory deal (SLO-BID-9)."""
    void_compels: bool
    """A repeated deal is followed by a compulsory deal."""

    def first(self, players: int) -> Sheet:
        """A sheet without radli."""
        return Sheet((0,) * players)

    def misfit(self, carry: Carry) -> str:
        """Radli where none are kept."""
        return "radli" if any(sheet(carry).radli) and not self.kept else ""

    def carry_on(
        self, deal: Deal, settled: Settlement, before: tuple[int, ...], after: tuple[int, ...]
    ) -> Sheet:
        """Radli struck and given, and whether the next deal is compulsory klop (SLO-RAD-4)."""
        gone, new = struck(settled), radlo_for_all(settled)
        radli = tuple(
            count - (player in gone) + new for player, count in enumerate(sheet(deal.carry).radli)
        )
        returned = any(old != 0 and new == 0 for old, new in zip(before, after, strict=True))
        return Sheet(radli, compulsory=returned and self.zero_compels)

    def repeats(self, carry: Carry) -> Sheet:
        """The radli stay, and the next deal may be compulsory (SLO-BID-9)."""
        return replace(sheet(carry), compulsory=self.void_compels)

    def close(self, scores: tuple[int, ...], carry: Carry, dealer: int) -> Closing:
        """Every open radlo takes points off (SLO-END-4)."""
        del dealer
        radli = sheet(carry).radli
        left = (score - self.value * count for score, count in zip(scores, radli, strict=True))
        notes = (Note("radli", {"points": self.value}),) if any(radli) else ()
        return Closing(tuple(left), radli if self.value else (), notes)

    def break_off(self, scores: tuple[int, ...], carry: Carry, dealer: int) -> Closing:
        """A match broken off: open radli cost nothing: they could still be struck (SLO-END-4)."""
        del carry, dealer
        return Closing(scores)

    def marks(self, carry: Carry) -> tuple[int, ...]:
        """The open radli."""
        return sheet(carry).radli if self.kept else ()

    def doubled(self, carry: Carry) -> tuple[int, ...]:
        """The players with an open radlo (SLO-RAD-2)."""
        return tuple(player for player, count in enumerate(self.marks(carry)) if count)
