"""Metrics of a running bot, and the port that serves them."""

import ast
import asyncio
import math
import platform
import re
import socket
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.base import VERSION
from bot.base.health import probe
from bot.base.meter import UNKNOWN, BackupStatus, BotStatus, Meter
from bot.base.metrics import Metrics, token_of
from bot.base.port import PortTaken, serve_metrics
from bot.kit.page import note
from bot.kit.slips import Slips
from bot.kit.wishes import Note, Person, Shown
from bot.store.lane import await_to_end
from bot.store.sqlite.store import SqliteStore
from bot.tables.desk.clicks import MOVE, TableClicks
from bot.tables.rows.repository import TableRows
from tests.bot.base.metrics_port import (
    LINES,
    STATUS,
    fetch_response,
    names_served,
    status,
    values,
)
from tests.bot.discord.answering import replies_with, routes_of
from tests.bot.discord_stub import StubInteraction
from tests.bot.store.store_examples import lobby
from tests.bot.tables.desk.desk_parts import desk_of, rules_of
from tests.bot.world import World
from tests.laws.sources import ROOT, files_of, nodes
from tests.ports import free_port


async def test_health_endpoint_does_not_ask_the_store() -> None:
    calls = []

    async def counted() -> BotStatus:
        calls.append(1)
        return STATUS

    port = free_port()
    async with serve_metrics(port, lambda: True) as metrics:
        metrics.watch(counted, lambda: LINES, lambda: STATUS.role)
        async with fetch_response(port, "/healthz") as answer:
            assert "shards that Discord does not answer: 1\n" in await answer.text()
    assert not calls


async def test_port_serves_health_and_metrics() -> None:
    port, well = free_port(), False
    async with serve_metrics(port, lambda: well) as metrics:
        async with fetch_response(port, "/healthz") as answer:
            assert answer.status == 503
        well = True
        async with fetch_response(port, "/healthz") as answer:
            assert (answer.status, await answer.text()) == (200, f"well\nTarok {VERSION}\n")
        metrics.watch(status, lambda: LINES, lambda: STATUS.role)
        async with fetch_response(port, "/healthz") as answer:
            assert answer.status == 200
            assert "shards that Discord does not answer: 1\n" in await answer.text()
        metrics.count_click("move", 0.25)
        metrics.count_access("write", 0.002)
        metrics.watch_backups(lambda: BackupStatus(made_at=1_700_000_000.0, succeeded=False))
        async with fetch_response(port, "/metrics") as answer:
            assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
            metric = values(await answer.text())
    assert metric["tarok_click_seconds_count", "move"] == 1
    assert metric["tarok_click_seconds_sum", "move"] == 0.25
    assert metric["tarok_store_seconds_count", "write"] == 1
    assert metric["tarok_log_lines_total", "ERROR"] == 0
    assert metric[("tarok_gateway_connected",)] == 0
    assert (metric["tarok_shard_connected", "0"], metric["tarok_shard_connected", "1"]) == (1, 0)
    assert metric[("tarok_shards",)] == 4
    assert metric["tarok_gateway_latency_seconds", "0"] == 0.05
    assert (metric["tarok_tables", "awake"], metric["tarok_tables", "asleep"]) == (3, 4)
    assert metric[("tarok_edits_waiting",)] == 2
    assert metric[("tarok_requests_waiting",)] == 7
    assert (metric["tarok_workers", "house"], metric["tarok_worker_queue", "study"]) == (1, 6)
    assert metric[("tarok_oldest_edit_seconds",)] == 9
    assert metric[("tarok_idle_processor_seconds_total",)] == 12.5
    assert metric[("tarok_commands_refused",)] == 1
    assert (metric["tarok_role", "ready"], metric["tarok_role", "serves"]) == (1, 0)
    assert metric[("tarok_database_reachable",)] == 1
    assert metric[("tarok_database_bytes",)] == 4096
    assert metric[("tarok_backup_timestamp_seconds",)] == 1_700_000_000
    assert metric[("tarok_backup_succeeded",)] == 0
    running_on = (discord.__version__, platform.python_version(), VERSION)
    assert metric["tarok_build_info", *running_on] == 1
    assert ("process_resident_memory_bytes",) in metric
    assert ("tarok_loop_delay_seconds_count",) in metric


CUT = tuple(line._replace(connected=False) for line in LINES)


@pytest.mark.parametrize(
    ("state", "codes"),
    [
        (STATUS._replace(role="serves"), (200, 200, 200)),
        (STATUS, (200, 503, 200)),
        (STATUS._replace(role="serves", lines=CUT), (200, 503, 200)),
        (STATUS._replace(role="serves", database_bytes=math.nan), (200, 200, 503)),
    ],
    ids=["serves", "stands by", "disconnected", "database away"],
)
async def test_each_probe_says_only_what_it_knows(state: BotStatus, codes: tuple[int, ...]) -> None:
    """A process that stands by is alive, and must not be restarted because it does not serve."""

    async def now() -> BotStatus:
        return state

    port = free_port()
    async with serve_metrics(port, lambda: True) as metrics:
        metrics.watch(now, lambda: state.lines, lambda: state.role)
        for name, code in zip(("alive", "serving", "storing"), codes, strict=True):
            async with fetch_response(port, f"/healthz/{name}") as answer:
                sentence = (await answer.text()).strip()
                assert answer.status == code and sentence
            assert await asyncio.to_thread(probe, port, name) == (code == 200, sentence)


async def test_probes_during_the_start_say_that_the_bot_is_starting() -> None:
    port = free_port()
    async with serve_metrics(port, lambda: False):
        for name in ("serving", "storing"):
            async with fetch_response(port, f"/healthz/{name}") as answer:
                assert answer.status == 503
                assert (await answer.text()).startswith("the bot is starting")


async def test_probes_answer_while_the_store_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.base.port.STORE_SECONDS", 0.01)

    answered = asyncio.get_running_loop().create_future()
    calls = []

    async def hanging() -> BotStatus:
        calls.append(1)
        await await_to_end(answered)  # as a read that a thread has begun
        return STATUS

    port = free_port()
    async with serve_metrics(port, lambda: True) as metrics:
        metrics.watch(hanging, lambda: LINES, lambda: "serves")
        for name, code in (("alive", 200), ("serving", 200), *2 * [("storing", 503)]):
            async with fetch_response(port, f"/healthz/{name}") as answer:
                assert answer.status == code
        async with fetch_response(port, "/metrics") as answer:
            assert values(await answer.text())[("tarok_database_reachable",)] == 0
        assert len(calls) == 1, "a store that hangs is asked once"
        answered.set_result(None)


async def test_port_in_use_is_named_in_the_error() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortTaken, match=f"TAROK_PORT.*127.0.0.1:{port}"):
            async with serve_metrics(port, lambda: True):
                pass


def test_gateway_is_disconnected_before_there_is_a_client() -> None:
    metric = values(Metrics().exposition(UNKNOWN).decode())
    assert metric[("tarok_gateway_connected",)] == 0
    assert metric[("tarok_database_reachable",)] == 0
    assert ("tarok_backup_succeeded",) not in metric  # none are scheduled


def test_requests_are_counted_by_kind_of_token(monkeypatch: pytest.MonkeyPatch) -> None:
    from discord.http import Route  # noqa: PLC0415 - its address is changed

    monkeypatch.setattr(Route, "BASE", "https://discord.test/api/v10")
    assert token_of("https://discord.test/api/v10/channels/1/messages/2") == "own"
    assert token_of("https://discord.test/api/v10/webhooks/1/token/messages/2") == "interaction"
    assert token_of("https://discord.test/api/v10/interactions/1/token/callback") == "interaction"
    assert token_of("https://elsewhere.test/interactions/") == ""


class RecordingMeter(Meter):
    """Records what is measured."""

    def __init__(self) -> None:
        self.answers: list[tuple[str, float]] = []
        self.store: list[str] = []

    def count_click(self, kind: str, seconds: float) -> None:
        self.answers.append((kind, seconds))

    def count_access(self, kind: str, seconds: float) -> None:
        assert seconds >= 0
        self.store.append(kind)


async def test_answer_is_measured_from_the_click() -> None:
    """By Discord's clock, not from when the bot received it."""
    meter = RecordingMeter()
    replies = replies_with(meter=meter)
    interaction: Any = StubInteraction(age=2.0)

    async def nothing(_: Person) -> Shown:
        return Note(note("done"))

    await replies.answer(interaction, nothing, kind="move")
    ((kind, seconds),) = meter.answers
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
def test_press_at_a_table_is_counted_as_one_of_a_few_kinds(
    world: World, code: str, kind: str
) -> None:
    routes = routes_of([TableClicks(desk_of(world), Slips(lambda: 0.0, 0.4))])
    assert routes.find(f"t:1:2:{code}").counted_as == kind


def test_press_on_an_unknown_control_is_counted_as_other(world: World) -> None:
    routes = routes_of([rules_of(world)])
    kinds = [routes.find(custom_id).counted_as for custom_id in ("rule:1", "forged:x", "")]
    assert kinds == ["rule", "other", "other"]


async def test_store_accesses_are_measured(tmp_path: Path) -> None:
    meter = RecordingMeter()
    store = await SqliteStore.open(tmp_path / "t.sqlite3", meter=meter)
    table_rows = TableRows(store)
    await table_rows.create_table(lobby())
    await table_rows.waiting()
    await store.close()
    assert meter.store[-2:] == ["write", "read"]


def test_prometheus_is_loaded_only_with_a_port() -> None:
    """The library takes memory and time that a small host can't spare."""
    ours = {ROOT / "bot/base/metrics.py", ROOT / "bot/base/port.py"}
    for file in set(files_of("bot")) - ours:
        for node in (n for n in nodes(file) if isinstance(n, ast.Import | ast.ImportFrom)):
            names = [node.module] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names]
            loads = [
                name
                for name in names
                if name in ("prometheus_client", "bot.base.metrics", "bot.base.port")
            ]
            assert not loads or (file.name == "serving.py" and node.col_offset > 0), file


async def test_metrics_named_in_docs_exist() -> None:
    names = await names_served()
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    documented = re.findall(r"`[^`]*?\b((?:tarok|process)_[a-z_]+)", page)
    assert len(documented) > 8
    for prefix in documented:
        assert any(name.startswith(prefix) for name in names), prefix
