"""The gallery: it draws each picture once, in a thread, and keeps those asked for lately.

One after the other they are drawn, first for whoever can wait least: somebody who has clicked goes
before a board that everybody may look at a moment later.
"""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from heapq import heappop, heappush
from itertools import count

from bot.background import Background
from bot.pictures import cards
from bot.pictures.draw import draw
from bot.pictures.scenes import Scene

KEPT = 12 << 20
"""The bytes of pictures that are kept at most."""
THREADS = 1
"""More of them would only take the processor from each other, and from the event loop."""
UNHURRIED, REHEARSED = 5.0, 60.0
"""Seconds that whoever says nothing can wait, and a rehearsal."""
REST = 60.0
"""Seconds without a picture after which what only makes drawing quicker is let go."""


class Gallery:
    """Draws scenes off the event loop. ``kept`` is the size of its memory in bytes.

    ``rest`` lets go of what drawing has kept ready.
    """

    def __init__(
        self,
        draw: Callable[[Scene], bytes] = draw,
        kept: int = KEPT,
        rest: Callable[[], None] = cards.let_go,
    ) -> None:
        self._draw = draw
        self._kept = kept
        self._let_go = rest
        self._bytes = 0
        self._pictures: OrderedDict[Scene, bytes] = OrderedDict()
        self._asked: dict[Scene, asyncio.Future[bytes]] = {}
        self._queue: list[tuple[float, int, Scene]] = []
        """What is to be drawn: by when, in which order it came, and the scene."""
        self._count = count()
        self._drawing: Scene | None = None
        self._closed = False
        self._resting: asyncio.TimerHandle | None = None
        self._background = Background()
        self._threads = ThreadPoolExecutor(THREADS, "pictures")

    async def of(self, scene: Scene, within: float = UNHURRIED) -> bytes:
        """The picture of a scene; ``within`` says how many seconds its asker can wait.

        Raises whatever goes wrong in drawing it.
        """
        found = self._pictures.get(scene)
        if found is not None:
            self._pictures.move_to_end(scene)
            return found
        loop = asyncio.get_running_loop()
        asked = self._asked.get(scene)
        if asked is None:
            asked = self._asked[scene] = loop.create_future()
        if scene != self._drawing:
            heappush(self._queue, (loop.time() + within, next(self._count), scene))
            self._begin()
        # Somebody who no longer waits does not take the picture from the others.
        return await asyncio.shield(asked)

    def _begin(self) -> None:
        """Draw the most urgent picture, if none is being drawn."""
        while self._queue and self._drawing is None and not self._closed:
            *_, scene = heappop(self._queue)
            if scene in self._asked:  # else it has been drawn for somebody more urgent
                self._drawing = scene
                loop = asyncio.get_running_loop()
                drawing = loop.run_in_executor(self._threads, self._draw, scene)
                drawing.add_done_callback(partial(self._drawn, scene))

    def _drawn(self, scene: Scene, drawing: "asyncio.Future[bytes]") -> None:
        self._drawing, asked = None, self._asked.pop(scene)
        error = None if drawing.cancelled() else drawing.exception()
        if drawing.cancelled() or asked.done():
            asked.cancel()
        elif error is not None:
            asked.set_exception(error)
            asked.exception()  # it is told whoever waits, if somebody does
        else:
            asked.set_result(drawing.result())
            self._keep(scene, drawing.result())
        self._begin()
        self._rest_later()

    def _keep(self, scene: Scene, picture: bytes) -> None:
        self._pictures[scene] = picture
        self._bytes += len(picture)
        while self._bytes > self._kept:
            _, oldest = self._pictures.popitem(last=False)
            self._bytes -= len(oldest)

    def _rest_later(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
        if not self._closed:
            self._resting = asyncio.get_running_loop().call_later(REST, self.rest)

    def rest(self) -> None:
        """Nobody asks for pictures any more: keep only what takes longest to make again."""
        self._pictures.clear()
        self._bytes = 0
        if not self._closed:
            self._threads.submit(self._let_go)

    def rehearse(self, scenes: Iterable[Scene]) -> asyncio.Task[None]:
        """Draw scenes in the background, so that what all pictures need is loaded.

        They are begun one at a time: whoever asks for a picture waits for one of them at most.
        """
        return self._background.start(partial(self._rehearse, scenes), "a rehearsal")

    async def _rehearse(self, scenes: Iterable[Scene]) -> None:
        for scene in scenes:
            with contextlib.suppress(Exception):  # whoever asks for such a picture is told
                await self.of(scene, REHEARSED)
        self.rest()

    async def close(self) -> None:
        """What is not begun yet is not drawn any more."""
        self._closed = True
        await self._background.close()
        if self._resting is not None:
            self._resting.cancel()
        for scene, asked in self._asked.items():
            if scene != self._drawing:
                asked.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
