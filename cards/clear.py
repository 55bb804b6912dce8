"""The clear deck: as large as may be, a colour a suit, distinguishable for colour-blind people."""

from bot.pictures.faces import BACK, FIGURES
from cards import emblems, signs, svg, trump_signs
from cards.back import back
from cards.frames import HEIGHT, WIDTH, blank, both_ends, document

WHITE = "#ffffff"
GOLD = "#ffd166"
EDGE = "#4a4f5a"
FOOL = "fool"
HONOURS = ("1", "21", FOOL)
COLORS = signs.COLORS | {"T": "#6a2c91"}
"""By suit, the trumps too."""


def index(words: str, x: float, y: float, size: float, color: str) -> str:
    """A huge letter or number; two digits stand closer, and a W is as wide as other letters."""
    stretch = 0.74 if words == "W" else 1 if len(words) == 1 else 0.82
    return svg.text(x, y, size, words, color, font=svg.SANS, bold=5, stretch=stretch)


def suit_card(suit: str, rank: str) -> str:
    """A court card has an emblem in a frame, a plain card its sign alone."""
    color = COLORS[suit]
    tall = 144 if rank == "Q" else 164  # its tail needs room
    corner = index(rank, 72 if len(rank) == 1 else 80, 24 + 0.66 * tall, tall, color)
    corner += signs.suit(suit, 72, 206, 94, color)
    if rank.isdigit():
        return blank(WHITE, EDGE) + both_ends(corner)
    emblem = both_ends(emblems.of_rank(FIGURES.get(rank, rank), 212, 118, 118, color, WHITE))
    frame = svg.rect(10, 10, WIDTH - 20, HEIGHT - 20, "none", color, 7, 12)
    return blank(WHITE, EDGE) + frame + emblem + both_ends(corner)


def two_digits(words: str, color: str, size: float) -> str:
    """A number that is read whole where half of the card is covered."""
    return svg.text(90, 150, size, words, color, font=svg.SANS, bold=5, stretch=0.74)


def trump_card(name: str) -> str:
    """White on the colour of the trumps, a sign each; honours are gold, framed, with a star."""
    honour = name in HONOURS
    color = GOLD if honour else WHITE
    frame = svg.rect(14, 14, WIDTH - 28, HEIGHT - 28, "none", color, 10 if honour else 3, 12)
    if name == FOOL:
        mark = signs.cap(102, 100, 108, GOLD, WHITE, GOLD)
    else:
        mark = (
            index(name, 84, 158, 190, color)
            if len(name) == 1
            else two_digits(name, color, 160 if honour else 178)
        )
        mark += trump_signs.of_trump(int(name), 84, 216, 90, color, COLORS["T"])
    star = signs.trump(232, 76, 74, GOLD) if honour else ""
    return blank(COLORS["T"], EDGE) + frame + both_ends(mark + star)


def face(code: str) -> str:
    """The SVG of a card of the clear deck by its code; its back is grey, taken for no suit."""
    if code == BACK:
        grey = ("#3a4254", "#56607a", "#c3cbdb")
        body = back((WHITE, EDGE), grey, (WHITE, "#aeb8cc", WHITE))
    elif code == "F":
        body = trump_card(FOOL)
    elif code[0] == "T":
        body = trump_card(code[1:])
    else:
        body = suit_card(code[0], code[1:])
    return document(body)
