"""The gallery draws each picture once, in a thread, and keeps recently used ones.

They are drawn one at a time, first for whoever can wait least: somebody who has clicked goes
before a board, which may come a moment later.
"""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from heapq import heappop, heappush
from itertools import count

from bot.base.background import Background
from bot.pictures import cards
from bot.pictures.draw import draw
from bot.pictures.palette import CODES
from bot.pictures.scenes import (
    Card,
    HandScene,
    HandTableScene,
    Scene,
    Seat,
    SmallCards,
    TableScene,
    TrickCard,
)

KEPT = 12 << 20
"""How many bytes of pictures are kept at most."""
THREADS = 1
"""More would only compete with each other, and with the event loop, for the processor."""
UNHURRIED, REHEARSED = 5.0, 60.0
"""Seconds that an asker can wait by default, and that a rehearsal can."""
REST = 180.0
"""Seconds without a picture after which caches that only speed up drawing are freed."""

SEATS = 4
HAND = 12
"""How many cards most hands have."""


class Gallery:
    """Draws scenes off the event loop. ``kept``: bytes of pictures it keeps.

    ``rest`` frees drawing's caches.
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
        """A picture to draw: by when, its number in order of arrival, and the scene."""
        self._count = count()
        self._drawing: Scene | None = None
        self._closed = False
        self._resting: asyncio.TimerHandle | None = None
        self._background = Background()
        self._threads = ThreadPoolExecutor(THREADS, "pictures")

    async def of(self, scene: Scene, within: float = UNHURRIED) -> bytes:
        """The picture of a scene; ``within``: how many seconds its asker can wait.

        Raises whatever goes wrong while drawing.
        """
        picture = self._pictures.get(scene)
        if picture is not None:
            self._pictures.move_to_end(scene)
            return picture
        loop = asyncio.get_running_loop()
        asked = self._asked.get(scene)
        if asked is None:
            asked = self._asked[scene] = loop.create_future()
        if scene != self._drawing:
            heappush(self._queue, (loop.time() + within, next(self._count), scene))
            self._begin()
        # Somebody who gives up waiting doesn't take the picture from the others.
        return await asyncio.shield(asked)

    def _begin(self) -> None:
        """Start drawing the most urgent picture, if none is being drawn."""
        while self._queue and self._drawing is None and not self._closed:
            *_, scene = heappop(self._queue)
            if scene in self._asked:  # else it was drawn for somebody more urgent
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
            asked.exception()  # whoever still waits learns of it
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
        """Nobody is asking for pictures: keep only what takes longest to make again."""
        self._pictures.clear()
        self._bytes = 0
        if not self._closed:
            self._threads.submit(self._let_go)

    def rehearse(self, scenes: Iterable[Scene]) -> asyncio.Task[None]:
        """Draw scenes in the background, to load what all pictures need.

        They are started one at a time: whoever asks for a picture waits for at most one of them.
        """
        return self._background.start(partial(self._rehearse, scenes), "a rehearsal")

    async def _rehearse(self, scenes: Iterable[Scene]) -> None:
        for scene in scenes:
            with contextlib.suppress(Exception):  # whoever asks for such a picture learns of it
                await self.of(scene, REHEARSED)
        self.rest()

    async def close(self) -> None:
        """Stop drawing; pictures that have not been started are never drawn."""
        self._closed = True
        await self._background.close()
        if self._resting is not None:
            self._resting.cancel()
        for scene, asked in self._asked.items():
            if scene != self._drawing:
                asked.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)


def rehearsal(deck: str) -> Iterator[Scene]:
    """Scenes that load faces, palette and fonts once after a start.

    They have each card of a deck as usually drawn: on the table, and in a hand to bid on and one to
    play from.
    """
    for first in range(0, len(CODES), SEATS):
        yield _trick(deck, CODES[first : first + SEATS])
    for first in range(0, len(CODES), HAND):
        for played in (False, True):
            hand = tuple(Card(code, dim=played) for code in CODES[first : first + HAND])
            table = _trick(deck, CODES[first : first + SEATS])
            yield HandTableScene(
                deck, table, HandScene(deck, (hand,)), 0, (3, 2, 1), low=played, compact=played,
                closed=table.trick, closed_caption="1", points="1", notes=("1",),
            )  # fmt: skip


def _trick(deck: str, codes: tuple[str, ...]) -> TableScene:
    return TableScene(
        deck,
        title="1",
        contract="1",
        status="1",
        seats=(Seat("1", "0", role="1"),) * SEATS,
        trick=tuple(TrickCard(player, code) for player, code in enumerate(codes)),
        groups=(SmallCards("1", codes),),
    )
