"""Sentences of lessons as their readers see them: names of players, signs of cards."""

import re

from bot.deals.wording.words import plain_name
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.text import SUIT_SIGNS, code_sign
from bot.learning.lessons.script import LEARNER
from bot.pictures.faces import COURT, lettered_rank

SUIT_CODES = {sign: suit for suit, sign in SUIT_SIGNS.items()}
CARD = re.compile(
    f"([{''.join(SUIT_CODES)}])(10|[1-9]|[{COURT}])|(?<!\\w)(T[0-9]+|[{COURT}])(?!\\w)"
)
"""A card, or the letter of a court card alone."""
PLACES = ("right", "across", "left")
"""In place of the names of the players after the learner."""


def filled(sentence: str, info: TableInfo, words: Words) -> str:
    """Return a sentence with names and signs of cards; ``words`` has its marks and letters."""
    names = [plain_name(info, (LEARNER + step) % info.players) for step in range(1, info.players)]
    for place, name in zip(PLACES, names, strict=False):
        sentence = sentence.replace(f"{{{place}}}", name)
    return CARD.sub(lambda card: _sign(card, words), sentence)


def _sign(card: re.Match[str], words: Words) -> str:
    suit, rank, alone = card.groups()
    if suit:
        return code_sign(SUIT_CODES[suit] + rank, words)
    return lettered_rank(alone, words.letters) if alone in COURT else code_sign(alone, words)
