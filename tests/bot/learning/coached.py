"""People alone with the house, and their coach."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, cast
from unittest.mock import MagicMock

import pytest

from bot.choices.habits import Habits
from bot.games.info import Chair, Level
from bot.games.levels import CLUB
from bot.kit.l10n import load_words
from bot.learning.coach.rows import CoachRows
from bot.learning.coach.service import Coach
from bot.tables.model.hints import coached
from bot.tables.model.house_moves import move_by_thumb
from bot.tables.model.table import Table
from bot.thinkers.analysing import PackedDecision
from bot.thinkers.pickling import unpack_deal
from bot.thinkers.study import Study
from engine import encode, observe
from search.explain.nudges import Reason
from search.explain.verdicts import Verdict, VerdictJson, Weighed
from tests.bot.world import ANA, World

ENGLISH = load_words(strict=True)("en")
KEYS = ("points", "trick", "saves-lost", "feeds", "game", "bonus")


class Judging:
    """A study for which each move costs the same, each time for another reason."""

    open = True

    def __init__(self, cost: float = 12.0) -> None:
        self.cost = cost
        self.asked = 0

    async def ready(self) -> None:
        pass

    async def ask(
        self,
        job: Callable[..., Any],
        asked: PackedDecision,
        *_: Any,
        seconds: float,
        person: int = 0,
    ) -> Any:
        del job, seconds
        parcel, step, player, made, _ = asked
        view = observe(unpack_deal(parcel), player)
        codes = [encode(view.rules.pack, offer.nth(0)) for offer in view.offers]
        best = next((code for code in codes if code != made), made)
        known = Weighed(best, 1.0, 1.0 + self.cost, 0.5, 40)
        self.asked += 1
        facts: dict[str, str | int] = {"points": 3, "share": 80, "other": 10}
        facts |= {"card": "T19", "other_card": "T1", "move": made, "bonus": "trula"}
        reasons = (Reason(KEYS[self.asked % len(KEYS)], facts),)
        trick = len(view.tricks) + 1 if view.phase == "play" else 0
        return Verdict(step, view.phase, trick, made, "costs" if self.cost else "best", known, 40,
                       known, 9.0, reasons).as_json()  # fmt: skip


class Thinking:
    """A study that really judges moves, and notes the verdicts."""

    open = True

    def __init__(self) -> None:
        self.verdicts: dict[tuple[bytes, str], VerdictJson] = {}

    async def ready(self) -> None:
        pass

    async def ask(
        self,
        job: Callable[..., VerdictJson],
        asked: PackedDecision,
        *first: VerdictJson,
        seconds: float,
        person: int = 0,
    ) -> VerdictJson:
        del seconds, person
        verdict = job(asked, *first)
        parcel, _, _, made, _ = asked
        self.verdicts[parcel, made] = verdict[1:]
        return verdict


class Lesson:
    """A person alone with the house, and their coach."""

    def __init__(self, world: World, study: Judging | Thinking) -> None:
        self.world = world
        self.rows = CoachRows(world.store)
        self.hands = MagicMock()
        self.coach = Coach(
            self.rows,
            world.rows,
            world.tables.register,
            world.habits,
            cast(Study, study),
            self.hands,
        )
        self.coach.start()
        self.said: list[tuple[int, int, str]] = []
        """The number of coached deals before, that of full tricks, and the sentence."""
        self.shown: list[str] = []
        """The custom_ids of the buttons below the sentences."""
        self.deals = 0
        self.level: Level = CLUB
        """The rules of thumb by which the person plays."""

    async def open(self) -> Table:
        lobbies = self.world.tables.lobbies
        table = await lobbies.open(
            guild=self.world.guild, channel=self.world.channel, reach="server",
            founder=Chair("Ana", ANA), game="slovenian", players=4, options={}, length=20,
            language="en",
        )  # fmt: skip
        await lobbies.fill(table, ANA)
        await self.settle()
        return table

    async def settle(self) -> None:
        """Wait until the coach has thought."""
        while tasks := self.coach._background.running:
            await asyncio.wait(tasks)

    async def play_deal(self, table: Table) -> None:
        """Play a deal by rules of thumb, and note what is said on the way."""
        number = table.deals
        while table.live is not None and table.deals == number and not table.live.deal.over:
            await self.make_move(table)
        await self.end_deal(table)

    async def make_move(self, table: Table) -> None:
        """Make a move by rules of thumb, and note what was said before it."""
        assert table.deal is not None and table.turn is not None
        player, play = table.player_of(ANA), self.world.tables.play
        level = self.level if table.turn == player else CLUB
        code = move_by_thumb(observe(table.deal, table.turn), level)
        if table.turn == player:
            self.note(table, player)
            await play.act(table, ANA, code, table.shown_seq(player))
        else:
            await play.act_for_house(table, table.seq, code)
        await self.settle()

    async def end_deal(self, table: Table) -> None:
        """Note what was said at the end, and go on to the next deal."""
        player = table.player_of(ANA)
        assert player is not None
        self.note(table, player)
        self.deals = (await self.rows.load(ANA)).deals
        await self.world.ask_for_next_deal(table)
        await self.settle()

    def note(self, table: Table, player: int) -> None:
        full = 99 if table.live is None else len(table.live.views(player).tricks)
        for said in coached(table, player):
            self.said.append((self.deals, full, said.say(ENGLISH)))
            self.shown += [button.id for button in said.ways(ENGLISH)]


@pytest.fixture
async def beginners(tmp_path: Path) -> AsyncIterator[World]:
    """A world whose people have chosen nothing."""
    world = World(tmp_path / "tarok.sqlite3")
    world.habits = Habits()
    await world.open()
    yield world
    await world.store.close()
