"""Clicks that come twice, too late, or from the wrong person change nothing and are answered."""

import asyncio
import random
from pathlib import Path

import pytest

from sandbox import Body, BotProcess, User, text_of
from tests.databases import sqlite_connection
from tests.wire.conftest import StartBot
from tests.wire.playing import (
    NOTICE,
    Game,
    board_of,
    control,
    controls_of,
    went_through,
)


@pytest.fixture
async def game(bot: BotProcess, people: tuple[User, ...]) -> Game:
    game = Game(people, random.Random(2))
    await game.open(deals=1)
    return game


def numbered_moves(database: Path) -> list[tuple[int, str]]:
    with sqlite_connection(database) as db:
        return db.execute("SELECT seq, code FROM moves ORDER BY seq").fetchall()


async def wait_for_hand(game: Game, seq: int = 0) -> tuple[User, Body, Body]:
    """The player of move ``seq``, the board, and their hand; a later move, if that was forced."""

    def there(messages: list[Body]) -> bool:
        board = board_of(messages)
        return board is not None and control(board, "hand").seq >= seq

    while True:
        await game.people[0].wait_for(there)
        called = await game.wait_for_turn()
        assert called is not None
        hand = await game.hand(*called)
        if hand is not None and any(component.moves for component in controls_of(hand)):
            return (*called, hand)


async def test_a_double_click_plays_once(game: Game, database: Path) -> None:
    for _ in range(6):
        before = numbered_moves(database)
        user, _, hand = await wait_for_hand(game, len(before))
        before = numbered_moves(database)
        move = next(component for component in controls_of(hand) if component.moves)
        answers = await asyncio.gather(*(user.click(hand, move.id, stale=True) for _ in range(3)))
        assert not any(answer.failed for answer in answers)
        after = numbered_moves(database)
        assert after[: len(before)] == before
        assert after[len(before)] == (move.seq, move.code)
        texts = [text_of(answer.message) for answer in answers if answer.message]
        assert sum("has moved on" in text for text in texts) >= 2


async def test_a_click_that_was_meant_for_what_stood_there_before_does_nothing(
    start_bot: StartBot, people: tuple[User, ...], database: Path
) -> None:
    await start_bot(TAROK_SLIP="60")
    game = Game(people, random.Random(2))
    await game.open(deals=1)
    user, _, hand = await wait_for_hand(game)
    rare = (await user.press(hand, "More…")).message
    assert rare is not None
    move = next(component for component in controls_of(rare) if component.moves)
    answer = await user.click(rare, move.id)
    assert answer.message is not None and "That was quick" in text_of(answer.message)
    assert numbered_moves(database) == []


async def test_a_stale_button_is_answered_with_the_fresh_hand(game: Game, database: Path) -> None:
    user, _, hand = await wait_for_hand(game)
    old = next(component for component in controls_of(hand) if component.moves)
    await game.move(user, hand)
    before = numbered_moves(database)
    answer = await user.click(hand, old.id, stale=True)
    assert answer.message is not None
    assert answer.ephemeral
    assert "has moved on" in text_of(answer.message)
    assert "```" in text_of(answer.message)
    assert numbered_moves(database) == before


async def test_another_persons_button_tells_whose_turn_it_is(game: Game, database: Path) -> None:
    user, board, hand = await wait_for_hand(game)
    move = next(component for component in controls_of(hand) if component.moves)
    other = next(person for person in game.people if person is not user)
    answer = await other.click(board, move.id, stale=True)
    assert answer.message is not None
    assert answer.ephemeral
    text = text_of(answer.message)
    assert text.startswith(NOTICE)
    assert user.name in text
    assert numbered_moves(database) == []


async def test_a_bystander_sees_nothing(game: Game, database: Path) -> None:
    user, board, hand = await wait_for_hand(game)
    stranger = await user.sandbox.user("Eva")
    move = next(component for component in controls_of(hand) if component.moves)
    answer = await stranger.click(board, move.id, stale=True)
    assert answer.message is not None
    assert text_of(answer.message) == "You aren't sitting at this table."
    refusal = answer.message["id"]
    for code in ("hand", "watch"):
        answer = await stranger.click(board, control(board, code).id)
        assert answer.message is not None and answer.ephemeral
        assert text_of(answer.message).startswith(text_of(board).partition("\n")[0])
        assert not any(component.moves for component in controls_of(answer.message))
    await stranger.wait_for(lambda ms: all(message["id"] != refusal for message in ms))
    assert numbered_moves(database) == []


async def test_onlooker_page_is_redrawn_without_a_click(game: Game) -> None:
    user, board, hand = await wait_for_hand(game)
    stranger = await user.sandbox.user("Eva")
    watched = (await stranger.click(board, control(board, "watch").id)).message
    assert watched is not None
    await game.move(user, hand)

    def goes_on(messages: list[Body]) -> bool:
        now = next(message for message in messages if message["id"] == watched["id"])
        return control(now, "watch").seq > control(board, "watch").seq

    seen = await stranger.wait_for(goes_on)
    (now,) = (message for message in seen if message["id"] == watched["id"])
    assert not any(component.moves for component in controls_of(now))


async def test_four_people_press_at_once_and_one_of_them_moves(game: Game, database: Path) -> None:
    for _ in range(5):
        user, board, hand = await wait_for_hand(game, len(numbered_moves(database)))
        move = next(component for component in controls_of(hand) if component.moves)
        answers = await asyncio.gather(
            *(person.click(board, move.id, stale=True) for person in game.people)
        )
        by_name = dict(zip((person.name for person in game.people), answers, strict=True))
        assert not any(answer.failed for answer in answers)
        assert [name for name, answer in by_name.items() if went_through(answer)] == [user.name]
        assert numbered_moves(database)[move.seq :][:1] == [(move.seq, move.code)]
        assert len({seq for seq, _ in numbered_moves(database)}) == len(numbered_moves(database))


async def test_two_people_join_in_the_same_moment(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    ana, bor, cilka, dane = people
    eva, franc = await ana.sandbox.user("Eva"), await ana.sandbox.user("Franc")
    await ana.slash("tarok new", game="slovenian")
    seen = await ana.wait_for(lambda ms: any(controls_of(message) for message in ms))
    lobby = next(message for message in seen if controls_of(message))
    answers = await asyncio.gather(*(user.press(lobby, "Join") for user in (bor, cilka, dane, eva)))
    refused = [text_of(answer.message) for answer in answers if answer.message and answer.ephemeral]
    assert not any(answer.failed for answer in answers)
    assert "All seats are taken." in refused or len(refused) == 0

    def all_sit(messages: list[Body]) -> bool:
        seats = text_of(messages[-1])
        return len({mention for mention in seats.split() if mention.startswith("<@")}) == 4

    await franc.wait_for(
        all_sit
    )  # of four redraws at once an older one may come last, and is mended


FORGED = (
    "t:1:0:play:T99", "t:1:0:", "t:9999:0:hand", "t:1:99999999999999999999:pass", "t:x:0:hand",
    "nonsense", "manual:slovenian:999:b", "manual:none:0:n", "manual:",
    "look:person:style:loud", "look:server:show:", "t:1:0:lay:S7+S7",
)  # fmt: skip


async def test_forged_buttons_are_answered_kindly(game: Game, database: Path) -> None:
    user, board, _ = await wait_for_hand(game)
    for custom_id in FORGED:
        answer = await user.click(board, custom_id, stale=True)
        assert not answer.failed, custom_id
        assert answer.message is not None
        assert answer.ephemeral
        assert "wrong on my side" not in text_of(answer.message)
        assert numbered_moves(database) == [], custom_id


async def test_a_denied_press_leaves_the_hand_as_it_is(game: Game, database: Path) -> None:
    user, _, hand = await wait_for_hand(game)
    other = next(person for person in game.people if person is not user)
    await user.slash("tarok leave")
    move = next(component for component in controls_of(hand) if component.moves)
    answer = await user.click(hand, move.id, stale=True)
    assert answer.message is not None
    assert answer.ephemeral
    text = text_of(answer.message)
    assert "house player plays for you" in text or "has moved on" in text
    assert hand["id"] in {message["id"] for message in await user.messages()}
    assert answer.message["id"] != hand["id"] or controls_of(answer.message)
    assert all(text_of(message) != text for message in await other.messages())


async def test_a_typed_command_leaves_one_hand_alone(game: Game) -> None:
    """The hand above it loses its buttons, and says so."""
    user, board, hand = await wait_for_hand(game)

    def gone(hand: Body, messages: list[Body]) -> bool:
        now = next(message for message in messages if message["id"] == hand["id"])
        return not controls_of(now) and "in another message" in text_of(now)

    fresh = (await user.slash("tarok hand")).message
    assert fresh is not None
    await user.wait_for(lambda ms: gone(hand, ms))
    newest = (await user.click(board, control(board, "hand").id)).message
    assert newest is not None
    await user.wait_for(lambda ms: gone(fresh, ms))
    now = next(message for message in await user.messages() if message["id"] == newest["id"])
    assert controls_of(now)
