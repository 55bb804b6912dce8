"""Where things are on the table, by number of players, in pixels.

Player 0 sits at the bottom, the others follow to the right, in playing order: counter-clockwise.
"""

from typing import NamedTuple

from bot.pictures.stamps import Box

WIDTH = 760
"""Twice what a phone shows, in pixels."""
PLATE = (208, 64)
"""The size of a player's plate."""


class Spot(NamedTuple):
    """A player's place.

    The middles of their plate, of their card in the trick, and of their hand.
    """

    plate: tuple[int, int]
    card: tuple[int, int]
    hand: tuple[int, int]
    """Face down, while there is no trick."""
    piles: tuple[int, int] | None = None
    """The upper left corner of their first straw man, if there are any."""


def turned(layout: "Layout", bottom: int) -> "Layout":
    """The table with that player at the bottom, and the others around them as they sit."""
    places = layout.places
    return layout._replace(places=places[-bottom:] + places[:-bottom] if bottom else places)


class Corner(NamedTuple):
    """A place for a group of small cards, by its upper left corner."""

    left: int
    top: int
    width: int


class Layout(NamedTuple):
    """The table for some number of players; its upper left corner is (0, 0)."""

    height: int
    card: int
    """The width of a card in the trick."""
    places: tuple[Spot, ...]
    card_sets: Box = (0, 0, WIDTH, 0)
    """Room for the talon, while no trick is on the table."""
    lines: Box = (0, 0, WIDTH, 0)
    """Room for the auction, or for the scores; it ends above the corners."""
    corners: tuple[Corner, ...] = ()


LAYOUTS = {
    2: Layout(
        height=508,
        card=128,
        places=(
            Spot((120, 438), (448, 254), (120, 360), (262, 372)),
            Spot((120, 70), (310, 254), (120, 148), (262, 12)),
        ),
        card_sets=(16, 150, 744, 358),
        lines=(236, 146, 530, 362),
        corners=(Corner(16, 190, 214), Corner(540, 190, 204)),
    ),
    3: Layout(
        height=476,
        card=128,
        places=(
            Spot((380, 428), (380, 272), (380, 350)),
            Spot((640, 50), (456, 126), (640, 128)),
            Spot((120, 50), (304, 126), (120, 128)),
        ),
        card_sets=(16, 100, 744, 380),
        lines=(236, 18, 524, 310),
        corners=(Corner(16, 330, 244), Corner(500, 330, 244)),
    ),
    4: Layout(
        height=580,
        card=128,
        places=(
            Spot((380, 532), (380, 377), (380, 454)),
            Spot((640, 136), (510, 292), (640, 214)),
            Spot((380, 50), (380, 206), (380, 128)),
            Spot((120, 136), (250, 292), (120, 214)),
        ),
        card_sets=(16, 190, 744, 480),
        lines=(236, 168, 524, 406),
        corners=(Corner(16, 410, 244), Corner(500, 410, 244)),
    ),
    5: Layout(
        height=561,
        card=122,
        places=(
            Spot((380, 513), (380, 363), (380, 435)),
            Spot((640, 140), (582, 292), (640, 218)),
            Spot((572, 50), (449, 200), (452, 126)),
            Spot((188, 50), (311, 200), (308, 126)),
            Spot((120, 140), (178, 292), (120, 218)),
        ),
        card_sets=(16, 190, 744, 464),
        lines=(236, 168, 524, 396),
        corners=(Corner(16, 402, 244), Corner(500, 402, 244)),
    ),
}
"""By number of players. Plates and cards leave room between them for the plates' marks."""

LARGE = {
    2: Layout(
        height=420,
        card=180,
        places=(
            Spot((120, 368), (556, 210), (120, 290)),
            Spot((120, 52), (350, 210), (120, 130)),
        ),
    ),
    3: Layout(
        height=608,
        card=156,
        places=(
            Spot((380, 560), (380, 382), (380, 482)),
            Spot((640, 50), (514, 230), (640, 128)),
            Spot((120, 50), (246, 230), (120, 128)),
        ),
    ),
    4: Layout(
        height=666,
        card=156,
        places=(
            Spot((380, 618), (380, 438), (380, 540)),
            Spot((640, 136), (536, 316), (640, 214)),
            Spot((380, 50), (380, 230), (380, 128)),
            Spot((120, 136), (224, 316), (120, 214)),
        ),
    ),
    5: Layout(
        height=634,
        card=150,
        places=(
            Spot((380, 586), (380, 411), (380, 508)),
            Spot((640, 140), (609, 316), (640, 218)),
            Spot((572, 50), (456, 224), (452, 126)),
            Spot((188, 50), (304, 224), (308, 126)),
            Spot((120, 140), (151, 316), (120, 218)),
        ),
    ),
}
"""The layouts of a trick alone, with larger cards, by the number of players."""
