"""The sandbox that systemd makes of the bot's unit, made by bubblewrap where no systemd runs.

Made as the unit has it: the command, its environment, umask, folder and user (a number of its
own), the token as a file of the credentials, the file system that can only be read, the empty
homes, private devices, temporary folders and processes, no capability, no new privileges, and by
libseccomp the filters of calls, families of sockets and namespaces. Not made: what only a manager
as process 1 does (restarts, limits of time, the journal), ``RestrictRealtime``,
``RestrictSUIDSGID``, ``LockPersonality`` and ``KeyringMode``. Where the Python of the tests lies
in a folder that is hidden, it is shown there again.
"""

import asyncio
import ctypes
import ctypes.util
import errno
import json
import os
import re
import shutil
import socket
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sandbox import BotProcess, Running, Server
from tests.laws.sources import ROOT

UNIT = ROOT / "deploy" / "tarok.service"
NAME = "tarok"
NUMBER = "990"
"""The number of the user and the group of the bot."""
CREDENTIALS = f"/run/credentials/{NAME}.service"
HOMES = "/home", "/root", "/run/user"
TEMPORARY = "/tmp", "/var/tmp"
UMASK_BITS = 8

ALLOW, REFUSE, UNKNOWN_CALL = 0x7FFF0000, 0x00050000 | errno.EPERM, 0x00050000 | errno.ENOSYS
"""Actions of libseccomp."""
EQUAL, MASKED_EQUAL = 4, 7
"""Comparisons of libseccomp."""
NEW_NAMESPACES = 0x7E020080
"""The flags by which clone() makes namespaces."""


def read_unit(text: str) -> dict[str, list[str]]:
    """Values by directive; some are given several times."""
    result: dict[str, list[str]] = {}
    for name, value in re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE):
        result.setdefault(name, []).append(value)
    return result


@cache
def missing_tool() -> str:
    """The reason why the sandbox cannot be made here; empty if it can."""
    for program in ("bwrap", "systemd-analyze"):
        if shutil.which(program) is None:
            return f"there is no {program}"
    if ctypes.util.find_library("seccomp") is None:
        return "there is no libseccomp"
    if not Path(sys.prefix, "bin", NAME).exists():
        return f"this Python has no command {NAME}"
    command = [
        "bwrap", "--unshare-user", "--uid", NUMBER, "--gid", NUMBER, "--unshare-pid", "--as-pid-1",
        "--unshare-uts", "--cap-drop", "ALL", "--ro-bind", "/", "/", "--proc", "/proc",
        "--dev", "/dev", "--tmpfs", "/tmp", "--clearenv",
    ]  # fmt: skip
    trial = subprocess.run([*command, "/bin/true"], capture_output=True, text=True, check=False)
    return f"bwrap may not be used here: {trial.stderr.strip()}" if trial.returncode else ""


def calls_of(name: str) -> set[str]:
    """The system calls of a group, by systemd's own list."""
    if not name.startswith("@"):
        return {name}
    listed = subprocess.check_output(
        ["systemd-analyze", "syscall-filter", "--no-pager", name], text=True
    )
    members = [line.strip() for line in listed.splitlines()[1:]]
    return set().union(*(calls_of(member) for member in members if member[:1] not in ("#", "")))


def allowed_calls(filters: list[str]) -> set[str]:
    """The calls that the lines ``SystemCallFilter=`` leave, the first of which allows."""
    allowed: set[str] = set()
    for line in filters:
        names = set().union(*(calls_of(name) for name in line.lstrip("~").split()))
        allowed = allowed - names if line.startswith("~") else allowed | names
    return allowed


class Comparison(ctypes.Structure):
    """How an argument of a call is compared."""

    _fields_ = (
        ("argument", ctypes.c_uint), ("kind", ctypes.c_int),
        ("first", ctypes.c_uint64), ("second", ctypes.c_uint64),
    )  # fmt: skip


def call_filter(unit: dict[str, list[str]]) -> int:
    """A file, by its number, with the filter of calls that the unit asks for."""
    library = ctypes.CDLL(ctypes.util.find_library("seccomp"))
    library.seccomp_init.restype = ctypes.c_void_p
    context = ctypes.c_void_p(library.seccomp_init(REFUSE))

    def add(action: int, name: str, *comparison: int) -> None:
        number = library.seccomp_syscall_resolve_name(name.encode())
        compared = (Comparison * 1)(Comparison(*comparison) if comparison else Comparison())
        result = library.seccomp_rule_add_array(
            context, action, number, len(comparison) and 1, compared
        )
        # A call that this machine's processor does not have needs no rule.
        assert result == 0 or number < 0, name

    calls = allowed_calls(unit["SystemCallFilter"])
    for name in sorted(calls - {"socket", "clone", "clone3", "unshare", "setns"}):
        add(ALLOW, name)
    (families,) = unit["RestrictAddressFamilies"]
    for family in families.split():
        add(ALLOW, "socket", 0, EQUAL, int(socket.AddressFamily[family]), 0)
    assert unit["RestrictNamespaces"] == ["true"]
    add(ALLOW, "clone", 0, MASKED_EQUAL, NEW_NAMESPACES, 0)
    add(UNKNOWN_CALL, "clone3")  # as systemd has it: its flags are in memory
    file = os.memfd_create("filter")
    assert library.seccomp_export_bpf(context, file) == 0
    library.seccomp_release(context)
    os.lseek(file, 0, os.SEEK_SET)
    return file


def python_folders() -> list[str]:
    """The folders that the Python of the tests, and this tree, are in."""
    real = Path(sys.executable).resolve().parents[1]
    folders = {str(real), sys.prefix, sys.base_prefix, str(ROOT), str(Path(sys.prefix).resolve())}
    return sorted(folders)


@dataclass
class UnitSandbox:
    """The unit's sandbox, with folders of a test in the place of the host's."""

    unit: dict[str, list[str]]
    state: Path
    """``/var/lib/tarok``."""
    kernel: Path
    token: Path

    def environment(self, settings: dict[str, str]) -> dict[str, str]:
        """Variables that systemd gives the bot: its own, the unit's, and a host's further ones."""
        given = {
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": "/opt/tarok", "USER": NAME, "LOGNAME": NAME, "SHELL": "/usr/sbin/nologin",
            "CREDENTIALS_DIRECTORY": CREDENTIALS, "STATE_DIRECTORY": "/var/lib/tarok",
        }  # fmt: skip
        lines = (line.split("=", 1) for line in self.unit["Environment"])
        chosen = {name: value.replace("%d", CREDENTIALS) for name, value in lines}
        return {**given, **chosen, **settings}

    def command(
        self, words: list[str], settings: dict[str, str], calls: int, news: int
    ) -> list[str]:
        """The command that runs another in the sandbox.

        ``calls``: the file with the filter; ``news``: the one that is told the process's number.
        """
        unit = self.unit
        assert (unit["ProtectSystem"], unit["PrivateUsers"]) == (["strict"], ["true"])
        assert unit["CapabilityBoundingSet"] == [""]
        assert unit["NoNewPrivileges"] == ["true"]  # bubblewrap always has it so
        (state,), (kernel,) = unit["WorkingDirectory"], unit["ReadWritePaths"]
        options = [
            "bwrap", "--die-with-parent", "--unshare-user", "--uid", NUMBER, "--gid", NUMBER,
            "--unshare-pid", "--as-pid-1", "--unshare-uts", "--cap-drop", "ALL",
            "--seccomp", str(calls), "--info-fd", str(news),
            "--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev",
        ]  # fmt: skip
        hidden = [*(HOMES if unit["ProtectHome"] == ["true"] else ()), "/opt", "/run", "/var/lib"]
        for folder in (*hidden, *(TEMPORARY if unit["PrivateTmp"] == ["true"] else ())):
            if Path(folder).is_dir() or folder == "/run/user":
                options += ["--tmpfs", folder]
        for folder in python_folders():
            options += ["--ro-bind", folder, folder]
        options += ["--ro-bind", sys.prefix, "/opt/tarok/venv", "--bind", str(self.kernel), kernel]
        options += ["--bind", str(self.state), state]
        options += ["--ro-bind", str(self.token), f"{CREDENTIALS}/token"]
        for folder in hidden:
            if Path(folder).is_dir() and folder != "/run/user":
                options += ["--remount-ro", folder]
        options += ["--chdir", state, "--clearenv"]
        for name, value in self.environment(settings).items():
            options += ["--setenv", name, value]
        return [*options, "--", *words]

    async def run(
        self, words: list[str], settings: dict[str, str], out: int
    ) -> tuple[asyncio.subprocess.Process, int]:
        """Start a command; the process around it, and the number of the command's own."""
        (mask,) = self.unit["UMask"]
        reader, writer = os.pipe()
        calls = call_filter(self.unit)
        try:
            process = await asyncio.create_subprocess_exec(
                *self.command(words, settings, calls, writer),
                pass_fds=(calls, writer), umask=int(mask, UMASK_BITS), stdout=out, stderr=out,
                stdin=subprocess.DEVNULL,
            )  # fmt: skip
        finally:
            os.close(calls)
            os.close(writer)
        said = await asyncio.to_thread(_read, reader)
        if not said:
            raise OSError("bwrap has not started the command: its log says why")
        return process, json.loads(said)["child-pid"]


def _read(pipe: int) -> str:
    with os.fdopen(pipe, encoding="utf-8") as reader:
        return reader.read()


class Inner:
    """A process in the sandbox, used like asyncio's; signals are for the command itself."""

    def __init__(self, process: asyncio.subprocess.Process, number: int) -> None:
        self._process, self.pid = process, number

    @property
    def returncode(self) -> int | None:
        """The exit status; None while it runs."""
        return self._process.returncode

    def send_signal(self, signal: int, /) -> None:
        """Send it a signal."""
        os.kill(self.pid, signal)

    async def wait(self) -> int:
        """Wait until it has ended; the exit status."""
        return await self._process.wait()


class UnitBot(BotProcess):
    """The bot by the unit's own command."""

    def __init__(
        self, server: Server, around: UnitSandbox, log: Path, settings: dict[str, str]
    ) -> None:
        super().__init__(server, around.unit["ExecStart"], log, {})
        place = {n: v for n, v in server.environment.items() if n != "DISCORD_TOKEN"}
        self._around, self._settings = around, {**place, **settings}

    async def _launch(self, command: list[str], log: Path, environment: dict[str, str]) -> Running:
        del environment
        with log.open("ab") as out:
            return Inner(*await self._around.run(command, self._settings, out.fileno()))
