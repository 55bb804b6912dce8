"""Tables in direct messages, in groups and in servers without the bot, where it only answers."""

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.base.database_address import DatabaseAddress
from bot.kit.l10n import load_words
from sandbox import (
    COMPONENT,
    EXTERNAL_APPS,
    HISTORY,
    VIEW,
    Answer,
    Body,
    BotProcess,
    Refusal,
    Sandbox,
    Server,
    User,
    Users,
    controls,
    text_of,
)
from tests.databases import on_each_database
from tests.wire.playing import (
    EPHEMERAL,
    Game,
    board_of,
    control,
    controls_of,
    has_logged,
    is_over,
    newest_message_with,
)
from tests.wire.score_sheets import sheets
from tests.wire.table_steps import is_rematch_offered, move_to_place, play_alone
from tests.wire.visible_cards import Log, cards_in, seqs_in, shown_to, words_in

pytestmark = on_each_database

LATER = 16 * 60.0
"""Seconds after which a token is dead."""


def live_messages(messages: Sequence[Body]) -> list[Body]:
    """The public messages whose buttons work."""
    return [
        message for message in messages if not message["flags"] & EPHEMERAL and controls_of(message)
    ]


def shows_hand(message: Body) -> bool:
    """Whether it is for one person only, and has their cards."""
    return bool(message["flags"] & EPHEMERAL) and "```" in text_of(message)


@pytest.mark.parametrize("language", ["sl", pytest.param("en", marks=pytest.mark.long)])
async def test_a_person_plays_with_the_house_in_direct_messages(
    bot: BotProcess,
    people: tuple[User, ...],
    sandbox: Sandbox,
    database: DatabaseAddress,
    log: Path,
    language: str,
) -> None:
    ana, words = people[0], load_words(strict=True)(language)
    await ana.slash("tarok language", language=language)
    await move_to_place("Bot", sandbox, ana)
    opened = await ana.slash("tarok new", game="slovenian", deals=1)
    assert text_of(opened.message or {}) == words("reply-table-between-us")
    seen = await ana.wait_for(live_messages)
    assert words("lobby-fill") in {component.get("label") for component in controls(seen[-1])}
    refused = await ana.slash("tarok match invite", who="<@1>")
    assert text_of(refused.message or {}) == words("denied-only-us")
    await ana.press(live_messages(seen)[0], words("lobby-fill"))
    game = Game((ana,), random.Random(5))
    await play_alone(ana, game, 6)
    await bot.kill()
    await bot.start()
    await play_alone(ana, game, 60)
    await ana.wait_for(is_rematch_offered)
    assert has_logged(database, game.done) and len(game.done) >= 6
    await ana.wait_for(lambda ms: not live_messages(ms))
    again = await ana.slash("tarok replay")
    assert any(
        component["custom_id"].startswith("replay:") for component in controls(again.message or {})
    )
    profile = await ana.slash("tarok profile")  # of what was played here
    assert "Ana" in text_of(profile.message or {}) and "```" in text_of(profile.message or {})
    await bot.stop()
    assert await check_hidden_cards(sandbox, database) > 5
    assert "did not take" not in log.read_text("utf-8")


async def test_person_without_direct_messages_plays_by_replies(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox
) -> None:
    ana = people[0]
    await move_to_place("Bot", sandbox, ana)
    await sandbox.send("channel", id=ana.channel, bot_permissions=VIEW | HISTORY)
    game = Game((ana,), random.Random(4))
    await game.open(deals=1, house=3)
    await play_alone(ana, game, 3)
    assert len(game.done) == 3
    assert "POST message" not in {sent["route"] for sent in await sandbox.journal()}


async def check_hidden_cards(sandbox: Sandbox, database: DatabaseAddress) -> int:
    """How many messages were searched for cards their readers may not see."""
    log, searched = Log(database), 0
    for sent in await sandbox.journal():
        text = words_in(sent["payload"])
        if not seqs_in(text) or ":join" in text or ":fill" in text:
            continue
        view = log.view(max(seqs_in(text)), sent["viewer"])
        assert not cards_in(text) & ~shown_to(view), text
        searched += 1
    return searched


async def open_game_in_group(sandbox: Sandbox, people: tuple[User, ...], place: str) -> Game:
    """Ana has brought the bot along; Bor hasn't."""
    ana, bor, *_ = people
    await sandbox.send("user", id=bor.id, installed=False)
    await move_to_place(place, sandbox, ana, bor)
    with pytest.raises(Refusal, match="not installed"):
        await bor.slash("tarok new", game="slovenian")
    game = Game((ana, bor), random.Random(8))
    await game.open(deals=2, house=2)  # one may be over after a trick, if the house begs
    return game


@pytest.mark.parametrize("where", ["foreign", pytest.param("group", marks=pytest.mark.long)])
async def test_two_people_play_where_the_bot_only_answers(
    bot: BotProcess,
    people: tuple[User, ...],
    sandbox: Sandbox,
    server: Server,
    database: DatabaseAddress,
    log: Path,
    where: str,
) -> None:
    game, ana = await open_game_in_group(sandbox, people, where), people[0]
    await game.play(until=lambda: len(game.done) > 8)
    server.world.clock.advance(LATER)  # all tokens are dead, and the old board belongs to nobody
    await repost_board(ana)
    await game.play(until=lambda: len(game.done) > 16)
    await bot.kill()
    await bot.start()
    await repost_board(ana)
    await game.play()
    seen = await people[1].wait_for(is_over)
    assert len(sheets(seen)) == 2
    assert has_logged(database, game.done)
    for stale in live_messages(seen):  # whose tokens are dead: they go when somebody uses them
        await ana.click(stale, control(stale, "hand").id, stale=True)
    await ana.wait_for(lambda ms: not live_messages(ms))
    await bot.stop()
    assert await check_hidden_cards(sandbox, database) > 20
    assert {sent["route"] for sent in await sandbox.journal()} == {"callback", "webhook"}
    assert "did not take" not in log.read_text("utf-8")


async def repost_board(user: User) -> None:
    """Have the table put at the bottom."""
    before = {message["id"] for message in await user.messages()}
    await user.slash("tarok table")
    await user.wait_for(
        lambda ms: any(message["id"] not in before for message in live_messages(ms))
    )


async def test_no_board_is_left_behind_that_is_used_after_a_start(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox
) -> None:
    """The click brings a token for it: it is redrawn, or removed in favour of one that calls."""
    game, bor = await open_game_in_group(sandbox, people, "group"), people[1]
    await game.play(until=lambda: len(game.done) > 3)
    await bot.kill()
    seen = await bor.messages()
    before, known = board_of(seen), {message["id"] for message in seen}
    assert before is not None
    await bot.start()
    answer = await bor.click(before, control(before, "hand").id)
    assert answer.kind == 6  # the board is kept, and the hand follows
    await bor.wait_for(lambda ms: any(m["id"] not in known and shows_hand(m) for m in ms))
    assert await game.wait_for_turn() is not None  # what was played before the kill is drawn by now
    await bor.wait_for(lambda ms: len(live_messages(ms)) == 1)


async def test_table_that_only_its_founder_sees_is_refused(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox, server: Server
) -> None:
    ana, bor, *_ = people
    await move_to_place("foreign", sandbox, ana, bor)
    server.world.people[int(bor.id)].permissions &= ~EXTERNAL_APPS
    answer = await bor.slash("tarok new", game="slovenian")
    assert "only you would see" in text_of(answer.message or {})
    game = Game((ana, bor), random.Random(1))
    await game.open(deals=1, house=2)  # they can play with others
    assert await game.step()
    await game.wait_until_drawn(game.done[-1].seq if game.done else -1)
    private = [message for message in await bor.messages() if message["flags"] & EPHEMERAL]
    assert newest_message_with("watch", private) is None, "the board is where all see it"


async def test_commands_are_published_for_all_places(bot: BotProcess, server: Server) -> None:
    (tarok,) = server.world.commands
    assert tarok["contexts"] == [0, 1, 2]
    assert tarok["integration_types"] == [0, 1]


async def test_a_control_of_another_place_does_nothing(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox, server: Server
) -> None:
    game, ana = Game(people, random.Random(2)), people[0]
    await game.open(deals=1)
    await ana.wait_for(board_of)
    cilka = people[2]
    await move_to_place("Bot", sandbox, cilka)
    await cilka.slash("tarok new", game="strohmann")
    own_message = live_messages(await cilka.wait_for(live_messages))[0]
    source = server.world.channels[int(cilka.channel)].messages[int(own_message["id"])]
    users, answers = Users(server.world), []
    for code in ("t:1:0:hand", "t:1:0:watch", "t:1:0:pass", "t:2:0:hand", "d:slovenian:open"):
        made = await users.send(
            COMPONENT, int(cilka.id), int(cilka.channel),
            {"custom_id": code, "component_type": 2}, source,
        )  # fmt: skip
        assert made.answered and made.original is not None, code
        answers.append(text_of(made.original.body))  # a refusal goes with the next click
    assert not any("my side" in text for text in answers)
    assert sum("This table is closed" in text for text in answers) == 3


async def test_server_commands_in_direct_messages_are_refused(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox
) -> None:
    ana = people[0]
    await move_to_place("Bot", sandbox, ana)

    async def told(command: str, **options: str) -> str:
        answer: Answer = await ana.slash(command, **options)
        return text_of(answer.message or {})

    assert "channels of a server" in await told("tarok server defaults")
    assert "manage a server" in await told("tarok language", **{"for": "server"})
    assert "no table in this channel" in await told("tarok table")
    for command in ("tarok help", "tarok match rules", "tarok look"):
        assert "wrong on my side" not in await told(command)
