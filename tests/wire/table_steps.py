"""Steps at a table over the wire: moving to a place, hints, taking back, whole deals."""

import contextlib
import random
from collections.abc import Sequence

import pytest

from bot.base.database_address import DatabaseAddress
from bot.kit.l10n import Words, load_words
from sandbox import (
    Body,
    Refusal,
    Sandbox,
    User,
    controls,
    text_of,
)
from tests.databases import direct_connection
from tests.wire.bot_players import DealOver, OneDeal
from tests.wire.playing import (
    Game,
    board_of,
    control,
    controls_of,
    labels,
    newest_hand,
    turn_of,
)
from tests.wire.score_sheets import wait_for_results


async def move_to_place(place: str, sandbox: Sandbox, *people: User) -> None:
    """Move people to a place of their own."""
    who = [person.id for person in people]
    how = {"foreign": True} if place == "foreign" else {"members": who}
    made = await sandbox.send("channel", name=place, **how)
    for person in people:
        person.channel = made["id"]


def is_rematch_offered(messages: Sequence[Body]) -> bool:
    """Whether another match like this one is offered, in any language."""
    return any(
        control["custom_id"].startswith("again:") for m in messages for control in controls(m)
    )


async def play_alone(user: User, game: Game, most: int) -> None:
    """Make this many moves for somebody playing with the house, in any language."""
    for _ in range(most):
        last = game.done[-1].seq if game.done else -1

        def ready(messages: list[Body], last: int = last) -> bool:
            board = board_of(messages)
            if is_rematch_offered(messages) or board is None:
                return is_rematch_offered(messages)
            called = turn_of(board) == user.id and control(board, "hand").seq > last
            return called or newest_hand(messages, last) is not None

        seen = await user.wait_for(ready)
        if is_rematch_offered(seen):
            return
        board = board_of(seen)
        assert board is not None
        hand = await game.hand(user, board)
        assert hand is not None
        await game.move(user, hand)


STEPS = ("Hint", "The move?", "Why?")


async def open_with_house(ana: User, deals: int = 1) -> Game:
    """Ana plays with the house."""
    game = Game((ana,), random.Random(4))
    await game.open(deals=deals, house=3)
    return game


async def press_hint_button(user: User, hand: Body, label: str) -> Body:
    """A hand once it shows what its button asks for: a late answer is acknowledged first."""
    await user.press(hand, label)

    def there(messages: list[Body]) -> list[Body]:
        mine = [message for message in messages if message["id"] == hand["id"]]
        if label == "Refresh":
            return [message for message in mine if "💡" not in text_of(message)]
        return [
            message for message in mine if "💡" in text_of(message) and label not in labels(message)
        ]

    return there(await user.wait_for(there))[0]


async def refresh_hand(user: User, hand: Body) -> Body | None:
    """The hand, without what was there before a kill; None: it was somebody else's turn by then."""
    with contextlib.suppress(Refusal):
        return await press_hint_button(user, hand, "Refresh")
    return None


async def ask_for_hint(game: Game) -> Body:
    """Ana's hand when she has a choice, with all steps of a hint."""
    while True:
        called = await game.wait_for_turn()
        assert called is not None
        held = await game.hand(*called)
        hand = await refresh_hand(called[0], held) if held is not None else None
        if hand is not None:
            if any(control.code.startswith("hint:") for control in controls_of(hand)):
                break
            await game.step()
    for label in STEPS:
        hand = await press_hint_button(called[0], hand, label)
    return hand


async def play_to_score_sheet(game: Game) -> str:
    """The deal's score sheet."""
    await game.play()
    sheet, _ = await wait_for_results(game.people[0])
    return sheet


async def play_first_deal(people: tuple[User, ...]) -> None:
    """Ana and Bor have played a deal with the house, and look at its score."""
    game = OneDeal(people[:2], random.Random(6))
    await game.open(deals=2, house=2)
    with contextlib.suppress(DealOver):
        await game.play()


YES, NO = "undo:yes", "undo:no"
languages = pytest.mark.parametrize("language", ["sl", pytest.param("en", marks=pytest.mark.long)])


def codes(message: Body | None) -> set[str]:
    """The codes of all of a message's controls."""
    return {component.code for component in controls_of(message or {})}


def move_codes(database: DatabaseAddress) -> list[str]:
    with direct_connection(database) as db:
        return [code for (code,) in db.execute("SELECT code FROM moves ORDER BY seq")]


async def set_language(people: tuple[User, ...], language: str) -> Words:
    """Have all of them, and their server, read in a language."""
    for user in people:
        await user.slash("tarok language", language=language)
    await people[0].slash("tarok language", **{"language": language, "for": "server"})
    return load_words(strict=True)(language)


async def play_until_undoable(game: Game) -> tuple[User, Body]:
    """Play until somebody may take their move back; return who, and their hand."""
    while True:
        called = await game.wait_for_turn()
        assert called is not None
        hand = await game.hand(*called)
        if hand is not None:
            answer = await game.move(called[0], hand)
            if answer.message is not None and "undo" in codes(answer.message):
                return called[0], answer.message
