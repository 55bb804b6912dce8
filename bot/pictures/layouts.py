"""Where things lie on the table, by the number of players: rows of places, in pixels.

Player 0 sits at the bottom, the others follow to the right, as one plays: against the clock.
"""

from typing import NamedTuple

from bot.pictures.shapes import Box

WIDTH = 760
"""Twice what a phone shows, in pixels."""
PLATE = (208, 64)
"""The size of a player's plate."""


class Spot(NamedTuple):
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
    """The table for a number of players; its upper left corner is (0, 0)."""

    height: int
    card: int
    """The width of a card in the trick."""
    places: tuple[Spot, ...]
    lots: Box = (0, 0, WIDTH, 0)
    """Room for the talon, while no trick is on the table."""
    lines: Box = (0, 0, WIDTH, 0)
    """Room for the auction, or for the scores; it ends above the corners."""
    corners: tuple[Corner, ...] = ()


LAYOUTS = {
    2: Layout(
        height=476,
        card=98,
        places=(
            Spot((120, 402), (436, 238), (262, 342)),
            Spot((120, 74), (324, 238), (262, 10)),
        ),
        lots=(16, 150, 744, 326),
        lines=(230, 148, 530, 328),
        corners=(Corner(16, 172, 214), Corner(540, 172, 204)),
    ),
    3: Layout(
        height=460,
        card=98,
        places=(
            Spot((380, 416), (380, 286)),
            Spot((640, 66), (480, 150)),
            Spot((120, 66), (280, 150)),
        ),
        lots=(16, 120, 744, 370),
        lines=(226, 60, 534, 322),
        corners=(Corner(16, 322, 244), Corner(500, 322, 244)),
    ),
    4: Layout(
        height=500,
        card=98,
        places=(
            Spot((380, 456), (380, 336)),
            Spot((640, 168), (484, 252)),
            Spot((380, 44), (380, 168)),
            Spot((120, 168), (276, 252)),
        ),
        lots=(16, 208, 744, 412),
        lines=(236, 84, 524, 366),
        corners=(Corner(16, 362, 244), Corner(500, 362, 244)),
    ),
    5: Layout(
        height=532,
        card=94,
        places=(
            Spot((380, 488), (380, 372)),
            Spot((640, 222), (486, 308)),
            Spot((572, 44), (436, 164)),
            Spot((188, 44), (324, 164)),
            Spot((120, 222), (274, 308)),
        ),
        lots=(16, 264, 744, 446),
        lines=(236, 84, 524, 396),
        corners=(Corner(16, 394, 244), Corner(500, 394, 244)),
    ),
}
"""By the number of players."""

LARGE = {
    2: Layout(
        height=420,
        card=160,
        places=(Spot((120, 368), (540, 210)), Spot((120, 52), (350, 210))),
    ),
    3: Layout(
        height=566,
        card=136,
        places=(
            Spot((380, 526), (380, 368)),
            Spot((640, 52), (530, 204)),
            Spot((120, 52), (230, 204)),
        ),
    ),
    4: Layout(
        height=624,
        card=136,
        places=(
            Spot((380, 584), (380, 430)),
            Spot((640, 148), (534, 312)),
            Spot((380, 40), (380, 194)),
            Spot((120, 148), (226, 312)),
        ),
    ),
    5: Layout(
        height=640,
        card=130,
        places=(
            Spot((380, 600), (380, 450)),
            Spot((640, 232), (540, 402)),
            Spot((572, 40), (450, 188)),
            Spot((188, 40), (310, 188)),
            Spot((120, 232), (220, 402)),
        ),
    ),
}
"""The same for a trick alone, with larger cards."""
