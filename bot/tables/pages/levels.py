"""The page on which a lobby's founder chooses the levels of house players."""

from collections.abc import Iterator

from bot.deals.not_asked import panel_row
from bot.deals.wording.seat_names import seat_names
from bot.deals.wording.words import level_name
from bot.games.info import Level, TableInfo
from bot.games.levels import MASTER
from bot.kit.l10n import Words
from bot.kit.page import Choice, Page, Select, Text, page


def levels_page(info: TableInfo, offered: tuple[Level, ...], words: Words) -> Page:
    """A select for all house players, also those yet to come, and one for each of them."""
    notes = [words(f"levels-note-{level}") for level in offered]
    if MASTER not in offered:
        notes.append(words("levels-no-master"))
    text = [words("levels-title"), *notes, "-# " + words("levels-stand-in")]
    choices = tuple(Choice(level, level_name(level, words)) for level in offered)
    selects = (Select(info.control(code), now, choices) for code, now in _chosen(info, words))
    return page(Text("\n".join(text)), *selects, panel_row(info, words))


def _chosen(info: TableInfo, words: Words) -> Iterator[tuple[str, str]]:
    """The code of each select, with its present value."""
    yield "level:", words("levels-all", level=level_name(info.level, words))
    for chair, name in zip(info.chairs, seat_names(info), strict=True):
        if chair.user is None:
            level = level_name(chair.level, words)
            yield f"level:{chair.name}", words("levels-of", name=name, level=level)
