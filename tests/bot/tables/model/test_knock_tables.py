"""Tables that cut and knock: the choices are kept like all moves, and are in records."""

import pytest

from engine.records.digest import digest
from engine.records.read import read
from tests.bot.world import ANA, CHANNEL, World

GAMES = (("slovenian", {"knock": "on"}), ("romanian", {"knock": "on"}),
         ("krolami", {"cut": "interactive"}))  # fmt: skip


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[game for game, _ in GAMES])
@pytest.mark.parametrize("choice", ["cut:20", "knock"])
async def test_knock_and_cut_choices_survive_restart(
    world: World, game: str, options: dict[str, str], choice: str
) -> None:
    table = await world.start_table(4, game, **options)
    assert table.turn is not None and table.awaited is not None
    await world.tables.play.act(table, table.awaited, choice, table.shown_seq(table.turn))
    while table.live is not None and not table.live.deal.hands[0]:
        before = digest(table.live.deal), table.seq, table.turn
        await world.restart()
        table = await world.tables.register.table(table.id)
        assert table.live is not None
        assert (digest(table.live.deal), table.seq, table.turn) == before
        await world.play_moves(table, 1)
    await world.play_moves(table)
    archive = world.archive()
    _, text = await archive.record(ANA, CHANNEL, 1)
    replay = read(text)
    assert replay.deals[-1].over
    sheet = await archive.sheet(CHANNEL)
    assert replay.match.scores == sheet.deals[0].scores
    line = next(line for line in text.splitlines() if line.startswith("deal "))
    assert ("method=" in line) == (choice == "knock")
