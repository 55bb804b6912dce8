"""Order of the presses on one private message: the page of the newest one stays.

A result that a page has announced takes its place like a press.
"""

import asyncio
import contextlib
from collections.abc import Iterator

MAX_WAIT_SECONDS = 10.0
"""Longest wait for an earlier press, in seconds: one that hangs does not hold up its message."""


class PressOrder:
    """Lets a press wait for the one before it on its message, whose page would replace its own."""

    def __init__(self) -> None:
        self._newest: dict[int, Place] = {}
        """By message, the place of its newest press."""

    @contextlib.contextmanager
    def place(self, message: int | None) -> Iterator["Place"]:
        """Hold the place after all earlier presses on a message while the block runs.

        None: there is no message on which others are pressed.
        """
        if message is None:
            yield Place()
            return
        place = self._newest[message] = Place(self._newest.get(message))
        try:
            yield place
        finally:
            place.answered.set()
            if self._newest.get(message) is place:
                del self._newest[message]


class Place:
    """The place of a press; without an ``earlier`` one it waits for nothing."""

    def __init__(self, earlier: "Place | None" = None) -> None:
        self.answered = asyncio.Event()
        self._earlier = None if earlier is None else earlier.answered

    async def wait(self) -> None:
        """Wait until the press before it is answered."""
        if self._earlier is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(MAX_WAIT_SECONDS):
                    await self._earlier.wait()
