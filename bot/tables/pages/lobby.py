"""Pages of a table's lobby, and of a closed table."""

from collections.abc import Iterable, Iterator

from bot.deals.hints import hints_line, hints_news, hints_row
from bot.deals.not_asked import lobby_button, lobby_line, panel_row
from bot.deals.rule_options import changed_options_line, length_line
from bot.deals.takebacks import menu_button
from bot.deals.wording.seat_names import mention, name_of_user, seat_name
from bot.deals.wording.words import (
    game_name,
    joined_names,
    kind_of_house,
    level_name,
    plain,
    plain_name,
)
from bot.games.forms import DOCUMENT
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.page import Button, Choice, Page, Row, Select, Text, page


def _seats(info: TableInfo, words: Words) -> str:
    lines = []
    for place in range(info.players):
        if place < len(info.chairs):
            chair = info.chairs[place]
            who = (
                mention(info, chair.user) if chair.user is not None else _house(info, place, words)
            )
            if chair.user == info.founder:
                who = words("lobby-host", who=who)
            if place in info.ready:
                who = words("lobby-is-ready", who=who)
        else:
            who = words("lobby-empty-seat")
        lines.append(f"{place + 1}. {who}")
    return "\n".join(lines)


def _house(info: TableInfo, place: int, words: Words) -> str:
    name, level = plain_name(info, place), kind_of_house(info.chairs[place], words)
    return words("lobby-house-player", name=name, level=level)


def rules_lines(info: TableInfo, words: Words) -> str:
    """The rules, if they differ from the document's."""
    named = info.preset and info.preset != DOCUMENT
    lines = [words("lobby-rules", rules=words(f"preset-{info.preset}"))] if named else []
    return "\n".join([*lines, *filter(None, [changed_options_line(info, words)])])


def _state(info: TableInfo, words: Words) -> str:
    """A line about what the lobby waits for."""
    if missing := info.players - len(info.chairs):
        return words("lobby-missing", seats=missing)
    late = [
        plain_name(info, player)
        for player, chair in enumerate(info.chairs)
        if chair.user is not None and player not in info.ready
    ]
    if info.ready and late:
        return words("lobby-waits-for", names=joined_names(late, words))
    host = plain(name_of_user(info, info.founder))
    if info.first_dealer is not None:
        return words("lobby-rematch", host=host, name=plain_name(info, info.first_dealer))
    return words("lobby-ready", host=host)


def lobby(info: TableInfo, words: Words, *, remark: str) -> Page:
    """The lobby's page: its people, and what the match needs to start.

    ``remark``: the last line of the text; empty: none.
    """
    title = words("lobby-title", game=game_name(info, words), players=info.players)
    return page(
        Text("\n".join([f"## {title}", *_title_lines(info, words)])),
        Text(rules) if (rules := rules_lines(info, words)) else None,
        Text(_seats(info, words)),
        Text("-# " + _state(info, words)),
        Text("\n".join([*_note_lines(info, words), *filter(None, [remark])])),
        lobby_controls(info, words),
    )


def _note_lines(info: TableInfo, words: Words) -> Iterator[str]:
    """Lines about the time for a move, hints, and shared deals."""
    yield f"-# {lobby_line(info, words)}"
    yield from hints_news(info, words)
    if info.deals_again:
        yield f"-# {words('lobby-deals-again')}"


def _title_lines(info: TableInfo, words: Words) -> Iterator[str]:
    """Lines about the match's length, and the players on empty seats."""
    yield words("lobby-length", length=length_line(info, words))
    if len(info.chairs) < info.players:
        yield _level(info, words)


def _level(info: TableInfo, words: Words) -> str:
    """The level of the house players on empty seats, in a few words."""
    return words("lobby-level", level=level_name(info.level, words), kind=info.level)


def lobby_controls(info: TableInfo, words: Words) -> Row:
    """The buttons of a lobby: a seat, the start, the options, and the rest.

    A person alone there has taken their seat, so that the start comes first.
    """
    go = "start" if len(info.chairs) == info.players else "fill"
    start = Button(info.control(go), words(f"lobby-{go}"), "success")
    seat = () if info.direct else (_seat_button(info, words),)
    return Row(
        (
            *((start, *seat) if _user_count(info) == 1 else (*seat, start)),
            *(() if not info.ready else (_ready(info, words),)),
            Button(info.control("options"), words("lobby-options")),
            Button(info.control("lobby"), words("hand-more")),
        )
    )


def _seat_button(info: TableInfo, words: Words) -> Button:
    """The button to sit down or get up; its label fits everyone who may press it.

    At a full table a person may still take a house player's seat.
    """
    alone = _user_count(info) == 1
    if _user_count(info) == info.players:
        return Button(info.control("chair"), words("lobby-leave"))
    label = words("lobby-join") if alone else words("lobby-join-or-leave")
    return Button(info.control("chair"), label, "secondary" if alone else "primary")


def _user_count(info: TableInfo) -> int:
    return sum(chair.user is not None for chair in info.chairs)


def _ready(info: TableInfo, words: Words) -> Button:
    return Button(info.control("ready"), words("lobby-be-ready"), "primary")


def lobby_panel(info: TableInfo, user: int, words: Words) -> Page:
    """The panel of rarely used controls, as far as a person may use them."""
    if user != info.founder:
        host = next(plain_name(info, n) for n, chair in enumerate(info.chairs)
                    if chair.user == info.founder)  # fmt: skip
        about = Text(words("panel-of-guest", host=host))
        return page(about, Row((menu_button(info, words),)))
    full = len(info.chairs) == info.players
    house = any(chair.user is None for chair in info.chairs)
    return page(
        Text(f"{words('panel-title')}\n{_settings_text(info, words)}"),
        Row(
            (
                Button(info.control("house"), words("lobby-add-house"), disabled=full),
                Button(info.control("unhouse"), words("lobby-remove-house"), disabled=not house),
                Button(info.control("levels"), words("lobby-levels")),
            )
        ),
        Row(
            (
                *(() if info.direct else (_people_button(info, words),)),
                lobby_button(info, words),
                *hints_row(info, words).buttons,
            )
        ),
        Row(
            (
                menu_button(info, words),
                Button(info.control("cancel"), words("lobby-cancel"), "danger"),
            )
        ),
    )


def _settings_text(info: TableInfo, words: Words) -> str:
    return "\n".join([_level(info, words), lobby_line(info, words), hints_line(info, words)])


def _people_button(info: TableInfo, words: Words) -> Button:
    return Button(info.control("people"), words("lobby-people"))


def people_page(info: TableInfo, words: Words) -> Page:
    """The founder's page for asking who is ready, and removing people."""
    choices = tuple(
        Choice(str(chair.user), seat_name(info, player))
        for player, chair in enumerate(info.chairs)
        if chair.user not in (None, info.founder)
    )
    if not choices:
        return page(Text(words("people-nobody")), panel_row(info, words))
    return page(
        Text(words("people-title")),
        Select(info.control("remove"), words("people-remove"), choices),
        Row((Button(info.control("ask"), words("people-ask"), "primary"),)),
        panel_row(info, words),
    )


def invitation(info: TableInfo, host: int, users: Iterable[int], words: Words) -> Page:
    """A message that calls people to a lobby in their channel.

    People who sit there already are asked whether they are ready.
    """
    invited = tuple(users)
    seated = {chair.user for chair in info.chairs}
    here = [user for user in invited if user in seated]
    others = [user for user in invited if user not in seated]
    facts = {"host": f"<@{host}>", "game": game_name(info, words)}
    lines = []
    if others:
        lines.append(words("lobby-invitation", names=_mentions(others, words), **facts))
    if here:
        lines.append(words("lobby-asks-ready", names=_mentions(here, words), **facts))
    return page(Text("\n".join(lines)), pings=invited)


def _mentions(users: Iterable[int], words: Words) -> str:
    """Several users as Discord names them, whether they sit at the table or not."""
    return words("names-comma").join(f"<@{user}>" for user in users)


def closed(info: TableInfo, words: Words) -> Page:
    """The page of a closed table."""
    return page(Text(words("table-closed", game=game_name(info, words))))
