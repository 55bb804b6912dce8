"""Alert rules, a dashboard and a table of the docs, made of one table and read as hosts do."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import promql_parser
import pytest
import yaml
from grafana_foundation_sdk.cog.plugins import register_default_plugins
from grafana_foundation_sdk.models.dashboard import Dashboard

from bot.host.watching import MADE, REASONS, TROUBLESHOOTING, WATCHED
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


def play_rules(folder: Path, script: str, alert: str) -> None:
    """Play what processes say, and fail if the alerts are others than in the script."""
    (group,) = yaml.safe_load(RULES.read_text("utf-8"))["groups"]
    (rule,) = (rule for rule in group["rules"] if rule["alert"] == alert)
    description = json.dumps(rule["annotations"]["description"])
    cases = folder / "cases.yml"
    cases.write_text(script.format(rules=RULES, description=description), "utf-8")
    subprocess.run(["promtool", "test", "rules", str(cases)], check=True, capture_output=True)


SHARDS = """
rule_files: [{rules}]
tests:
  - interval: 1m
    input_series:
      - series: 'tarok_shard_connected{{shard="0", instance="serves"}}'
        values: '1x10 0x10'
      - series: 'tarok_shard_connected{{shard="0", instance="stands by"}}'
        values: '0x20'
    alert_rule_test:
      - eval_time: 10m
        alertname: TarokShardAway
      - eval_time: 17m
        alertname: TarokShardAway
        exp_alerts:
          - exp_labels: {{severity: page, shard: "0"}}
            exp_annotations:
              summary: Shard 0 is not connected to Discord.
              description: {description}
"""


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed")
def test_shard_of_a_standby_wakes_nobody_while_another_process_is_connected(
    tmp_path: Path,
) -> None:
    play_rules(tmp_path, SHARDS, "TarokShardAway")


DEAD = """
rule_files: [{rules}]
tests:
  - interval: 1m
    input_series:
      - series: 'tarok_shard_connected{{shard="0", instance="lives"}}'
        values: '1x20'
      - series: 'tarok_shard_connected{{shard="1", instance="dies"}}'
        values: '1x10 stale'
      - series: 'tarok_shards{{instance="lives"}}'
        values: '2x20'
    alert_rule_test:
      - eval_time: 10m
        alertname: TarokShardsMissing
      - eval_time: 17m
        alertname: TarokShardAway
      - eval_time: 17m
        alertname: TarokShardsMissing
        exp_alerts:
          - exp_labels: {{severity: page}}
            exp_annotations:
              summary: Discord is connected on only 1 of the bot's shards.
              description: {description}
"""


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed")
def test_shard_of_a_dead_process_that_nobody_takes_wakes_the_host(tmp_path: Path) -> None:
    play_rules(tmp_path, DEAD, "TarokShardsMissing")


def test_rules_say_when_how_long_and_what_to_do() -> None:
    (group,) = yaml.safe_load(RULES.read_text("utf-8"))["groups"]
    assert len(group["rules"]) == sum(len(watched.alerts) for watched in WATCHED)
    trouble = (ROOT / TROUBLESHOOTING).read_text("utf-8")
    sections = re.findall(r"^## (.+)$", trouble, re.MULTILINE)
    anchors = {section.lower().replace(" ", "-") for section in sections}
    for rule in group["rules"]:
        assert re.fullmatch(r"\d+m", rule["for"]) and rule["labels"]["severity"]
        assert rule["annotations"]["summary"].endswith(".")
        page, _, anchor = rule["annotations"]["description"].split()[-1].partition("#")
        assert page == TROUBLESHOOTING and (not anchor or anchor in anchors)


def test_grafana_reads_the_dashboard() -> None:
    register_default_plugins()
    read: Any = Dashboard.from_json(json.loads(DASHBOARD.read_text("utf-8")))
    panels = read.panels
    assert len(panels) == len(WATCHED) + len(REASONS)
    shown = [target.expr for panel in panels for target in panel.targets]
    assert shown == [figure.expression for row in (*WATCHED, *REASONS) for figure in row.figures]
