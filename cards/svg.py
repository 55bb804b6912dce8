"""Shapes as SVG text. All lengths are in units of the drawing; lines are ink by default."""

import math
from collections.abc import Iterable

from cards.colors import INK

Point = tuple[float, float]

SERIF = "'Libre Bodoni'"
SANS = "'Source Sans 3'"
LINE = 3.5
"""The default thickness of a line."""


def num(value: float) -> str:
    """A length as SVG writes it, to the hundredth."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _paint(fill: str, line: str, width: float) -> str:
    """The attributes of a shape; no line where its width is 0."""
    if not width:
        return f'fill="{fill}"'
    return f'fill="{fill}" stroke="{line}" stroke-width="{num(width)}"'


def path(data: str, fill: str = "none", line: str = INK, width: float = LINE) -> str:
    """The path that SVG's ``d`` describes."""
    return f'<path d="{data}" {_paint(fill, line, width)}/>'


def polygon(points: Iterable[Point], fill: str, line: str = INK, width: float = LINE) -> str:
    """A closed shape of straight edges."""
    return path("M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z", fill, line, width)


def circle(x: float, y: float, r: float, fill: str, line: str = INK, width: float = LINE) -> str:
    """A disc about a centre."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" {_paint(fill, line, width)}/>'


def ellipse(
    x: float, y: float, rx: float, ry: float, fill: str, line: str = INK, width: float = LINE
) -> str:
    """An ellipse about a centre."""
    size = f'rx="{num(rx)}" ry="{num(ry)}"'
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" {size} {_paint(fill, line, width)}/>'


def rect(
    x: float, y: float, w: float, h: float, fill: str, line: str = INK, width: float = LINE,
    bend: float = 0,
) -> str:  # fmt: skip
    """A rectangle from its upper left corner, with rounded corners if wished."""
    size = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(bend)}"'
    return f"<rect {size} {_paint(fill, line, width)}/>"


def text(
    x: float, y: float, size: float, words: str, fill: str = INK, *,
    font: str = SERIF, bold: float = 0, stretch: float = 1,
) -> str:  # fmt: skip
    """Words centred on x, standing on y; ``bold`` thickens them, ``stretch`` widens them."""
    place = f"translate({num(x)} {num(y)}) scale({num(stretch)} 1)"
    face = f'font-family="{font}" font-size="{num(size)}" text-anchor="middle"'
    return f'<text transform="{place}" {face} {_paint(fill, fill, bold)}>{words}</text>'


def group(*parts: str) -> str:
    """Drawings one above the other, the lowest first."""
    return "".join(parts)


def placed(
    body: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, wide: float = 1
) -> str:
    """A drawing moved to a place, enlarged, turned clockwise by degrees; ``wide`` -1 mirrors it."""
    move = f"translate({num(x)} {num(y)}) rotate({num(turn)})"
    return f'<g transform="{move} scale({scale * wide:.4g} {scale:.4g})">{body}</g>'


def twice(body: str, axis: float) -> str:
    """A drawing and its mirror image on the other side of an upright axis."""
    return body + placed(body, 2 * axis, wide=-1)


def turned(body: str, x: float, y: float) -> str:
    """A drawing and the same upside down, turned about a point."""
    return body + f'<g transform="rotate(180 {num(x)} {num(y)})">{body}</g>'


def tilted(body: str, degrees: float, x: float, y: float) -> str:
    """A drawing turned clockwise about a point."""
    return f'<g transform="rotate({num(degrees)} {num(x)} {num(y)})">{body}</g>'


def around(x: float, y: float, r: float, degrees: float) -> Point:
    """The point of a circle at an angle: 0 is up, 90 to the right."""
    angle = math.radians(degrees)
    return x + r * math.sin(angle), y - r * math.cos(angle)


def ring(body: str, x: float, y: float, count: int, start: float = 0) -> str:
    """A drawing about the origin, pointing up, repeated around a centre."""
    return "".join(placed(body, x, y, turn=start + 360 * k / count) for k in range(count))


def star(x: float, y: float, r: float, points: int, inner: float) -> list[Point]:
    """The corners of a star; ``inner`` is the share of the radius at its notches."""
    step = 180 / points
    return [around(x, y, r if k % 2 == 0 else r * inner, k * step) for k in range(2 * points)]


def clipped(body: str, shape: str, name: str) -> str:
    """The part of a drawing inside a shape; no other drawing may have the name."""
    cut = f'<clipPath id="{name}">{shape}</clipPath>'
    return f'{cut}<g clip-path="url(#{name})">{body}</g>'


def document(body: str, width: float, height: float) -> str:
    """A whole SVG of that many units."""
    head = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}"'
    return f'<svg {head} stroke-linejoin="round" stroke-linecap="round">{body}</svg>'
