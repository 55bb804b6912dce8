"""Speaking out of turn by pressing: the hands of all are drawn with their buttons."""

import random

from sandbox import Body, BotProcess, User, text_of
from tests.databases import on_each_database
from tests.wire.playing import (
    SURE,
    Control,
    Game,
    board_of,
    control,
    controls_of,
    turn_of,
    went_through,
)

pytestmark = on_each_database


def is_order_free(board: Body | None) -> bool:
    """Whether the board says that the others may speak as well."""
    return board is not None and "may speak out of turn" in text_of(board)


async def find_kontra(game: Game, board: Body) -> tuple[User, Body, Control] | None:
    """A player who isn't on turn, with a kontra on their newest hand; None: there is none."""
    seq = control(board, "hand").seq
    for user in game.people:
        if user.id == turn_of(board):
            continue
        for message in reversed(await user.messages()):
            for candidate in controls_of(message):
                if candidate.code.removeprefix(SURE) == "kontra:game" and candidate.seq == seq:
                    return user, message, candidate
    return None


async def test_a_kontra_out_of_turn(bot: BotProcess, people: tuple[User, ...]) -> None:
    """SLO-OPT-34: those waiting see their buttons without a click."""
    game = Game(people[:4], random.Random(34))
    await game.open(deals=8, rules={"free_announcement_order": "on"})
    while (called := await game.wait_for_turn()) is not None:
        user, board = called
        if is_order_free(board) and (kontra := await find_kontra(game, board)) is not None:
            speaker, message, press = kontra
            answer = await speaker.click(message, press.id)
            if press.code.startswith(SURE):
                assert answer.message is not None
                sure = control(answer.message, "kontra:game")
                answer = await speaker.click(answer.message, sure.id)
            assert went_through(answer)
            await game.wait_until_drawn(press.seq)
            after = board_of(await user.messages())
            # Whoever was on turn still is, unless all can tell that they have nothing more to say:
            # then the board calls nobody, or already shows what the house has said for them.
            assert after is not None
            called_now = turn_of(after) in (user.id, None)
            assert called_now or control(after, "hand").seq > press.seq + 1
            assert "kontra" in text_of(after)
            return
        hand = await game.hand(user, board)
        if hand is not None:
            await game.move(user, hand)
    raise AssertionError("nobody could speak out of turn")
