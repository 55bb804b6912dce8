"""Late people, with kills in mid-way: while the bot is dead its times are moved by hand."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.deals.wording.words import joined_names
from bot.kit.l10n import Words, load_words
from sandbox import Body, BotProcess, User, controls, text_of
from tests.databases import sqlite_connection
from tests.wire.playing import (
    Game,
    board_of,
    control,
    controls_of,
    newest_public_with,
    press_on_board,
    turn_of,
    wait_for_query,
)
from tests.wire.processes import HOUR, MINUTE, pings, restart_later, wait_for_call


def reminder_state(database: Path) -> tuple[int | None, ...]:
    """For which turn somebody was reminded, and who has been away since which deal."""
    with sqlite_connection(database) as db:
        ((reminded,),) = db.execute("SELECT reminded FROM tables").fetchall()
        away = db.execute("SELECT away FROM seats ORDER BY player").fetchall()
    return (reminded, *(since for (since,) in away))


async def open_match(people: tuple[User, ...], words: Words, **options: str | int) -> Game:
    """A match of two people and two house players, in a server that reads these words."""
    ana, bor = people
    await ana.slash("tarok language", **{"language": words.language, "for": "server"})
    for user in people:
        await user.slash("tarok language", **{"language": words.language, "for": "person"})
    await ana.slash("tarok new", game="slovenian", deals=1, **options)
    seen = await ana.wait_for(lambda ms: newest_public_with("chair", ms) is not None)
    lobby = newest_public_with("chair", seen) or {}
    time = words("time-minute", number=10)
    assert words("lobby-patience-on", time=time) in text_of(lobby)
    await bor.click(lobby, control(lobby, "chair").id)
    await ana.wait_for(lambda ms: bor.id in text_of(newest_public_with("fill", ms) or {}))
    await ana.click(lobby, control(lobby, "fill").id)
    return Game(people, random.Random(5))


def called_users(messages: list[Body]) -> Iterator[str]:
    """The users whom the board pings."""
    board = board_of(messages)
    if board is not None and (turn := turn_of(board)) is not None:
        yield turn


NOTHING = (None,) * 5
"""Nobody was reminded, and nobody of the four is away."""


async def check_reminder(
    bot: BotProcess, database: Path, late: User, other: User, board: Body
) -> None:
    """Time passes with the bot there and away; half-way there is one reminder."""
    await restart_later(bot, database, 2 * MINUTE)
    await restart_later(bot, database, 20 * HOUR, bot_was_up=False)
    await other.slash("tarok hand")
    assert reminder_state(database) == NOTHING, "the bot was away, not they"
    await wait_for_call(database, board)
    before = pings(await other.messages(), late)
    await restart_later(bot, database, 4 * MINUTE)
    seen = await other.wait_for(lambda ms: set(pings(ms, late)) - set(before))
    reminder = pings(seen, late)
    await restart_later(bot, database, 10)
    await other.slash("tarok hand")
    assert pings(await other.messages(), late)[-1] == reminder[-1], "once"
    assert reminder_state(database)[1:] == NOTHING[1:]


@pytest.mark.parametrize("language", ["sl", pytest.param("de", marks=pytest.mark.long)])
async def test_late_reminded_away_and_back_with_kills_between(
    bot: BotProcess,
    people: tuple[User, ...],
    database: Path,
    language: str,
) -> None:
    words, two = load_words(strict=True)(language), people[:2]
    game = await open_match(two, words, patience="10m")
    seen = await two[0].wait_for(lambda ms: any(called_users(ms)))
    late = game.user(next(called_users(seen)))
    other = next(user for user in two if user is not late)
    board = board_of(seen)
    limit = words("patience-move", time=words("time-minute", number=10))
    assert board is not None and limit in text_of(board)
    await check_reminder(bot, database, late, other, board)

    await restart_later(bot, database, 4 * MINUTE)
    text = words("board-away", names=joined_names([late.name], words))
    await other.wait_for(
        lambda ms: text in text_of(board_of(ms) or {}) and other.id in called_users(ms)
    )
    await bot.kill()
    with sqlite_connection(database) as db:
        made = db.execute("SELECT DISTINCT user FROM moves WHERE by = 'clock'").fetchall()
    assert made == [(None,)]
    await bot.start()
    await other.wait_for(lambda ms: text in text_of(board_of(ms) or {}))

    answer = await press_on_board(late, "back")
    assert answer.ephemeral and words("reply-welcome-back") in text_of(answer.message or {})
    await other.wait_for(lambda ms: text not in text_of(board_of(ms) or {}))
    await restart_later(bot, database, 0)
    assert reminder_state(database)[1:] == NOTHING[1:]
    await wait_for_query(database, "SELECT count(*) = 2 FROM seats WHERE house = 1")


async def stop_table(user: User) -> None:
    """Close the channel's table."""
    asked = (await user.slash("tarok stop")).message or {}
    await user.click(
        asked, next(component.id for component in controls_of(asked) if "stop" in component.code)
    )


@pytest.mark.parametrize("language", ["en", pytest.param("pl", marks=pytest.mark.long)])
async def test_patience_is_set_per_table_and_server(
    bot: BotProcess,
    people: tuple[User, ...],
    database: Path,
    language: str,
) -> None:
    words, ana = load_words(strict=True)(language), people[0]
    await open_match(people[:2], words)
    await ana.slash("tarok language", **{"language": language, "for": "person"})
    shown = (await ana.slash("tarok server defaults")).message or {}
    select = next(
        component for component in controls(shown) if component["custom_id"] == "d::patience-is"
    )
    assert select["placeholder"] == words("time-minute", number=10)
    shown = (await ana.select(shown, select["custom_id"], ["1h"])).message or {}
    select = next(
        component for component in controls(shown) if component["custom_id"] == "d::patience-is"
    )
    assert select["placeholder"] == words("time-hour", number=1)
    await stop_table(ana)
    before = {
        message["id"] for message in await ana.messages()
    }  # the lobby of the first one may stand yet
    await ana.slash("tarok new", game="slovenian")

    def new_lobby(messages: list[Body]) -> Body | None:
        return newest_public_with(
            "chair", [message for message in messages if message["id"] not in before]
        )

    lobby = new_lobby(await ana.wait_for(lambda ms: new_lobby(ms) is not None)) or {}
    hour, day = words("time-hour", number=1), words("time-day", number=1)
    assert words("lobby-patience-on", time=hour) in text_of(lobby)
    panel = (await ana.click(lobby, control(lobby, "lobby").id)).message or {}
    page = (await ana.click(panel, control(panel, "patience").id)).message or {}
    page = (await ana.select(page, control(page, "patience-is").id, ["1d"])).message or {}
    assert words("patience-now", time=day) in str(controls(page))
    await ana.wait_for(
        lambda ms: (
            words("lobby-patience-on", time=day) in text_of(newest_public_with("chair", ms) or {})
        )
    )
    refused = await ana.slash("tarok new", game="slovenian", patience="soon")
    assert words("denied-no-such-value-of", option="patience") in text_of(refused.message or {})
    taken = await ana.slash("tarok new", game="slovenian", patience=words("patience-off"))
    assert words("denied-channel-taken") in text_of(taken.message or {})
    await ana.click(lobby, control(lobby, "fill").id)
    await ana.wait_for(
        lambda ms: all(message["id"] != panel["id"] for message in ms)
    )  # it's in the way
