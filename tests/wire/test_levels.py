"""A novice, a club player and a master at one table, with a worker that searches."""

import random
from pathlib import Path

from sandbox import BotProcess, User, text_of
from tests.databases import sqlite_connection
from tests.wire.conftest import ONE_COMPILES
from tests.wire.playing import Game, control, controls_of
from tests.wire.score_sheets import wait_for_results


@ONE_COMPILES
async def test_house_players_of_all_levels_play_a_deal(
    searching: BotProcess, people: tuple[User, ...], database: Path
) -> None:
    ana, game = people[0], Game(people[:1], random.Random(5))
    await ana.slash("tarok new", game="slovenian", deals=1)
    seen = await ana.wait_for(lambda ms: any(controls_of(m) for m in ms))
    lobby = next(message for message in seen if controls_of(message))
    panel = (await ana.click(lobby, control(lobby, "lobby").id)).message or {}
    for _ in range(3):
        await ana.press(panel, "Add house player")
    shown = (await ana.click(panel, control(panel, "levels").id)).message
    for name, level in (("Alice", "novice"), ("Arthur", "club"), ("Clara", "master")):
        assert shown is not None
        shown = (await ana.select(shown, control(shown, f"level:{name}").id, [level])).message
    assert shown is not None and "Novice" in text_of(shown)
    await ana.wait_for(
        lambda ms: any(
            "Clara · house, master" in text_of(m) and "Arthur · house, club" in text_of(m)
            for m in ms
        )
    )
    await game.start(ana)
    await game.play()
    _, over = await wait_for_results(ana)
    for who in ("Alice (novice)", "Arthur (club)", "Clara (master)"):
        assert who in over
    with sqlite_connection(database) as db:
        (kept,) = db.execute("SELECT house FROM deals").fetchone()
    assert sorted(kept.split()) == ["-", "club", "master", "novice"]
