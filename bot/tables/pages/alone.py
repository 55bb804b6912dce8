"""The last trick of a deal, as a person alone with the house sees it before the score."""

from bot.deals.hand import on_table
from bot.deals.hand_table import hand_table
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Page, Picture, Text
from engine import View


def was_played(view: View) -> bool:
    """Whether a finished deal was played to its last card."""
    return bool(view.tricks) and not any(view.hand_sizes)


def last_card(info: TableInfo, view: View, player: int, words: Words, look: Look = TEXT) -> Page:
    """The last trick on the table, from a player's chair; in a finished deal all may see all.

    Its cards play themselves: otherwise nobody would see them.
    """
    words = words.of(info.variant)
    lying = view._replace(viewer=player, phase="play", turn=view.tricks[-1].winner, settlement=None)
    text = Text(words("hand-over") + on_table(info, lying, look.words(words)))
    if not look.pictured:
        return Page((text,))
    picture = Picture(*hand_table(info, lying, words, look.deck))
    return Page((text, picture), instead=last_card(info, view, player, words))
