"""Benchmark of a click: ours, in text and with pictures, against a bare discord.py bot in one run.

*My hand* is compared with a private message of one line, *a card played* with an edit of such a
message: the same two requests to Discord, with nothing to say. All bots run all the time and are
clicked in turn, so that all see the same machine. For fifty at once fifty people, each at another
table with another deal, click at the same moment; a round of clicks begins when the last one has
come to rest.

Before anything is counted all bots have been clicked once at all tables, and have come to rest: a
bot that has just started compiles, reads and draws what lies ready later, and the pictures of hands
that people open to sit down belong to no click.

Times are taken beside the bot (see ``benchmarks.stand``). Processor time is that of the bot
process: all that a click leads to, the board and the next player's hand included. By it is judged
whether a card among four people costs few enough of the bare bot's edits (``EDITS``). Answer times
are judged for one person at a time; for many see ``benchmarks.crowds``.

At last the bots are sampled while fifty people play some cards more: see ``benchmarks.parts``.
"""

import contextlib
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from benchmarks.filled import LOBBIES, Filled, Place, Template, cards, fill, furnish, look, sit
from benchmarks.parts import Profile, profile
from benchmarks.stand import BARE, OURS, STILL, Answer, Click, Stand, sampled
from bot.base.settings import Style
from sandbox import CHANNELS, FIRST_PERSON, Message, Person

TABLES = 50
QUIET = 3.0
"""Seconds without a request after which even pictures that nobody waited for are drawn: a click is
charged for all that it leads to."""
DONE = 0.4
"""Those seconds in text, where boards and others' hands follow a reply within hundredths."""
WARM = 1.0
"""Seconds without a request after which a bot that has just started is at rest."""
ALONE = 18
"""Clicks of each kind by one person at a time."""
ROUNDS = 8
"""Times that fifty people click at once."""
SAMPLED = 6
"""Times that fifty people play a card while samples are taken."""
EDITS: dict[Style, float] = {"text": 25, "pictures": 130}
"""The bars for a card among four people, in edits of the bare bot, by processor time."""
BARS: dict[Style, tuple[float, float]] = {"text": (2.0, 4.0), "pictures": (2.5, 14.0)}
"""The bars for the ratio to the bare bot, by style: for a hand, and for a card."""


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
        self.spans.append(
            max(item.answered for item in answers) - min(item.sent for item in answers)
        )
        self.busy += busy

    @property
    def p50(self) -> float:
        """The median of the answer times, in milliseconds."""
        return 1000 * statistics.median(self.seconds)

    @property
    def p10(self) -> float:
        """The quickest tenth, which a busy machine disturbs least."""
        return 1000 * statistics.quantiles(self.seconds, n=10)[0]

    @property
    def p90(self) -> float:
        """The 90th percentile of the answer times, in milliseconds."""
        return 1000 * statistics.quantiles(self.seconds, n=10)[-1]

    @property
    def work(self) -> float:
        """Milliseconds of processor time a click."""
        return 1000 * self.busy / len(self.seconds)

    @property
    def rate(self) -> float:
        """Clicks answered in a second."""
        return len(self.seconds) / sum(self.spans)

    @property
    def on_a_core(self) -> float:
        """Clicks in a second of processor time, with all that they lead to."""
        return len(self.seconds) / self.busy


NAMES = "My hand / a private line", "a card / an edit of it"


class Compared(NamedTuple):
    """A kind of click and its baseline, for a number of people at once."""

    style: Style
    name: str
    people: int
    bar: float
    ours: Tally
    bare: Tally

    @property
    def ratio(self) -> float:
        """The ratio of ours to the baseline, by the medians."""
        return self.ours.p50 / self.bare.p50

    @property
    def edits(self) -> float:
        """The ratio of ours to the baseline, by processor time."""
        return self.ours.work / self.bare.work


class Measured(NamedTuple):
    """All measurements, and by style the parts of a card among fifty."""

    compared: list[Compared]
    profiles: dict[str, Profile]


class Ours:
    """Our bot with its tables, in one style."""

    def __init__(self, source: Template, folder: Path, style: Style, database: str = "") -> None:
        """``database``: to which the file is copied before the start; empty: the file itself."""
        wanted = TABLES * LOBBIES // (LOBBIES - 1) + 1
        self.tables: Filled = fill(source, folder / f"{style}.sqlite3", wanted)
        self.places = self.tables.playing[:TABLES]
        self.samples = folder / f"{style}.samples"
        self.stand = Stand(
            sampled(OURS, self.samples),
            folder,
            TAROK_DB=database or str(self.tables.path),
            TAROK_LOOK=style,
        )
        self._still = QUIET if style == "pictures" else DONE
        self._boards: dict[int, Message] = {}

    async def start(self) -> None:
        """Start the bot; everybody sits down and plays a card."""
        furnish(self.stand.world, self.tables)
        await self.stand.start()
        await self.stand.wait_until_at_rest(still=WARM)
        for place in self.places:
            self._boards[place.table] = await sit(self.stand, self.tables, place)
        await self.stand.wait_until_at_rest(still=self._still)
        await self.round(self.places, Tally(), Tally())

    async def round(self, places: Sequence[Place], hand: Tally, card: Tally) -> None:
        """Hands and cards at these tables, all of one kind at the same moment."""
        on_turn = [click.user for click in await cards(self.stand.world, places)]
        boards = [self._boards[place.table] for place in places]
        await time_clicks(self.stand, hand, list(map(look, boards, on_turn)), self._still)
        await self._cards(places, card)

    async def _cards(self, places: Sequence[Place], card: Tally) -> None:
        await time_clicks(self.stand, card, await cards(self.stand.world, places), self._still)

    async def profile(self) -> Profile:
        """The parts of a card at all tables at the same moment. Raises TimeoutError."""
        card = Tally()
        async with self.stand.sampling(self.samples):
            for _ in range(SAMPLED):
                await self._cards(self.places, card)
        return profile(self.samples, len(card.seconds))


class Bare:
    """The bare bot, with as many people."""

    def __init__(self, folder: Path) -> None:
        self.samples = folder / "bare.samples"
        self.stand = Stand(sampled(BARE, self.samples), folder)

    async def start(self) -> None:
        """Start the bot; everybody comes and clicks."""
        await self.stand.start()
        self._channel = self.stand.world.channels[next(iter(CHANNELS))]
        self._page = self.stand.world.post(self._channel, {"content": "Press a button."}, [])
        self._people = tuple(FIRST_PERSON + 100 + number for number in range(TABLES))
        for user in self._people:
            self.stand.world.people[user] = Person(user, f"Player {user}")
        await self.round(TABLES, Tally(), Tally())

    async def round(self, people: int, hand: Tally, card: Tally) -> None:
        """As many private lines, and edits of them."""
        users, where = self._people[:people], self._channel.id
        shown = await time_clicks(
            self.stand, hand, [Click(u, where, self._page, "new") for u in users]
        )
        edits = [
            Click(user, where, answer.message, "edit")
            for user, answer in zip(users, shown, strict=True)
        ]
        await time_clicks(self.stand, card, edits)

    async def profile(self) -> Profile:
        """The parts of a click by all people at the same moment. Raises TimeoutError."""
        hand, card = Tally(), Tally()
        async with self.stand.sampling(self.samples):
            for _ in range(SAMPLED):
                await self.round(TABLES, hand, card)
        return profile(self.samples, len(hand.seconds) + len(card.seconds))


async def time_clicks(
    stand: Stand, tally: Tally, clicks: list[Click], still: float = STILL
) -> list[Answer]:
    """Click, and note how long it takes until all has come to rest."""
    busy = stand.busy
    answers = await stand.clicks(clicks)
    await stand.wait_until_at_rest(still=still)
    tally.add(answers, stand.busy - busy)
    stand.forget()
    return answers


async def measure(source: Template, folder: Path) -> Measured:
    """Hands and cards, for one person and for fifty. Raises TimeoutError."""
    bare = Bare(folder)
    styles = {style: Ours(source, folder, style) for style in BARS}
    sides: list[Bare | Ours] = [bare, *styles.values()]
    compared: list[Compared] = []
    profiles: dict[str, Profile] = {}
    async with contextlib.AsyncExitStack() as stack:
        for side in sides:
            await stack.enter_async_context(side.stand.server)
            await side.start()
        for people, rounds in ((1, ALONE), (TABLES, ROUNDS)):
            compared += await _click(bare, styles, people, rounds)
        for name, side in zip(("bare bot", *styles), sides, strict=True):
            profiles[name] = await side.profile()
            await side.stand.bot.stop()
    return Measured(compared, profiles)


async def _click(bare: Bare, styles: dict[Style, Ours], people: int, rounds: int) -> list[Compared]:
    """Click for several people at once, at all bots in turn."""
    plain = Tally(), Tally()
    tallies = {style: (Tally(), Tally()) for style in styles}
    for number in range(rounds):
        first = number * people % TABLES
        await bare.round(people, *plain)
        for style, ours in styles.items():
            await ours.round(ours.places[first : first + people], *tallies[style])
    return [
        Compared(
            style, f"{style}: {NAMES[kind]}", people, BARS[style][kind], tally[kind], plain[kind]
        )
        for style, tally in tallies.items()
        for kind in range(len(NAMES))
    ]


def lines(compared: Sequence[Compared]) -> Iterator[str]:
    """The figures as they are printed."""
    for pair in compared:
        together = pair.people > 1
        yield (
            f"{pair.name}, {pair.people} at once: {pair.ratio:.2f} x"
            + ("" if together else f" ({verdict(pair.ratio, pair.bar)})")
            + f"; p10 {pair.ours.p10:.2f} to {pair.bare.p10:.2f} ms, "
            f"p50 {pair.ours.p50:.2f} to {pair.bare.p50:.2f} ms, "
            f"p90 {pair.ours.p90:.2f} to {pair.bare.p90:.2f} ms, "
            f"processor {pair.edits:.2f} x "
            f"({pair.ours.work:.2f} to {pair.bare.work:.2f} ms a click)"
            + _edits_line(pair)
            + (f", {pair.ours.rate:.0f} to {pair.bare.rate:.0f} a second" if together else "")
            + f", {pair.ours.on_a_core:.0f} a second of a core"
        )


def _edits_line(pair: Compared) -> str:
    """Whether a card among four people costs few enough of the bare bot's edits."""
    if pair.people == 1 or NAMES[1] not in pair.name:
        return ""
    return f" ({verdict(pair.edits, EDITS[pair.style])})"


def verdict(measured: float, bar: float) -> str:
    """Whether a figure is at most what it may be."""
    return f"bar {bar:g}: {'held' if measured <= bar else 'NOT HELD'}"
