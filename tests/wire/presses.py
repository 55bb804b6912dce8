"""Presses during a take-over, and their answers."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any, NamedTuple

from sandbox import DEFERRED, Body, Interaction, Message, Refusal, Sandbox, Server, User, controls
from tests.wire.playing import board_of, control

EVERY = 0.1
"""Seconds between an onlooker's presses."""


class Press(NamedTuple):
    """A press or command."""

    at: float
    took: float
    """Seconds until it was answered, or had failed."""
    failed: bool


class WatchedSandbox(Sandbox):
    """Counts what people do."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.presses: list[Press] = []

    async def send(self, path: str, /, **body: Any) -> Any:
        """The answer to a POST. Raises Refusal."""
        begun = time.perf_counter()
        found = await super().send(path, **body)
        if "failed" in found:
            self.presses.append(Press(begun, time.perf_counter() - begun, found["failed"]))
        return found

    def since(self, begun: float) -> Sequence[Press]:
        """Presses since then, and those then still unanswered."""
        return [press for press in self.presses if press.at + press.took >= begun]


async def _look_on(user: User, there: asyncio.Event) -> None:
    """Press the board again and again: onlookers keep nobody waiting."""
    pressing = list["asyncio.Task[Any]"]()
    while not there.is_set():
        board = board_of(await user.messages())
        if board is not None:
            pressing.append(asyncio.create_task(_press(user, board)))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(there.wait(), EVERY)
    await asyncio.gather(*pressing)


async def _press(user: User, board: Body) -> None:
    with contextlib.suppress(Refusal):  # the board was posted again
        await user.click(board, control(board, "hand").id, stale=True)


@contextlib.asynccontextmanager
async def pressing_onlooker(user: User) -> AsyncIterator[None]:
    """An onlooker presses the board all the while."""
    there = asyncio.Event()
    looking = asyncio.create_task(_look_on(user, there))
    try:
        yield
    finally:
        there.set()
        await looking


def count_unfinished(server: Server) -> int:
    """How many were told to wait for an answer that never came."""
    made = server.world.interactions.values()
    return sum(one.answered == str(DEFERRED) and not one.completed.is_set() for one in made)


def count_answered_twice(server: Server, user: User) -> int:
    """How many of a person's presses brought more than one message with buttons.

    A page that has moved on may only be where it is now.
    """
    made = [
        interaction
        for interaction in server.world.interactions.values()
        if interaction.user == int(user.id)
    ]
    return sum(len(_live(server, one)) > 1 for one in made)


def _live(server: Server, made: Interaction) -> list[Message]:
    there = server.world.channels[made.channel].messages
    brought = {*made.sent, *([made.original.id] if made.original is not None else [])}
    return [one for number in brought if (one := there.get(number)) and controls(one.body)]
