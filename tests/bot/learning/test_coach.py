"""The coach: a sentence at a time, seldom, never before a move, and only alone with the house."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, cast
from unittest.mock import MagicMock

import pytest

from bot.choices.habits import Coaching, Habits
from bot.games.info import Chair
from bot.kit.l10n import load_words
from bot.kit.limits import WaitingLimits
from bot.learning.analyses.rows import AnalysisRows
from bot.learning.analyses.service import Analyses
from bot.learning.coach.firsts import FIRSTS
from bot.learning.coach.rows import CoachRows, Memory
from bot.learning.coach.service import MAX_SENTENCES, Coach
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
        self.deals = 0

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
        number, play = table.deals, self.world.tables.play
        while table.live is not None and table.deals == number and not table.live.deal.over:
            assert table.deal is not None and table.turn is not None
            player = table.player_of(ANA)
            if table.turn == player:
                self.note(table, player)
            code = move_by_thumb(observe(table.deal, table.turn), "club")
            if table.turn == player:
                await play.act(table, ANA, code, table.shown_seq(player))
            else:
                await play.act_for_house(table, table.seq, code)
            await self.settle()
        player = table.player_of(ANA)
        assert player is not None
        self.note(table, player)
        self.deals = (await self.rows.load(ANA)).deals
        await self.world.ask_for_next_deal(table)
        await self.settle()

    def note(self, table: Table, player: int) -> None:
        say = coached(table, player)
        full = 99 if table.live is None else len(table.live.views(player).tricks)
        if say is not None:
            self.said.append((self.deals, full, say(ENGLISH)))


@pytest.fixture
async def beginners(tmp_path: Path) -> AsyncIterator[World]:
    """A world whose people have chosen nothing."""
    world = World(tmp_path / "tarok.sqlite3")
    world.habits = Habits()
    await world.open()
    yield world
    await world.store.close()


async def test_first_deals_have_few_sentences_and_the_last_ones_none(beginners: World) -> None:
    """At most five, four, three before the end of a deal, and one there."""
    await beginners.habits.change(ANA, "coach", "always")
    lesson = Lesson(beginners, Judging())
    table = await lesson.open()
    while lesson.deals <= len(MAX_SENTENCES):
        await lesson.play_deal(table)
    by_deal = [[full for deal, full, _ in lesson.said if deal == number] for number in range(7)]
    for most, full in zip((*MAX_SENTENCES, 0), by_deal, strict=True):
        assert len(full) <= most + 1
        in_play = [tricks for tricks in full if tricks]
        assert len(set(in_play)) == len(in_play), "one sentence a trick"
    assert len(by_deal[0]) > 2


async def test_sentence_of_a_moment_comes_once_in_a_life(beginners: World) -> None:
    """Not again after a restart either."""
    lesson = Lesson(beginners, Judging(cost=0.0))
    table = await lesson.open()
    await lesson.play_deal(table)
    firsts = [text for _, _, text in lesson.said if "was better" not in text]
    assert len(set(firsts)) == len(firsts)
    explained = (await lesson.rows.load(ANA)).explained
    assert explained
    again = Lesson(beginners, Judging(cost=0.0))
    again.said = []
    await again.play_deal(table)
    assert not {text for _, full, text in again.said if full < 12} & set(firsts)


async def test_coach_is_silent_for_whoever_wants_none(beginners: World) -> None:
    await beginners.habits.change(ANA, "coach", "never")
    lesson = Lesson(beginners, study := Judging())
    table = await lesson.open()
    await lesson.play_deal(table)
    assert not lesson.said and not study.asked


async def test_coach_is_silent_among_people(world: World) -> None:
    """Even for those who want it always: the others would wait, or hear."""
    await world.habits.change(ANA, "coach", "always")
    lesson = Lesson(world, study := Judging())
    table = await world.start_table()
    await world.finish_deal(table)
    await lesson.settle()
    assert not study.asked and not table.coach_lines


@pytest.mark.parametrize("wish", ["first", "always"])
async def test_three_deals_without_a_dear_move_end_it(beginners: World, wish: Coaching) -> None:
    """Until it is switched on again."""
    await beginners.habits.change(ANA, "coach", wish)
    lesson = Lesson(beginners, Judging(cost=0.0))
    table = await lesson.open()
    for _ in range(3):
        await lesson.play_deal(table)
    assert "takes leave" in lesson.said[-1][2]
    assert beginners.habits.of(ANA).coach == "never"
    lesson.said.clear()
    await lesson.play_deal(table)
    assert not lesson.said


async def test_dear_moves_are_told_after_their_trick(beginners: World) -> None:
    """The advice comes when the card cannot be played any more."""
    lesson = Lesson(beginners, Judging())
    table = await lesson.open()
    await beginners.habits.change(ANA, "coach", "always")
    memory = Memory(explained=tuple(FIRSTS))
    await lesson.rows.keep(ANA, memory)
    lesson.coach.forget(ANA)
    await lesson.play_deal(table)
    dear = [(full, text) for _, full, text in lesson.said if "was better" in text]
    assert dear and all(full > 0 for full, _ in dear[1:])


async def test_coach_forgets_a_person(beginners: World) -> None:
    lesson = Lesson(beginners, Judging())
    table = await lesson.open()
    await lesson.play_deal(table)
    lesson.coach.forget(ANA)
    await beginners.forgetting.forget(ANA)
    assert await lesson.rows.load(ANA) == Memory()


async def test_coach_judges_as_the_analysis_does(beginners: World) -> None:
    """Over two deals, as in the second one the bids of the first say something about people."""
    await beginners.habits.change(ANA, "coach", "always")
    lesson = Lesson(beginners, coach := Thinking())
    table = await lesson.open()
    for _ in range(2):
        await lesson.play_deal(table)
    judge = Thinking()
    archive = beginners.archive()
    analyses = Analyses(AnalysisRows(beginners.store), beginners.rows, archive,
                        cast(Study, judge), WaitingLimits())  # fmt: skip
    for number in range(1, table.deals):
        played = await analyses.played(beginners.guild, ANA, table.id, number)
        await analyses.find(played)
    same = coach.verdicts.keys() & judge.verdicts.keys()
    assert len(same) > len(judge.verdicts) / 2
    assert [key for key in same if coach.verdicts[key] != judge.verdicts[key]] == []
