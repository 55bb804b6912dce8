"""The back of the cards, in the colours of each deck; it looks the same from both ends."""

from cards import clear as clear_deck
from cards import signs, svg
from cards.colors import GOLD, INK, PAPER, RED
from cards.frames import blank, document

STEP = 20
"""Half the way from one crossing of the lattice to the next."""


def lattice(light: str) -> str:
    """Lozenges with a little star in each; lines cross in the middle of the card."""
    down = svg.path("M-260 -260L260 260", line=light, width=2)
    lines = "".join(
        svg.placed(down, 150 + 2 * STEP * k, 250, wide=wide)
        for k in range(-10, 11)
        for wide in (1, -1)
    )
    stars = "".join(
        svg.polygon(svg.star(150 + STEP * m, 250 + STEP * n, 8, 4, 0.4), light, width=0)
        for m in range(-7, 8)
        for n in range(-12, 13)
        if (m + n) % 2
    )
    return lines + stars


def classic() -> str:
    """The SVG of the classic deck's back: red and gold."""
    return _back(PAPER, INK, RED, "#e9b7a0", GOLD)


def clear() -> str:
    """The SVG of the clear deck's back: grey, so that it is taken for no suit."""
    return _back(clear_deck.WHITE, clear_deck.EDGE, "#3a4254", "#8f9bb3", clear_deck.WHITE)


def _back(paper: str, edge: str, ground: str, light: str, accent: str) -> str:
    """Paper and its edge, a ground with lines on it, a star in the middle."""
    cut = '<rect x="20" y="20" width="260" height="460" rx="6"/>'
    body = blank(paper, edge)
    body += svg.rect(20, 20, 260, 460, ground, width=0, bend=6)
    body += svg.clipped(lattice(light), cut, "field")
    body += svg.rect(20, 20, 260, 460, "none", ground, 5, 6)
    body += svg.rect(30, 30, 240, 440, "none", light, 3, 3)
    bead = svg.circle(0, -63, 2.6, light, width=0)
    body += svg.circle(150, 250, 72, ground, light, 4) + svg.ring(bead, 150, 250, 32)
    body += svg.circle(150, 250, 54, "none", light, 2)
    body += signs.trump(150, 250, 96, accent) + svg.circle(150, 250, 12, ground, width=0)
    return document(body)
