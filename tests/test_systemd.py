"""The systemd unit: what it hides, what it lets the bot write, and its rating by systemd."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.base.settings import read_settings, table
from bot.serving import SHUTDOWN_SECONDS
from tests.laws.sources import ROOT
from tests.unit_sandbox import UNIT, read_unit

HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
MAX_EXPOSURE = 20
"""Tenths of systemd's rating, from 0 (closed) to 100 (open)."""
NEVER_RESTARTED = "2"
"""The exit status that needs a person."""


def directives() -> dict[str, list[str]]:
    """Values by directive; some are given several times."""
    return read_unit(UNIT.read_text("utf-8"))


def environment() -> dict[str, str]:
    return dict(line.split("=", 1) for line in directives()["Environment"])


def test_files_of_the_bot_are_unreadable_for_other_users() -> None:
    assert directives()["UMask"] == ["0077"]
    assert directives()["StateDirectoryMode"] == ["0700"]
    assert directives()["User"] == ["tarok"]


def test_token_reaches_the_bot_as_a_file_alone() -> None:
    """An environment can be read by others: `systemctl show` prints it."""
    ((name, _, path),) = (text.partition(":") for text in directives()["LoadCredential"])
    assert environment()["DISCORD_TOKEN_FILE"] == f"%d/{name}"
    assert "DISCORD_TOKEN" not in environment()
    assert path in HOSTING
    assert environment().keys() <= {setting for setting, *_ in table()}


def test_bot_writes_to_its_state_and_the_compiled_search_alone() -> None:
    unit = directives()
    assert unit["ProtectSystem"] == ["strict"]
    assert unit["ReadWritePaths"] == [environment()["TAROK_KERNEL"]]
    (state,) = unit["WorkingDirectory"]
    assert state == f"/var/lib/{unit['StateDirectory'][0]}"
    assert environment()["TAROK_DB"].startswith(f"{state}/")


def test_compiled_search_may_be_loaded() -> None:
    """With MemoryDenyWriteExecute the first call of a master's search ends its process."""
    assert "MemoryDenyWriteExecute" not in directives()


def test_unit_restarts_unless_a_person_is_needed_and_lets_the_bot_stop() -> None:
    unit = directives()
    assert unit["Restart"] == ["always"]
    assert unit["RestartPreventExitStatus"] == [NEVER_RESTARTED]
    assert int(unit["TimeoutStopSec"][0]) > SHUTDOWN_SECONDS


def test_documented_commands_make_the_paths_of_the_unit() -> None:
    (program,) = directives()["ExecStart"]
    assert f"python3 -m venv {program.removesuffix('/bin/tarok')}\n" in HOSTING
    assert f"TAROK_KERNEL={environment()['TAROK_KERNEL']} " in HOSTING
    assert "cp deploy/tarok.service /etc/systemd/system/\n" in HOSTING


def test_unit_with_documented_lines_for_several_processes_is_valid(tmp_path: Path) -> None:
    """TAROK_DB and TAROK_DB_FILE together are refused, and so is the unit then."""
    _, _, text = HOSTING.partition("**Several processes on PostgreSQL**")
    said, lines, _ = text.split("```", 2)
    deleted = set(re.findall(r"`Environment=(\w+)=…`", said))
    kept = {name: value for name, value in environment().items() if name not in deleted}
    added = dict(re.findall(r"\b(TAROK_\w+)=(\S+)", lines))
    for secret, content in (("token", "a.b-c_d"), ("database", "postgresql://tarok@db/tarok")):
        (tmp_path / secret).write_text(content, "utf-8")
    specifiers = {"%d": str(tmp_path), "%i": "1"}
    filled = {
        name: re.sub("%[di]", lambda match: specifiers[match[0]], value)
        for name, value in (kept | added).items()
    }
    assert read_settings(filled).division.of == 8


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_rates_the_unit_as_closed() -> None:
    """A directive with a typing error is ignored by systemd, and opens the unit."""
    rating = subprocess.run(
        ["systemd-analyze", "security", "--no-pager", "--offline=true",
         f"--threshold={MAX_EXPOSURE}", str(UNIT)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert rating.returncode == 0, rating.stdout + rating.stderr
    assert not rating.stderr
