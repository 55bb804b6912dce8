"""Players who leave, return or are replaced; deleted boards, locked threads."""

import contextlib
import random
from pathlib import Path

import pytest

from sandbox import BotProcess, Sandbox, Server, User, text_of
from tests.databases import sqlite_connection
from tests.wire.bot_players import DealOver, OneDeal, seats
from tests.wire.playing import (
    Game,
    board_of,
    confirm_command,
    control,
    controls_of,
    labels,
    newest_message_with,
    next_deal_message,
    press_on_board,
    turn_of,
)
from tests.wire.table_steps import languages, move_codes, set_language


@languages
async def test_a_table_that_everybody_has_left_waits_until_somebody_comes_back(
    bot: BotProcess, people: tuple[User, ...], database: Path, language: str
) -> None:
    ana, bor, cilka, _ = people
    game = Game((ana, bor), random.Random(4))
    await game.open(deals=1, house=2)
    words = await set_language((ana, bor, cilka), language)
    for _ in range(2):
        assert await game.step()
    await game.wait_for_turn()
    left = await ana.slash("tarok leave")
    assert left.message is not None and words("reply-left-game") in text_of(left.message)
    left = await bor.slash("tarok leave")
    assert left.message is not None and words("reply-left-last") in text_of(left.message)
    await bor.wait_for(lambda ms: words("board-deserted") in text_of(board_of(ms) or {}))
    before = move_codes(database)
    await bot.kill()
    await bot.start()
    await cilka.slash("tarok table")
    assert move_codes(database) == before
    back = await bor.slash("tarok hand")
    assert back.message is not None and words("reply-welcome-back") in text_of(back.message)
    refused = await cilka.slash("tarok stop")
    text = words("denied-not-yours-to-stop", name="Bor")
    assert refused.message is not None and text in text_of(refused.message)
    asked = await bor.slash("tarok stop")  # Ana, who has opened the table, is away
    assert asked.message is not None
    await bor.press(asked.message, words("sure-yes"))
    with sqlite_connection(database) as db:
        assert db.execute("SELECT state FROM tables").fetchone() == ("stopped",)


async def test_hand_of_a_leaver_ends_with_the_way_back_and_others_read_who_left(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    ana, bor, *_ = people
    game = Game(people, random.Random(4))
    await game.open(deals=1)
    await bor.press(board_of(await bor.wait_for(board_of)) or {}, "My hand")
    await ana.press(board_of(await ana.wait_for(board_of)) or {}, "My hand")
    await bor.slash("tarok leave")
    await bor.wait_for(lambda ms: "Come back" in labels(newest_message_with("back", ms)))
    shown = await bor.wait_for(lambda ms: newest_message_with("hand", ms) == board_of(ms))
    hand = newest_message_with("back", shown)
    assert labels(hand) == {"Come back"}
    for user in (ana, bor):
        await user.wait_for(lambda ms: "Left: Bor." in text_of(board_of(ms) or {}))
    assert hand is not None
    back = await bor.press(hand, "Come back")
    assert back.message is not None and "Come back" not in labels(back.message)
    await ana.wait_for(lambda ms: "Left: Bor." not in text_of(board_of(ms) or {}))


async def test_hand_of_a_person_who_left_the_house_alone_shows_the_way_back(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    ana = people[0]
    game = Game((ana,), random.Random(4))
    await game.open(deals=1, house=3)
    await ana.wait_for(lambda ms: newest_message_with("menu", ms))
    await ana.slash("tarok leave")
    await ana.wait_for(lambda ms: "Come back" in labels(newest_message_with("back", ms)))


async def test_a_table_that_everybody_has_left_blocks_no_channel(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    ana, bor, *_ = people
    game = Game((ana,), random.Random(4))
    await game.open(deals=1, house=3)
    await ana.slash("tarok leave")
    taken = await bor.slash("tarok new", game="slovenian")
    assert taken.message is not None and "/tarok stop" in text_of(taken.message)
    await confirm_command(bor, "tarok stop")
    opened = await bor.slash("tarok new", game="slovenian")
    assert opened.message is not None and "open" in text_of(opened.message)


@languages
async def test_player_who_left_is_replaced_and_score_stays(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox, database: Path, language: str
) -> None:
    game = OneDeal(people, random.Random(6))
    await game.open(deals=2)
    bor, eva = people[1], await sandbox.user("Eva")
    await game.step()
    place = [user for user, _ in seats(database)].index(int(bor.id))
    await bor.slash("tarok leave")
    game.left = bor
    refused = await eva.slash("tarok hand")  # she watches
    assert refused.message is not None
    with contextlib.suppress(DealOver):
        await game.play()
    words = await set_language((*people, eva), language)
    await bot.kill()
    await bot.start()
    await eva.wait_for(lambda ms: words("next-sit") in labels(next_deal_message(ms)))
    asked = await press_on_board(eva, "sit")
    assert asked.message is not None and seats(database)[place] == (int(bor.id), 1)
    await press_on_board(people[2], f"guest:yes:{eva.id}")
    assert seats(database)[place] == (int(eva.id), 0)
    watching = await bor.slash("tarok hand")
    assert watching.message is not None and not any(
        component.moves for component in controls_of(watching.message)
    )


@languages
async def test_a_board_that_was_deleted_is_posted_again(
    bot: BotProcess, server: Server, people: tuple[User, ...], language: str
) -> None:
    game = Game(people, random.Random(6))
    await game.open(deals=1)
    assert await game.wait_for_turn() is not None
    words = await set_language(people, language)
    # Its words are drawn by now, else it would be posted again for their sake.
    board = board_of(
        await people[0].wait_for(lambda ms: words("board-my-hand") in labels(board_of(ms)))
    )
    assert board is not None
    channel = server.world.channels[int(people[0].channel)]
    del channel.messages[int(board["id"])]
    assert board_of(await people[0].messages()) is None
    await bot.kill()
    await bot.start()
    answer = await people[2].slash("tarok table")
    assert answer.message is not None and words("reply-board-posted") in text_of(answer.message)
    seen = await people[0].wait_for(lambda ms: board_of(ms) is not None)
    assert words("board-my-hand") in labels(board_of(seen))
    assert await game.step()
    for _ in range(3):
        assert await game.step()


@pytest.mark.parametrize("how", ["locked", "hidden"])
@languages
async def test_a_table_is_brought_out_of_a_channel_that_cannot_be_used(
    bot: BotProcess,
    server: Server,
    people: tuple[User, ...],
    sandbox: Sandbox,
    language: str,
    how: str,
) -> None:
    parent = people[0].channel
    thread = await sandbox.send("channel", name="our game", parent=parent)
    for person in people:
        person.channel = thread["id"]
    game = Game(people, random.Random(6))
    await game.open(deals=1)
    assert await game.step()
    assert await game.wait_for_turn() is not None
    words = await set_language(people, language)
    if how == "locked":
        server.world.archive(server.world.channels[int(thread["id"])], locked=True)
    else:
        await sandbox.send("channel", id=thread["id"], bot_permissions=0)
    for person in people:
        person.channel = parent
    offer = await people[1].slash("tarok table")
    assert offer.message is not None and f"<#{thread['id']}>" in text_of(offer.message)
    answer = await people[1].click(offer.message, "bring:1")
    assert answer.message is not None and words("reply-table-brought") in text_of(answer.message)
    assert control(answer.message, "hand")  # their cards are here, and not in the old channel
    await bot.kill()
    await bot.start()
    await people[0].wait_for(lambda ms: turn_of(board_of(ms) or {}) is not None)
    assert await game.step()
    nothing = await (await sandbox.user("Eva")).slash("tarok table")
    assert nothing.message is not None
