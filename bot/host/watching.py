"""Figures that a host watches: when they are bad, and what to do then.

One table makes three things: the table in docs/hosting.md, alert rules for Prometheus and a
dashboard for Grafana. ``python -m bot.host.watching docs`` (or ``alerts``, ``dashboard``) prints
one of them.
"""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

TROUBLESHOOTING = "docs/troubleshooting.md"

Unit: TypeAlias = Literal["s", "bytes", "reqps", "short"]
SECONDS: Unit = "s"
BYTES: Unit = "bytes"
REQUESTS: Unit = "reqps"
NUMBER: Unit = "short"
"""Grafana's names of units; requests are by second."""


class Alert(NamedTuple):
    """When a figure is bad: ``condition`` follows an expression of Prometheus's language."""

    name: str
    expression: str
    minutes: int
    """For how long it must be so."""
    severity: Literal["page", "ticket"]
    """``page`` wakes a person, ``ticket`` waits until the morning."""
    summary: str
    """A sentence; ``{{ $labels.x }}`` is a label of the expression."""
    what_to_do: str
    section: str = ""
    """Of the page of trouble: its anchor; empty: the whole page."""


class Figure(NamedTuple):
    """A figure, as an expression of Prometheus's language, and what each line of it is called."""

    expression: str
    legend: str = ""


class Watched(NamedTuple):
    """A thing that ought to be so, and the figures that show it."""

    what: str
    unit: Unit
    figures: tuple[Figure, ...]
    when: str
    """When the host is told, as a person says it; empty: it helps to find out why."""
    alerts: tuple[Alert, ...] = ()


SLOWEST = "histogram_quantile(0.95, sum by (le) (rate({}_bucket[5m])))"

SHARDS_CONNECTED = "count(max by (shard) (tarok_shard_connected) == 1)"
"""A process that has died says nothing of its shards any more: they are missed by their number."""

WATCHED = (
    Watched(
        "people are answered", SECONDS,
        (Figure(SLOWEST.format("tarok_click_seconds"), "95 of 100"),),
        "above 2 s for 10 minutes: Discord allows three",
        (Alert(
            "TarokAnswersLate", f"{SLOWEST.format('tarok_click_seconds')} > 2", 10, "page",
            "Answers to clicks take more than two seconds.",
            "Look at the loop's delay (machine too small) and the store's seconds (disk too slow).",
        ),),
    ),
    Watched(
        "somebody serves", NUMBER, (Figure("tarok_role", "{{role}} {{instance}}"),),
        "no process `serves` for 5 minutes",
        (Alert(
            "TarokNobodyServes", 'absent(tarok_role{role="serves"} == 1)', 5, "page",
            "No process of the bot serves.",
            "Look whether the process runs, and at the end of its log.",
        ),),
    ),
    Watched(
        "Discord is connected on all shards", NUMBER,
        (
            Figure("tarok_gateway_connected", "all of {{instance}}"),
            Figure("tarok_shard_connected", "shard {{shard}}"),
            Figure("max(tarok_shards)", "number of shards"),
        ),
        "a shard is connected in no process for 5 minutes",
        (
            Alert(
                "TarokShardAway", "max by (shard) (tarok_shard_connected) == 0", 5, "page",
                "Shard {{ $labels.shard }} is not connected to Discord.",
                "It reconnects by itself: see whether Discord has trouble, and what the log says.",
                "discord-and-the-network",
            ),
            Alert(
                "TarokShardsMissing",
                f"({SHARDS_CONNECTED} or vector(0)) < max(tarok_shards)", 5, "page",
                "Discord is connected on only {{ $value }} of the bot's shards.",
                "Look whether all processes run, and at the end of the log of one that has ended.",
            ),
        ),
    ),
    Watched(
        "Discord lets the bot speak", REQUESTS,
        (
            Figure('sum(rate(tarok_requests_total{token="own"}[1m]))', "own"),
            Figure('sum(rate(tarok_requests_total{status="429"}[5m]))', "refused"),
        ),
        "near 35 a second, or sustained 429s",
        (
            Alert(
                "TarokRequestsRunShort",
                'sum(rate(tarok_requests_total{token="own"}[5m])) > 33', 15, "ticket",
                "The bot sends nearly as many requests as Discord allows.",
                "Boards are drawn less often: ask Discord's support for a higher limit.",
            ),
            Alert(
                "TarokRequestsRefused",
                'sum(rate(tarok_requests_total{status="429"}[5m])) > 0.2', 15, "ticket",
                "Discord refuses requests of the bot again and again.",
                "See whether another program uses the same token.",
                "discord-and-the-network",
            ),
        ),
    ),
    Watched(
        "Discord has this release's commands", NUMBER, (Figure("tarok_commands_refused"),),
        "1 for an hour: the bot tries again every few minutes",
        (Alert(
            "TarokCommandsRefused", "max(tarok_commands_refused) == 1", 60, "ticket",
            "Discord has not taken this release's commands.",
            "People see those of an earlier release. The log says why Discord refuses them.",
            "discord-and-the-network",
        ),),
    ),
    Watched(
        "tables are drawn", NUMBER, (Figure("tarok_edits_waiting", "{{instance}}"),),
        "above 50 for 5 minutes",
        (Alert(
            "TarokTablesLate", "tarok_edits_waiting > 50", 5, "ticket",
            "More than 50 tables wait to be redrawn.",
            "Look at the requests to Discord: they run short, or Discord is slow.",
        ),),
    ),
    Watched(
        "no table waits long to be drawn", SECONDS,
        (Figure("tarok_oldest_edit_seconds", "{{instance}}"),),
        "above 120 s for 10 minutes: Discord has failed again and again",
        (Alert(
            "TarokTableStuck", "tarok_oldest_edit_seconds > 120", 10, "ticket",
            "A table has not been redrawn for two minutes.",
            "Discord has failed again and again: the log says in which channel, and why.",
            "discord-and-the-network",
        ),),
    ),
    Watched(
        "the event loop is in time", SECONDS,
        (Figure(SLOWEST.format("tarok_loop_delay_seconds"), "95 of 100"),),
        "above 0.1 s for 15 minutes: people begin to feel it",
        (Alert(
            "TarokLoopLate", f"{SLOWEST.format('tarok_loop_delay_seconds')} > 0.1", 15, "ticket",
            "The bot comes a tenth of a second late to what is due.",
            "The machine is too small, or busy: give the bot a core, or a second process.",
        ),),
    ),
    Watched(
        "the database answers", NUMBER, (Figure("tarok_database_reachable", "{{instance}}"),),
        "0 for 5 minutes",
        (Alert(
            "TarokDatabaseAway", "tarok_database_reachable == 0", 5, "page",
            "The database does not answer.",
            "Look at the database's machine, its disk, and the bot's log.",
            "the-database",
        ),),
    ),
    Watched(
        "backups are made (`TAROK_BACKUP_EVERY`)", SECONDS,
        (
            Figure("tarok_backup_succeeded", "succeeded"),
            Figure("time() - tarok_backup_timestamp_seconds", "age"),
        ),
        "0, or more than twice `TAROK_BACKUP_EVERY` (the rule says two days)",
        (
            Alert(
                "TarokBackupFailed", "tarok_backup_succeeded == 0", 1, "ticket",
                "The last scheduled backup has failed.",
                "The log says why: most often the disk is full, or the folder is not the bot's.",
                "the-database",
            ),
            Alert(
                "TarokBackupOld", "time() - max(tarok_backup_timestamp_seconds) > 2 * 86400", 60,
                "ticket", "The last backup is more than two days old.",
                "See whether the process that serves is the one that makes backups.",
                "the-database",
            ),
        ),
    ),
    Watched(
        "nothing breaks", NUMBER,
        (Figure('increase(tarok_log_lines_total{level="ERROR"}[15m])', "{{instance}}"),),
        "above 0: the log says what broke",
        (Alert(
            "TarokErrors", 'increase(tarok_log_lines_total{level="ERROR"}[15m]) > 0', 0, "ticket",
            "The log has errors.",
            "Search the page for the line: it says what to do, or asks you to report it.",
        ),),
    ),
)  # fmt: skip
"""Each has an alert."""

REASONS = tuple(
    Watched(what, unit, (Figure(expression, legend),), "")
    for what, unit, expression, legend in (
        ("the store answers", SECONDS, SLOWEST.format("tarok_store_seconds"), ""),
        ("Discord answers heartbeats", SECONDS, "tarok_gateway_latency_seconds", "{{shard}}"),
        ("open tables", NUMBER, "tarok_tables", "{{state}}"),
        ("requests that wait", NUMBER, "tarok_requests_waiting", ""),
        ("workers", NUMBER, "tarok_workers", "{{pool}}"),
        ("jobs of workers", NUMBER, "tarok_worker_queue", "{{pool}}"),
        ("processors kept busy by idle work", NUMBER,
         "rate(tarok_idle_processor_seconds_total[5m])", ""),
        ("memory", BYTES, "process_resident_memory_bytes", ""),
        ("size of the database", BYTES, "tarok_database_bytes", ""),
        ("uploads a second", BYTES, "rate(tarok_uploaded_bytes_total[5m])", "{{token}}"),
    )
)  # fmt: skip
"""These show why one of those is not so."""


def docs_table() -> Iterator[str]:
    """The lines of the table in docs/hosting.md."""
    yield "| what | the figure | alert when |"
    yield "| --- | --- | --- |"
    for watched in WATCHED:
        figures = ", ".join(f"`{figure.expression}`" for figure in watched.figures)
        yield f"| {watched.what} | {figures} | {watched.when} |"


def alert_rules() -> Iterator[str]:
    """The lines of a file of rules for Prometheus, in YAML."""
    yield "# Made by `python -m bot.host.watching alerts`. Prometheus reads it by `rule_files`."
    yield "groups:"
    yield "  - name: tarok"
    yield "    rules:"
    for watched in WATCHED:
        for alert in watched.alerts:
            yield f"      - alert: {alert.name}"
            yield f"        expr: {json.dumps(alert.expression)}"
            yield f"        for: {alert.minutes}m"
            yield "        labels:"
            yield f"          severity: {alert.severity}"
            yield "        annotations:"
            yield f"          summary: {json.dumps(alert.summary)}"
            page = "#".join(filter(None, (TROUBLESHOOTING, alert.section)))
            yield f"          description: {json.dumps(f'{alert.what_to_do} {page}')}"


WIDE, HIGH = 8, 7
"""A panel of a dashboard, which is 24 wide."""


def dashboard() -> dict[str, Any]:
    """A dashboard for Grafana: a panel for each row; who imports it chooses the source."""
    panels = [_panel(number, watched) for number, watched in enumerate((*WATCHED, *REASONS))]
    return {
        "uid": "tarok",
        "title": "Tarok",
        "schemaVersion": 39,
        "editable": True,
        "time": {"from": "now-6h", "to": "now"},
        "refresh": "1m",
        "tags": ["tarok"],
        "templating": {
            "list": [{"type": "datasource", "name": "source", "query": "prometheus"}],
        },
        "panels": panels,
    }


def _panel(number: int, watched: Watched) -> dict[str, Any]:
    source = {"type": "prometheus", "uid": "${source}"}
    row, column = divmod(number, 24 // WIDE)
    return {
        "id": number + 1,
        "type": "timeseries",
        "title": watched.what.replace("`", ""),
        "description": f"Alert: {watched.when}".replace("`", "") if watched.when else "",
        "datasource": source,
        "gridPos": {"x": WIDE * column, "y": HIGH * row, "w": WIDE, "h": HIGH},
        "fieldConfig": {"defaults": {"unit": watched.unit, "min": 0}, "overrides": []},
        "targets": [
            {
                "refId": chr(ord("A") + place),
                "datasource": source,
                "expr": figure.expression,
                "legendFormat": figure.legend or "{{instance}}",
            }
            for place, figure in enumerate(watched.figures)
        ],
    }


MADE: Mapping[str, Callable[[], Iterator[str]]] = {
    "docs": docs_table,
    "alerts": alert_rules,
    "dashboard": lambda: iter([json.dumps(dashboard(), indent=2, ensure_ascii=False)]),
}
"""Makers of files and of the table of the docs, which yield lines, by name."""


if __name__ == "__main__":
    print("\n".join(MADE[sys.argv[1]]()))
