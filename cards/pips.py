"""Where the pips of a plain card stand."""

from cards import signs

LEFT, MIDDLE, RIGHT = 116, 150, 184
TOP, BOTTOM = 78, 422

_ROWS: dict[int, tuple[tuple[float, float], ...]] = {
    # columns of 0 left, 1 middle, 2 right; heights from 0 at the top to 1 at the bottom
    1: ((1, 0.5),),
    2: ((1, 0), (1, 1)),
    3: ((1, 0), (1, 0.5), (1, 1)),
    4: ((0, 0), (2, 0), (0, 1), (2, 1)),
    5: ((0, 0), (2, 0), (1, 0.5), (0, 1), (2, 1)),
    6: ((0, 0), (2, 0), (0, 0.5), (2, 0.5), (0, 1), (2, 1)),
    7: ((0, 0), (2, 0), (0, 0.5), (2, 0.5), (0, 1), (2, 1), (1, 0.25)),
    8: ((0, 0), (2, 0), (0, 0.5), (2, 0.5), (0, 1), (2, 1), (1, 0.25), (1, 0.75)),
    9: ((0, 0), (2, 0), (0, 1 / 3), (2, 1 / 3), (1, 0.5), (0, 2 / 3), (2, 2 / 3), (0, 1), (2, 1)),
    10: ((0, 0), (2, 0), (0, 1 / 3), (2, 1 / 3), (1, 1 / 6), (0, 2 / 3), (2, 2 / 3), (1, 5 / 6),
         (0, 1), (2, 1)),
}  # fmt: skip


SIZES = {1: 150, 2: 80, 3: 80, 4: 60, 5: 60, 6: 60, 7: 58, 8: 58, 9: 56, 10: 56}
"""How high a sign is, by how many there are."""


def pips(suit: str, count: int, fill: str) -> str:
    """So many signs of a suit, those of the lower half upside down, as on any pack."""
    size = SIZES[count]
    return "".join(
        signs.suit(
            suit,
            (LEFT, MIDDLE, RIGHT)[int(column)],
            TOP + (BOTTOM - TOP) * height,
            size,
            fill,
            180 if height > 0.5 else 0,
        )
        for column, height in _ROWS[count]
    )
