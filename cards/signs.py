"""The signs of the suits and that of the trumps, about the origin in a box of 100 units."""

from cards import svg

BLACK_SUITS, RED_SUITS = "SC", "DH"
COLORS = {"S": "#0b0b0f", "C": "#00735a", "D": "#0b84ff", "H": "#c00f00"}
"""By suit, on all decks and emojis. A test holds how far apart they stay for the colour-blind."""

SPADE = (
    "M0 -50C9 -28 46 -10 46 16C46 30 37 39 25 39C15 39 7 33 4 25C5 38 11 45 20 50L-20 50"
    "C-11 45 -5 38 -4 25C-7 33 -15 39 -25 39C-37 39 -46 30 -46 16C-46 -10 -9 -28 0 -50Z"
)
CLUB = (
    "M0 -50C13 -50 23 -40 23 -28C23 -20 19 -13 12 -8C17 -11 22 -12 27 -11C39 -10 47 -1 47 11"
    "C47 24 37 33 25 33C16 33 8 28 4 20C5 36 11 45 20 50L-20 50C-11 45 -5 36 -4 20"
    "C-8 28 -16 33 -25 33C-37 33 -47 24 -47 11C-47 -1 -39 -10 -27 -11C-22 -12 -17 -11 -12 -8"
    "C-19 -13 -23 -20 -23 -28C-23 -40 -13 -50 0 -50Z"
)
DIAMOND = "M0 -50C9 -31 22 -13 38 0C22 13 9 31 0 50C-9 31 -22 13 -38 0C-22 -13 -9 -31 0 -50Z"
HEART = (
    "M0 47C-8 27 -47 10 -47 -19C-47 -35 -36 -46 -23 -46C-12 -46 -3 -39 0 -27"
    "C3 -39 12 -46 23 -46C36 -46 47 -35 47 -19C47 10 8 27 0 47Z"
)
SHAPES = {"S": SPADE, "C": CLUB, "D": DIAMOND, "H": HEART}


def suit(letter: str, x: float, y: float, size: float, fill: str, turn: float = 0) -> str:
    """The sign of a suit, as high as ``size``, about a centre."""
    return svg.placed(svg.path(SHAPES[letter], fill, width=0), x, y, size / 100, turn)


def trump(x: float, y: float, size: float, fill: str) -> str:
    """The star of the trumps."""
    return svg.polygon(svg.star(x, y, size / 2, 8, 0.5), fill, width=0)


CAP = (
    "M0 34L-27 34C-28 12 -34 -8 -41 -5C-46 -2 -46 8 -46 14L-59 14C-61 -16 -52 -42 -30 -43"
    "C-14 -44 -6 -30 0 -12Z"
)
"""The left half of the fool's cap."""


def cap(x: float, y: float, size: float, left: str, right: str, bells: str) -> str:
    """The fool's cap, the sign of the Fool: two horns that droop, with bells on them."""
    half = svg.path(CAP, left, width=0) + svg.placed(svg.path(CAP, right, width=0), wide=-1)
    band = svg.rect(-33, 36, 66, 14, bells, width=0, bend=6)
    return svg.placed(
        half + band + svg.twice(svg.circle(-52, 25, 11, bells, width=0), 0), x, y, size / 100
    )
