"""The gallery draws off the event loop, each picture once, with a bounded memory."""

import asyncio
import os
import subprocess
import sys
import threading

import pytest

from bot.pictures.faces import DECKS
from bot.pictures.gallery import Gallery, rehearsal
from bot.pictures.palette import CODES
from bot.pictures.scenes import Card, HandScene, HandTableScene, Scene, TableScene
from tests.timeout import TIMEOUT

ALL_FACES = """
from pathlib import Path
from bot.pictures.cards import face, let_go, sized
from bot.pictures.palette import CODES

def pages():
    return int(Path("/proc/self/statm").read_text("ascii").split()[1])

before = pages()
for code in CODES:
    face("classic", code, sized(100))
let_go()
print(pages() - before)
"""
"""Says by how many pages of memory a process grows that draws all faces, and then rests."""
LEFT_BY_FACES = 12 << 20
"""Bytes; with half a MiB for each they would be 40 MiB."""


def scene(code: str) -> Scene:
    return HandScene("classic", ((Card(code),),))


class Painter:
    """Draws a scene as ten bytes once ``may_go`` is set, and records scenes and threads."""

    def __init__(self) -> None:
        self.drawn: list[Scene] = []
        self.threads: set[int] = set()
        self.may_go = threading.Event()
        self.may_go.set()

    def __call__(self, scene: Scene) -> bytes:
        assert self.may_go.wait(TIMEOUT)
        self.drawn.append(scene)
        self.threads.add(threading.get_ident())
        return f"{len(self.drawn):10}".encode()


async def test_scene_requested_several_times_is_drawn_once() -> None:
    painter = Painter()
    painter.may_go.clear()
    gallery = Gallery(painter)
    requests = [asyncio.ensure_future(gallery.of(scene("HK"))) for _ in range(5)]
    await asyncio.sleep(0)
    painter.may_go.set()
    assert len(set(await asyncio.gather(*requests))) == 1
    await gallery.of(scene("HK"))
    assert painter.drawn == [scene("HK")]
    assert threading.get_ident() not in painter.threads
    await gallery.close()


async def test_least_recently_used_picture_is_evicted() -> None:
    painter = Painter()
    gallery = Gallery(painter, kept=25)
    for code in ("HK", "DK", "HK", "SK", "HK", "DK"):
        await gallery.of(scene(code))
    assert painter.drawn == [scene(code) for code in ("HK", "DK", "SK", "DK")]
    await gallery.close()


async def test_cancelled_request_leaves_the_picture_to_others() -> None:
    painter = Painter()
    painter.may_go.clear()
    gallery = Gallery(painter)
    hasty, patient = (asyncio.ensure_future(gallery.of(scene("HK"))) for _ in range(2))
    await asyncio.sleep(0)
    hasty.cancel()
    painter.may_go.set()
    assert await patient
    assert painter.drawn == [scene("HK")]
    await gallery.close()


async def test_failed_picture_raises_and_is_drawn_anew() -> None:
    tries = []

    def draw(scene: Scene) -> bytes:
        tries.append(scene)
        if len(tries) == 1:
            raise OSError("no such face")
        return b"picture"

    gallery = Gallery(draw)
    with pytest.raises(OSError, match="no such face"):
        await gallery.of(scene("HK"))
    assert await gallery.of(scene("HK")) == b"picture"
    await gallery.close()


async def test_most_urgent_scene_is_drawn_first() -> None:
    painter = Painter()
    painter.may_go.clear()
    gallery = Gallery(painter)
    wishes = (("HK", 5.0), ("DK", 5.0), ("SK", 2.0), ("CK", 0.3), ("DK", 0.1))
    requests = [asyncio.ensure_future(gallery.of(scene(code), wait)) for code, wait in wishes]
    await asyncio.sleep(0)
    painter.may_go.set()
    await asyncio.gather(*requests)
    assert painter.drawn == [scene(code) for code in ("HK", "DK", "CK", "SK")]
    await gallery.close()


async def test_closing_gallery_cancels_waiting_scenes() -> None:
    painter = Painter()
    painter.may_go.clear()
    gallery = Gallery(painter)
    drawing, waiting = (asyncio.ensure_future(gallery.of(scene(code))) for code in ("HK", "DK"))
    await asyncio.sleep(0)
    await gallery.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    painter.may_go.set()
    await drawing
    assert painter.drawn == [scene("HK")]


async def test_picture_after_a_rest_is_unchanged() -> None:
    gallery = Gallery()
    before = await gallery.of(scene("HK"))
    gallery.rest()
    assert await gallery.of(scene("HK")) == before
    await gallery.close()


def test_faces_leave_little_memory_behind() -> None:
    drawn = subprocess.run(
        [sys.executable, "-c", ALL_FACES], check=True, capture_output=True, text=True
    )
    assert int(drawn.stdout) * os.sysconf("SC_PAGE_SIZE") < LEFT_BY_FACES


async def test_rehearsal_yields_to_requested_pictures() -> None:
    painter = Painter()
    painter.may_go.clear()
    gallery = Gallery(painter)
    rehearsing = gallery.rehearse([scene(code) for code in ("HK", "DK", "SK")])
    await asyncio.sleep(0)
    request = asyncio.ensure_future(gallery.of(scene("CK")))
    await asyncio.sleep(0)
    painter.may_go.set()
    await asyncio.gather(request, rehearsing)
    assert painter.drawn == [scene(code) for code in ("HK", "CK", "DK", "SK")]
    assert threading.get_ident() not in painter.threads
    await gallery.close()


async def test_closing_gallery_ends_a_rehearsal() -> None:
    painter = Painter()
    painter.may_go.clear()
    gallery = Gallery(painter)
    rehearsing = gallery.rehearse([scene(code) for code in ("HK", "DK", "SK")])
    await asyncio.sleep(0)
    drawing = asyncio.ensure_future(gallery.of(scene("HK")))
    await asyncio.sleep(0)
    await gallery.close()
    with pytest.raises(asyncio.CancelledError):
        await rehearsing
    painter.may_go.set()
    await drawing
    assert painter.drawn == [scene("HK")]


async def test_rehearsal_continues_after_a_missing_face() -> None:
    drawn = []

    def draw(scene: Scene) -> bytes:
        drawn.append(scene)
        raise OSError("no such face")

    gallery = Gallery(draw)
    await gallery.rehearse([scene("HK"), scene("DK")])
    assert drawn == [scene("HK"), scene("DK")]
    await gallery.close()


def test_every_card_is_rehearsed() -> None:
    scenes = list(rehearsal(DECKS[0]))
    hands = [rehearsed.hand.suits for rehearsed in scenes if isinstance(rehearsed, HandTableScene)]
    hand_cards = [card for suits in hands for suit in suits for card in suit]
    assert sorted(hand_cards) == sorted(Card(code, dim) for code in CODES for dim in (False, True))
    tricks = [rehearsed.trick for rehearsed in scenes if isinstance(rehearsed, TableScene)]
    assert sorted(trick_card.code for trick in tricks for trick_card in trick) == sorted(CODES)
