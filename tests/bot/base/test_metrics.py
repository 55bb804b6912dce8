"""What is measured in a running bot, and the port that serves it."""

import ast
import math
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.base.meter import BotStatus, LineState, Meter
from bot.base.metrics import Metrics, token_of
from bot.base.port import PortTaken, listening
from bot.kit.page import note
from bot.kit.slips import Slips
from bot.kit.wishes import Note, Person, Shown
from bot.store.sqlite.store import SqliteStore
from bot.tables.desk.clicks import MOVE, TableClicks
from tests.bot.discord.answering import replies_with, routes_of
from tests.bot.discord.asked import Asked
from tests.bot.store.store_examples import lobby
from tests.bot.tables.desk.test_desk import desk_of, rules_of
from tests.bot.world import World
from tests.laws.sources import ROOT, files_of, nodes

LINES = LineState(0, True, 0.05), LineState(1, False, math.inf)
STANDING = BotStatus(LINES, 3, 4.0, 2, 7, (1, 0), (5, 6))


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@asynccontextmanager
async def asked(port: int, path: str) -> AsyncIterator[aiohttp.ClientResponse]:
    """What a port serves."""
    address = f"http://127.0.0.1:{port}{path}"
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        yield answer


def values(told: str) -> dict[tuple[str, ...], float]:
    """The values served, by name and labels."""
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(told)
        for sample in family.samples
    }


async def standing() -> BotStatus:
    """The state of a bot."""
    return STANDING


async def test_health_is_told_without_asking_the_store() -> None:
    asked_for = []

    async def counted() -> BotStatus:
        asked_for.append(1)
        return STANDING

    port = free_port()
    async with listening(port, lambda: True) as metrics:
        metrics.watch(counted, lambda: LINES)
        async with asked(port, "/healthz") as answer:
            assert "shards that Discord does not answer: 1\n" in await answer.text()
    assert not asked_for


async def test_a_port_tells_whether_the_bot_is_well_and_what_is_measured() -> None:
    port, well = free_port(), False
    async with listening(port, lambda: well) as metrics:
        async with asked(port, "/healthz") as answer:
            assert answer.status == 503
        well = True
        async with asked(port, "/healthz") as answer:
            assert (answer.status, await answer.text()) == (200, "well\n")
        metrics.watch(standing, lambda: LINES)
        async with asked(port, "/healthz") as answer:
            assert answer.status == 200
            assert "shards that Discord does not answer: 1\n" in await answer.text()
        metrics.clicked("move", 0.25)
        metrics.stored("write", 0.002)
        async with asked(port, "/metrics") as answer:
            assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
            told = values(await answer.text())
    assert told["tarok_click_seconds_count", "move"] == 1
    assert told["tarok_click_seconds_sum", "move"] == 0.25
    assert told["tarok_store_seconds_count", "write"] == 1
    assert told["tarok_log_lines_total", "ERROR"] == 0
    assert told[("tarok_gateway_connected",)] == 0
    assert (told["tarok_shard_connected", "0"], told["tarok_shard_connected", "1"]) == (1, 0)
    assert told["tarok_gateway_latency_seconds", "0"] == 0.05
    assert (told["tarok_tables", "awake"], told["tarok_tables", "asleep"]) == (3, 4)
    assert told[("tarok_edits_waiting",)] == 2
    assert told[("tarok_requests_waiting",)] == 7
    assert (told["tarok_workers", "house"], told["tarok_worker_queue", "study"]) == (1, 6)
    assert ("process_resident_memory_bytes",) in told
    assert ("tarok_loop_delay_seconds_count",) in told


async def test_a_port_that_is_taken_is_named() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortTaken, match=f"TAROK_PORT.*127.0.0.1:{port}"):
            async with listening(port, lambda: True):
                pass


async def test_nothing_is_known_before_there_is_a_client() -> None:
    told = values((await Metrics().told()).decode())
    assert told[("tarok_gateway_connected",)] == 0


def test_requests_are_told_apart_by_their_token(monkeypatch: pytest.MonkeyPatch) -> None:
    from discord.http import Route  # noqa: PLC0415 - its address is changed

    monkeypatch.setattr(Route, "BASE", "https://discord.test/api/v10")
    assert token_of("https://discord.test/api/v10/channels/1/messages/2") == "own"
    assert token_of("https://discord.test/api/v10/webhooks/1/token/messages/2") == "interaction"
    assert token_of("https://discord.test/api/v10/interactions/1/token/callback") == "interaction"
    assert token_of("https://elsewhere.test/interactions/") == ""


class Noted(Meter):
    """Notes what is measured."""

    def __init__(self) -> None:
        self.answers: list[tuple[str, float]] = []
        self.store: list[str] = []

    def clicked(self, kind: str, seconds: float) -> None:
        self.answers.append((kind, seconds))

    def stored(self, kind: str, seconds: float) -> None:
        assert seconds >= 0
        self.store.append(kind)


async def test_an_answer_is_measured_from_the_click() -> None:
    """By its own time, not by when we heard of it."""
    noted = Noted()
    replies = replies_with(meter=noted)
    interaction: Any = Asked(age=2.0)

    async def nothing(_: Person) -> Shown:
        return Note(note("done"))

    await replies.to(interaction, nothing, kind="move")
    ((kind, seconds),) = noted.answers
    assert kind == "move"
    assert 2.0 <= seconds < 3.0 + 60.0


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("play:T21", MOVE),
        ("bid:three", MOVE),
        ("hand", "hand"),
        ("stop:3", "stop"),
        ("x" * 90, MOVE),
    ],
)
def test_presses_at_a_table_are_of_a_few_kinds(world: World, code: str, kind: str) -> None:
    routes = routes_of([TableClicks(desk_of(world), Slips(lambda: 0.0))])
    assert routes.find(f"t:1:2:{code}").counted_as == kind


def test_press_on_an_unknown_control_is_counted_as_other(world: World) -> None:
    routes = routes_of([rules_of(world)])
    kinds = [routes.find(custom_id).counted_as for custom_id in ("rule:1", "forged:x", "")]
    assert kinds == ["rule", "other", "other"]


async def test_the_store_is_measured(tmp_path: Path) -> None:
    noted = Noted()
    store = await SqliteStore.open(tmp_path / "t.sqlite3", meter=noted)
    await store.create_table(lobby())
    await store.waiting()
    await store.close()
    assert noted.store[-2:] == ["write", "read"]


def test_who_measures_is_loaded_where_there_is_a_port_alone() -> None:
    """The library takes memory and time that a small host can't spare."""
    ours = {ROOT / "bot/base/metrics.py", ROOT / "bot/base/port.py"}
    for file in set(files_of("bot")) - ours:
        for node in (one for one in nodes(file) if isinstance(one, ast.Import | ast.ImportFrom)):
            names = [node.module] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names]
            loads = [
                name
                for name in names
                if name in ("prometheus_client", "bot.base.metrics", "bot.base.port")
            ]
            assert not loads or (file.name == "serving.py" and node.col_offset > 0), file


async def test_the_page_for_hosts_names_figures_that_there_are() -> None:
    metrics = Metrics()
    metrics.watch(standing, lambda: LINES)
    metrics.clicked("move", 0.1)
    metrics.stored("read", 0.1)
    metrics.requests.labels("own", "200").inc()
    metrics.uploaded.labels("own").inc(0)
    told = {name for name, *_ in values((await metrics.told()).decode())}
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    named = re.findall(r"`[^`]*?\b((?:tarok|process)_[a-z_]+)", page)
    assert len(named) > 8
    for name in named:
        assert any(one.startswith(name) for one in told), name
