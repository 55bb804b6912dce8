"""The stand-in's README is true."""

import re
import textwrap
from pathlib import Path
from typing import Any

import pytest

import sandbox
from tests.laws.sources import ROOT

README = (ROOT / "sandbox" / "README.md").read_text("utf-8")
EXAMPLE = re.compile(r"(?m)^    from pathlib import Path\n(?:(?:    .*)?\n)+")


async def test_example_passes_with_a_bot_of_discord_py(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    (example,) = EXAMPLE.findall(README)
    names: dict[str, Any] = {}
    code = textwrap.dedent(example).replace("your_bot", "tests.sandbox.greeting_bot")
    exec(code, names)
    await names["test_greeting_names_the_user"]()


def test_tables_name_only_public_names() -> None:
    rows = re.findall(r"(?m)^\| (`[A-Z].*?) \|", README)
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert named and named <= set(sandbox.__all__)


def test_options_are_those_of_the_command_line() -> None:
    options = set(re.findall(r"(?m)^\| `(--[a-z-]+)", README))
    source = (ROOT / "sandbox" / "cli.py").read_text("utf-8")
    assert options == set(re.findall(r'"(--[a-z-]+)"', source))
