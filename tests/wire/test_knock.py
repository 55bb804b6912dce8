"""Cutting and knocking with buttons, with a bot that dies in between."""

import random

import pytest

from bot.base.database_address import DatabaseAddress
from sandbox import BotProcess, User
from tests.databases import on_each_database
from tests.wire.playing import Game, has_logged, is_over

pytestmark = on_each_database

FORMS = (
    ("slovenian", 1, {"knock": "on"}),
    ("romanian", 4, {"knock": "on"}),
    ("krolami", 4, {"cut": "interactive"}),
)


@pytest.mark.parametrize(("variant", "deals", "rules"), FORMS, ids=[form[0] for form in FORMS])
async def test_players_cut_knock_and_choose_their_piles(
    bot: BotProcess,
    people: tuple[User, ...],
    database: DatabaseAddress,
    variant: str,
    deals: int,
    rules: dict[str, str],
) -> None:
    game = Game(people[:4], random.Random(variant))
    await game.open(deals=deals, variant=variant, rules=rules)
    kills = 0
    while await game.step():
        if kills < 3:  # while the pack is cut, and while the piles are chosen
            await bot.kill()
            await bot.start()
            kills += 1
    assert is_over(await people[0].wait_for(is_over))
    assert has_logged(database, game.done)
    codes = {move.code.partition(":")[0] for move in game.done}
    assert codes & {"cut", "knock"} and "play" in codes
