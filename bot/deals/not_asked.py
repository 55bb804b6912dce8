"""What pages say while nobody is asked: in a pause, for people away, if there is no choice."""

from bot.deals.patience import back_button
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.page import Button
from engine import View


def resume_button(info: TableInfo, words: Words) -> tuple[Button, ...]:
    """In a pause, the button that ends it."""
    if not info.paused:
        return ()
    return (Button(info.control("resume"), words("board-resume"), "success"),)


def not_asked(info: TableInfo, view: View) -> bool:
    """Whether the viewer is asked nothing now, even if it is their turn."""
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
