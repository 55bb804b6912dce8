"""How soon one process takes over from another, and whether that loses a move or makes one twice.

``python -m tests.wire.take_overs --ends 200`` plays matches of every form over the wire: two
processes hold a shard each of a PostgreSQL database, and a third is ready. Again and again one of
the two ends in the middle of a press, killed and told to stop in turn; the ready one takes over,
while the other shard's match goes on. An onlooker presses ten times a second; as always, Discord
accepts answers for three seconds.
"""

import argparse
import asyncio
import math
import os
import random
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.host.log_check import LogCheck, check
from sandbox import GUILD, SOFT, Server
from tests.databases import lengthen_leases, started_server
from tests.laws.families import ADDED
from tests.laws.playing import TABLES
from tests.wire.conftest import QUICK, wait_for_commands
from tests.wire.killing import end_in_flight
from tests.wire.playing import Game, is_over
from tests.wire.presses import (
    TimedPress,
    WatchedSandbox,
    count_answered_twice,
    count_unfinished,
    pressing_onlooker,
)
from tests.wire.relay import Process, Relay

NAMES = ("Ana", "Bor", "Cilka", "Dane", "Eva")
FORMS = {f"{table[0]}-{table[1]}": table for table in TABLES if table[0] not in ADDED}
LEAST = {"strohmann": 2, "lombardia": 4, "krolami": 4}
"""Deals of the shortest match, where not every length is allowed; elsewhere one."""
SHARDS = 2
MOVES = 3
"""At most, between two ends."""
KILLED, STOPPED = "killed", "told to stop"
HIGH = 0.95


class TakeOvers:
    """Matches in two processes that get replaced."""

    def __init__(self, relay: Relay, sandbox: WatchedSandbox, chance: random.Random) -> None:
        self.relay, self.sandbox, self.chance = relay, sandbox, chance
        self.took: dict[str, list[tuple[float, float]]] = {KILLED: [], STOPPED: []}
        """For each kind of end, seconds until the follower was there, and until the next move."""
        self.pressed: dict[str, list[TimedPress]] = {KILLED: [], STOPPED: []}
        """Presses in that time."""
        self.matches = self.moves = self.lost = self.again = self.twice = 0
        """Finished matches; acknowledged moves, those missing from the log, moves logged more often
        than asked for, and presses answered twice."""
        self._serving: list[Process] = []
        self._ending = asyncio.Lock()
        self._left = 0
        """How many processes are still to end."""

    async def begin(self) -> None:
        """Start a process for each shard."""
        self.relay.settings.update(TAROK_SHARDS=str(SHARDS), TAROK_SHARD_IDS="0/1")
        for shard in range(SHARDS):
            if guild_of_shard(shard) != GUILD:
                self.relay.server.world.add_guild(guild_of_shard(shard), "Another")
        self._serving = [await self.relay.begin_serving(), await self.relay.start_serving()]
        await wait_for_commands(self.relay.server)

    async def play(self, form: str, ends: int) -> None:
        """Play matches of a form in all processes at once, until so many processes have ended."""
        self._left = ends
        while True:
            async with asyncio.TaskGroup() as matches:
                for shard in range(SHARDS):
                    matches.create_task(self._match(form, shard))
            if self._left <= 0:
                return

    async def _match(self, form: str, shard: int) -> None:
        channel = self.relay.server.world.add_channel("tarok", guild=guild_of_shard(shard)).id
        variant, players = FORMS[form]
        people = [await self.sandbox.user(f"{name} {channel}") for name in NAMES[:players]]
        for person in people:
            person.channel = str(channel)
        game = Game(tuple(people), self.chance)
        await game.open(deals=LEAST.get(variant, 1), variant=variant, players=players)
        while not is_over(await people[0].messages()):
            ends = self._left > 0 and self.chance.randrange(MOVES) == 0
            if ends and not self._ending.locked():
                await self._end_process(shard, game)
            elif not await game.step():
                break
        self._judge(game, channel)

    async def _end_process(self, shard: int, game: Game) -> None:
        """End the process of a shard, and let the ready one take over."""
        async with self._ending:
            ready, before = await self.relay.start_follower(), self.relay.turns
            onlooker = await self.sandbox.user(f"Ema {self._left} {game.people[0].channel}")
            onlooker.channel = game.people[0].channel
            how = (KILLED, STOPPED)[self._left % 2]
            self._left -= 1
            async with pressing_onlooker(onlooker):
                begun = await self._end(self._serving[shard], how, game)
                await self.relay.wait_for_take_over(before)
                seconds, done = time.perf_counter() - begun, len(game.done)
                while await game.step() and len(game.done) == done:
                    pass
            self._serving[shard] = ready
        if len(game.done) > done:
            self.took[how].append((seconds, time.perf_counter() - begun))
        self.pressed[how] += self.sandbox.since(begun)
        self.twice += count_answered_twice(self.relay.server, onlooker)

    async def _end(self, serving: Process, how: str, game: Game) -> float:
        """End a process, in the middle of a move if there is one; returns when that was."""
        ended = 0.0

        async def end() -> None:
            nonlocal ended
            ended = time.perf_counter()
            await (serving.kill() if how == KILLED else serving.ask_to_stop())

        while not ended and not await end_in_flight(self.relay.server, end, game):
            if is_over(await game.people[0].messages()):
                await end()
        return ended

    def _judge(self, game: Game, channel: int) -> None:
        """Compare the log of a finished match."""
        people = [
            (user, code) for _, user, code in self.relay.logged_moves(channel) if user is not None
        ]
        log = iter(people)  # in order: a button need not carry the number in the log
        self.matches += 1
        self.moves += len(game.done)
        self.lost += sum((move.user, move.code) not in log for move in game.done)
        self.again += (Counter(people) - game.tried).total()

    def report_lines(self) -> list[str]:
        """The results."""
        return (
            [
                f"{len(took)} {how}: the next one was there {_figures([end for end, _ in took])}, "
                f"a move was made {_figures([move for _, move in took])}"
                for how, took in self.took.items()
                if took
            ]
            + [f"{how}: {_presses(presses)}" for how, presses in self.pressed.items()]
            + [
                f"{self.matches} matches were played to their end; of {self.moves} acknowledged "
                f"moves {self.lost} were lost and {self.again} made twice",
                f"presses that were answered twice: {self.twice}, for ever told to wait: "
                f"{count_unfinished(self.relay.server)}",
            ]
        )


def guild_of_shard(shard: int) -> int:
    """A server of a shard."""
    return GUILD + ((shard - (GUILD >> 22)) % SHARDS << 22)


def _figures(seconds: Sequence[float]) -> str:
    ordered = sorted(seconds)
    high = ordered[min(len(ordered) - 1, math.ceil(HIGH * len(ordered)) - 1)]
    half = ordered[len(ordered) // 2]
    return f"after {half:.1f} s (p95 {high:.1f}, at most {ordered[-1]:.1f})"


def _presses(presses: Sequence[TimedPress]) -> str:
    answered = [press.took for press in presses if not press.failed] or [0.0]
    failed = sum(press.failed for press in presses)
    return f"{len(presses)} presses meanwhile, {failed} failed, answered {_figures(answered)}"


def _replay_summary(log_check: LogCheck) -> str:
    said = "lead where they led" if not log_check.errors else "; ".join(log_check.errors)
    return f"the logs of {log_check.tables} tables with {log_check.moves} moves, replayed: {said}"


async def _main(forms: Sequence[str], ends: int, workers: int, pace: float, seed: int) -> None:
    os.environ.setdefault("PYTEST_CURRENT_TEST", "take_overs (call)")  # seeds the cards
    settings = {**QUICK, "TAROK_WORKERS": str(workers), "TAROK_PACE": str(pace)}
    served = Server(limit=100_000, hardness=SOFT)
    with lengthen_leases(), started_server() as postgres, tempfile.TemporaryDirectory() as folder:
        database = postgres.create_database()
        async with served as server, WatchedSandbox(server.address) as sandbox:
            relay = Relay(server, database, Path(folder), **settings)
            measured = TakeOvers(relay, sandbox, random.Random(seed))
            try:
                await measured.begin()
                for number, form in enumerate(forms):
                    share = ends * (number + 1) // len(forms) - ends * number // len(forms)
                    await measured.play(form, share)
                    _tell(f"{form}, {share} ends; so far:", *measured.report_lines())
            finally:
                await relay.close()
        _tell(_replay_summary(await check(database, None)))


def _tell(*lines: str) -> None:
    print(*lines, sep="\n", flush=True)  # noqa: T201 - for whoever started it


def _read_arguments() -> dict[str, Any]:
    parser = argparse.ArgumentParser(prog="python -m tests.wire.take_overs")
    parser.add_argument("--forms", nargs="+", choices=FORMS, default=list(FORMS))
    parser.add_argument("--ends", type=int, default=200, help="of all forms together")
    parser.add_argument("--workers", type=int, default=0, help="as TAROK_WORKERS")
    parser.add_argument("--pace", type=float, default=0, help="as TAROK_PACE")
    parser.add_argument("--seed", type=int, default=1, help="by which people move")
    return vars(parser.parse_args())


if __name__ == "__main__":
    asyncio.run(_main(**_read_arguments()))
