"""The classic deck: a scene on each trump, courts with two heads, pips where pips belong."""

from bot.pictures.faces import BACK, FIGURES
from cards import signs, svg
from cards.back import back
from cards.colors import BLUE, GOLD, INK, NIGHT, PAPER, RED, SKY
from cards.courts import court
from cards.frames import HEIGHT, WIDTH, both_ends, document, edge
from cards.pips import pips
from cards.trumps_high import SCENES as HIGH
from cards.trumps_low import SCENES as LOW
from cards.trumps_middle import SCENES as MIDDLE

EDGE = INK
CORNER, SIGN = 49, 96
"""The middle of an index, and the height of the sign below it."""
TAB = (97, 197)
"""The corner of a court card that belongs to its index."""
SCENES = LOW | MIDDLE | HIGH
FOOL = 22
HONOURS = (1, 21, FOOL)
STARRED = (1, FOOL)
"""Trumps with heads so narrow that there is room for stars."""
LIGHT = "#f7dc8c"
"""The colours of shining gold."""
INDEX, NUMERAL = 66, 207
"""The middle of a trump's index, and of its numeral: in a fan one sees the left half of a card."""
NARROW = {4: 0.92, 5: 0.75}
"""The factor of width of long numerals."""
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def roman(number: int) -> str:
    """A trump's number in Roman numerals, up to 39.

    >>> roman(14), roman(21)
    ('XIV', 'XXI')
    """
    tens, ones = divmod(number, 10)
    return "X" * tens + ROMAN[ones]


def paper(field: str = "") -> str:
    """The paper of a card and its edge; a field cut out of it shows what was drawn before."""
    whole = f"M0 0H{WIDTH}V{HEIGHT}H0Z{field}"
    return svg.path(whole, PAPER, width=0).replace("<path", '<path fill-rule="evenodd"') + edge(INK)


def corner(suit: str, rank: str, color: str) -> str:
    """The index of a card in two corners: its number or letter above its sign."""
    stretch = 0.72 if rank in ("W", "10") else 0.96  # as wide as the others
    low, size = (80, 82) if rank == "Q" else (86, 98)  # its tail needs room
    letter = svg.text(CORNER, low, size, rank, color, bold=2.6, stretch=stretch)
    return both_ends(letter + signs.suit(suit, CORNER, 148, SIGN, color))


def suit_card(suit: str, rank: str) -> str:
    """A court card, whose letter may be that of a language, or a plain card."""
    color = signs.COLORS[suit]
    if rank.isdigit():
        return paper() + pips(suit, int(rank), color) + corner(suit, rank, color)
    frame = svg.rect(20, 20, 260, 460, "none", width=4)
    field = paper("M20 20H280V480H20Z") + frame
    tab = svg.path(f"M0 0H{TAB[0]}V{TAB[1]}H0Z", PAPER, width=0)
    tab += svg.path(f"M{TAB[0]} 20V{TAB[1]}H20", width=4)
    figure = court(suit, FIGURES.get(rank, rank))
    return figure + field + both_ends(tab) + edge(INK) + corner(suit, rank, color)


def plaque(x: float, y: float, notch: float) -> str:
    """The outline of a trump's field, so far from the edges of the card, with notched corners."""
    bow = f"A{notch} {notch} 0 0 0"
    left, top, right, low = x, y, WIDTH - x, HEIGHT - y
    return (
        f"M{left + notch} {top}H{right - notch}{bow} {right} {top + notch}"
        f"V{low - notch}{bow} {right - notch} {low}"
        f"H{left + notch}{bow} {left} {low - notch}V{top + notch}{bow} {left + notch} {top}Z"
    )


def plaque_frame(honour: bool) -> str:
    """A line about the field; a broad gold band and jewels about those of the three honours."""
    if not honour:
        places = [(x, y) for x in (26, WIDTH - 26) for y in (96, HEIGHT - 96)]
        studs = "".join(svg.circle(x, y, 4.5, GOLD, width=0) for x, y in places)
        return svg.path(plaque(22, 92, 18), width=4) + studs
    outline = plaque(27, 97, 18)
    band = svg.path(outline, line=INK, width=24) + svg.path(outline, line=GOLD, width=17)
    band += svg.path(outline, line=LIGHT, width=4)
    studs = svg.circle(29, 99, 12, RED) + svg.circle(271, 99, 12, RED)
    jewel = svg.circle(27, HEIGHT / 2, 17, GOLD) + signs.trump(27, HEIGHT / 2, 26, RED)
    return band + both_ends(studs + jewel) + edge_band()


def edge_band() -> str:
    """A gold band along the edge of an honour."""
    return svg.rect(7, 7, WIDTH - 14, HEIGHT - 14, "none", GOLD, 9, 13) + svg.rect(
        12, 12, WIDTH - 24, HEIGHT - 24, "none", INK, 1.6, 9
    )


def head(number: int) -> str:
    """The field above the picture of a trump: its index and its Roman numeral."""
    color = RED if number in HONOURS else INK
    stars = (
        "".join(signs.trump(NUMERAL + x, 52, 24, GOLD) for x in (-50, 50))
        if number in STARRED
        else ""
    )
    if number == FOOL:
        return (
            stars
            + signs.cap(NUMERAL, 50, 52, RED, BLUE, GOLD)
            + signs.cap(INDEX, 50, 62, RED, BLUE, GOLD)
        )
    words = roman(number)
    size, low = (82, 77) if number in HONOURS else (98, 82)  # clear of the band
    narrow = NARROW.get(len(words), 1)
    numeral = svg.text(NUMERAL, low - 6, 0.65 * size, words, color, bold=1.2, stretch=narrow)
    stretch = 1 if number < 10 else 0.8
    index = svg.text(INDEX, low, size, str(number), color, bold=2.6, stretch=stretch)
    return stars + numeral + index


def trump_card(number: int) -> str:
    """A trump with its scene between two big Roman numerals; 22 is the Fool."""
    scene = svg.placed(SCENES[number](), 22, 92) + paper(plaque(22, 92, 18))
    return scene + plaque_frame(number in HONOURS) + both_ends(head(number))


def face(code: str) -> str:
    """The SVG of a card of the classic deck by its code; its back is night blue and gold."""
    if code == BACK:
        return document(back((PAPER, EDGE), (NIGHT, "#3a5788", GOLD), (RED, SKY, GOLD)))
    if code == "F":
        return document(trump_card(FOOL))
    if code[0] == "T":
        return document(trump_card(int(code[1:])))
    return document(suit_card(code[0], code[1:]))
