"""Hints in words: on a player's hand, and the numbers of hints for all."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from bot.deals.wording.words import action_label, bonus_name, card_signs, joined_names, plain_name
from bot.games.hints_given import MOVE, NUDGE, REASONS, GivenHint, has_choice
from bot.games.info import TableInfo
from bot.kit.figures import game_points, points, signed_points
from bot.kit.l10n import Words
from bot.kit.page import Button, Row
from bot.kit.text import SUIT_SIGNS, code_sign
from bot.pictures.faces import lettered_rank
from engine import Call, Give, Lay, Play, View, decode
from search.explain.grades import MIN_DEALS, rounded, rounded_cost
from search.explain.nudges import Fact, Hint, Reason, Tried

MAX_EQUAL_MOVES = 3
"""Number of other moves that are named as equally good."""

ABOUT_ITS_LIKE = {"equal", "close", "not-sure", "held-back"}
"""Reasons that only name moves which are about as good."""


class Spoken(NamedTuple):
    """Facts in spoken form: cards and suits as signs, players, moves and bonuses by name."""

    info: TableInfo
    view: View
    words: Words

    def facts(self, reason: Reason) -> dict[str, Fact]:
        """All facts of a reason, and this game's name for honours."""
        spoken: dict[str, Fact] = {
            key: SPOKEN_FACTS[key](self, str(value)) if key in SPOKEN_FACTS else value
            for key, value in reason.facts.items()
        }
        return {**spoken, "trula": self.words("trula-name")} if "honours" in spoken else spoken

    def worse(self, tried: Tried) -> str:
        """A move, and by how much it is worse than the one advised."""
        less = points(rounded_cost(tried.gap.less, tried.gap.error), self.words)
        return self.words("hint-worse-by", move=self.move(tried.code), less=less)

    def card(self, code: str) -> str:
        return code_sign(code, self.words)

    def cards(self, codes: str) -> str:
        return joined_names(
            [code_sign(code, self.words) for code in codes.split()] or ["–"], self.words
        )

    def suit(self, suit: str) -> str:
        return SUIT_SIGNS[suit]

    def suits(self, text: str) -> str:
        return " · ".join(
            f"{SUIT_SIGNS[card_code[0]]} {lettered_rank(card_code[1:], self.words.letters)}"
            for card_code in text.split()
        )

    def players(self, numbers: str) -> str:
        return joined_names(
            [plain_name(self.info, int(card_number)) for card_number in numbers.split()], self.words
        )

    def move(self, code: str) -> str:
        """A move by its code: cards as signs, anything else as on its button."""
        action = decode(self.view.rules.pack, code)
        match action:
            case Play(cards, "") | Call(cards) | Give(cards) | Lay(cards):
                return card_signs(self.view.rules.pack, cards, self.words)
        return action_label(action, self.view, self.words, self.info)

    def moves(self, codes: str) -> str:
        named = [self.move(code) for code in codes.split()]
        more = len(named) - MAX_EQUAL_MOVES
        others = [self.words("hint-others", number=more)] if more > 0 else []
        return joined_names([*named[:MAX_EQUAL_MOVES], *others], self.words)

    def bonus(self, key: str) -> str:
        return bonus_name(key, self.words)

    def game_points(self, number: str) -> str:
        return game_points(int(number), self.words)


SPOKEN_FACTS: dict[str, Callable[[Spoken, str], str]] = {
    "card": Spoken.card,
    "other_card": Spoken.card,
    "pagat": Spoken.card,
    "cards": Spoken.cards,
    "suit": Spoken.suit,
    "suits": Spoken.suits,
    "player": Spoken.players,
    "players": Spoken.players,
    "move": Spoken.move,
    "moves": Spoken.moves,
    "bonus": Spoken.bonus,
    "made": Spoken.game_points,
}
"""How to put each fact into words, by name; facts without an entry are numbers."""


def reason_text(reason: Reason, info: TableInfo, view: View, words: Words) -> str:
    """A reason by itself, as an analysis shows it."""
    return words(f"reason-{reason.key}", **Spoken(info, view, words).facts(reason))


MAX_WORSE_MOVES = 4
"""Number of worse moves that are shown with their difference."""


def hint_button(
    info: TableInfo, view: View, words: Words, given: GivenHint | None
) -> tuple[Button, ...]:
    """Button for a hint, or for its next level, for a player who may act now."""
    step = NUDGE if given is None else given.step + 1
    if not info.hints or not has_choice(view) or step > REASONS:
        return ()
    return (Button(info.control(f"hint:{step}"), words(f"hint-ask-{step}")),)


def hint_text(info: TableInfo, view: View, words: Words, given: GivenHint, *, brief: bool) -> str:
    """As much of a hint as was asked for.

    ``brief``: without what was read a step before, and with the main reason alone.
    """
    hint, says = given.hint, Spoken(info, view, words)
    lines = []
    if given.step < MOVE or not brief:
        lines.append(words(f"nudge-{hint.nudge.key}", **says.facts(hint.nudge)))
    if given.step >= MOVE:
        lines.append(words("hint-move", move=says.move(hint.move)))
    lines[0] = words("hint-nudge", nudge=lines[0])
    if given.step >= REASONS:
        reasons = _main_reason(hint, says) if brief else _reasons(hint, says)
        lines += [f"-# {line}" for line in reasons]
    return "\n".join(lines)


def _main_reason(hint: Hint, says: Spoken) -> Iterator[str]:
    """Yield the first reason that speaks for the move, rather than one about its like.

    If there are no reasons at all, figures.
    """
    if not hint.reasons:
        yield from _reasons(hint, says)
        return
    arguments = (reason for reason in hint.reasons if reason.key not in ABOUT_ITS_LIKE)
    main = next(arguments, hint.reasons[0])
    if main.key.startswith("thumb-"):
        yield says.words("hint-thumb")
    yield says.words(f"reason-{main.key}", **says.facts(main))


def _reasons(hint: Hint, says: Spoken) -> Iterator[str]:
    """Yield the reasons: arguments for the advised move, then figures."""
    words = says.words
    if not hint.worlds and hint.reasons[0].key.startswith("thumb-"):
        yield words("hint-thumb")
    for reason in hint.reasons:
        yield words(f"reason-{reason.key}", **says.facts(reason))
    if hint.worlds >= MIN_DEALS and hint.tried:
        yield from _worth(hint, says)
    elif hint.worlds:
        yield words("hint-few", worlds=hint.worlds)


def _worth(hint: Hint, says: Spoken) -> Iterator[str]:
    """Yield the worth of the advised move, and the losses of surely worse ones."""
    words, first = says.words, hint.tried[0]
    value = signed_points(rounded(first.value, first.error), words)
    key = "hint-worth" if says.view.rules.zero_sum else "hint-worth-less"
    facts = {"worlds": hint.worlds, "players": says.info.players}
    yield words(key, **facts, move=says.move(first.code), value=value)
    worse = [tried for tried in hint.tried if tried.gap.grade == "costs"][:MAX_WORSE_MOVES]
    if worse:
        yield words("hint-worse", moves=joined_names([*map(says.worse, worse)], words))


# For all at the table -----------------------------------------------------------------------------


def hints_line(info: TableInfo, words: Words) -> str:
    """A sentence on whether hints are allowed."""
    return words("hints-allowed" if info.hints else "hints-none")


def hints_news(info: TableInfo, words: Words) -> Iterator[str]:
    """A note at the start of a match of several people with hints."""
    people = sum(chair.user is not None for chair in info.chairs)
    if info.hints and people > 1 and info.deal <= 1:
        yield "-# " + hints_line(info, words)


def hints_row(info: TableInfo, words: Words) -> Row:
    """The buttons with which a lobby's founder allows hints, or does not."""
    change = "off" if info.hints else "on"
    return Row((Button(info.control(f"hints-{change}"), words(f"lobby-hints-{change}")),))
