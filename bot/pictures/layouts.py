"""Where things are on the table, by number of players, in pixels.

Player 0 sits at the bottom, the others follow to the right, in playing order: counter-clockwise.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.pictures.stamps import Box

WIDTH = 760
"""Twice what a phone shows, in pixels."""


class Spot(NamedTuple):
    """A player's place: the middles of their plate, and of their hand."""

    plate: tuple[int, int]
    hand: tuple[int, int]
    """Face down, while there is no trick."""
    piles: tuple[int, int] | None = None
    """The upper left corner of their first straw man, if there are any."""


def turned(layout: "Layout", bottom: int) -> "Layout":
    """The table with that player at the bottom, and the others around them as they sit."""
    places, number = layout.places, len(layout.places)
    return layout._replace(
        places=places[-bottom:] + places[:-bottom] if bottom else places,
        row=tuple((place + bottom) % number for place in layout.row),
    )


class Corner(NamedTuple):
    """A place for a group of small cards, by its upper left corner."""

    left: int
    top: int
    width: int


class Layout(NamedTuple):
    """The table for some number of players; its upper left corner is (0, 0)."""

    places: tuple[Spot, ...]
    row: tuple[int, ...]
    """The players from left to right, as their cards lie in the trick."""
    lines: Box
    """Room for the auction, or for the scores; it ends above the corners."""
    corners: tuple[Corner, ...]
    plate: tuple[int, int] = (236, 116)
    """The size of a player's plate."""


HEIGHT = 612
CARD, STEP = 168, 180
"""The width of a card in the trick, and from one card to the next."""
TRICK, LOWER = 152, 16
"""The upper edge of the trick, and how much lower the card of the player at the bottom is."""
CARD_SETS: Box = (16, 207, WIDTH - 16, 405)
"""Room for the talon, while no trick is on the table."""
LINES: Box = (140, 207, 620, 405)
CORNERS = Corner(16, 470, 238), Corner(506, 470, 238)
BOTTOM = Spot((380, 546), (380, 435))

LAYOUTS = {
    2: Layout(
        places=(
            Spot((134, 546), (134, 435), (290, 478)),
            Spot((134, 80), (134, 176), (290, 14)),
        ),
        row=(1, 0),
        lines=(206, 207, 554, 405),
        corners=(Corner(16, 208, 166), Corner(578, 208, 166)),
    ),
    3: Layout(
        places=(BOTTOM, Spot((626, 80), (626, 176)), Spot((134, 80), (134, 176))),
        row=(2, 0, 1),
        lines=LINES,
        corners=CORNERS,
    ),
    4: Layout(
        places=(
            BOTTOM,
            Spot((626, 80), (626, 176)),
            Spot((380, 80), (380, 176)),
            Spot((134, 80), (134, 176)),
        ),
        row=(3, 2, 0, 1),
        lines=LINES,
        corners=CORNERS,
    ),
    5: Layout(
        places=(
            BOTTOM,
            Spot((656, 80), (656, 176)),
            Spot((472, 80), (472, 176)),
            Spot((288, 80), (288, 176)),
            Spot((104, 80), (104, 176)),
        ),
        row=(4, 3, 0, 2, 1),
        lines=LINES,
        corners=CORNERS,
        plate=(178, 116),
    ),
}
"""By number of players. Plates and cards leave room between them for the plates' marks."""


def trick_places(row: Sequence[int], bottom: int) -> dict[int, tuple[int, int]]:
    """The upper left corners of cards: side by side in this order, in the middle."""
    left = (WIDTH - STEP * (len(row) - 1) - CARD) // 2
    return {
        player: (left + STEP * place, TRICK + (LOWER if player == bottom else 0))
        for place, player in enumerate(row)
    }
