"""Announcements and kontra on the board."""

from collections import Counter
from collections.abc import Iterator

from bot.deals.wording.seat_names import seat_name
from bot.deals.wording.words import bonus_name, item_name, plain, step_name
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from engine import GAME, Kontra, Say, View

MAX_STATEMENTS = 8
"""Number of the newest statements that are listed."""


def announcement_lines(info: TableInfo, view: View, words: Words) -> list[str]:
    """The lines of announcements and kontras.

    During the speaking, also who said what.
    """
    lines = []
    if items := list(items_said(info, view, words)):
        lines.append(words("board-said", items=" · ".join(map(plain, items))))
    return [*lines, *statements_line(info, view, words)]


def statements_line(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """During the speaking, who said what, in small print."""
    if view.phase == "announcements" and (said := list(statements(info, view, words))):
        yield "-# " + " · ".join(map(plain, said[-MAX_STATEMENTS:]))


def items_said(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """Items that count besides the game, and their kontras."""
    for item in view.items:
        name = item_name(item, info, words)
        if item.level:
            step = step_name(item.level, words)
            yield words("board-item-raised", item=name, step=step, times=1 << item.level)
        elif item.key != GAME:
            yield name


def statements(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """Announcements and kontras with their players, in order."""
    steps: Counter[str] = Counter()
    items = {item.code: item for item in view.items}
    for player, action in view.said:
        name = seat_name(info, player)
        match action:
            case Say(key):
                yield words("board-statement", name=name, what=bonus_name(key, words))
            case Kontra(code) if code in items:  # a valat takes all earlier items away
                steps[code] += 1
                step, item = step_name(steps[code], words), item_name(items[code], info, words)
                text = words("board-kontra", step=step, item=item)
                yield words("board-statement", name=name, what=text)
