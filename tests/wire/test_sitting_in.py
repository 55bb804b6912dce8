"""Questions to sit in outlive the process: its follower asks them on, and tells who asked."""

import pytest

from bot.base.database_address import DatabaseAddress
from sandbox import BotProcess, Sandbox, User, text_of
from tests.databases import direct_connection, on_each_database
from tests.wire.playing import (
    control,
    labels,
    newest_public_with,
    next_deal_message,
    press_on_board,
    wait_for_query,
)
from tests.wire.table_steps import play_first_deal, set_language

pytestmark = on_each_database

ENDS = pytest.mark.parametrize("killed", [True, False], ids=["killed", "told to stop"])


def is_seated(database: DatabaseAddress, user: User) -> bool:
    """Whether somebody plays a seat."""
    with direct_connection(database) as db:
        query = 'SELECT count(*) FROM seats WHERE "user" = ? AND house = 0'
        return bool(db.execute(query, (int(user.id),)).fetchone()[0])


async def restart(bot: BotProcess, *, killed: bool) -> None:
    """Another process follows."""
    await (bot.kill() if killed else bot.stop())
    await bot.start()


@ENDS
async def test_a_question_is_answered_after_a_restart_and_who_asked_is_told(
    bot: BotProcess,
    people: tuple[User, ...],
    sandbox: Sandbox,
    database: DatabaseAddress,
    killed: bool,
) -> None:
    await play_first_deal(people)
    bor, eva = people[1], await sandbox.user("Eva")
    words = await set_language((*people, eva), "en")
    await eva.wait_for(next_deal_message)
    asked = await press_on_board(eva, "sit")
    assert asked.message is not None and "Asked: " in text_of(asked.message)
    await wait_for_query(database, "SELECT count(*) = 1 FROM awaited_pages")
    await restart(bot, killed=killed)
    await bor.wait_for(lambda ms: newest_public_with(f"guest:yes:{eva.id}", ms) is not None)
    said = await press_on_board(bor, f"guest:yes:{eva.id}")
    assert said.message is not None
    assert text_of(said.message) == words("sit-you-said-yes", name="Eva")
    assert is_seated(database, eva)
    seen = await eva.wait_for(
        lambda ms: any(words("sit-yes") in text_of(message) for message in ms)
    )
    (reply,) = [message for message in seen if words("sit-yes") in text_of(message)]
    assert reply["id"] == asked.message["id"], "in place of what she was told first"
    await wait_for_query(database, "SELECT count(*) = 0 FROM awaited_pages")


@ENDS
async def test_a_no_holds_after_a_restart(
    bot: BotProcess,
    people: tuple[User, ...],
    sandbox: Sandbox,
    database: DatabaseAddress,
    killed: bool,
) -> None:
    await play_first_deal(people)
    bor, eva = people[1], await sandbox.user("Eva")
    words = await set_language((*people, eva), "en")
    await eva.wait_for(next_deal_message)
    await press_on_board(eva, "sit")
    await press_on_board(bor, f"guest:no:{eva.id}")
    await restart(bot, killed=killed)
    await eva.wait_for(lambda ms: words("next-sit") in labels(next_deal_message(ms)))
    refused = await press_on_board(eva, "sit")
    assert refused.message is not None
    assert words("denied-sit-declined") in text_of(refused.message)
    assert not is_seated(database, eva)


async def test_a_question_that_the_next_deal_has_overtaken_is_told_of_after_a_restart(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox, database: DatabaseAddress
) -> None:
    """Nobody has answered, and the process has ended before it could say so."""
    await play_first_deal(people)
    ana, bor, eva = *people[:2], await sandbox.user("Eva")
    words = await set_language((*people, eva), "en")
    await eva.wait_for(next_deal_message)
    await press_on_board(eva, "sit")
    await wait_for_query(database, "SELECT count(*) = 1 FROM awaited_pages")
    await bot.kill()
    await bot.start()
    seen = await ana.wait_for(lambda ms: newest_public_with(f"guest:no:{eva.id}", ms) is not None)
    board = next_deal_message(seen)
    assert board is not None
    for user in (ana, bor):
        await user.click(board, control(board, "next").id, stale=True)
    await eva.wait_for(lambda ms: any(words("sit-late") in text_of(message) for message in ms))
