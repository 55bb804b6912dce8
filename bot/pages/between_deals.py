"""Between two deals: whom the next one waits for, and the button that asks for it."""

from bot.pages.l10n import Words
from bot.pages.not_asked import resume_button
from bot.pages.page import Button, Page, Row, Text, page
from bot.pages.patience import back_button
from bot.pages.words import listed, plain_name
from bot.tables.info import TableInfo


def between(info: TableInfo, words: Words) -> Page:
    """What stands below the score of a deal, for everybody."""
    told = words("board-paused") if info.paused else f"-# {_awaited(info, words)}"
    return page(Text(f"### {_title(info, words)}\n{told}"), _buttons(info, words))


def between_hand(info: TableInfo, player: int, words: Words, notice: str = "") -> Page:
    """What a player sees in the place of their hand, below a notice.

    It has no button but in a pause: the one in the channel goes with what it is for.
    """
    lines = [f"> {notice}"] if notice else []
    lines.append(words("reply-deal-over"))
    if info.paused:
        return page(
            Text("\n".join(lines)), Text(words("board-paused")), Row(resume_button(info, words))
        )
    if player in info.away:
        lines.append(words("hand-away"))
        return page(Text("\n".join(lines)), Row(back_button(info, words, player)))
    if player in info.looking:
        lines.append(words("next-press"))
    else:
        lines.append("-# " + words("next-ready") + " " + _awaited(info, words))
    return page(Text("\n".join(lines)))


def _buttons(info: TableInfo, words: Words) -> Row:
    buttons = [Button(info.control("next"), words("next-deal"), "success")]
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
