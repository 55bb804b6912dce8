"""The back of the cards, in the colours of a deck; it looks the same from both ends.

A fool's motley with a bell in every second lozenge; in the middle two fool's caps, foot to foot,
in a ring of 22 beads, one for each trump.
"""

from cards import signs, svg
from cards.frames import blank, both_ends

STEP, RISE = 26, 32
"""Half the way from one lozenge to the next in its row, and in its column."""
TRUMPS = 22


def motley(light: str, bells: str) -> str:
    """Lozenges with curved sides, and bells between them."""
    half = f"M0 {-RISE}C4 -12 10 -4 {STEP} 0C10 4 4 12 0 {RISE}"
    lozenge = svg.path(f"{half}C-4 12 -10 4 {-STEP} 0C-10 -4 -4 -12 0 {-RISE}Z", light, width=0)
    bell = svg.circle(0, 0, 5.5, bells, width=0)
    drawn = ""
    for m in range(-6, 7):
        for n in range(-9, 10):
            part = lozenge if (m + n) % 2 == 0 else bell
            drawn += svg.placed(part, 150 + STEP * m, 250 + RISE * n)
    return drawn


def back(sheet: tuple[str, str], colors: tuple[str, str, str], cap: tuple[str, str, str]) -> str:
    """Paper and its edge; a ground, what is light on it and what shines; the colours of caps."""
    ground, light, gold = colors
    cut = '<rect x="20" y="20" width="260" height="460" rx="6"/>'
    body = blank(*sheet) + svg.rect(20, 20, 260, 460, ground, width=0, bend=6)
    body += svg.clipped(motley(light, gold), cut, "field")
    body += svg.rect(20, 20, 260, 460, "none", ground, 6, 6)
    body += svg.rect(28, 28, 244, 444, "none", gold, 4, 4)
    bead = svg.circle(0, -78, 4.2, gold, width=0)
    body += svg.circle(150, 250, 90, ground, gold, 4) + svg.ring(bead, 150, 250, TRUMPS)
    caps = both_ends(signs.cap(150, 219, 64, *cap))
    return body + svg.circle(150, 250, 67, "none", gold, 2.5) + caps
