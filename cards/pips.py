"""The places of the pips of a plain card: on three columns between the indices, clear of both."""

from cards import signs

MIDDLE = 150
TOP, BOTTOM = 76, 424
APART = 26
"""The distance of the outer columns from the middle one."""

_ROWS: dict[int, tuple[tuple[float, float], ...]] = {
    # columns of -1 left, 0 middle, 1 right; heights from 0 at the top to 1 at the bottom
    1: ((0, 0.5),),
    2: ((0, 0), (0, 1)),
    3: ((0, 0), (0, 0.5), (0, 1)),
    4: ((-1, 0), (1, 0), (-1, 1), (1, 1)),
    5: ((-1, 0), (1, 0), (0, 0.5), (-1, 1), (1, 1)),
    6: ((-1, 0), (1, 0), (-1, 0.5), (1, 0.5), (-1, 1), (1, 1)),
    7: ((-1, 0), (1, 0), (-1, 0.5), (1, 0.5), (-1, 1), (1, 1), (0, 0.25)),
    8: ((-1, 0), (1, 0), (-1, 0.5), (1, 0.5), (-1, 1), (1, 1), (0, 0.25), (0, 0.75)),
    9: ((-1, 0), (1, 0), (-1, 1 / 3), (1, 1 / 3), (0, 0.5), (-1, 2 / 3), (1, 2 / 3), (-1, 1),
        (1, 1)),
    10: ((-1, 0), (1, 0), (-1, 1 / 3), (1, 1 / 3), (0, 1 / 6), (-1, 2 / 3), (1, 2 / 3),
         (0, 5 / 6), (-1, 1), (1, 1)),
}  # fmt: skip

SIZES = {1: 160, 2: 84, 3: 84}
"""By number of pips: the height of a sign."""
SMALL = 44


def pips(suit: str, count: int, fill: str) -> str:
    """The signs of a suit on a plain card, those of the lower half upside down, as on any pack."""
    size = SIZES.get(count, SMALL)
    return "".join(
        signs.suit(
            suit,
            MIDDLE + column * APART,
            TOP + (BOTTOM - TOP) * height,
            size,
            fill,
            180 if height > 0.5 else 0,
        )
        for column, height in _ROWS[count]
    )
