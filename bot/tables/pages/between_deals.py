"""Pages between two deals: whom the next one waits for, and the button that asks for it."""

import contextlib
from collections.abc import Sequence

from bot.deals.deciding import score_line
from bot.deals.not_asked import back_button, pause_line, resume_button
from bot.deals.takebacks import menu_button
from bot.deals.wording.words import joined_names, plain, plain_name
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.page import Block, Button, Page, Row, Text, TooLarge, page
from bot.kit.text import join_sentences


def between(info: TableInfo, words: Words) -> Page:
    """The public page below a deal's score."""
    waiting = pause_line(info, words) if info.paused else f"-# {_awaited(info, words)}"
    head = Text(f"### {_title(info, words)}\n{waiting}")
    return page(head, _buttons(info, words), *_guest(info, words))


def between_small(info: TableInfo, words: Words) -> Page:
    """The public page for a person alone with the house, whose own page has the score."""
    words = words.of(info.variant)
    waiting = pause_line(info, words) if info.paused else f"-# {_awaited(info, words)}"
    scores = [f"-# {line}" for line in score_line(info, words)]
    way = Button(info.control("hand"), words("board-my-hand"), "primary")
    return page(
        Text("\n".join((f"### {_title(info, words)}", *scores, waiting))),
        Row(
            (
                way,
                *_seat_button(info, words),
                *resume_button(info, words),
                menu_button(info, words),
            )
        ),
        *_guest(info, words),
    )


def between_hand(
    info: TableInfo,
    player: int,
    words: Words,
    notice: str = "",
    above: tuple[Page, ...] = (),
    *,
    alone: bool = False,
    brief: bool = False,
    said: Sequence[str] = (),
    beside: tuple[Button, ...] = (),
) -> Page:
    """A player's page in place of their hand, below a notice.

    It has no button of the next deal, as the channel has it; ``alone``: the channel lacks the
    button and the pages ``above``, so that both are here. The founder may end the match.
    ``brief``: alone in first deals, where a phone has no room for that: the menu has it, too.
    ``said``, ``beside``: sentences in place of those about the next deal, and buttons beside its.
    """
    lines = [f"> {notice}"] if notice else []
    if not above:
        lines.append(words("next-over" if alone else "reply-deal-over"))
    buttons: tuple[Button, ...] = ()
    if info.paused:
        lines.append(pause_line(info, words))
        buttons = resume_button(info, words)
    elif player in info.away:
        lines.append(words("hand-away"))
        buttons = back_button(info, words, player)
    elif player not in info.looking:
        lines.append("-# " + join_sentences(words, words("next-ready"), _awaited(info, words)))
    elif alone:
        ways = () if info.veiled else (menu_button(info, words),)
        buttons = (_next_button(info, words), *beside, *ways)
        lines += said or [words("next-press-here")]
    else:
        lines.append(words("next-press"))
    if info.chairs[player].user == info.founder and not brief:
        buttons = (*buttons, Button(info.control("ask-stop"), words("next-stop")))
    asks = _guest(info, words) if info.chairs[player].person is not None else ()
    row = Row(buttons) if buttons else None
    return page_below(above, page(Text("\n".join(lines)), row, *asks))


def fit_together(above: tuple[Page, ...], below: Page) -> bool:
    """Return whether a page fits below all of these."""
    return page_below(above, below).blocks[: -len(below.blocks)] == tuple(
        block for ending in above for block in ending.blocks
    )


def page_below(above: tuple[Page, ...], below: Page) -> Page:
    """A page below others, as far as they fit: the newest ones count."""

    def in_text() -> Page:
        return page_below(tuple(map(_in_text, above)), _in_text(below))

    for first in range(len(above) + 1):
        parts = *above[first:], below
        blocks = [block for part in parts for block in part.blocks]
        pictured = any(part.pictures for part in parts)
        with contextlib.suppress(TooLarge):
            return page(*blocks, instead=in_text if pictured else None)
    return below


def _in_text(page: Page) -> Page:
    return page if page.instead is None else page.instead()


def _next_button(info: TableInfo, words: Words) -> Button:
    return Button(info.control("next"), words("next-deal"), "success")


def _buttons(info: TableInfo, words: Words) -> Row:
    ways = (_next_button(info, words), *_seat_button(info, words))
    return Row((*ways, *resume_button(info, words), menu_button(info, words)))


def _seat_button(info: TableInfo, words: Words) -> tuple[Button, ...]:
    """A button for onlookers, if the house has a seat to give up.

    People who sit there read that it is meant for others; in direct messages there are no others.
    """
    if info.direct or not any(chair.house for chair in info.chairs):
        return ()
    return (Button(info.control("sit"), words("next-sit")),)


def _guest(info: TableInfo, words: Words) -> tuple[Block, ...]:
    """A guest's request to sit in, with buttons by which any player answers."""
    guest = info.guest
    if guest is None:
        return ()
    yes = Button(info.control(f"guest:yes:{guest.user}"), words("sit-let"), "success")
    no = Button(info.control(f"guest:no:{guest.user}"), words("sure-no"))
    return Text(words("sit-asks", name=plain(guest.name))), Row((yes, no))


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
    owners = {chair.user for chair in info.chairs} - {None}
    if len(owners) == 1:  # nobody hurries them (``deadlines.py``)
        return words("next-when-you-like")
    return words("next-waits", names=joined_names(names, words))
