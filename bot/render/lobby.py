"""The lobby of a table, and what is left of a closed one."""

from bot.face import Face
from bot.l10n import Words
from bot.render.options import changed_line
from bot.render.page import Button, Page, Row, Text, page
from bot.render.words import game_name, plain


def _seats(face: Face, words: Words) -> str:
    lines = []
    for place in range(face.players):
        if place < len(face.chairs):
            chair = face.chairs[place]
            who = words("house-name", name=plain(chair.name)) if chair.house else f"<@{chair.user}>"
        else:
            who = words("lobby-empty-seat")
        lines.append(f"{place + 1}. {who}")
    return "\n".join(lines)


def length_line(face: Face, words: Words) -> str:
    """How long the match lasts."""
    if face.length is not None:
        return words("length-deals", deals=face.length)
    if face.goal is not None:
        return words("length-points", points=face.goal)
    return words("length-skis")


def lobby(face: Face, words: Words) -> Page:
    """Who sits here so far, and what is missing before the match can start."""
    missing = face.players - len(face.chairs)
    full = missing == 0
    house = any(chair.user is None for chair in face.chairs)
    title = words("lobby-title", game=game_name(face, words), players=face.players)
    return page(
        Text(f"## {title}\n{words('lobby-length', length=length_line(face, words))}"),
        Text(rules) if (rules := changed_line(face, words)) else None,
        Text(_seats(face, words)),
        Text("-# " + (words("lobby-ready") if full else words("lobby-missing", seats=missing))),
        Row(
            (
                Button(face.control("join"), words("lobby-join"), "primary"),
                Button(face.control("leave"), words("lobby-leave")),
                Button(face.control("house"), words("lobby-add-house"), disabled=full),
                Button(face.control("unhouse"), words("lobby-remove-house"), disabled=not house),
            )
        ),
        Row(
            (
                Button(face.control("start"), words("lobby-start"), "success", disabled=not full),
                Button(face.control("options"), words("lobby-options")),
                Button(face.control("cancel"), words("lobby-cancel"), "danger"),
            )
        ),
    )


def closed(face: Face, words: Words) -> Page:
    """A table that was closed."""
    return page(Text(words("table-closed", game=game_name(face, words))))
