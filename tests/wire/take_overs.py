"""How soon a process takes over from another, and whether a move is lost or made twice by that.

``python -m tests.wire.take_overs --ends 100`` plays matches of four people over the wire on a
PostgreSQL database; the process that serves ends again and again in the middle of a press, in turn
killed and told to stop, and one that is ready goes on. Somebody who looks on presses ten times a
second meanwhile; Discord takes answers for three seconds, as it does.
"""

import argparse
import asyncio
import math
import os
import random
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from sandbox.hardness import SOFT
from sandbox.server import Server
from sandbox.shapes import GUILD
from tests.ground import started
from tests.wire.conftest import QUICK, commands_written
from tests.wire.playing import Game, over
from tests.wire.presses import Press, Watched, answered_twice, looked_on, unfinished
from tests.wire.relay import Process, Relay
from tests.wire.test_crashes import end_in_flight

NAMES = ("Ana", "Bor", "Cilka", "Dane")
MOVES = 3
"""Between two ends, at most."""
KILLED, STOPPED = "killed", "told to stop"
HIGH = 0.95


class TakeOvers:
    """Matches, in which one process follows the other."""

    def __init__(self, relay: Relay, sandbox: Watched, chance: random.Random) -> None:
        self.relay, self.sandbox, self.chance = relay, sandbox, chance
        self.took: dict[str, list[tuple[float, float]]] = {KILLED: [], STOPPED: []}
        """By how one ended, seconds until the next was there, and until the next move was made."""
        self.pressed: dict[str, list[Press]] = {KILLED: [], STOPPED: []}
        """What people did from then on until that move."""
        self.moves = self.wrong = self.twice = 0
        """Acknowledged moves, those lost or in the log twice, and presses answered twice."""

    async def go(self, ends: int) -> None:
        """Play until so many processes have ended."""
        serving = await self.relay.first()
        await commands_written(self.relay.server)
        while self.ends < ends:
            game = await self._game()
            while not over(await game.people[0].messages()):
                if self.ends < ends and self.chance.randrange(MOVES) == 0:
                    serving = await self._next(serving, game)
                elif not await game.step():
                    break
            found = self.relay.logged()
            self.moves += len(game.done)
            self.wrong += len(set(game.done) - set(found))
            self.wrong += sum(move.seq != number for number, move in enumerate(found))

    @property
    def ends(self) -> int:
        """How many have ended."""
        return sum(map(len, self.took.values()))

    async def _game(self) -> Game:
        channel = self.relay.server.world.add_channel("tarok", guild=GUILD)
        people = [await self.sandbox.user(f"{name} {channel.id}") for name in NAMES]
        for one in people:
            one.channel = str(channel.id)
        game = Game(tuple(people), self.chance)
        await game.open(deals=1)
        return game

    async def _next(self, serving: Process, game: Game) -> Process:
        ready, before = await self.relay.ready(), self.relay.turns
        onlooker = await self.sandbox.user("Ema")
        onlooker.channel = game.people[0].channel
        how = (KILLED, STOPPED)[self.ends % 2]
        async with looked_on(onlooker):
            begun = await self._end(serving, how, game)
            await self.relay.taken_over(before)
            there = time.perf_counter() - begun
            await game.step()
        self.took[how].append((there, time.perf_counter() - begun))
        self.pressed[how] += self.sandbox.since(begun)
        self.twice += answered_twice(self.relay.server, onlooker)
        return ready

    async def _end(self, serving: Process, how: str, game: Game) -> float:
        """End a process, in the middle of a move if there is one; when that was."""
        ended = 0.0

        async def end() -> None:
            nonlocal ended
            ended = time.perf_counter()
            await (serving.kill() if how == KILLED else serving.told_to_stop())

        while not ended and not await end_in_flight(self.relay.server, end, game):
            if over(await game.people[0].messages()):
                await end()
        return ended

    def told(self) -> list[str]:
        """What has come of it."""
        return (
            [
                f"{len(took)} {how}: the next one was there {_figures([one for one, _ in took])}, "
                f"a move was made {_figures([one for _, one in took])}"
                for how, took in self.took.items()
            ]
            + [f"{how}: {_presses(presses)}" for how, presses in self.pressed.items()]
            + [
                f"of {self.moves} acknowledged moves {self.wrong} were lost or made twice",
                f"presses that were answered twice: {self.twice}, for ever told to wait: "
                f"{unfinished(self.relay.server)}",
            ]
        )


def _figures(seconds: Sequence[float]) -> str:
    ordered = sorted(seconds)
    high = ordered[min(len(ordered) - 1, math.ceil(HIGH * len(ordered)) - 1)]
    half = ordered[len(ordered) // 2]
    return f"after {half:.1f} s (p95 {high:.1f}, at most {ordered[-1]:.1f})"


def _presses(presses: Sequence[Press]) -> str:
    answered = [press.took for press in presses if not press.failed] or [0.0]
    failed = len(presses) - len(answered)
    return f"{len(presses)} presses meanwhile, {failed} failed, answered {_figures(answered)}"


async def _main(ends: int, workers: int, seed: int) -> None:
    os.environ.setdefault("PYTEST_CURRENT_TEST", "take_overs (call)")  # by which cards fall
    settings = {**QUICK, "TAROK_WORKERS": str(workers)}
    served = Server(limit=100_000, hardness=SOFT)
    with started() as postgres, tempfile.TemporaryDirectory() as folder:
        async with served as server, Watched(server.address) as sandbox:
            relay = Relay(server, postgres.create(), Path(folder), **settings)
            measured = TakeOvers(relay, sandbox, random.Random(seed))
            try:
                await measured.go(ends)
            finally:
                await relay.close()
    print(*measured.told(), sep="\n")  # noqa: T201 - for who has started it


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.wire.take_overs")
    parser.add_argument("--ends", type=int, default=100)
    parser.add_argument("--workers", type=int, default=0, help="as TAROK_WORKERS")
    parser.add_argument("--seed", type=int, default=1, help="by which people move")
    asyncio.run(_main(**vars(parser.parse_args())))
