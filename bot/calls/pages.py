"""Pages about calls to new tables: the call, a server's choice, an invitation to its list."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.calls.rows import CallSetting
from bot.deals.wording.seat_names import mention
from bot.deals.wording.words import game_name
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.page import Button, Page, Row, Text, page

CALLS = "calls"
"""First word of the custom_id of a control: ``calls:<code>``."""
JOIN, LEAVE, KEEP_LIST, CALL_NOBODY, INVITE = "join", "leave", "list", "nobody", "invite"

MAX_LISTED = 50
"""Maximum number of people on a server's list: one message mentions all of them."""


@dataclass(frozen=True)
class CallStatus:
    """A server's choice, as far as a reader is concerned."""

    setting: CallSetting
    listed: int
    """The number of people on the list."""
    is_listed: bool
    """The reader is on the list."""
    may_manage: bool
    """The reader may manage the server."""


def call_page(
    info: TableInfo, channel: int, people: tuple[int, ...], role: int, words: Words
) -> Page:
    """Return the message that calls people, or else a role, to a table with free seats."""
    names = [f"<@{user}>" for user in people] if people else [f"<@&{role}>"]
    text = words(
        "calls-to-table",
        names=words("names-comma").join(names),
        host=mention(info, info.founder),
        game=game_name(info, words),
        channel=f"<#{channel}>",
        seats=info.players - len(info.chairs),
    )
    controls = (_list_controls(words),) if people else ()
    return Page((Text(text), *controls), pings=people, role_pings=() if people else (role,))


def invitation(words: Words) -> Page:
    """Return the public message with which people put themselves on the list."""
    return page(Text(words("calls-invitation")), _list_controls(words))


def _list_controls(words: Words) -> Row:
    return Row((_button(JOIN, words), _button(LEAVE, words)))


def _button(code: str, words: Words) -> Button:
    return Button(f"{CALLS}:{code}", words(f"calls-{code}"))


def status_page(status: CallStatus, words: Words) -> Page:
    """Return a server's choice, with the controls that its reader may use."""
    lines = "\n".join(_status_lines(status, words))
    buttons = tuple(_button(code, words) for code in _status_controls(status))
    return page(Text(lines), Row(buttons) if buttons else None)


def _status_lines(status: CallStatus, words: Words) -> Iterator[str]:
    yield f"### {words('calls-title')}"
    yield words("calls-what")
    match status.setting.callees:
        case "nobody":
            yield words("calls-are-off")
        case "role":
            yield words("calls-a-role", role=f"<@&{status.setting.role}>")
        case "list":
            yield words("calls-from-list", number=status.listed)
            yield words("calls-you-are-listed" if status.is_listed else "calls-you-are-not-listed")
    if status.may_manage:
        yield f"-# {words('calls-about-roles')}"
        if status.setting.callees == "list":
            yield f"-# {words('calls-list-ends')}"


def _status_controls(status: CallStatus) -> Iterator[str]:
    keeps_list = status.setting.callees == "list"
    if keeps_list:
        yield LEAVE if status.is_listed else JOIN
    if status.may_manage:
        yield INVITE if keeps_list else KEEP_LIST
        if status.setting.callees != "nobody":
            yield CALL_NOBODY
