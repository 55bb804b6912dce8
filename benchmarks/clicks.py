"""What a click costs: ours against a bare discord.py bot, side by side in one run.

*My hand* is compared with a private message of one line, *a card played* with an edit of such a
message: the same two requests to Discord, with nothing to say. Both bots run all the time and are
clicked in turn, so that both see the same machine. For fifty at once fifty people, each at another
table, click at the same moment; a round of clicks begins when the last one has come to rest.

Times are taken beside the bot (see ``benchmarks.stand``). Processor time is that of the bot
process: all that a click leads to, the board and the next player's hand included.
"""

import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from benchmarks.filled import LOBBIES, Filled, Place, Template, cards, filled, furnish, look, sit
from benchmarks.stand import BARE, OURS, Answer, Click, Stand
from sandbox.shapes import CHANNELS, FIRST_PERSON, Message, Person

TABLES = 50
ALONE = 150
"""Clicks of each kind by one person at a time."""
ROUNDS = 12
"""Times that fifty people click at once."""


@dataclass
class Tally:
    """The answers of one bot to one kind of click."""

    seconds: list[float] = field(default_factory=list)
    spans: list[float] = field(default_factory=list)
    """From the first click of a round to its last answer."""
    busy: float = 0.0

    def add(self, answers: Sequence[Answer], busy: float) -> None:
        """Note the answers of a round."""
        self.seconds += [answer.seconds for answer in answers]
        self.spans.append(max(one.answered for one in answers) - min(one.sent for one in answers))
        self.busy += busy

    @property
    def p50(self) -> float:
        """Half of the clicks are answered in so many milliseconds."""
        return 1000 * statistics.median(self.seconds)

    @property
    def p10(self) -> float:
        """The quickest tenth, which a busy machine disturbs least."""
        return 1000 * statistics.quantiles(self.seconds, n=10)[0]

    @property
    def p90(self) -> float:
        """Nine of ten clicks are answered in so many milliseconds."""
        return 1000 * statistics.quantiles(self.seconds, n=10)[-1]

    @property
    def work(self) -> float:
        """Milliseconds of processor time a click."""
        return 1000 * self.busy / len(self.seconds)

    @property
    def rate(self) -> float:
        """Clicks answered in a second."""
        return len(self.seconds) / sum(self.spans)


class Compared(NamedTuple):
    """A kind of click and what it is compared with, for so many people at once."""

    name: str
    people: int
    bar: float
    ours: Tally
    bare: Tally

    @property
    def ratio(self) -> float:
        """How much longer ours takes, by the medians."""
        return self.ours.p50 / self.bare.p50


class Sides:
    """Our bot with its tables, and the bare one with as many people."""

    def __init__(self, source: Template, folder: Path) -> None:
        self.tables: Filled = filled(
            source, folder / "clicks.sqlite3", TABLES * LOBBIES // (LOBBIES - 1) + 1
        )
        self.places = self.tables.playing[:TABLES]
        self.ours = Stand(OURS, folder, TAROK_DB=str(self.tables.path))
        self.bare = Stand(BARE, folder)
        self._boards: dict[int, Message] = {}

    async def start(self) -> None:
        """Start both bots; everybody sits down."""
        furnish(self.ours.world, self.tables)
        await self.ours.start()
        await self.bare.start()
        await self.ours.at_rest()
        for place in self.places:
            self._boards[place.table] = await sit(self.ours, self.tables, place)
        channel = self.bare.world.channels[next(iter(CHANNELS))]
        self._page = self.bare.world.post(channel, {"content": "Press a button."}, [])
        self._people = tuple(FIRST_PERSON + 100 + number for number in range(TABLES))
        for user in self._people:
            self.bare.world.people[user] = Person(user, f"Player {user}")

    async def stop(self) -> None:
        """Stop both bots."""
        await self.ours.bot.stop()
        await self.bare.bot.stop()

    async def round(
        self, places: Sequence[Place], hand: tuple[Tally, Tally], card: tuple[Tally, Tally]
    ) -> None:
        """Hands and cards at these tables, all of one kind at the same moment."""
        world, users = self.ours.world, self._people[: len(places)]
        on_turn = [click.user for click in await cards(world, places)]
        boards = [self._boards[place.table] for place in places]
        await self._timed(self.ours, hand[0], list(map(look, boards, on_turn)))
        number = self._page.body["channel_id"]
        lines = [Click(user, int(number), self._page, "new") for user in users]
        shown = await self._timed(self.bare, hand[1], lines)
        await self._timed(self.ours, card[0], await cards(world, places))
        edits = [
            Click(user, int(number), answer.message, "edit")
            for user, answer in zip(users, shown, strict=True)
        ]
        await self._timed(self.bare, card[1], edits)

    @staticmethod
    async def _timed(stand: Stand, tally: Tally, clicks: list[Click]) -> list[Answer]:
        busy = stand.busy
        answers = await stand.clicks(clicks)
        await stand.at_rest()
        tally.add(answers, stand.busy - busy)
        stand.forget()
        return answers


async def measure(source: Template, folder: Path) -> list[Compared]:
    """Hands and cards, for one person and for fifty. Raises TimeoutError."""
    sides = Sides(source, folder)
    found: list[Compared] = []
    async with sides.ours.server, sides.bare.server:
        await sides.start()
        for people, rounds in ((1, ALONE), (TABLES, ROUNDS)):
            hand, card = (Tally(), Tally()), (Tally(), Tally())
            for number in range(rounds):
                first = number * people % TABLES
                await sides.round(sides.places[first : first + people], hand, card)
            found.append(Compared("My hand / a private line", people, 1.5, *hand))
            found.append(Compared("a card / an edit of it", people, 2.0, *card))
        await sides.stop()
    return found


def lines(found: Sequence[Compared]) -> Iterator[str]:
    """The figures as they are printed."""
    for one in found:
        verdict = "held" if one.ratio <= one.bar else "NOT HELD"
        yield (
            f"{one.name}, {one.people} at once: {one.ratio:.2f} x (bar {one.bar:.1f}: {verdict}); "
            f"p10 {one.ours.p10:.2f} to {one.bare.p10:.2f} ms, "
            f"p50 {one.ours.p50:.2f} to {one.bare.p50:.2f} ms, "
            f"p90 {one.ours.p90:.2f} to {one.bare.p90:.2f} ms, "
            f"processor {one.ours.work / one.bare.work:.2f} x "
            f"({one.ours.work:.2f} to {one.bare.work:.2f} ms a click)"
            + (f", {one.ours.rate:.0f} to {one.bare.rate:.0f} a second" if one.people > 1 else "")
        )
