"""Moves taken back through Discord's wire, with kills at every stage, in two languages."""

import asyncio
import random

from bot.base.database_address import DatabaseAddress
from bot.kit.l10n import Words
from sandbox import Body, BotProcess, User, text_of
from tests.databases import on_each_database
from tests.timeout import TIMEOUT
from tests.wire.playing import (
    Game,
    board_of,
    control,
    controls_of,
    press_on_board,
    turn_of,
    wait_for_board_with,
)
from tests.wire.table_steps import (
    NO,
    YES,
    codes,
    languages,
    move_codes,
    play_until_undoable,
    set_language,
)

pytestmark = on_each_database


async def start_undoable_match(game: Game, language: str) -> tuple[Words, User, Body]:
    """Start a match in a language, and play until somebody may take their move back."""
    await game.open(deals=1)
    words = await set_language(game.people, language)
    return words, *await play_until_undoable(game)


@languages
async def test_a_move_comes_back_when_all_agree_whatever_is_killed(
    bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress, language: str
) -> None:
    game = Game(people, random.Random(2))
    words, user, hand = await start_undoable_match(game, language)
    before = move_codes(database)
    asked = await user.click(hand, control(hand, "undo").id)
    assert asked.message is not None and words("undo-asked") in text_of(asked.message)
    others = [person for person in people if person is not user]
    for other in others:
        await bot.kill()
        await bot.start()
        board = await wait_for_board_with(other, YES)
        assert user.name in text_of(board) and other.name in text_of(board)
        answer = await press_on_board(other, YES)
        key = "undo-all-agreed" if other is others[-1] else "undo-agreed"
        assert answer.message is not None and words(key) in text_of(answer.message)
    await bot.kill()
    assert move_codes(database) == [*before, "undo"]
    await bot.start()

    def settled(messages: list[Body]) -> bool:
        board = board_of(messages)
        asks = bool(codes(board) & {YES, NO})  # as the one does that stood there before the kill
        return board is not None and turn_of(board) == user.id and not asks

    drawn = board_of(await user.wait_for(settled))
    assert drawn is not None
    async with asyncio.timeout(TIMEOUT):
        while (again := await game.hand(user, drawn)) is None:  # a start posts the board anew
            drawn = await wait_for_board_with(user, "hand")
    assert any(component.moves for component in controls_of(again))
    assert (await game.move(user, again)).message is not None
    assert move_codes(database)[len(before) + 1] == game.done[-1].code


@languages
async def test_a_no_and_a_next_move_settle_it(
    bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress, language: str
) -> None:
    game = Game(people, random.Random(3))
    words, user, hand = await start_undoable_match(game, language)
    await user.click(hand, control(hand, "undo").id)
    other, third, _ = (person for person in people if person is not user)
    board = await wait_for_board_with(other, NO)
    answer = await press_on_board(other, NO)
    assert answer.message is not None and words("undo-stays") in text_of(answer.message)
    now = await wait_for_board_with(third, "hand")
    answer = await third.click(now, control(board, YES).id, stale=True)
    assert answer.message is not None and words("undo-late") in text_of(answer.message)
    await user.wait_for(lambda ms: not codes(board_of(ms)) & {YES, NO})
    user, hand = await play_until_undoable(game)
    before = move_codes(database)
    while len(move_codes(database)) == len(before):
        await game.step()
    answer = await user.click(hand, control(hand, "undo").id, stale=True)
    assert answer.message is not None and words("undo-late") in text_of(answer.message)
    assert "undo" not in move_codes(database)
