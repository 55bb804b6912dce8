"""A program at a table of the sandbox: it plays a deal with the house and a person."""

import random
import shlex
import sys
from pathlib import Path

import pytest

from bot.base.exit_status import DO_NOT_TRY_AGAIN
from bot.thinkers import work
from bot.thinkers.pool import Workers
from engine import observe, open_deal, rules_of
from players import cli
from players.program import Program
from sandbox import BotProcess, Server, User
from tests.databases import sqlite_connection
from tests.wire.conftest import ONE_COMPILES, QUICK, wait_for_commands
from tests.wire.loop_watch import slow_callbacks
from tests.wire.playing import Game, control, controls_of
from tests.wire.score_sheets import wait_for_results
from tests.wire.seeded import seed

NOTING = """
import json, sys
for line in sys.stdin:
    view = json.loads(line)
    code = view["legal"][-1]
    with open(sys.argv[1], "a") as notes:
        notes.write(f"{view['seat']} {code}\\n")
    print(json.dumps(code), flush=True)
"""
"""Makes the last legal move, and writes player and code down."""


async def play_with_two_masters(ana: User) -> None:
    """Play a deal at a table with a club player and two masters."""
    game = Game((ana,), random.Random(5))
    await ana.slash("tarok new", game="slovenian", deals=1)
    seen = await ana.wait_for(lambda ms: any(controls_of(m) for m in ms))
    lobby = next(message for message in seen if controls_of(message))
    panel = (await ana.click(lobby, control(lobby, "lobby").id)).message or {}
    for _ in range(3):
        await ana.press(panel, "Add house player")
    shown = (await ana.click(panel, control(panel, "levels").id)).message
    for name in ("Alice", "Clara"):
        assert shown is not None
        shown = (await ana.select(shown, control(shown, f"level:{name}").id, ["master"])).message
    await game.start(ana)
    await game.play()
    await wait_for_results(ana)


@ONE_COMPILES
async def test_program_makes_the_moves_of_masters_in_the_sandbox(
    server: Server, people: tuple[User, ...], database: Path, log: Path, tmp_path: Path
) -> None:
    script, notes = tmp_path / "noting.py", tmp_path / "notes"
    script.write_text(NOTING, "utf-8")
    program = ["players", sys.executable, str(script), str(notes)]
    environment = {**QUICK, "TAROK_DB": str(database), "TAROK_WORKERS": "1"}
    bot = BotProcess(server, ["-m", "tests.wire.seeded", seed(), *program], log, environment)
    await bot.start()
    await wait_for_commands(server)
    await play_with_two_masters(people[0])
    await bot.stop()
    with sqlite_connection(database) as db:
        made = [f"{player} {code}" for player, code in db.execute(
            "SELECT player, code FROM moves WHERE \"by\" = 'house' ORDER BY seq")]  # fmt: skip
    answers = notes.read_text("utf-8").splitlines()
    assert len({answer.split()[0] for answer in answers}) == 2
    assert [move for move in made if move in answers] == answers
    assert "Traceback" not in log.read_text("utf-8")
    assert not slow_callbacks(log)


async def test_program_that_fails_leaves_the_move_to_rules_of_thumb(
    capsys: pytest.CaptureFixture[str],
) -> None:
    rules = rules_of("slovenian4")
    deal = open_deal(rules, rules.pack.shuffled(random.Random(1)))
    program = Program("mine", shlex.join([sys.executable, "-c", "import sys; sys.exit(4)"]))
    workers = Workers(0, lambda: True, purpose="house players")
    masters = cli.Masters(program, workers, 0.1, work.move)
    assert await masters.think(observe(deal, deal.turn), seed=1) is None
    assert capsys.readouterr().err == (
        "mine ended with exit status 4 instead of answering. A rule of thumb makes this move.\n"
    )


@pytest.mark.parametrize(
    "api", ["", "https://discord.com/api/v10", "http://10.0.0.7:8765/api", "http://localhost.net/"]
)
def test_program_is_refused_where_the_bot_would_be_at_discord(
    api: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TAROK_DISCORD_API", api)
    monkeypatch.setattr(cli, "run_bot", lambda words: pytest.fail("the bot was started"))
    with pytest.raises(SystemExit) as refused:
        cli.main(["true"])
    assert refused.value.code == DO_NOT_TRY_AGAIN
    assert "in the sandbox alone" in capsys.readouterr().err


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]"])
def test_sandbox_is_on_this_machine(host: str) -> None:
    assert cli.is_on_this_machine(f"http://{host}:8765/api/v10")
