"""The classic deck: a scene on each trump, courts with two heads, pips where pips belong."""

from cards import signs, svg
from cards.colors import BLUE, GOLD, INK, PAPER, RED
from cards.courts import court
from cards.frames import HEIGHT, WIDTH, both_ends, document, edge
from cards.pips import pips
from cards.trumps_high import SCENES as HIGH
from cards.trumps_low import SCENES as LOW
from cards.trumps_middle import SCENES as MIDDLE

SCENES = LOW | MIDDLE | HIGH
FOOL = 22
HONOURS = (1, 21, FOOL)
STARRED = (1, FOOL)
"""Heads so narrow that there is room for stars."""
INDEX, NUMERAL = 66, 207
"""Where the middle of a trump's index is, and that of its numeral: what one sees of a card in a
fan is its left half."""
NARROW = {4: 0.92, 5: 0.75}
"""How much narrower long numerals are."""
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


def corner(index: str, sign: str, color: str) -> str:
    """The index in two corners: the letter or number above its sign."""
    stretch = 1 if len(index) == 1 else 0.7
    letter = svg.text(52, 86, 98, index, color, bold=2.6, stretch=stretch)
    return both_ends(letter + sign)


def suit_card(suit: str, rank: str) -> str:
    """A court card or a plain card."""
    color = RED if suit in signs.RED_SUITS else INK
    if rank.isdigit():
        sign = signs.suit(suit, 52, 128, 52, color)
        return paper() + pips(suit, int(rank), color) + corner(rank, sign, color)
    tab = both_ends(svg.path("M20 20L102 20L102 160L20 160Z", PAPER, width=4))
    letter = svg.text(61, 93, 88, rank, color, bold=2.6) + signs.suit(suit, 61, 128, 50, color)
    frame = svg.rect(20, 20, 260, 460, "none", width=4)
    field = paper("M20 20H280V480H20Z") + frame
    return court(suit, rank) + field + tab + both_ends(letter)


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
    """A double line about the field; a gold band about those of the three honours."""
    studs = "".join(
        svg.circle(x, y, 4.5, RED if honour else GOLD, width=0)
        for x in (26, WIDTH - 26)
        for y in (96, HEIGHT - 96)
    )
    if not honour:
        return svg.path(plaque(22, 92, 18), width=4) + studs
    band = svg.path(plaque(25, 95, 18), line=INK, width=16) + svg.path(
        plaque(25, 95, 18), line=GOLD, width=10
    )
    jewel = svg.circle(25, HEIGHT / 2, 13, GOLD) + signs.trump(25, HEIGHT / 2, 20, RED)
    return band + studs + both_ends(jewel)


def head(number: int) -> str:
    """What stands above the field of a trump: its index and its Roman numeral."""
    color = RED if number in HONOURS else INK
    stars = (
        "".join(signs.trump(NUMERAL + x, 52, 24, GOLD) for x in (-50, 50))
        if number in STARRED
        else ""
    )
    if number == FOOL:
        return (
            stars
            + signs.cap(NUMERAL, 48, 56, RED, BLUE, GOLD)
            + signs.cap(INDEX, 48, 80, RED, BLUE, GOLD)
        )
    words = roman(number)
    numeral = svg.text(NUMERAL, 76, 66, words, color, bold=1.2, stretch=NARROW.get(len(words), 1))
    index = svg.text(INDEX, 82, 98, str(number), color, bold=2.6, stretch=1 if number < 10 else 0.8)
    return stars + numeral + index


def trump_card(number: int) -> str:
    """A trump with its scene between two big Roman numerals; 22 is the Fool."""
    scene = svg.placed(SCENES[number](), 22, 92) + paper(plaque(22, 92, 18))
    return scene + plaque_frame(number in HONOURS) + both_ends(head(number))


def face(code: str) -> str:
    """The SVG of a card of the classic deck by its code."""
    if code == "F":
        return document(trump_card(FOOL))
    if code[0] == "T":
        return document(trump_card(int(code[1:])))
    return document(suit_card(code[0], code[1:]))
