"""Shared parts of the scenes of the trumps.

A scene fills a field of 256 by 316 units, the origin in its upper left corner.
"""

from collections.abc import Iterable

from cards import svg
from cards.colors import GOLD, GREEN, INK

FIELD = (256, 316)


def sky(color: str) -> str:
    """The ground of a scene."""
    return svg.rect(0, 0, *FIELD, color, width=0)


def leaf(x: float, y: float, size: float, turn: float, fill: str = GREEN) -> str:
    """A leaf that grows from a point, upwards unless turned."""
    shape = svg.path("M0 0C-22 -14 -20 -40 0 -58C20 -40 22 -14 0 0Z", fill, width=3)
    return svg.placed(shape + svg.path("M0 0L0 -40", width=2), x, y, size, turn)


def note(x: float, y: float, size: float, fill: str = INK) -> str:
    """A note of music."""
    stem = svg.path("M8 0L8 -40C12 -30 24 -30 22 -14", line=fill, width=5)
    return svg.placed(svg.ellipse(0, 0, 10, 7, fill, width=0) + stem, x, y, size)


def stars(places: Iterable[tuple[float, float, float]], fill: str = GOLD, points: int = 4) -> str:
    """Stars at places, each with its radius."""
    inner = 0.3 if points == 4 else 0.42
    return "".join(
        svg.polygon(svg.star(x, y, r, points, inner), fill, width=0) for x, y, r in places
    )


def teeth(x: float, y: float, width: float, count: int, fill: str) -> str:
    """The battlements of a wall, standing on its upper edge."""
    step = width / (2 * count - 1)
    return "".join(svg.rect(x + 2 * k * step, y - 14, step, 16, fill) for k in range(count))
