"""Letters that read at half their size: 14 pixels and more where a picture is 390 pixels wide."""

from bot.pictures.faces import SANS, SERIF
from bot.pictures.lettering import Lettering

TEXT = Lettering(SANS, 28)
HEAD_HANDS = (Lettering(SERIF, 33), Lettering(SANS, 30), TEXT)
"""How large a headline is, the smaller ones where it would have no room."""
