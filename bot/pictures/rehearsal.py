"""Pictures drawn once after a start, to load faces, palette and fonts for everybody."""

from collections.abc import Iterator

from bot.pictures.palette import CODES
from bot.pictures.scenes import (
    Card,
    HandScene,
    HandTableScene,
    Scene,
    Seat,
    SmallCards,
    TableScene,
    TrickCard,
)

SEATS = 4
HAND = 12
"""How many cards most hands have."""


def rehearsal(deck: str) -> Iterator[Scene]:
    """Scenes with each card of a deck as usually drawn: on the table, and in a hand."""
    for first in range(0, len(CODES), SEATS):
        yield _trick(deck, CODES[first : first + SEATS])
    for first in range(0, len(CODES), HAND):
        for dim in (False, True):
            hand = tuple(Card(code, dim) for code in CODES[first : first + HAND])
            table = _trick(deck, CODES[first : first + SEATS])
            yield HandTableScene(
                deck, table, HandScene(deck, (hand,)), 0, (3, 2, 1),
                closed=table.trick, closed_caption="1", points="1", notes=("1",),
            )  # fmt: skip


def _trick(deck: str, codes: tuple[str, ...]) -> TableScene:
    return TableScene(
        deck,
        title="1",
        contract="1",
        status="1",
        seats=(Seat("1", "0", role="1"),) * SEATS,
        trick=tuple(TrickCard(player, code) for player, code in enumerate(codes)),
        groups=(SmallCards("1", codes),),
    )
