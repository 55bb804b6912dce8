"""Between two deals: whom the next one waits for, and the button that asks for it."""

import contextlib

from bot.pages.l10n import Words
from bot.pages.not_asked import resume_button
from bot.pages.page import Button, Page, Row, Text, TooLarge, page
from bot.pages.patience import back_button
from bot.pages.words import listed, plain_name
from bot.tables.info import TableInfo


def between(info: TableInfo, words: Words) -> Page:
    """What stands below the score of a deal, for everybody."""
    told = words("board-paused") if info.paused else f"-# {_awaited(info, words)}"
    return page(Text(f"### {_title(info, words)}\n{told}"), _buttons(info, words))


def between_hand(
    info: TableInfo,
    player: int,
    words: Words,
    notice: str = "",
    told: tuple[Page, ...] = (),
    *,
    alone: bool = False,
) -> Page:
    """What a player sees in the place of their hand, below a notice.

    It has no button but in a pause: the one in the channel goes with what it is for. ``alone``:
    the channel cannot show it, nor what is ``told`` here instead.
    """
    lines = [f"> {notice}"] if notice else []
    lines.append(words("next-over" if alone else "reply-deal-over"))
    buttons: tuple[Button, ...] = ()
    if info.paused:
        lines.append(words("board-paused"))
        buttons = resume_button(info, words)
    elif player in info.away:
        lines.append(words("hand-away"))
        buttons = back_button(info, words, player)
    elif player not in info.looking:
        lines.append("-# " + words("next-ready") + " " + _awaited(info, words))
    elif alone:
        lines.append(words("next-press-here"))
        buttons = (_next_button(info, words),)
    else:
        lines.append(words("next-press"))
    return with_told(told, page(Text("\n".join(lines)), Row(buttons) if buttons else None))


def with_told(told: tuple[Page, ...], below: Page) -> Page:
    """A page below others, as far as there is room for these: the newest ones count."""
    for first in range(len(told) + 1):
        above = [block for one in told[first:] for block in one.blocks]
        with contextlib.suppress(TooLarge):
            return page(*above, *below.blocks)
    return below


def _next_button(info: TableInfo, words: Words) -> Button:
    return Button(info.control("next"), words("next-deal"), "success")


def _buttons(info: TableInfo, words: Words) -> Row:
    buttons = [_next_button(info, words)]
    if any(chair.house for chair in info.chairs):
        buttons.append(Button(info.control("sit"), words("next-sit")))
    return Row((*buttons, *resume_button(info, words)))


def _title(info: TableInfo, words: Words) -> str:
    if info.length is None or info.deal > info.length:
        return words("next-title", deal=info.deal)
    return words("next-title-of", deal=info.deal, deals=info.length)


def _awaited(info: TableInfo, words: Words) -> str:
    names = [plain_name(info, player) for player in info.looking]
    if info.deserted:
        return words("board-deserted")
    if not names:
        return words("next-soon")
    people = {chair.person for chair in info.chairs} - {None}
    if len(people) == 1:
        return words("next-when-you-like")
    return words("next-waits", names=listed(names, words))
