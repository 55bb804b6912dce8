"""A small sign for each trump, in one colour: what the scenes of the classic deck show.

Each is drawn about the origin in a box of 100 units.
"""

from collections.abc import Callable

from cards import svg
from cards.svg import circle, ellipse, path, placed, polygon, rect, ring, star, twice


def _bird(color: str, ground: str) -> str:
    body = "M-48 26L-26 2C-26 -22 -8 -34 8 -34C18 -46 36 -44 40 -30L52 -25L40 -18C42 12 24 34 -6 34"
    wing = path("M-22 6C-8 -12 8 -10 18 2C14 16 -4 22 -18 16", line=ground, width=6)
    legs = path("M-4 32L-8 48M10 32L10 48", line=color, width=6)
    return (
        legs
        + path(body + "C-22 34 -30 30 -32 24Z", color, width=0)
        + wing
        + circle(26, -28, 4.5, ground, width=0)
    )


def _owl(color: str, ground: str) -> str:
    body = "M-34 -48C-24 -40 -12 -38 0 -38C12 -38 24 -40 34 -48C42 -26 40 6 36 22C30 40 16 48 0 48"
    eye = circle(17, -14, 14, ground, width=0) + circle(17, -14, 6.5, color, width=0)
    beak = path("M-6 0L6 0L0 14Z", ground, width=0)
    chest = path("M-18 24q6 7 12 0q6 7 12 0q6 7 12 0", line=ground, width=5)
    shape = path(body + "C-16 48 -30 40 -36 22C-40 6 -42 -26 -34 -48Z", color, width=0)
    return shape + twice(eye, 0) + beak + chest


def _flower(color: str, ground: str) -> str:
    fan = [svg.around(0, 2, 50 if k % 2 else 40, -78 + 13 * k) for k in range(13)]
    folds = path("M0 0L-22 -30M0 0L0 -34M0 0L22 -30", line=ground, width=5)
    stem = path("M0 6L0 49", line=color, width=7) + path(
        "M0 44C-26 42 -30 26 -30 16C-12 18 -2 28 0 44ZM0 44C26 42 30 26 30 16C12 18 2 28 0 44Z",
        color, width=0,
    )  # fmt: skip
    return stem + polygon([(0, 14), *fan], color, width=0) + folds


def _castle(color: str, ground: str) -> str:
    wall = rect(-22, 4, 44, 44, color, width=0) + "".join(
        rect(x, -6, 10, 14, color, width=0) for x in (-17, -5, 7)
    )
    tower = rect(18, -14, 28, 62, color, width=0) + path("M13 -18L32 -52L51 -18Z", color, width=0)
    window = rect(28, -4, 8, 15, ground, width=0)
    gate = path("M-10 48L-10 30C-10 16 10 16 10 30L10 48Z", ground, width=0)
    return wall + twice(tower + window, 0) + gate


def _tree(color: str, ground: str) -> str:
    crown = "".join(
        circle(x, y, r, color, width=0)
        for x, y, r in ((0, -28, 22), (-24, -10, 20), (24, -10, 20), (0, -2, 22))
    )
    trunk = path("M-7 10L7 10L9 36L22 48L-22 48L-9 36Z", color, width=0)
    apples = "".join(circle(x, y, 5, ground, width=0) for x, y in ((-18, -12), (6, -26), (18, -4)))
    return crown + trunk + apples


def _lute(color: str, ground: str) -> str:
    body = path("M0 -18C36 -8 50 50 0 52C-50 50 -36 -8 0 -18Z", color, width=0)
    neck = rect(-6, -50, 12, 40, color, width=0) + rect(-17, -58, 34, 13, color, width=0, bend=3)
    hole = circle(0, 14, 11, ground, width=0) + path("M-17 36L17 36", line=ground, width=6)
    return placed(body + neck + hole, turn=32)


def _ship(color: str, ground: str) -> str:
    hull = path("M-50 20L50 20C46 38 34 46 22 46L-24 46C-38 44 -46 34 -50 20Z", color, width=0)
    mast = path("M0 22L0 -50", line=color, width=6)
    sails = path("M6 -44C34 -34 40 -8 38 12L6 12ZM-6 -34C-26 -24 -34 -4 -36 12L-6 12Z", color,
                 width=0)  # fmt: skip
    return hull + mast + sails


def _scales(color: str, ground: str) -> str:
    post = path("M0 -44L0 42M-38 -32L38 -32M-22 46L22 46", line=color, width=7)
    pan = path("M36 -30L22 8M36 -30L50 8", line=color, width=4)
    pan += path("M18 8L54 8C52 24 20 24 18 8Z", color, width=0)
    return post + twice(pan, 0) + circle(0, -42, 8, color, width=0)


def _lantern(color: str, ground: str) -> str:
    top = path("M-30 -18C-26 -34 26 -34 30 -18Z", color, width=0)
    top += circle(0, -40, 9, "none", color, 5)
    body = rect(-26, -14, 52, 52, color, width=0, bend=4) + rect(-34, 38, 68, 11, color, width=0,
                                                                 bend=4)  # fmt: skip
    flame = path("M0 -10C12 6 14 14 8 24C4 30 -4 30 -8 24C-14 14 -4 8 0 -10Z", ground, width=0)
    return top + body + flame


def _wheel(color: str, ground: str) -> str:
    spoke = path("M0 0L0 -40", line=color, width=6)
    knob = circle(0, -47, 5, color, width=0)
    return (
        circle(0, 0, 37, "none", color, 10)
        + ring(spoke + knob, 0, 0, 8)
        + circle(0, 0, 11, color, width=0)
    )


def _lion(color: str, ground: str) -> str:
    mane = polygon(star(0, 0, 52, 14, 0.8), color, width=0)
    face = path("M-26 -16C-22 -34 22 -34 26 -16C28 8 18 30 0 34C-18 30 -28 8 -26 -16Z", ground,
                width=0)  # fmt: skip
    looks = twice(circle(11, -9, 4.5, color, width=0), 0) + path("M-9 5L9 5L0 15Z", color, width=0)
    return mane + face + looks + path("M0 14L0 20M-11 23Q0 18 11 23", line=color, width=4)


def _anchor(color: str, ground: str) -> str:
    shank = path("M0 -26L0 44M-22 -16L22 -16", line=color, width=9)
    arms = path("M-40 12C-38 36 -18 44 0 46C18 44 38 36 40 12", line=color, width=9)
    tip = path("M26 18L42 -2L51 22Z", color, width=0)
    return shank + arms + twice(tip, 0) + circle(0, -37, 10, "none", color, 7)


def _hourglass(color: str, ground: str) -> str:
    ends = rect(-34, -50, 68, 12, color, width=0, bend=4) + rect(-34, 38, 68, 12, color, width=0,
                                                                 bend=4)  # fmt: skip
    glass = path("M-26 -40C-26 -12 -6 -8 -6 0C-6 8 -26 12 -26 40L26 40C26 12 6 8 6 0"
                 "C6 -8 26 -12 26 -40Z", color, width=0)  # fmt: skip
    sand = path("M-16 -32L16 -32C14 -20 6 -16 0 -10C-6 -16 -14 -20 -16 -32Z", ground, width=0)
    return ends + glass + sand


def _beehive(color: str, ground: str) -> str:
    rows = ((-46, 30), (-28, 56), (-10, 74), (8, 84), (26, 88))
    hive = "".join(rect(-w / 2, y, w, 16, color, width=0, bend=8) for y, w in rows)
    return hive + circle(0, 27, 9, ground, width=0) + rect(-50, 44, 100, 8, color, width=0, bend=3)


def _goat(color: str, ground: str) -> str:
    horn = path("M8 -18C12 -46 34 -54 50 -40C36 -40 26 -30 24 -10Z", color, width=0)
    ear = path("M20 -6C34 -14 46 -8 50 2C38 8 28 6 20 4Z", color, width=0)
    head = path("M-22 -14C-16 -24 16 -24 22 -14C22 6 14 24 9 32L0 50L-9 32C-14 24 -22 6 -22 -14Z",
                color, width=0)  # fmt: skip
    return (
        twice(horn + ear, 0)
        + head
        + twice(circle(10, -4, 4, ground, width=0), 0)
        + path("M-5 24L5 24", line=ground, width=5)
    )


def _tower(color: str, ground: str) -> str:
    wall = "M-24 48L-20 -12L-30 -12L-30 -34L-18 -34L-18 -25L-7 -25L-7 -34L7 -34L7 -25L18 -25L18 -34"
    shape = path(wall + "L30 -34L30 -12L20 -12L24 48Z", color, width=0)
    bolt = path("M6 -22L-12 10L0 10L-8 40L14 2L2 2L10 -22Z", ground, width=0)
    flame = path("M0 -36C-12 -42 -6 -52 0 -54C2 -48 12 -46 8 -36Z", color, width=0)
    return shape + bolt + flame


def _night_star(color: str, ground: str) -> str:
    small = polygon(star(0, 0, 30, 4, 0.34), color, width=0)
    return placed(small, turn=45) + polygon(star(0, 0, 52, 4, 0.26), color, width=0)


def _moon(color: str, ground: str) -> str:
    crescent = "M14 -48C-20 -44 -42 -20 -38 10C-34 36 -6 52 22 44C34 40 42 32 46 24C26 32 2 26 -6 6"
    return path(crescent + "C-14 -14 -4 -38 14 -48Z", color, width=0) + polygon(
        star(32, -18, 15, 5, 0.42), color, width=0
    )


def _sun(color: str, ground: str) -> str:
    ray = path("M-7 -32L0 -52L7 -32Z", color, width=0)
    return circle(0, 0, 26, color, width=0) + ring(ray, 0, 0, 12)


def _horn(color: str, ground: str) -> str:
    coil = circle(-2, -2, 27, "none", color, 10)
    tube = path("M-46 -29L-2 -29M-2 25L26 25", line=color, width=10)
    bell = path("M14 20C32 20 42 10 50 -6L50 56C42 40 32 30 14 30Z", color, width=0)
    return coil + tube + bell + rect(-52, -37, 9, 16, color, width=0, bend=3)


def _world(color: str, ground: str) -> str:
    lines = path("M-38 -10L38 -10M-38 18L38 18M0 -34L0 42", line=ground, width=4)
    lines += ellipse(0, 4, 18, 38, "none", ground, 4)
    cross = path("M0 -36L0 -52M-8 -46L8 -46", line=color, width=6)
    return circle(0, 4, 40, color, width=0) + lines + cross


Sign = Callable[[str, str], str]
_SIGNS: tuple[Sign, ...] = (
    _bird, _owl, _flower, _castle, _tree, _lute, _ship, _scales, _lantern, _wheel, _lion, _anchor,
    _hourglass, _beehive, _goat, _tower, _night_star, _moon, _sun, _horn, _world,
)  # fmt: skip


def of_trump(number: int, x: float, y: float, size: float, color: str, ground: str) -> str:
    """The sign of a trump from 1 to 21 about a centre, as high as ``size``."""
    return placed(_SIGNS[number - 1](color, ground), x, y, size / 100)
