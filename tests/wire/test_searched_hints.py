"""Hints by the search: a worker of the real bot works them out."""

from sandbox import BotProcess, User, text_of
from tests.wire.conftest import ONE_COMPILES
from tests.wire.table_steps import ask_for_hint, open_with_house, play_to_score_sheet


@ONE_COMPILES
async def test_worker_gives_hints_that_rules_of_thumb_cannot_give(
    searching: BotProcess, people: tuple[User, ...]
) -> None:
    game = await open_with_house(people[0])
    while True:
        hand = text_of(await ask_for_hint(game))
        if "% of the time" in hand:  # announcements and bids may be left to rules of thumb
            break
        await game.step()
    assert "hint" in await play_to_score_sheet(game)
