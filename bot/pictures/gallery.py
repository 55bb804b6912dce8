"""The gallery: it draws each picture once, in threads, and keeps those asked for lately."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from bot.background import Background
from bot.pictures.draw import draw
from bot.pictures.scenes import Scene

KEPT = 32 << 20
"""The bytes of pictures that are kept at most."""
THREADS = 1
"""More of them would only take the processor from each other, and from the event loop."""


class Gallery:
    """Draws scenes off the event loop. ``kept`` is the size of its memory in bytes."""

    def __init__(self, draw: Callable[[Scene], bytes] = draw, kept: int = KEPT) -> None:
        self._draw = draw
        self._kept = kept
        self._bytes = 0
        self._pictures: OrderedDict[Scene, bytes] = OrderedDict()
        self._drawing: dict[Scene, asyncio.Future[bytes]] = {}
        self._background = Background()
        self._threads = ThreadPoolExecutor(THREADS, "pictures")

    async def of(self, scene: Scene) -> bytes:
        """The picture of a scene. Raises whatever goes wrong in drawing it."""
        found = self._pictures.get(scene)
        if found is not None:
            self._pictures.move_to_end(scene)
            return found
        drawing = self._drawing.get(scene)
        if drawing is None:
            loop = asyncio.get_running_loop()
            drawing = loop.run_in_executor(self._threads, self._draw, scene)
            self._drawing[scene] = drawing
            drawing.add_done_callback(lambda done: self._drawn(scene, done))
        # Somebody who no longer waits does not take the picture from the others.
        return await asyncio.shield(drawing)

    def _drawn(self, scene: Scene, drawing: asyncio.Future[bytes]) -> None:
        del self._drawing[scene]
        if drawing.cancelled() or drawing.exception() is not None:
            return
        picture = drawing.result()
        self._pictures[scene] = picture
        self._bytes += len(picture)
        while self._bytes > self._kept:
            _, oldest = self._pictures.popitem(last=False)
            self._bytes -= len(oldest)

    def rehearse(self, scenes: Iterable[Scene]) -> asyncio.Task[None]:
        """Draw scenes in the background, so that what all pictures need is loaded.

        They are begun one at a time: whoever asks for a picture waits for one of them at most.
        """
        return self._background.start(partial(self._rehearse, scenes), "a rehearsal")

    async def _rehearse(self, scenes: Iterable[Scene]) -> None:
        for scene in scenes:
            with contextlib.suppress(Exception):  # whoever asks for such a picture is told
                await self.of(scene)

    async def close(self) -> None:
        """What is not begun yet is not drawn any more."""
        await self._background.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
