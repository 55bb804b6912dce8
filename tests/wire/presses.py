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


class TimedPress(NamedTuple):
    """A press or command."""

    at: float
    took: float
    """Seconds until it was answered, or had failed."""
    failed: bool


class WatchedSandbox(Sandbox):
    """Counts what people do."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.presses: list[TimedPress] = []

    async def send(self, path: str, /, **body: Any) -> Any:
        """The answer to a POST. Raises Refusal."""
        begun = time.perf_counter()
        answer = await super().send(path, **body)
        if "failed" in answer:
            self.presses.append(TimedPress(begun, time.perf_counter() - begun, answer["failed"]))
        return answer

    def since(self, begun: float) -> Sequence[TimedPress]:
        """Presses since then, and those then still unanswered."""
        return [press for press in self.presses if press.at + press.took >= begun]


async def _look_on(user: User, started: asyncio.Event) -> None:
    """TimedPress the board again and again: onlookers keep nobody waiting."""
    pressing = list["asyncio.Task[Any]"]()
    while not started.is_set():
        board = board_of(await user.messages())
        if board is not None:
            pressing.append(asyncio.create_task(_press(user, board)))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(started.wait(), EVERY)
    await asyncio.gather(*pressing)


async def _press(user: User, board: Body) -> None:
    with contextlib.suppress(Refusal):  # the board was posted again
        await user.click(board, control(board, "hand").id, stale=True)


@contextlib.asynccontextmanager
async def pressing_onlooker(user: User) -> AsyncIterator[None]:
    """An onlooker presses the board all the while."""
    started = asyncio.Event()
    looking = asyncio.create_task(_look_on(user, started))
    try:
        yield
    finally:
        started.set()
        await looking


def count_unfinished(server: Server) -> int:
    """How many were told to wait for an answer that never came."""
    made = server.world.interactions.values()
    return sum(
        interaction.answered == str(DEFERRED) and not interaction.completed.is_set()
        for interaction in made
    )


def count_answered_twice(server: Server, user: User) -> int:
    """How many of a person's presses brought more than one message with buttons.

    A page that has moved on may only be where it is now.
    """
    made = [
        interaction
        for interaction in server.world.interactions.values()
        if interaction.user == int(user.id)
    ]
    return sum(len(_live(server, brought_by)) > 1 for brought_by in made)


def _live(server: Server, made: Interaction) -> list[Message]:
    channel_messages = server.world.channels[made.channel].messages
    brought = {*made.sent, *([made.original.id] if made.original is not None else [])}
    return [
        message
        for number in brought
        if (message := channel_messages.get(number)) and controls(message.body)
    ]
