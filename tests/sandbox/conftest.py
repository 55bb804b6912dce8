"""A stand-in, a bot at it, and people in it."""

from collections.abc import AsyncIterator

import pytest

from sandbox.client import Sandbox, User
from sandbox.hardness import SOFT
from sandbox.server import Server
from tests.sandbox.botside import Bot, Line


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    async with Server(limit=1000, hardness=SOFT) as server:
        yield server


@pytest.fixture
async def bot(server: Server) -> AsyncIterator[Bot]:
    async with Bot(server) as bot:
        yield bot


@pytest.fixture
async def line(bot: Bot) -> Line:
    return await bot.identified()


@pytest.fixture
async def sandbox(server: Server) -> AsyncIterator[Sandbox]:
    async with Sandbox(server.address) as sandbox:
        yield sandbox


@pytest.fixture
async def ana(sandbox: Sandbox) -> User:
    return await sandbox.user("Ana")


@pytest.fixture
async def bor(sandbox: Sandbox) -> User:
    return await sandbox.user("Bor")
