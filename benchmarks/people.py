"""People who press as soon as they have seen what they are asked, and count their presses.

They know only what a person does: what Discord shows them. They pass if they may, else take what
comes first: so a deal goes as quickly as it can.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from benchmarks.filled import until
from engine import Word
from sandbox import BUTTON, Channel, Impossible, Message, Users, World, walk

REACTION = 0.25
"""Seconds from seeing what they are asked until the press."""
LOST = 5.0
"""Seconds with nothing to press after which a person looks at their hand."""
MOVES = {
    "pass", "bid", "call", "take", "lay", "say", "kontra", "play", "give", "pick", "cut", "method",
    "pile", *Word.verbs,
}  # fmt: skip
"""The beginnings of the codes of moves."""
SURE = "sure"


class Press(NamedTuple):
    """A control of a table on a message, with the value chosen in a select."""

    message: int
    id: str
    code: str
    values: tuple[str, ...] = ()


def presses(message: Message) -> Iterator[Press]:
    """The controls on a message that can be pressed, in order."""
    for part in walk(message.body["components"]):
        place = str(part.get("custom_id", "")).split(":", 3)
        if place[0] == "t" and not part.get("disabled"):
            yield Press(message.id, part["custom_id"], place[3], _values(part))


def _values(part: dict[str, Any]) -> tuple[str, ...]:
    if part["type"] == BUTTON:
        return ()
    options = part["options"][: part.get("min_values", 1)]
    return tuple(option["value"] for option in options)


def _dear(press: Press) -> tuple[bool, bool]:
    """Sorts presses by preference: a pass first, and last what asks whether one is sure."""
    return press.code != "pass", press.code.startswith(SURE)


class Presser:
    """A person in a channel.

    ``clicks`` are their presses, ``vain`` those that changed nothing; ``alone``: they play with
    the house, on a page of their own; ``think``: the seconds that they look at a page, each time.
    """

    def __init__(
        self,
        world: World,
        user: int,
        channel: Channel,
        *,
        alone: bool = False,
        think: Callable[[], float] = lambda: REACTION,
    ) -> None:
        self._alone = alone
        self._think = think
        self.user = user
        self.clicks = 0
        self.vain = 0
        self.sent: dict[str, float] = {}
        """When their presses were made, by the token of the interaction."""
        self._world = world
        self.channel = channel
        self._users = Users(world)

    def find(self, *codes: str) -> Press | None:
        """The newest control with one of these codes that the person sees.

        A person alone looks at pages of their own, if any.
        """
        seen = self._seen()
        private = [message for message in seen if message.viewer]
        if self._alone and any(any(presses(message)) for message in private):
            seen = private
        for message in reversed(seen):
            for press in presses(message):
                if press.code in codes:
                    return press
        return None

    def _seen(self) -> list[Message]:
        messages = self.channel.messages.values()
        return [message for message in messages if message.viewer in (None, self.user)]

    def answering_press(self) -> Press | None:
        """The press that answers what they are asked: a move, or the way to their hand."""
        private = [message for message in self._seen() if message.viewer is not None]
        for message in reversed(private):
            controls = [press for press in presses(message) if _kind(press.code) in MOVES]
            if controls:
                return min(controls, key=_dear)
        return None if any(map(list, map(presses, private))) else self.find("hand")

    async def press(self, press: Press) -> None:
        """Press, and wait for the answer; a control that is gone by then gives none."""
        where = self.user, self.channel.id, press.message
        with contextlib.suppress(Impossible):
            began = time.perf_counter()
            if press.values:
                made = await self._users.select(*where, press.id, list(press.values))
            else:
                made = await self._users.click(*where, press.id)
            self.sent[made.token] = began
            await self._users.wait_until_settled(made, LOST)

    async def press_until_gone(self, code: str) -> None:
        """Press the control with this code again and again until it is gone.

        Each time that it stays for a while counts as a press, and one in vain.
        """
        while (press := self.find(code)) is not None:
            await self.press(press)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOST):
                    await until(self._world, lambda: self.find(code) is None)
                    return
            self.clicks, self.vain = self.clicks + 1, self.vain + 1

    async def play(self, over: Callable[[], bool]) -> None:
        """Answer all questions until the deal is over."""
        changes: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._world.watchers.add(changes)
        try:
            while not over():
                await self._answer(changes)
        finally:
            self._world.watchers.discard(changes)

    async def _answer(self, changes: "asyncio.Queue[dict[str, Any]]") -> None:
        press = self.answering_press()
        if press is None:
            press = await self._wait_for_change(changes)
        if press is None:
            return
        await asyncio.sleep(self._think())
        if press == self.answering_press() or press.code == "hand":
            self.clicks += 1
            await self.press(press)
            self.vain += press == self.answering_press()

    async def _wait_for_change(self, changes: "asyncio.Queue[dict[str, Any]]") -> Press | None:
        """Wait for a change; a person who sees none for long looks at their hand."""
        try:
            async with asyncio.timeout(LOST):
                await changes.get()
        except TimeoutError:
            return self.find("hand")
        while not changes.empty():
            changes.get_nowait()
        return None


def _kind(code: str) -> str:
    return code.removeprefix(SURE + ":").partition(":")[0]
