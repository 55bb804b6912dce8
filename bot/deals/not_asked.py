"""What pages say while nobody is asked: in a pause, for people away, if there is no choice."""

from collections.abc import Iterator

from bot.base.typed_text import chosen
from bot.deals.words import listed, plain_name
from bot.games.info import TableInfo
from bot.games.patience import OFF, OFTEN_LATE, TIMES, known_patience, parts
from bot.kit.l10n import Words
from bot.kit.page import Button, Choice, Page, Row, Select, Text, page
from engine import View

CHOOSE = "patience-is"
"""The code of the select that chooses it."""


def time_words(seconds: int, words: Words) -> str:
    """A time in words; OFF: that there is no limit."""
    if seconds == OFF:
        return words("patience-off")
    unit, number = parts(seconds)
    return words(f"time-{unit}", number=number)


def choices(words: Words) -> tuple[Choice, ...]:
    """All there is to choose."""
    return tuple(Choice(key, time_words(seconds, words)) for key, seconds in TIMES.items())


def patience_typed(text: str, words: Words) -> int:
    """Seconds, as chosen from the list or typed as it reads there. Raises Denied."""
    return known_patience(chosen(((one.label, one.value) for one in choices(words)), str(text)))


def lobby_line(info: TableInfo, words: Words) -> str:
    """How long people will wait for each other."""
    if info.limit == OFF:
        return words("lobby-patience-off")
    return words("lobby-patience-on", time=time_words(info.limit, words))


def lobby_button(info: TableInfo, words: Words) -> Button:
    """Lets the founder choose it."""
    return Button(info.control("patience"), words("lobby-patience"))


def to_panel(info: TableInfo, words: Words) -> Row:
    """Back to the founder's other settings."""
    return Row((Button(info.control("lobby"), words("hand-back")),))


def patience_page(info: TableInfo, words: Words) -> Page:
    """What it is about, and the choice, for the founder alone."""
    now = words("patience-now", time=time_words(info.limit, words))
    return page(
        Text(f"{words('patience-title')}\n{words('patience-note')}\n-# {words('patience-alone')}"),
        Select(info.control(CHOOSE), now, choices(words)),
        to_panel(info, words),
    )


def board_lines(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """How long the player to move has, and who is away; in small print."""
    if view.turn is None or info.paused:
        return
    if info.limit and info.chairs[view.turn].person is not None and not info.forced:
        time = time_words(info.limit, words)
        if info.chairs[view.turn].late >= OFTEN_LATE:
            name = plain_name(info, view.turn)
            yield "-# " + words("patience-hurried", name=name, times=OFTEN_LATE, time=time)
        else:
            yield "-# " + words("patience-move", time=time)
    if info.away:
        names = listed([plain_name(info, player) for player in info.away], words)
        yield "-# " + words("board-away", names=names)


def back_button(info: TableInfo, words: Words, *players: int) -> tuple[Button, ...]:
    """Brings back one of these players, if any is away."""
    if not set(players) & set(info.away):
        return ()
    return (Button(info.control("back"), words("board-back"), "success"),)


def resume_button(info: TableInfo, words: Words) -> tuple[Button, ...]:
    """In a pause, the button that ends it."""
    if not info.paused:
        return ()
    return (Button(info.control("resume"), words("board-resume"), "success"),)


def not_asked(info: TableInfo, view: View) -> bool:
    """True if the viewer is asked nothing now, even if it is their turn."""
    return info.paused or view.viewer in info.away or (info.forced and view.turn == view.viewer)


def not_asked_line(info: TableInfo, view: View, words: Words) -> str:
    """Why the viewer is asked nothing at anybody's turn; empty: they are asked."""
    if info.paused:
        return words("board-paused")
    return f"**{words('hand-away')}**" if view.viewer in info.away else ""


def return_buttons(info: TableInfo, player: int | None, words: Words) -> tuple[Button, ...]:
    """The button that ends a pause, or brings back a player who is away."""
    back = () if info.paused or player is None else back_button(info, words, player)
    return (*resume_button(info, words), *back)


def forced_line(view: View, words: Words) -> str:
    """What happens if there is one answer, which all can foresee: the house gives it."""
    return "**" + words("foregone-move" if view.leader is None else "foregone-card") + "**"
