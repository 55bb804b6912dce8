"""People of a soak: each looks at their channel now and then, and presses what they are asked."""

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine import decode, encode
from engine.pack import TAROT
from sandbox import (
    BUTTON,
    MESSAGE,
    UPDATE,
    Channel,
    Impossible,
    Interaction,
    Message,
    Users,
    World,
    text_of,
    walk,
)
from tests.wire.playing import GONE_ON, NOTICE, SURE, makes_move
from tests.wire.soak_hitches import Hitches

ANSWERED = 5.0
"""Seconds without an answer after which a person tries something else."""
LOOKED_AT = 15
"""How many newest messages a person looks at: they scroll up only if these ask for nothing."""
FRUITLESS = 3
"""Presses of the same control after which a person looks for their hand further up."""


class Press(NamedTuple):
    """A table's control on a message."""

    message: Message
    body: dict[str, Any]
    table: int
    seq: int
    code: str

    @property
    def moves(self) -> bool:
        """Whether it makes a move, or asks for confirmation of one."""
        return makes_move(self.code)


class Done(NamedTuple):
    """An acknowledged move."""

    table: int
    user: int
    code: str


MoveRequest = tuple[int, int, int]
"""A table, a person, and the number of the move that they are asked for."""


@dataclass
class Deeds:
    """Actions of people in a soak, and their results."""

    done: dict[MoveRequest, Done] = field(default_factory=dict)
    """Each once: whoever did not see the answer to a press presses again."""
    clicks: int = 0
    failed: Counter[str] = field(default_factory=Counter)
    """Clicks that got no answer, by reason."""
    slow: list[float] = field(default_factory=list)
    """Seconds until each of the others was answered."""


def presses(message: Message) -> Iterator[Press]:
    """A message's usable controls."""
    for body in walk(message.body["components"]):
        parts = str(body.get("custom_id", "")).split(":", 3)
        if parts[0] == "t" and not body.get("disabled"):
            yield Press(message, body, int(parts[1]), int(parts[2]), parts[3])


class Person:
    """A person in a channel who plays for ever, pressing about every ``pause`` seconds."""

    def __init__(
        self,
        world: World,
        name: str,
        channel: Channel,
        deeds: Deeds,
        hitches: Hitches,
        pause: float,
    ) -> None:
        self.user = world.add_person(name).id
        self._channel = channel
        self._deeds = deeds
        self._hitches = hitches
        self._pause = pause
        self._users = Users(world)
        self._chance = random.Random(name)
        self._last: tuple[int, str] | None = None
        self._fruitless = 0

    def visible_messages(self, most: int = LOOKED_AT) -> list[Message]:
        """The newest messages the person sees, newest first."""
        newest = [*self._channel.messages.values()][-most:]
        return [message for message in reversed(newest) if message.viewer in (None, self.user)]

    def find(self, *codes: str, most: int = LOOKED_AT) -> Press | None:
        """The newest control with one of these codes, in the ``most`` newest messages."""
        matching = (press for message in self.visible_messages(most) for press in presses(message))
        return next((press for press in matching if press.code in codes), None)

    def _newest_request(self) -> Press | None:
        private = [message for message in self.visible_messages() if message.viewer is not None]
        for message in private:
            moves = [press for press in presses(message) if press.moves]
            if moves:
                return min(
                    moves,
                    key=lambda candidate: (
                        candidate.code != "pass",
                        candidate.code.startswith(SURE),
                    ),
                )
        return None

    def next_press(self) -> Press | None:
        """The control that the person would press now."""
        if self._fruitless >= FRUITLESS:
            self._fruitless = 0
            return self._further_up()
        near = self._newest_request() or self.find("next") or self.find("hand")
        return near or self._further_up()

    def _further_up(self) -> Press | None:
        return self.find("hand", "next", most=len(self._channel.messages))

    async def play(self) -> None:
        """Play on, until the task ends."""
        while True:
            await asyncio.sleep(self._pause * self._chance.uniform(0.5, 1.5))
            if (press := self.next_press()) is not None:
                same = (press.message.id, press.body["custom_id"])
                self._fruitless = self._fruitless + 1 if same == self._last else 0
                self._last = same
                await self.press(press)

    async def press(self, press: Press) -> None:
        """Press, and note what was acknowledged."""
        since = time.monotonic()
        try:
            with self._hitches.watch_click() as hitches:
                made, code = await self._send(press)
        except Impossible:  # what was pressed has just gone
            return
        self._deeds.clicks += 1
        if made.answered:
            self._deeds.slow.append(time.monotonic() - since)
        else:
            self._deeds.failed[self._hitches.why(made, hitches)] += 1
        with contextlib.suppress(TimeoutError):
            await self._users.wait_until_settled(made, ANSWERED)
            if press.moves and not code.startswith(SURE) and _went_through(made):
                done = Done(press.table, self.user, code)
                self._deeds.done.setdefault((press.table, self.user, press.seq), done)

    async def _send(self, press: Press) -> tuple[Interaction, str]:
        """Press a button, or choose; returns the code of what was meant. Raises Impossible."""
        where = self.user, self._channel.id, press.message.id
        if press.body["type"] == BUTTON:
            return await self._users.click(*where, press.body["custom_id"]), press.code
        values = [option["value"] for option in press.body["options"]]
        values = values[: press.body.get("min_values", 1)]
        made = await self._users.select(*where, press.body["custom_id"], values)
        return made, _chosen_move(press.code, values)


def _chosen_move(code: str, values: list[str]) -> str:
    """The move chosen in a select."""
    return encode(TAROT, decode(TAROT, "lay:" + "+".join(values))) if code == "lay" else values[0]


def _went_through(made: Interaction) -> bool:
    """Whether a move was made, as far as the person can tell from the answer itself."""
    if made.answered not in (str(MESSAGE), str(UPDATE)) or made.original is None:
        return False
    text = text_of(made.answer)
    return not text.startswith(NOTICE) and not any(refusal in text for refusal in GONE_ON)
