"""The theme of all pictures: felt, plates, words and their letters. Another one is another row."""

from pathlib import Path
from typing import NamedTuple

from bot.pictures.faces import SANS, SERIF
from bot.pictures.stamps import Colour


class Lettering(NamedTuple):
    """A font at a size, in pixels."""

    font: Path
    size: int


class Theme(NamedTuple):
    """The colours and letters of pictures."""

    felt: Colour
    rim: Colour
    """Of the felt, and what shows through a dimmed card."""
    bar: Colour
    """The background of a head or a foot."""
    plate: Colour
    """Plates, and felt in shadow."""
    words: Colour
    low: Colour
    """Words that matter less."""
    pale: Colour
    """Words on the felt, where low ones are hard to read."""
    gold: Colour
    """The declarer's side, and things that count now."""
    blue: Colour
    """The defence."""
    headline: Lettering
    plain_headline: Lettering
    """For letters that the handsome font lacks."""
    text: Lettering
    """All other words: 14 pixels high where a phone shows pictures at half their size."""


GREEN = Theme(
    felt=(30, 102, 77),
    rim=(15, 66, 51),
    bar=(13, 48, 38),
    plate=(10, 28, 24),
    words=(246, 246, 240),
    low=(172, 196, 186),
    pale=(216, 230, 223),
    gold=(250, 206, 98),
    blue=(126, 186, 244),
    headline=Lettering(SERIF, 33),
    plain_headline=Lettering(SANS, 31),
    text=Lettering(SANS, 28),
)

THEME = GREEN
"""The one in which all pictures are drawn."""
