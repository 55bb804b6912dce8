"""Nudges and reasons in words: ``search/telling`` has keys and facts, these are their sentences."""

from collections.abc import Callable
from typing import NamedTuple

from bot.deals.words import (
    SUIT_SIGNS,
    action_label,
    bonus_name,
    card_signs,
    code_sign,
    listed,
    plain_name,
)
from bot.games.info import TableInfo
from bot.kit.figures import points
from bot.kit.l10n import Words
from engine import Call, Give, Lay, Play, View, decode
from search.telling.grades import told_cost
from search.telling.nudges import Fact, Told, Tried

MOST_AS_GOOD = 3
"""How many other moves are named as equally good."""


class Says(NamedTuple):
    """Facts in spoken form: cards and suits as signs, players, moves and bonuses by name."""

    info: TableInfo
    view: View
    words: Words

    def facts(self, told: Told) -> dict[str, Fact]:
        """All facts of what is told, and this game's name for honours."""
        said: dict[str, Fact] = {
            key: SAID[key](self, str(value)) if key in SAID else value
            for key, value in told.facts.items()
        }
        return {**said, "trula": self.words("trula-name")} if "honours" in said else said

    def worse(self, tried: Tried) -> str:
        """A move, and by how much it is worse than the one advised."""
        less = points(told_cost(tried.gap.less, tried.gap.error), self.words)
        return self.words("hint-worse-by", move=self.move(tried.code), less=less)

    def card(self, code: str) -> str:
        return code_sign(code, self.words)

    def cards(self, codes: str) -> str:
        return listed([code_sign(code, self.words) for code in codes.split()] or ["–"], self.words)

    def suit(self, suit: str) -> str:
        return SUIT_SIGNS[suit]

    def suits(self, text: str) -> str:
        return " · ".join(f"{SUIT_SIGNS[one[0]]} {one[1:]}" for one in text.split())

    def players(self, numbers: str) -> str:
        return listed([plain_name(self.info, int(one)) for one in numbers.split()], self.words)

    def move(self, code: str) -> str:
        """A move by its code: cards as signs, anything else as on its button."""
        action = decode(self.view.rules.pack, code)
        match action:
            case Play(cards, "") | Call(cards) | Give(cards) | Lay(cards):
                return card_signs(self.view.rules.pack, cards, self.words)
        return action_label(action, self.view, self.words, self.info)

    def moves(self, codes: str) -> str:
        named = [self.move(one) for one in codes.split()]
        more = len(named) - MOST_AS_GOOD
        others = [self.words("hint-others", number=more)] if more > 0 else []
        return listed([*named[:MOST_AS_GOOD], *others], self.words)

    def bonus(self, key: str) -> str:
        return bonus_name(key, self.words)


SAID: dict[str, Callable[[Says, str], str]] = {
    "card": Says.card,
    "other_card": Says.card,
    "pagat": Says.card,
    "cards": Says.cards,
    "suit": Says.suit,
    "suits": Says.suits,
    "player": Says.players,
    "players": Says.players,
    "move": Says.move,
    "moves": Says.moves,
    "bonus": Says.bonus,
}
"""How to put each fact into words, by name; facts without an entry are numbers."""


def reason_text(told: Told, info: TableInfo, view: View, words: Words) -> str:
    """A reason by itself, as an analysis tells it."""
    return words(f"reason-{told.key}", **Says(info, view, words).facts(told))
