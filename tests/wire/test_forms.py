"""A match of every form by people who click, with the bot killed and started on the way."""

import random

import pytest

from bot.base.database_address import DatabaseAddress
from engine import VARIANTS
from sandbox import BotProcess, User, text_of
from tests.databases import on_each_database, sqlite_only
from tests.laws.families import ADDED
from tests.laws.playing import TABLES, Table
from tests.wire.playing import Game, has_logged, is_over
from tests.wire.score_sheets import sheets

pytestmark = on_each_database

FORMS = [table for table in TABLES if table != ("slovenian", 4) and table[0] not in ADDED]
"""Four-handed Slovenian tarok has its own, longer match."""

ON_SERVERS = (("krolami", 4), ("slovenian", 5))
"""The forms that also play with a database server: all keep their moves in the same table."""

KILLS = 3
LEAST = {"strohmann": 2, "lombardia": 4, "krolami": 4}
"""Deals of the shortest match, where not every length is allowed; else one."""


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(
            table, marks=() if table in ON_SERVERS else sqlite_only, id=f"{table[0]}-{table[1]}"
        )
        for table in FORMS
    ],
)
async def test_a_match_is_played_to_its_end(
    bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress, table: Table
) -> None:
    variant, players = table
    chance = random.Random(f"{table}")
    everybody = [*people, await people[0].sandbox.user("Eva")]
    game = Game(tuple(everybody[:players]), chance)
    deals = LEAST.get(variant, 1)
    await game.open(deals=deals, variant=variant, players=players)
    kills, moves = 0, 0
    while await game.step():
        moves += 1
        if kills < KILLS and moves % 4 == 2:
            await bot.kill()
            await bot.start()
            kills += 1
    seen = await game.people[-1].wait_for(is_over)
    assert kills >= 1
    assert len(sheets(seen)) >= deals
    assert has_logged(database, game.done)


@sqlite_only
@pytest.mark.parametrize("variant", [game for game in VARIANTS if game not in ADDED])
async def test_house_players_play_a_match_out(
    bot: BotProcess, people: tuple[User, ...], variant: str
) -> None:
    """One person with the house: it plays every game, and in this one for the person, too."""
    ana = people[0]
    players = VARIANTS[variant].players[0]
    game = Game((ana,), random.Random(3))
    await game.open(deals=LEAST.get(variant, 1), variant=variant, house=players - 1)
    await game.play()
    seen = await ana.wait_for(is_over)
    assert any("The match is over" in text_of(message) for message in seen)
