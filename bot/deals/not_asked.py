"""Text and controls while no player is asked: pauses, absent people, forced moves, limits."""

from collections.abc import Iterator

from bot.base.typed_text import match_choice
from bot.deals.wording.words import joined_names, plain_name
from bot.games.info import TableInfo
from bot.games.patience import OFF, OFTEN_LATE, TIMES, largest_unit, patience_seconds
from bot.kit.l10n import Words
from bot.kit.page import Button, Choice, Page, Row, Select, Text, page
from engine import View

CHOOSE = "patience-is"
"""Code of the select of time limits."""


def time_words(seconds: int, words: Words) -> str:
    """A time limit in words."""
    if seconds == OFF:
        return words("patience-off")
    unit, number = largest_unit(seconds)
    return words(f"time-{unit}", number=number)


def choices(words: Words) -> tuple[Choice, ...]:
    """All time limits to choose from."""
    return tuple(Choice(key, time_words(seconds, words)) for key, seconds in TIMES.items())


def patience_typed(text: str, words: Words) -> int:
    """Seconds, as chosen from the list or typed as it reads there. Raises Denied."""
    return patience_seconds(
        match_choice(((choice.label, choice.value) for choice in choices(words)), str(text))
    )


def lobby_line(info: TableInfo, words: Words) -> str:
    """The time limit of a lobby, in a sentence."""
    if info.limit == OFF:
        return words("lobby-patience-off")
    return words("lobby-patience-on", time=time_words(info.limit, words))


def lobby_button(info: TableInfo, words: Words) -> Button:
    """Button to choose the time limit."""
    return Button(info.control("patience"), words("lobby-patience"))


def panel_row(info: TableInfo, words: Words) -> Row:
    """Button back to the founder's other settings."""
    return Row((Button(info.control("lobby"), words("hand-back")),))


def patience_page(info: TableInfo, words: Words) -> Page:
    """The founder's page to choose the time limit."""
    now = words("patience-now", time=time_words(info.limit, words))
    return page(
        Text(f"{words('patience-title')}\n{words('patience-note')}\n-# {words('patience-alone')}"),
        Select(info.control(CHOOSE), now, choices(words)),
        panel_row(info, words),
    )


def board_lines(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """The time limit of the player to move, and the absent players, in small print."""
    if view.turn is None or info.paused:
        return
    if info.limit and info.chairs[view.turn].person is not None and not info.forced:
        time = time_words(info.limit, words)
        if info.chairs[view.turn].late >= OFTEN_LATE:
            name = plain_name(info, view.turn)
            yield "-# " + words("patience-hurried", name=name, times=OFTEN_LATE, time=time)
        else:
            yield "-# " + words("patience-move", time=time)
    yield from absent_lines(info, words, reader=None)


def absent_lines(info: TableInfo, words: Words, reader: int | None) -> Iterator[str]:
    """The players for whom the house plays, and who would end the match, in small print."""
    if away := _names(info, info.away, reader):
        yield "-# " + words("board-away", names=joined_names(away, words))
    if left := _names(info, info.left, reader):
        yield "-# " + words("board-left", names=joined_names(left, words))
    if info.would_end:
        names = [plain_name(info, player) for player in info.would_end]
        yield "-# " + words("board-would-end", names=joined_names(names, words))


def _names(info: TableInfo, players: tuple[int, ...], reader: int | None) -> list[str]:
    """The names of players but the reader."""
    return [plain_name(info, player) for player in players if player != reader]


def back_button(info: TableInfo, words: Words, *players: int) -> tuple[Button, ...]:
    """Brings back one of these players, if any is away."""
    if not set(players) & set(info.away):
        return ()
    return (Button(info.control("back"), words("board-back"), "success"),)


def pause_line(info: TableInfo, words: Words) -> str:
    """A sentence on a pause, with the name of the player who asked for it."""
    if info.paused_by is None:
        return words("board-paused")
    return words("board-paused-by", name=plain_name(info, info.paused_by))


def resume_button(info: TableInfo, words: Words) -> tuple[Button, ...]:
    """In a pause, the button that ends it."""
    if not info.paused:
        return ()
    return (Button(info.control("resume"), words("board-resume"), "success"),)


def is_not_asked(info: TableInfo, view: View) -> bool:
    """True if the viewer is asked nothing now, even on their turn."""
    return info.paused or view.viewer in info.away or (info.forced and view.turn == view.viewer)


def idle_line(info: TableInfo, view: View, words: Words) -> str:
    """Reason why the viewer is never asked now, or an empty text."""
    if info.paused:
        return pause_line(info, words)
    return f"**{words('hand-away')}**" if view.viewer in info.away else ""


def return_buttons(info: TableInfo, player: int | None, words: Words) -> tuple[Button, ...]:
    """The button that ends a pause, or brings back a player who is away."""
    back = () if info.paused or player is None else back_button(info, words, player)
    return (*resume_button(info, words), *back)


def forced_move_line(view: View, words: Words) -> str:
    """A sentence on a forced move, which the house makes."""
    return "**" + words("foregone-move" if view.leader is None else "foregone-card") + "**"
