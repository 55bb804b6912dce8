"""The emojis: a card that can still be read when it is 22 pixels high. They serve all decks."""

from bot.pictures.faces import BACK
from cards import clear, signs, svg

SIZE = 128
WHITE, EDGE = "#ffffff", "#70757f"
RED, TRUMP, GOLD, BRONZE = "#d3122a", "#5b2c83", "#ffe08a", "#b86f00"
NIGHT = "#27407a"
HONOURS = ("1", "21")


def blank(ground: str, edge: str, width: float) -> str:
    """A card in the middle of the square."""
    return svg.rect(12, 3, 104, 122, ground, edge, width, 16)


def suit_card(suit: str, rank: str) -> str:
    """The rank above the sign, in the suit's colour of the clear deck."""
    color = clear.COLORS[suit]
    stretch = 1.1 if len(rank) == 1 else 0.9
    if rank == "W":
        stretch = 0.8
    tall = 70 if rank == "Q" else 80  # its tail needs room
    letter = svg.text(
        64, 10 + 0.66 * tall, tall, rank, color, font=svg.SANS, bold=4, stretch=stretch
    )
    return blank(WHITE, EDGE, 5) + letter + signs.suit(suit, 64, 96, 48, color)


def trump_card(number: str) -> str:
    """The number alone, as high as the card, in the colour of the trumps; honours on gold."""
    stretch = 1.1 if len(number) == 1 else 0.86
    size = 116 if len(number) == 1 else 98
    ground = blank(GOLD if number in HONOURS else WHITE, TRUMP, 8)
    low = 64 + 0.33 * size
    return ground + svg.text(64, low, size, number, TRUMP, font=svg.SANS, bold=5, stretch=stretch)


def fool() -> str:
    """The fool's cap, on gold as an honour."""
    return blank(GOLD, TRUMP, 8) + signs.cap(64, 64, 72, RED, TRUMP, BRONZE)


def back() -> str:
    """A card lying face down."""
    return blank(NIGHT, WHITE, 8) + signs.trump(64, 64, 60, WHITE)


def face(code: str) -> str:
    """The SVG of a card's emoji by its code, or of the back."""
    if code == BACK:
        body = back()
    elif code == "F":
        body = fool()
    elif code[0] == "T":
        body = trump_card(code[1:])
    else:
        body = suit_card(code[0], code[1:])
    return svg.document(body, SIZE, SIZE)
