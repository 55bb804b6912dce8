"""Hints in words: on the hand of the person who asked, and who asked how often for everybody."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from bot.pages.figures import signed_tenths, tenths
from bot.pages.l10n import Words
from bot.pages.page import Button, Row
from bot.pages.words import (
    SUIT_SIGNS,
    action_label,
    bonus_name,
    card_signs,
    code_sign,
    listed,
    plain_name,
)
from bot.tables.hints_given import MOVE, NUDGE, REASONS, Given, decides
from bot.tables.info import TableInfo
from engine import Call, Give, Lay, Play, View, decode
from search.telling.nudges import Fact, Hint, Told, Tried

MOST_MOVES = 4
"""Moves of which the worth is told."""
MOST_AS_GOOD = 3
"""Other moves that are named as being as good."""


def hint_button(
    info: TableInfo, view: View, words: Words, given: Given | None
) -> tuple[Button, ...]:
    """The way to a hint, or to more of it, for a player who may do something now."""
    step = NUDGE if given is None else given.step + 1
    if not info.hints or not decides(view) or step > REASONS:
        return ()
    return (Button(info.control(f"hint:{step}"), words(f"hint-ask-{step}")),)


def hint_text(info: TableInfo, view: View, words: Words, given: Given) -> str:
    """As much of a hint as was asked for."""
    hint, says = given.hint, _Says(info, view, words)
    lines = [words("hint-nudge", nudge=words(f"nudge-{hint.nudge.key}", **says.facts(hint.nudge)))]
    if given.step >= MOVE:
        lines.append(words("hint-move", move=says.move(hint.move)))
    if given.step >= REASONS:
        lines += [f"-# {line}" for line in _reasons(hint, says)]
    return "\n".join(lines)


def _reasons(hint: Hint, says: "_Says") -> Iterator[str]:
    """Why: on what it rests, what the moves are worth, and what was counted."""
    words = says.words
    if not hint.worlds:
        yield words("hint-thumb")
    elif not hint.tried:
        yield words("hint-thumb-first")
    else:
        yield words("hint-worlds", worlds=hint.worlds)
        told = _worth_telling(hint)
        error = max(one.error for one in told)
        values = " · ".join(map(says.worth, told))
        unit = "hint-values" if says.view.rules.zero_sum else "hint-values-less"
        yield words(unit, values=values, error=tenths(error, says.words))
    counted = hint.worlds > 0 and not hint.tried
    for reason in hint.reasons:
        if counted and not reason.key.startswith("thumb-"):
            counted = False
            yield words("hint-thumb-worlds", worlds=hint.worlds)
        yield words(f"reason-{reason.key}", **says.facts(reason))


def _worth_telling(hint: Hint) -> Sequence[Tried]:
    """The best moves, and whichever other one the reasons speak of."""
    spoken = {str(fact) for reason in hint.reasons for key, fact in reason.facts.items()
              if key in ("move", "card")}  # fmt: skip
    rest = hint.tried[MOST_MOVES:]
    named = [one for one in rest if one.code.removeprefix("play:") in spoken or one.code in spoken]
    return (*hint.tried[:MOST_MOVES], *named)


class _Says(NamedTuple):
    """Facts as one says them: cards and suits as signs, players, moves and bonuses by name."""

    info: TableInfo
    view: View
    words: Words

    def facts(self, told: Told) -> dict[str, Fact]:
        """All facts of something that is told; beside honours what this game calls them."""
        said: dict[str, Fact] = {
            key: SAID[key](self, str(value)) if key in SAID else value
            for key, value in told.facts.items()
        }
        return {**said, "trula": self.words("trula-name")} if "honours" in said else said

    def worth(self, tried: Tried) -> str:
        """A move and its value."""
        value = signed_tenths(tried.value, self.words)
        return self.words("hint-value", move=self.move(tried.code), value=value)

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
        """A move by its code: cards as signs, all else as on its button."""
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

    def tenths(self, number: str) -> str:
        return tenths(int(number) / 10, self.words)

    def signed(self, tenths: str) -> str:
        return signed_tenths(int(tenths) / 10, self.words)


SAID: dict[str, Callable[[_Says, str], str]] = {
    "card": _Says.card,
    "pagat": _Says.card,
    "cards": _Says.cards,
    "suit": _Says.suit,
    "suits": _Says.suits,
    "player": _Says.players,
    "players": _Says.players,
    "move": _Says.move,
    "moves": _Says.moves,
    "bonus": _Says.bonus,
    "tenths": _Says.tenths,
    "signed": _Says.signed,
}
"""By its name how a fact is put into words; facts without an entry are numbers."""


# For all at the table -----------------------------------------------------------------------------


def hints_line(info: TableInfo, words: Words) -> str:
    """Whether people may ask for hints."""
    return words("hints-allowed" if info.hints else "hints-none")


def hints_news(info: TableInfo, words: Words) -> Iterator[str]:
    """The same before the match and as it begins, where it is not as one expects."""
    people = sum(chair.user is not None for chair in info.chairs)
    if info.hints and people > 1 and info.deal <= 1:
        yield "-# " + hints_line(info, words)


def hints_row(info: TableInfo, words: Words) -> Row:
    """With which the founder of a lobby allows hints, or does not."""
    change = "off" if info.hints else "on"
    return Row((Button(info.control(f"hints-{change}"), words(f"lobby-hints-{change}")),))
