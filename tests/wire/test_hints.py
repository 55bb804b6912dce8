"""Hints through the real discord.py: asked for on the hand, and counted on the score sheet."""

import contextlib
import random

from sandbox import Body, BotProcess, Refusal, User, text_of
from tests.wire.playing import Game, controls_of, labels
from tests.wire.score_sheets import wait_for_results

STEPS = ("Hint", "And the move?", "Why?")


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


async def test_hints_survive_a_kill_and_are_told_on_the_score_sheet(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    game = await open_with_house(people[0])
    hand = await ask_for_hint(game)
    assert "A rule of thumb" in text_of(hand)
    await bot.kill()
    await bot.start()
    await ask_for_hint(game)  # of the same move: it counts once
    made = len(game.done)
    await game.play(until=lambda: len(game.done) > made)
    await ask_for_hint(game)
    assert "Ana: 2 hints" in await play_to_score_sheet(game)
