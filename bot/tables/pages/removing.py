"""Pages for removing a person from a running match, and for tables in other channels."""

from collections.abc import Container, Sequence

from bot.deals.wording.seat_names import name_of_user, seat_name
from bot.deals.wording.words import plain
from bot.games.info import Chair, TableInfo
from bot.kit.l10n import Words
from bot.kit.page import Button, Choice, Page, Row, Select, Text, page


def sitters_page(info: TableInfo, user: int, removed: Container[int], words: Words) -> Page:
    """The other people of a match, one of whom can be removed."""
    choices = tuple(
        Choice(str(chair.user), seat_name(info, player))
        for player, chair in enumerate(info.chairs)
        if chair.user not in (None, user) and chair.user not in removed
    )
    if not choices:
        return page(Text(words("remove-nobody")))
    return page(
        Text(words("remove-title")),
        Select(info.control("remove"), words("people-remove"), choices),
    )


def sure_to_remove(info: TableInfo, chair: Chair, words: Words, *, last: bool) -> Page:
    """A page that asks to confirm a removal; ``last``: no other person is left to play."""
    yes = Button(info.control(f"dismiss:{chair.user}"), words("remove-yes"), "danger")
    no = Button(info.control("never-mind"), words("sure-no"))
    question = words("remove-sure-last" if last else "remove-sure",
                     name=plain(name_of_user(info, chair.user)))  # fmt: skip
    return page(Text(question), Row((yes, no)))


BRING = "bring"
"""Begins the id of a button that brings a table into the channel."""


def moved_page(channel: int, words: Words) -> Page:
    """A page in place of a board whose table is in another channel now."""
    return page(Text(words("elsewhere-gone-on", channel=f"<#{channel}>")))


def tables_elsewhere(tables: Sequence[tuple[int, int, str]], words: Words) -> Page:
    """Up to five tables, each with its number, its channel, and the name of its form."""
    lines, buttons = [words("elsewhere-title")], []
    for place, (number, channel, form) in enumerate(tables, 1):
        prefix = f"{place}. " if len(tables) > 1 else ""  # a label can't mention a channel
        game = words(f"variant-{form}")
        lines.append(prefix + words("elsewhere-table", game=game, channel=f"<#{channel}>"))
        buttons.append(Button(f"{BRING}:{number}", prefix + words("elsewhere-bring", game=game)))
    return page(Text("\n".join(lines)), Row(tuple(buttons)))
