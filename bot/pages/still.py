"""What pages say while nobody is asked: in a pause, and where a move is no choice."""

from bot.pages.l10n import Words
from bot.pages.page import Button
from bot.tables.info import TableInfo
from engine import View


def resume_button(info: TableInfo, words: Words) -> tuple[Button, ...]:
    """In a pause, the button that ends it."""
    if not info.paused:
        return ()
    return (Button(info.control("resume"), words("board-resume"), "success"),)


def foregone_line(view: View, words: Words) -> str:
    """What happens where there is one answer that all can foresee: the house gives it."""
    return "**" + words("foregone-move" if view.leader is None else "foregone-card") + "**"
