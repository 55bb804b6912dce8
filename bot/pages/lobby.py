"""The lobby of a table, and what is left of a closed one."""

from bot.pages.l10n import Words
from bot.pages.options import changed_line
from bot.pages.page import Button, Page, Row, Text, page
from bot.pages.words import game_name, plain
from bot.tables.info import TableInfo


def _seats(info: TableInfo, words: Words) -> str:
    lines = []
    for place in range(info.players):
        if place < len(info.chairs):
            chair = info.chairs[place]
            who = words("house-name", name=plain(chair.name)) if chair.house else f"<@{chair.user}>"
        else:
            who = words("lobby-empty-seat")
        lines.append(f"{place + 1}. {who}")
    return "\n".join(lines)


def length_line(info: TableInfo, words: Words) -> str:
    """How long the match lasts."""
    if info.length is not None:
        return words("length-deals", deals=info.length)
    if info.goal is not None:
        return words("length-points", points=info.goal)
    return words("length-skis")


def lobby(info: TableInfo, words: Words) -> Page:
    """Who sits here so far, and what is missing before the match can start."""
    missing = info.players - len(info.chairs)
    full = missing == 0
    title = words("lobby-title", game=game_name(info, words), players=info.players)
    return page(
        Text(f"## {title}\n{words('lobby-length', length=length_line(info, words))}"),
        Text(rules) if (rules := changed_line(info, words)) else None,
        Text(_seats(info, words)),
        Text("-# " + (words("lobby-ready") if full else words("lobby-missing", seats=missing))),
        *lobby_controls(info, words),
    )


def lobby_controls(info: TableInfo, words: Words) -> tuple[Row, Row]:
    """The buttons of a lobby."""
    full = len(info.chairs) == info.players
    house = any(chair.user is None for chair in info.chairs)
    return (
        Row(
            (
                Button(info.control("join"), words("lobby-join"), "primary"),
                Button(info.control("leave"), words("lobby-leave")),
                Button(info.control("house"), words("lobby-add-house"), disabled=full),
                Button(info.control("unhouse"), words("lobby-remove-house"), disabled=not house),
            )
        ),
        Row(
            (
                Button(info.control("start"), words("lobby-start"), "success", disabled=not full),
                Button(info.control("options"), words("lobby-options")),
                Button(info.control("cancel"), words("lobby-cancel"), "danger"),
            )
        ),
    )


def closed(info: TableInfo, words: Words) -> Page:
    """A table that was closed."""
    return page(Text(words("table-closed", game=game_name(info, words))))
