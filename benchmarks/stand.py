"""A stand-in for Discord with one bot process in it, and a watch on the bot's answers.

The stand-in runs in the measuring process, the bot in one of its own. A click is timed as close to
the bot as can be: from the moment its event is written to the gateway's socket until the head of
the request that answers it is read. What the stand-in does before and after is not counted.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks.sampled import BEGIN, END
from sandbox import (
    BUTTON,
    COMPONENT,
    GUILD,
    BotProcess,
    Bucket,
    Fault,
    Interaction,
    Message,
    Server,
    Weather,
)

SCHEDULED = 2
"""Which of Linux's clocks of a process counts the time on a core (clock_getcpuclockid(3))."""
OURS = ["-m", "bot"]
BARE = ["-m", "benchmarks.bare"]
SETTINGS = {
    "TAROK_PACE": "0",
    "TAROK_SOLO_PACE": "0",
    "TAROK_WORKERS": "0",
    "TAROK_REDRAW": "0.01",
    "TAROK_LOOK": "text",
    "TAROK_EMOJIS": "0",
    "TAROK_LIMIT_CLICKS": "0",
    "TAROK_SLIP": "0",  # its clicks come faster than any person's
    "TAROK_REMIND_AFTER": "600000",  # nothing is due while it is measured
    "TAROK_ABSENT_AFTER": "600000",
    "TAROK_CLOSE_AFTER": "1000000",
}
"""Settings with as little as possible beside the measured part."""
AS_IT_COMES: Mapping[str, str] = {}
"""The settings of a host who has set nothing."""
UNLIMITED = 1_000_000_000
STILL = 0.05
"""Seconds without a request after which a bot is taken to be at rest."""
IDLE, LOOK = 0.02, 2.0
"""The most that an idle bot uses of a core, and the seconds it is watched."""
LOST = 5.0
"""Seconds that an unanswered click counts for: Discord takes no answer after three."""
PATIENCE = 60.0
START = 120.0
"""Seconds that a bot may take to start."""
WRITTEN = 0.02
"""Seconds between looks whether a bot has written its samples."""


def processor_time(process: int) -> float:
    """Seconds of processor time that a process has used, with its threads that have ended."""
    return time.clock_gettime(~process << 3 | SCHEDULED)


def sampled(command: Sequence[str], samples: Path) -> list[str]:
    """The command of a bot of which samples can be taken, to be written to a file."""
    return ["-m", "benchmarks.sampled", str(samples), *command[1:]]


def _wait_for(file: Path) -> None:
    """Wait until another process has written a file, ``PATIENCE`` seconds at most."""
    end = time.monotonic() + PATIENCE
    while not file.exists() and time.monotonic() < end:
        time.sleep(WRITTEN)


class Watch(Weather):
    """Notes when the bot's requests arrive: each is first asked about here."""

    def __init__(self) -> None:
        super().__init__(limit=UNLIMITED)
        self.answered: dict[str, float] = {}
        """When the request that answers an interaction arrived, by its token."""
        self.arrived = asyncio.Event()
        """Set with every request."""
        self.requests = 0

    def strike(self, method: str, path: str) -> Fault | None:
        """Note a request; nothing ever goes wrong."""
        now = time.perf_counter()
        self.arrived.set()
        self.requests += 1
        *_, token, what = path.split("/")
        if what == "callback":
            self.answered[token] = now
        return None

    def bucket(self, _: str) -> Bucket:
        """One bucket for all: else the list of them would grow, and discord.py's with it."""
        return super().bucket("")


class Click(NamedTuple):
    """A press of a button: who, where, on which message, and the button's id."""

    user: int
    channel: int
    message: Message
    button: str


class Answer(NamedTuple):
    """The answer to a click: when it was sent and answered, and the page then seen."""

    sent: float
    answered: float
    message: Message

    @property
    def seconds(self) -> float:
        """The time until the answer, in seconds."""
        return self.answered - self.sent


class Stand:
    """A server and a bot process in it; ``usual``: its settings; ``settings``: more of them."""

    def __init__(
        self, command: list[str], folder: Path, usual: Mapping[str, str] = SETTINGS, **settings: str
    ) -> None:
        self.watch = Watch()
        self.server = Server()
        self.server.weather = self.watch
        self.world = self.server.world
        self.log = folder / "bot.log"
        self.bot = BotProcess(self.server, command, self.log, {**usual, **settings})
        self.began = 0.0
        """When the bot was started."""

    async def start(self, patience: float = START) -> float:
        """Start the bot; seconds from there until Discord says READY. Raises TimeoutError."""
        self.began = time.perf_counter()
        try:
            await self.bot.start(patience)
        except TimeoutError:
            await self.bot.kill()
            raise
        return self.server.gateway.ready_sent_at - self.began

    async def wait_until_at_rest(self, patience: float = PATIENCE, still: float = STILL) -> None:
        """Wait until the bot has sent nothing for a while. Raises TimeoutError."""
        async with asyncio.timeout(patience):
            with contextlib.suppress(TimeoutError):
                while True:
                    self.watch.arrived.clear()
                    await asyncio.wait_for(self.watch.arrived.wait(), still)

    async def idle(self) -> None:
        """Wait until the bot does nothing any more, such as drawing. Raises TimeoutError."""
        async with asyncio.timeout(PATIENCE):
            before = -1.0
            while self.busy - before > IDLE * LOOK:
                before = self.busy
                await asyncio.sleep(LOOK)

    async def clicks(self, clicks: Sequence[Click]) -> list[Answer]:
        """Make all these clicks at the same moment, each by another person."""
        session = self.server.gateway.session_of(GUILD)
        assert session is not None
        assert session.socket is not None
        made = [(click, self._new_interaction(click)) for click in clicks]
        sent = []
        for click, interaction in made:
            data = {"custom_id": click.button, "component_type": BUTTON}
            body = self.world.interaction_object(interaction, data)
            event = session.add("INTERACTION_CREATE", body)
            sent.append(time.perf_counter())
            await session.socket.send(event)
            await asyncio.sleep(0)  # an answer that has arrived is noted now
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LOST):
                for _, interaction in made:
                    await interaction.completed.wait()
        arrived = self.watch.answered
        return [
            Answer(begin, arrived.pop(answer.token, begin + LOST), answer.original or click.message)
            for begin, (click, answer) in zip(sent, made, strict=True)
        ]

    def _new_interaction(self, click: Click) -> Interaction:
        return self.world.new_interaction(COMPONENT, click.user, click.channel, click.message)

    @contextlib.asynccontextmanager
    async def sampling(self, samples: Path) -> AsyncIterator[None]:
        """Sample a bot that was started as ``sampled``, into its file."""
        self.bot.send(BEGIN)
        yield
        self.bot.send(END)
        await asyncio.to_thread(_wait_for, samples)

    def forget(self) -> None:
        """Drop what the stand-in keeps for tests: it would grow all the time."""
        self.world.journal.clear()

    @property
    def memory(self) -> float:
        """Resident memory of the bot process, MiB."""
        status = Path(f"/proc/{self.bot.pid}/status").read_text("ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) / 1024

    @property
    def busy(self) -> float:
        """Seconds of processor time that the bot process, with all its threads, has used."""
        return processor_time(self.bot.pid)
