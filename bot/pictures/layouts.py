"""Where things lie on the table, by the number of players: rows of places, in pixels.

Player 0 sits at the bottom, the others follow to the right, as one plays: against the clock.
"""

from typing import NamedTuple

from bot.pictures.shapes import Box

WIDTH = 760
"""Twice what a phone shows, in pixels."""
PLATE = (208, 64)
"""The size of a player's plate."""


class Place(NamedTuple):
    """Of a player: the middle of their plate, and that of their card in the trick."""

    plate: tuple[int, int]
    card: tuple[int, int]
    piles: tuple[int, int] | None = None
    """The upper left corner of the first of their straw men, where there are any."""


class Corner(NamedTuple):
    """A place for a group of small cards, from its upper left corner."""

    left: int
    top: int
    width: int


class Layout(NamedTuple):
    """The table of so many players; its upper left corner is (0, 0)."""

    height: int
    card: int
    """The width of a card in the trick."""
    places: tuple[Place, ...]
    lots: Box
    """Room for the talon, while no trick is on the table."""
    lines: Box
    """Room for the auction, or for the scores."""
    corners: tuple[Corner, ...]


LAYOUTS = {
    2: Layout(
        height=476,
        card=98,
        places=(
            Place((120, 402), (436, 238), (262, 342)),
            Place((120, 74), (324, 238), (262, 10)),
        ),
        lots=(16, 150, 744, 326),
        lines=(230, 148, 530, 328),
        corners=(Corner(16, 172, 214), Corner(540, 172, 204)),
    ),
    3: Layout(
        height=446,
        card=98,
        places=(
            Place((380, 402), (380, 272)),
            Place((640, 66), (470, 150)),
            Place((120, 66), (290, 150)),
        ),
        lots=(16, 120, 744, 356),
        lines=(226, 110, 534, 360),
        corners=(Corner(16, 308, 244), Corner(500, 308, 244)),
    ),
    4: Layout(
        height=446,
        card=98,
        places=(
            Place((380, 402), (380, 278)),
            Place((640, 132), (484, 222)),
            Place((380, 48), (380, 178)),
            Place((120, 132), (276, 222)),
        ),
        lots=(16, 176, 744, 356),
        lines=(236, 92, 524, 360),
        corners=(Corner(16, 308, 244), Corner(500, 308, 244)),
    ),
    5: Layout(
        height=482,
        card=94,
        places=(
            Place((380, 438), (380, 318)),
            Place((640, 184), (486, 248)),
            Place((572, 48), (436, 174)),
            Place((188, 48), (324, 174)),
            Place((120, 184), (274, 248)),
        ),
        lots=(16, 232, 744, 394),
        lines=(236, 92, 524, 396),
        corners=(Corner(16, 344, 244), Corner(500, 344, 244)),
    ),
}
"""By the number of players."""
