"""Hints through the real discord.py: asked for on the hand, and counted on the score sheet."""

from sandbox import BotProcess, User, text_of
from tests.wire.table_steps import ask_for_hint, open_with_house, play_to_score_sheet


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
