"""The size of a card, its edge, and what both its ends share."""

from cards import svg

WIDTH, HEIGHT = 300, 500
"""Of a card, in units of the drawing."""


def edge(color: str) -> str:
    """The line along the edge; the picture is trimmed to round corners outside it."""
    return svg.rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, "none", color, 3, 17)


def blank(ground: str, color: str) -> str:
    """An empty card with its edge."""
    return svg.rect(0, 0, WIDTH, HEIGHT, ground, width=0) + edge(color)


def both_ends(body: str) -> str:
    """A drawing, and the same upside down at the other end."""
    return svg.turned(body, WIDTH / 2, HEIGHT / 2)


def document(body: str) -> str:
    """The SVG of a card."""
    return svg.document(body, WIDTH, HEIGHT)
