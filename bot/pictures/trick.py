"""The trick on the table, and which card wins."""

from PIL import Image

from bot.pictures.cards import Light, lay, sized
from bot.pictures.layouts import Layout
from bot.pictures.scenes import TableScene
from bot.pictures.shapes import glow


def draw_trick(image: Image.Image, scene: TableScene, layout: Layout, top: int) -> None:
    """Draw the cards where their players sit; the winning one is lit."""
    size = sized(layout.card)
    at = {one.player: layout.places[one.player].card for one in scene.trick}
    for one in sorted(scene.trick, key=lambda one: at[one.player][1]):
        x, y = at[one.player]
        left, upper = x - size.width // 2, top + y - size.height // 2
        if one.wins:
            glow(image, (left, upper, left + size.width, upper + size.height), size.radius)
        light: Light = "dim" if scene.complete and not one.wins else "bright"
        lay(image, (left, upper), scene.deck, one.code, size, light)
