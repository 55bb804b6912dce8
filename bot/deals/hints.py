"""Hints in words: on the hand of whoever asked, and for everybody who asked how often."""

from collections.abc import Iterator

from bot.deals.reason_words import Says
from bot.deals.words import listed
from bot.games.hints_given import MOVE, NUDGE, REASONS, Given, decides
from bot.games.info import TableInfo
from bot.kit.figures import signed_points
from bot.kit.l10n import Words
from bot.kit.page import Button, Row
from engine import View
from search.telling.grades import ENOUGH, figure
from search.telling.nudges import Hint

MOST_MOVES = 4
"""How many worse moves are told with their difference."""


def hint_button(
    info: TableInfo, view: View, words: Words, given: Given | None
) -> tuple[Button, ...]:
    """The way to a hint, or to more of it, for a player who may act now."""
    step = NUDGE if given is None else given.step + 1
    if not info.hints or not decides(view) or step > REASONS:
        return ()
    return (Button(info.control(f"hint:{step}"), words(f"hint-ask-{step}")),)


def hint_text(info: TableInfo, view: View, words: Words, given: Given) -> str:
    """As much of a hint as was asked for."""
    hint, says = given.hint, Says(info, view, words)
    lines = [words("hint-nudge", nudge=words(f"nudge-{hint.nudge.key}", **says.facts(hint.nudge)))]
    if given.step >= MOVE:
        lines.append(words("hint-move", move=says.move(hint.move)))
    if given.step >= REASONS:
        lines += [f"-# {line}" for line in _reasons(hint, says)]
    return "\n".join(lines)


def _reasons(hint: Hint, says: Says) -> Iterator[str]:
    """Why: what it rests on, what the moves are worth, and what speaks for the one advised."""
    words = says.words
    if not hint.worlds:
        if hint.reasons[0].key.startswith("thumb-"):
            yield words("hint-thumb")
    elif hint.worlds < ENOUGH or not hint.tried:
        yield words("hint-few", worlds=hint.worlds)
    else:
        yield from _worth(hint, says)
    for reason in hint.reasons:
        yield words(f"reason-{reason.key}", **says.facts(reason))


def _worth(hint: Hint, says: Says) -> Iterator[str]:
    """What the advised move brings, and how much less the surely worse ones do."""
    words, first = says.words, hint.tried[0]
    value = signed_points(figure(first.value, first.error), words)
    key = "hint-worth" if says.view.rules.zero_sum else "hint-worth-less"
    facts = {"worlds": hint.worlds, "players": says.info.players}
    yield words(key, **facts, move=says.move(first.code), value=value)
    worse = [one for one in hint.tried if one.gap.grade == "costs"][:MOST_MOVES]
    if worse:
        yield words("hint-worse", moves=listed([*map(says.worse, worse)], words))


# For all at the table -----------------------------------------------------------------------------


def hints_line(info: TableInfo, words: Words) -> str:
    """Whether people may ask for hints."""
    return words("hints-allowed" if info.hints else "hints-none")


def hints_news(info: TableInfo, words: Words) -> Iterator[str]:
    """The same before and at the start of a match, if it is not as one expects."""
    people = sum(chair.user is not None for chair in info.chairs)
    if info.hints and people > 1 and info.deal <= 1:
        yield "-# " + hints_line(info, words)


def hints_row(info: TableInfo, words: Words) -> Row:
    """The buttons with which a lobby's founder allows hints, or does not."""
    change = "off" if info.hints else "on"
    return Row((Button(info.control(f"hints-{change}"), words(f"lobby-hints-{change}")),))
