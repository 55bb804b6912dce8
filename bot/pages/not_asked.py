"""What pages say while nobody is asked: in a pause, for who is away, where there is no choice."""

from bot.pages.l10n import Words
from bot.pages.page import Button
from bot.pages.patience import back_button
from bot.tables.info import TableInfo
from engine import View


def resume_button(info: TableInfo, words: Words) -> tuple[Button, ...]:
    """In a pause, the button that ends it."""
    if not info.paused:
        return ()
    return (Button(info.control("resume"), words("board-resume"), "success"),)


def not_asked(info: TableInfo, view: View) -> bool:
    """Whether the viewer is asked nothing now, though they may be on turn."""
    return info.paused or view.viewer in info.away or (info.forced and view.turn == view.viewer)


def not_asked_line(info: TableInfo, view: View, words: Words) -> str:
    """Why the viewer is asked nothing whoever's turn it is; empty: they are."""
    if info.paused:
        return words("board-paused")
    return f"**{words('hand-away')}**" if view.viewer in info.away else ""


def return_buttons(info: TableInfo, player: int | None, words: Words) -> tuple[Button, ...]:
    """The button that ends a pause, or with which a player who is away comes back."""
    back = () if info.paused or player is None else back_button(info, words, player)
    return (*resume_button(info, words), *back)


def forced_line(view: View, words: Words) -> str:
    """What happens where there is one answer that all can foresee: the house gives it."""
    return "**" + words("foregone-move" if view.leader is None else "foregone-card") + "**"
