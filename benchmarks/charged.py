"""Benchmark of a deal in every form: seconds, clicks, and Discord's charges.

One bot with its usual settings. First one person plays each form with the house, some tables at a
time, then people play among themselves; they answer ``REACTION`` seconds after they see what they
are asked. A deal begins with the press that starts it and ends when the next one can be asked for.
``sandbox.charges`` counts what is sent until then and in the moment after: requests with the bot's
own token, those that are free of its limit, and all bytes.

``python -m benchmarks.charged slovenian-4`` plays only this form; with ``5`` in front, five deals.
"""

import asyncio
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from benchmarks.filled import until
from benchmarks.people import Presser
from benchmarks.stand import AS_IT_COMES, OURS, Stand
from engine import VARIANTS
from sandbox import PER_SECOND, Channel, Charge, Users

DEALS = 2
"""Deals of each form, unless more are asked for."""
AT_ONCE = 4
"""Tables at a time: their searching house players share one worker."""
SCORE = 2.0
"""Seconds for which people look at a score."""
LONGEST = 400.0
"""Seconds that a deal may take."""
BUSY = 500
"""Tables alone with the house that one token should bear."""
TOGETHER = (("slovenian", 4),)
"""Forms that people also play among themselves."""


class Bars(NamedTuple):
    """The bars for a deal: own requests, and millions of bytes."""

    own: int
    megabytes: float


ALONE, AMONG_PEOPLE = Bars(15, 1.2), Bars(60, 3.0)
SECONDS = {
    ("slovenian", 4): 45.0,
    ("slovenian", 5): 53.5,
    ("romanian", 4): 40.0,
    ("romanian", 3): 29.5,
    ("strohmann", 2): 35.0,
    ("lombardia", 4): 54.0,
    ("krolami", 4): 48.0,
}
"""The bar for the seconds of a deal alone with the house."""
CLICKS = {("slovenian", 4): 14}


class Played(NamedTuple):
    """A deal: its seconds, presses per person, how many of them in vain, and the charge."""

    seconds: float
    clicks: float
    vain: float
    charge: Charge


class Form(NamedTuple):
    """A form with a number of people at the table, and the deals that they played."""

    game: str
    players: int
    people: int
    deals: list[Played]

    def mean(self, *names: str) -> float:
        """The mean of a figure over the deals."""
        return statistics.mean(_figure(deal, names) for deal in self.deals)


def _figure(deal: Played, names: Sequence[str]) -> float:
    value: object = deal
    for name in names:
        value = getattr(value, name)
    assert isinstance(value, int | float)
    return value


class Seats:
    """A table in a channel of its own, and its people."""

    def __init__(self, stand: Stand, game: str, players: int, people: int) -> None:
        world = stand.world
        self.form = Form(game, players, people, [])
        self._stand = stand
        self._channel: Channel = world.add_channel(f"{game}-{players}-{people}")
        names = (f"Player {number}" for number in range(people))
        users = [world.add_person(name).id for name in names]
        self._people = [Presser(world, user, self._channel, alone=people == 1) for user in users]

    async def play(self, few: asyncio.Semaphore, deals: int) -> None:
        """Open the table, sit down and play as one of a ``few``. Raises TimeoutError."""
        async with few:
            await self._play(deals)

    async def _play(self, deals: int) -> None:
        host, *others = self._people
        options = {"game": self.form.game, "players": self.form.players}
        users = Users(self._stand.world)
        await users.slash(host.user, self._channel.id, "tarok new", options)
        for person in others:
            await person.press(await until(self._stand.world, partial(person.find, "chair")))
        begin = await until(self._stand.world, partial(host.find, "fill", "start"))
        starts = [(host, begin.code)]
        for _ in range(deals):
            await self._deal(starts)
            starts = [(person, "next") for person in self._people]

    async def _deal(self, starts: Sequence[tuple[Presser, str]]) -> None:
        before = self._stand.world.charges.charge_of(self._channel.id)
        clicks, vain = self._presses()
        loop = asyncio.get_running_loop()
        begin = loop.time()
        async with asyncio.timeout(LONGEST):
            await self._start(starts)
            await until(
                self._stand.world, lambda: not any(person.find("next") for person in self._people)
            )
            await asyncio.gather(*(person.play(self._over) for person in self._people))
        seconds = loop.time() - begin
        await asyncio.sleep(SCORE)
        charge = self._stand.world.charges.charge_of(self._channel.id).since(before)
        now = self._presses()
        count = len(self._people)
        self.form.deals.append(
            Played(seconds, (now[0] - clicks) / count, (now[1] - vain) / count, charge)
        )

    async def _start(self, starts: Sequence[tuple[Presser, str]]) -> None:
        """Press the control that begins the deal; a person alone presses until it has begun."""
        for person, code in starts:
            if len(starts) == 1:
                await person.press_until_gone(code)
            elif (press := person.find(code)) is not None:
                await person.press(press)

    def _over(self) -> bool:
        return any(person.find("next") is not None for person in self._people)

    def _presses(self) -> tuple[int, int]:
        return sum(person.clicks for person in self._people), sum(
            person.vain for person in self._people
        )


async def measure(
    folder: Path, forms: Sequence[tuple[str, int]] = (), deals: int = DEALS
) -> list[Form]:
    """Play all forms alone with the house, then some among people. Raises TimeoutError."""
    every = [(game.key, players) for game in VARIANTS.values() for players in game.players]
    wanted = forms or every
    alone = [(game, players, 1) for game, players in wanted]
    together = [(game, players, players) for game, players in wanted if (game, players) in TOGETHER]
    stand = Stand(OURS, folder, AS_IT_COMES, TAROK_DB=str(folder / "charged.sqlite3"))
    played: list[Form] = []
    few = asyncio.Semaphore(AT_ONCE)
    async with stand.server:
        await stand.start()
        await stand.world.synced.wait()
        await stand.wait_until_at_rest(still=1.0)
        for some in (alone, together):
            tables = [Seats(stand, *settings) for settings in some]
            await asyncio.gather(*(table.play(few, deals) for table in tables))
            played += [table.form for table in tables]
        await stand.bot.stop()
    return played


# Printed ----------------------------------------------------------------------------------------


def _verdict(value: float, bar: float | None) -> str:
    if bar is None:
        return ""
    return f" (bar {bar:g}: {'held' if value <= bar else 'NOT HELD'})"


def lines(played: Sequence[Form]) -> Iterator[str]:
    """The figures as they are printed."""
    for form in played:
        alone, kind = form.people == 1, (form.game, form.players)
        bars = ALONE if alone else AMONG_PEOPLE
        seconds, clicks = form.mean("seconds"), form.mean("clicks")
        requests, megabytes = form.mean("charge", "own"), form.mean("charge", "bytes") / 1e6
        yield (
            f"{form.game}, {form.players} players, {'alone' if alone else 'all people'}: "
            f"{seconds:.0f} s{_verdict(seconds, SECONDS.get(kind) if alone else None)}, "
            f"{clicks:.1f} clicks{_verdict(clicks, CLICKS.get(kind) if alone else None)}, "
            f"{form.mean('vain'):.1f} of them in vain; "
            f"{requests:.1f} own requests{_verdict(requests, bars.own)}, "
            f"{form.mean('charge', 'free'):.0f} free ones, "
            f"{megabytes:.2f} MB{_verdict(megabytes, bars.megabytes)}; "
            f"{BUSY} such tables / what a token may send: "
            f"{BUSY * requests / seconds / PER_SECOND:.2f} x"
        )


def main(names: Sequence[str]) -> None:
    """Print the figures of all forms, or of those that are named (``slovenian-4``)."""
    deals = max([DEALS, *(int(name) for name in names if name.isdecimal())])
    wanted = [name.rpartition("-") for name in names if not name.isdecimal()]
    forms = [(game, int(players)) for game, _, players in wanted]
    with tempfile.TemporaryDirectory() as folder:
        for line in lines(asyncio.run(measure(Path(folder), forms, deals))):
            print(line)


if __name__ == "__main__":
    main(sys.argv[1:])
