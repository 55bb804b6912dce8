"""Alert rules, a dashboard and a table of the docs, made of one table and read as hosts do."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from typing import Any

import promql_parser
import pytest
import yaml
from grafana_foundation_sdk.cog.plugins import register_default_plugins
from grafana_foundation_sdk.models.dashboard import Dashboard

from bot.host.watching import MADE, REASONS, WATCHED
from tests.bot.base.metrics_port import names_served
from tests.laws.sources import ROOT

RULES, DASHBOARD = ROOT / "deploy" / "alerts.yml", ROOT / "deploy" / "dashboard.json"
NAME = re.compile(r"\b(?:tarok|process)_[a-z_]+")
ABOUT_ITSELF = {"tarok_build_info"}
"""Metrics in which nothing is watched."""
COUNTED = re.compile("_(?:bucket|count|sum)$")


def expressions() -> Iterator[str]:
    """All expressions of Prometheus's language."""
    for watched in (*WATCHED, *REASONS):
        yield from (figure.expression for figure in watched.figures)
        yield from (alert.expression for alert in watched.alerts)


@pytest.mark.parametrize(("made", "file"), [("alerts", RULES), ("dashboard", DASHBOARD)], ids=str)
def test_files_of_hosts_are_made_of_the_table(made: str, file: object) -> None:
    assert isinstance(file, type(RULES))
    assert file.read_text("utf-8") == "\n".join(MADE[made]()) + "\n", f"make {file.name} again"


def test_docs_have_the_table() -> None:
    assert "\n".join(MADE["docs"]()) in (ROOT / "docs" / "hosting.md").read_text("utf-8")


@pytest.mark.parametrize("expression", sorted({*expressions()}))
def test_prometheus_understands_an_expression(expression: str) -> None:
    promql_parser.parse(expression)


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed")
def test_promtool_accepts_the_rules() -> None:
    subprocess.run(["promtool", "check", "rules", str(RULES)], check=True, capture_output=True)


async def test_each_metric_is_served_and_shown() -> None:
    """A rule about a metric that nobody serves is silent for ever."""
    served = await names_served()
    shown = {name for expression in expressions() for name in NAME.findall(expression)}
    assert shown <= served
    ours = {COUNTED.sub("", name) for name in served if name.startswith("tarok_")}
    assert ours - ABOUT_ITSELF == {COUNTED.sub("", name) for name in shown if "tarok_" in name}


def test_rules_say_when_how_long_and_what_to_do() -> None:
    (group,) = yaml.safe_load(RULES.read_text("utf-8"))["groups"]
    assert len(group["rules"]) == sum(len(watched.alerts) for watched in WATCHED)
    for rule in group["rules"]:
        assert re.fullmatch(r"\d+m", rule["for"]) and rule["labels"]["severity"]
        assert "docs/troubleshooting.md" in rule["annotations"]["description"]


def test_grafana_reads_the_dashboard() -> None:
    register_default_plugins()
    read: Any = Dashboard.from_json(json.loads(DASHBOARD.read_text("utf-8")))
    panels = read.panels
    assert len(panels) == len(WATCHED) + len(REASONS)
    shown = [target.expr for panel in panels for target in panel.targets]
    assert shown == [figure.expression for row in (*WATCHED, *REASONS) for figure in row.figures]
