"""Ports for tests: that nothing else gets them between the choice and the use."""

import socket
import subprocess
import sys

from tests.laws.sources import ROOT
from tests.ports import ADDRESS, automatic_ports, free_port

CHOOSE_MANY = (
    "from tests.ports import free_port; print(*(free_port() for _ in range(200))); input()"
)


def test_chosen_port_is_never_given_to_a_socket_without_a_port() -> None:
    """A port out of the system's own range is taken by any connection that is made meanwhile."""
    assert free_port() not in automatic_ports()


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
