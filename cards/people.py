"""Shared parts of the people of the courts.

A figure stands on the line that halves the card: the origin is the middle of that line, up is
negative, and there is room from -130 to 130 and up to -225. The upper left corner belongs to the
index. All suits have the same figures in colours of their own; those of the red suits carry other
things than those of the black.
"""

from dataclasses import dataclass

from cards import signs, svg
from cards.colors import (
    BLUE,
    BROWN,
    CREAM,
    GOLD,
    GREEN,
    GREY,
    INK,
    NIGHT,
    ORANGE,
    PLUM,
    RED,
    ROSE,
    SAGE,
    SKIN,
    SKY,
    STONE,
    TAN,
    TEAL,
    WHITE,
)  # fmt: skip  # isort: skip


@dataclass(frozen=True)
class Dress:
    """The clothes and looks of a suit's people."""

    suit: str
    ground: str
    rays: str
    robe: str
    lining: str
    hair: str
    beard: str
    horse: str
    mane: str
    boots: str

    @property
    def ink(self) -> str:
        """The colour in which the suit is printed."""
        return signs.COLORS[self.suit]

    @property
    def red(self) -> bool:
        """Whether the suit is a red one."""
        return self.suit in signs.RED_SUITS


_DRESSES = (
    Dress("S", SKY, "#c8e4e7", NIGHT, BLUE, INK, "#4a3b36", "#66606e", INK, BROWN),
    Dress("C", SAGE, "#d3dfba", GREEN, TAN, BROWN, BROWN, "#a8643a", "#4a2f22", INK),
    Dress("D", CREAM, "#fbf0d4", ORANGE, TEAL, "#d9a441", "#d9a441", GREY, STONE, BROWN),
    Dress("H", "#efc4b4", "#f6d6ca", RED, PLUM, "#8a3d1e", STONE, WHITE, "#8a3d1e", INK),
)
DRESSES = {dress.suit: dress for dress in _DRESSES}


def eyes(y: float, gap: float, look: float = 0) -> str:
    """A pair of eyes under their brows; they look left at -1, to the right at 1."""
    white = f"M{gap - 8} {y}Q{gap} {y - 8} {gap + 8} {y}Q{gap} {y + 4} {gap - 8} {y}Z"
    brow = f"M{gap - 7} {y - 11}Q{gap + 3} {y - 17} {gap + 11} {y - 9}"
    lids = svg.twice(svg.path(white, WHITE, width=2) + svg.path(brow, width=3), 0)
    shift = 2.6 * look
    return lids + "".join(svg.circle(x + shift, y - 1, 3.2, INK, width=0) for x in (-gap, gap))


def nose(y: float) -> str:
    """A nose seen from before; it begins between the eyes."""
    return svg.path(f"M2 {y}L-4 {y + 20}Q0 {y + 25} 6 {y + 21}", width=2.6)


def blush(x: float, y: float) -> str:
    """Two red cheeks."""
    return svg.twice(svg.circle(x, y, 6, ROSE, width=0), 0)


def hand(x: float, y: float) -> str:
    """A hand that holds something upright."""
    shape = "M-16 0C-8 -11 13 -9 17 3C17 14 9 20 -1 20C-11 18 -18 11 -16 0Z"
    return svg.placed(svg.path(shape, SKIN), x, y)


def fist(x: float, y: float) -> str:
    """A fist around something, with its fingers."""
    lines = svg.path("M-11 -2L3 -2M-11 5L3 5", width=2)
    return svg.placed(svg.rect(-14, -10, 27, 22, SKIN, bend=9) + lines, x, y)


def sleeve(data: str, color: str, width: float = 28) -> str:
    """An arm along a line, from the shoulder to the wrist."""
    return rod(data, color, width)


def rod(data: str, color: str = GOLD, width: float = 6) -> str:
    """A stick with an outline."""
    return svg.path(data, line=INK, width=width + 6) + svg.path(data, line=color, width=width)
