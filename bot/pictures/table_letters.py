"""Letters readable at half their size: at least 14 pixels when a picture is 390 pixels wide."""

from bot.pictures.faces import SANS, SERIF
from bot.pictures.lettering import Lettering

TEXT = Lettering(SANS, 28)
HEAD_HANDS = (Lettering(SERIF, 33), Lettering(SANS, 30), TEXT)
"""Sizes of a headline, the smaller ones for lack of room."""
