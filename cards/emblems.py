"""Emblems of the courts in one colour: a crown, a diadem, a horse and a halberd."""

from cards import svg

CROWN = "M-40 30L-50 -28L-24 -6L0 -46L24 -6L50 -28L40 30ZM-40 36L40 36L40 48L-40 48Z"
DIADEM = (
    "M-46 34C-20 24 20 24 46 34L50 -2C42 8 34 10 28 6L24 -14C18 -4 14 0 8 -2L0 -34L-8 -2"
    "C-14 0 -18 -4 -24 -14L-28 6C-34 10 -42 8 -50 -2Z"
)
HORSE = (
    "M-2 -44L8 -50L12 -38C34 -30 46 -2 44 48L-22 48C-24 30 -2 20 -4 2C-14 4 -20 12 -30 18"
    "C-38 22 -46 14 -44 6C-38 -10 -26 -30 -8 -36Z"
)
POLE = "M-5 -6L5 -6L5 52L-5 52ZM0 -56L10 -30L5 -6L-5 -6L-10 -30Z"
BLADE = (
    "M5 -24C18 -26 28 -34 32 -46C48 -30 48 8 32 24C28 12 18 4 5 2Z"
    "M-5 -22L-34 -34C-30 -18 -22 -4 -5 0Z"
)


def crown(color: str, ground: str) -> str:
    """The king's."""
    pearls = "".join(
        svg.circle(x, y, 6, color, width=0) for x, y in ((-50, -32), (0, -48), (50, -32))
    )
    return svg.path(CROWN, color, width=0) + pearls


def diadem(color: str, ground: str) -> str:
    """The queen's, with pearls on its points."""
    pearls = "".join(
        svg.circle(x, y, r, color, width=0)
        for x, y, r in ((0, -42, 8), (-25, -22, 6.5), (25, -22, 6.5), (-51, -9, 6.5), (51, -9, 6.5))
    )
    return (
        svg.path(DIADEM, color, width=0)
        + pearls
        + svg.path("M-40 24C-20 14 20 14 40 24", line=ground, width=5)
    )


def horse(color: str, ground: str) -> str:
    """The cavalier's."""
    eye = svg.circle(-8, -18, 4.5, ground, width=0)
    mane = svg.path("M14 -26C28 -14 34 8 32 34", line=ground, width=5)
    return svg.path(HORSE, color, width=0) + eye + mane


def halberd(color: str, ground: str) -> str:
    """The jack's."""
    return svg.path(POLE, color, width=0) + svg.path(BLADE, color, width=0)


_EMBLEMS = {"K": crown, "Q": diadem, "C": horse, "J": halberd}


def of_rank(rank: str, x: float, y: float, size: float, color: str, ground: str) -> str:
    """The emblem of a court's rank about a centre."""
    return svg.placed(_EMBLEMS[rank](color, ground), x, y, size / 100)
