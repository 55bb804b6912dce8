"""The length of a match: by command, by the lobby's options, and what players are told."""

import pytest

from bot.deals.rule_options import length_line
from bot.kit.errors import Denied
from tests.bot.world import ANA, World
from tests.pages.drawn import WORDS


@pytest.mark.parametrize("game", ["lombardia", "krolami", "romanian", "slovenian"])
async def test_the_lobby_changes_the_number_of_deals(world: World, game: str) -> None:
    """LOM-MATCH-1, POL-MATCH-1, ROM-OPT-2, SLO-OPT-36."""
    table = await world.open_table(None, game)
    assert table.info().length == 8
    await world.tables.settings.set_option(table, ANA, "deals", "12")
    assert table.info().length == 12
    await world.tables.lobbies.start(table, ANA)
    assert table.match is not None
    assert table.match.length == 12
    await world.restart()
    (table,) = world.tables.register.all()
    assert table.match is not None
    assert table.match.length == 12


async def test_number_of_deals_that_the_game_does_not_have_is_refused(world: World) -> None:
    """LOM-MATCH-1: each player deals equally often."""
    with pytest.raises(Denied) as denied:
        await world.open_table(5, "lombardia")
    assert WORDS("denied-no-such-length", **denied.value.facts) == (
        "A match of this game can have 4, 8, 12 deals, and no other number."
    )


async def test_a_match_to_a_score_ends_when_it_is_reached(world: World) -> None:
    """SLO-OPT-36."""
    options = {"match_end": "points", "points": "40", "defence_scores": "mirrored"}
    table = await world.start_table(None, **options)
    assert length_line(table.info(), WORDS) == "until somebody has 40 points"
    with pytest.raises(Denied, match="no-skis-round"):
        await world.tables.play.declare_skis(table, ANA, table.deals)
    while table.match is not None and not table.match.over:
        assert max(table.match.scores) < 40
        await world.restart()
        (table,) = world.tables.register.all()
        await world.play_deal(table)
    assert table.match is not None
    assert max(table.match.scores) >= 40
    assert table.state == "ended"
