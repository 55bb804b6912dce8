"""Ports for tests: that nothing else gets them between the choice and the use."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests import ports
from tests.laws.sources import ROOT
from tests.ports import ADDRESS, automatic_ports, free_port

CHOOSE_MANY = (
    "from tests.ports import free_port; print(*(free_port() for _ in range(200))); input()"
)


@pytest.mark.parametrize("automatic", ["32768 60999", "16000 65535"])
def test_chosen_port_is_never_given_to_a_socket_without_a_port(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, automatic: str
) -> None:
    """A port out of the system's own range is taken by any connection that is made meanwhile."""
    monkeypatch.setattr(ports, "RANGE_FILE", tmp_path / "range")
    ports.RANGE_FILE.write_text(automatic, "utf-8")
    assert free_port() not in automatic_ports()


def test_port_is_chosen_though_the_system_gives_away_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ports, "RANGE_FILE", tmp_path / "range")
    ports.RANGE_FILE.write_text("1024 65535", "utf-8")
    assert free_port() >= ports.LOWEST


def test_ports_chosen_by_processes_at_the_same_time_differ() -> None:
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", CHOOSE_MANY],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        for _ in range(3)
    ]  # fmt: skip
    chosen = [int(port) for process in processes for port in _line(process).split()]
    for process in processes:
        process.communicate("\n")
    assert len(chosen) == len(set(chosen)) == 600


def test_port_in_use_is_not_chosen() -> None:
    with socket.socket() as listener:
        listener.bind((ADDRESS, free_port()))
        listener.listen()
        used = listener.getsockname()[1]
        assert used not in {free_port() for _ in range(50)}


def test_chosen_port_can_be_listened_on_at_once() -> None:
    for _ in range(50):
        with socket.socket() as listener:
            listener.bind((ADDRESS, free_port()))
            listener.listen()


def _line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline()
