"""Draws straw men: piles of cards face down, with one face up on top."""

from PIL import Image

from bot.pictures.cards import Size, lay
from bot.pictures.faces import BACK
from bot.pictures.lettering import write
from bot.pictures.scenes import StrawMan
from bot.pictures.shapes import ring
from bot.pictures.theme import THEME

STEP = 4
"""How far each card of a pile is offset from the one above it, in pixels."""
BADGE = 20
"""The radius of the disc with the number of hidden cards, ."""


def draw_pile(
    image: Image.Image,
    at: tuple[int, int],
    deck: str,
    pile: StrawMan,
    size: Size,
) -> None:
    """Draw a pile with the number of its hidden cards; ``at`` is its upper left corner."""
    x, y = at
    if not pile.hidden and pile.top == BACK:
        return
    for under in range(pile.hidden, 0, -1):
        lay(image, (x + STEP * under, y + STEP * under), deck, BACK, size)
    if pile.top != BACK:
        lay(image, at, deck, pile.top, size, "dim" if pile.dim else "bright")
    if pile.hidden:
        middle = (x + size.width + STEP * pile.hidden - 4, y + size.height - BADGE)
        count(image, middle, pile.hidden)


def count(image: Image.Image, middle: tuple[int, int], number: int) -> None:
    """Draw a disc with a number."""
    x, y = middle
    ring(image, (x - BADGE, y - BADGE, x + BADGE, y + BADGE), BADGE, THEME.low, THEME.plate, 2)
    write(image, middle, str(number), THEME.text, anchor="mm")
