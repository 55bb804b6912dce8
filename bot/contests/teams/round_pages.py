"""Tables of a round in their channels, without anything of a deal: others play it, too.

People there have everything on their own page.
"""

from dataclasses import replace

from bot.contests.teams.pages import TABLE, control
from bot.deals.not_asked import back_button, pause_line, resume_button
from bot.deals.wording.seat_names import mention
from bot.deals.wording.words import game_name, joined_names, plain_name
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.page import Button, ButtonStyle, Page, Row, Text, page


def live(info: TableInfo, words: Words, *, turn: int | None) -> Page:
    """The board during a deal.

    ``turn``: the person to move, if they have no page that says so; of other turns the board does
    not say whose they are.
    """
    words = words.of(info.variant)
    lines = [_head(info, words, "board-title-of"), f"-# {words('round-veiled')}"]
    if info.paused or (info.deserted and info.away):
        lines.append(pause_line(info, words) if info.paused else words("board-deserted"))
    elif turn is not None:
        lines.append(words("plain-turn", name=mention(info, turn)))
    ways = (_own(info, words), _match(info, words), *_back(info, words))
    return page(Text("\n".join(lines)), Row(ways))


def between(info: TableInfo, words: Words) -> Page:
    """The board between two deals: whom the next one waits for."""
    words = words.of(info.variant)
    names = [plain_name(info, player) for player in info.looking]
    waiting_line = (
        words("next-waits", names=joined_names(names, words)) if names else words("next-soon")
    )
    lines = [
        _head(info, words, "next-title-of"),
        pause_line(info, words) if info.paused else waiting_line,
    ]
    on = Button(_still(info).control("next"), words("next-deal"), "success")
    return page(
        Text("\n".join(lines)),
        Row((on, _own(info, words), _match(info, words), *_back(info, words))),
    )


def done(info: TableInfo, words: Words) -> Page:
    """The table has played; its result is told with all others'."""
    return page(Text(words("round-done")), Row((_match(info, words, "primary"),)))


def _head(info: TableInfo, words: Words, key: str) -> str:
    names = joined_names([plain_name(info, player) for player in range(info.players)], words)
    game = game_name(info, words)
    return f"### {words(key, game=game, deal=info.deal, deals=info.length or 0)}\n{names}"


def _still(info: TableInfo) -> TableInfo:
    """The table without the next move's number, which would tell how far a deal has come."""
    return replace(info, seq=0)


def _own(info: TableInfo, words: Words) -> Button:
    return Button(_still(info).control("hand"), words("board-my-hand"), "primary")


def _match(info: TableInfo, words: Words, style: ButtonStyle = "secondary") -> Button:
    """The way to who plays for which team."""
    return Button(control(TABLE, info.table), words("teams-show"), style)


def _back(info: TableInfo, words: Words) -> tuple[Button, ...]:
    still = _still(info)
    return (*resume_button(still, words), *back_button(still, words, *info.away))
