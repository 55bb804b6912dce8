"""The services of the file for Compose, started by hand.

Three processes with its environment, each in a folder of its own as in a container, and one
PostgreSQL.
"""

import asyncio
import os
import signal
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from sandbox import Server
from tests.image_environment import image_environment
from tests.laws.sources import ROOT
from tests.postgres import Postgres, postgres_programs
from tests.timeout import TIMEOUT, poll_until
from tests.wire.conftest import ONE_COMPILES
from tests.wire.relay import LISTENS, READY, SERVES

pytestmark = [pytest.mark.long, ONE_COMPILES]

COMPOSED = yaml.safe_load((ROOT / "deploy" / "compose.yml").read_text("utf-8"))["services"]
BOTS = [name for name, service in COMPOSED.items() if "build" in service]
SERVER = COMPOSED["postgres"]
WELL = ["-m", "bot", "health"]
"""The HEALTHCHECK of the image."""


class Container:
    """A process of the bot, its log, and its folder."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        folder.mkdir()
        self.folder, self.environment = folder, environment
        self.log = folder / "log"
        self.process: Process | None = None

    async def start(self) -> None:
        self.process = await self._python("-m", "bot")

    async def _python(self, *words: str) -> Process:
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                sys.executable, *words, cwd=self.folder, env=self.environment, stderr=log
            )

    async def is_well(self) -> bool:
        """Whether the image's HEALTHCHECK says so."""
        return await (await self._python(*WELL)).wait() == 0

    def has_logged(self, words: str) -> bool:
        """Whether its log says this."""
        return words in self.log.read_text("utf-8")

    async def stop(self) -> int:
        """As Compose does; returns the exit status."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(TIMEOUT):
            return await self.process.wait()


def environment(bot: Any, server: Server, postgres: Postgres, folder: Path) -> dict[str, str]:
    """The environment of a process in Compose, with Discord and PostgreSQL elsewhere."""
    token, database = (folder / name for name in ("token", "database"))
    token.write_text(server.environment["DISCORD_TOKEN"], "utf-8")
    address = f"postgresql://tarok:secret1@127.0.0.1:{postgres.port}/tarok"
    database.write_text(address, "utf-8")
    given = dict(bot["environment"]) | {
        "DISCORD_TOKEN_FILE": str(token),
        "TAROK_DB_FILE": str(database),
    }
    around = {k: v for k, v in server.environment.items() if k != "DISCORD_TOKEN"}
    image = {k: v for k, v in image_environment().items() if k != "TAROK_KERNEL"}
    machine = {k: v for k, v in os.environ.items() if k in ("PATH", "HOME", "TAROK_KERNEL")}
    ours = {"PYTHONPATH": str(ROOT), "TAROK_EMOJIS": "0"}
    return image | machine | around | ours | given


@pytest.fixture
async def containers(
    server: Server, postgres: Postgres, tmp_path: Path
) -> AsyncIterator[list[Container]]:
    """Those in the file, none of which runs yet."""
    name = SERVER["environment"]["POSTGRES_DB"]
    postgres.query(f"CREATE DATABASE {name} ENCODING 'UTF8' TEMPLATE template0")
    made = [
        Container(tmp_path / bot, environment(COMPOSED[bot], server, postgres, tmp_path))
        for bot in BOTS
    ]
    yield made
    for container in made:
        await container.stop()
    postgres.query(f"DROP DATABASE {name} WITH (FORCE)")


def test_the_server_is_asked_whether_it_is_well(postgres: Postgres) -> None:
    kind, program, *words = SERVER["healthcheck"]["test"]
    folder = postgres_programs()
    assert kind == "CMD" and folder is not None
    environ = {**os.environ, "PGHOST": "127.0.0.1", "PGPORT": str(postgres.port)}
    asked = [folder / program, *words]
    assert subprocess.run(asked, env=environ, check=False, capture_output=True).returncode == 0


async def test_two_hold_a_shard_each_and_the_third_follows_whichever_ends(
    containers: list[Container], server: Server
) -> None:
    server.gateway.max_concurrency = 2
    for running in containers:
        await running.start()
    await poll_until(
        lambda: sum(container.has_logged(SERVES) for container in containers) == len(containers) - 1
    )
    (third,) = [container for container in containers if not container.has_logged(SERVES)]
    await poll_until(lambda: third.has_logged(READY) and third.has_logged(LISTENS))
    assert server.gateway.count == 2

    async def all_are_well() -> bool:
        return all([await container.is_well() for container in containers])

    await poll_until(all_are_well)
    ended = next(container for container in containers if container is not third)
    assert await ended.stop() == 0
    assert not await ended.is_well()
    await poll_until(lambda: third.has_logged(SERVES))
    assert not any(container.has_logged("Traceback") for container in containers)
