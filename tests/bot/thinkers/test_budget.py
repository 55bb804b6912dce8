"""How long house players think: what many simultaneous moves get, and worlds per second."""

import asyncio
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from bot.tables.lobby.lobbies import OPEN_TABLES
from bot.thinkers import work
from bot.thinkers.pickling import pack_view
from bot.thinkers.pool import Workers
from bot.thinkers.thinkers import FULL_TIME_MOVES, MAX_MOVES, Thinkers
from engine import View, choose, encode, observe
from search.judging import judge
from tests.bot.thinkers import thinking
from tests.laws.playing import numbered_deal

STEP = numbered_deal(("slovenian", 4), 1).steps[-1]
VIEW: View = observe(STEP.deal, STEP.player)
THINK = 0.1


class Busy(Workers):
    """A process that notes how long it is asked to think, and answers when let go."""

    def __init__(self) -> None:
        super().__init__(1, thinking.warm, purpose="house players")
        self.asked = list[float]()
        self.free = asyncio.Event()

    async def ask(self, job: Callable[..., Any], *args: object, seconds: float) -> Any:
        """Note the time, and wait."""
        del job, args
        self.asked.append(seconds)
        await self.free.wait()
        return "pass"


async def think_at_once(number: int) -> tuple[list[float], list[str | None]]:
    """How long each of these moves is thought about, and the result of each."""
    workers = Busy()
    made = Thinkers(workers, THINK, thinking.quick)
    asking = [asyncio.create_task(made.think(VIEW, seed)) for seed in range(number)]
    await asyncio.sleep(0)  # all have asked
    workers.free.set()
    return workers.asked, list(await asyncio.gather(*asking))


async def test_a_few_moves_all_have_their_time() -> None:
    asked, _ = await think_at_once(FULL_TIME_MOVES)
    assert asked == [THINK] * FULL_TIME_MOVES


async def test_all_tables_that_one_person_may_lead_hold_nobody_up() -> None:
    """Each table asks for one move at a time.

    Another person's house players think after half a second.
    """
    asked, codes = await think_at_once(OPEN_TABLES.most + 1)
    assert None not in codes and sum(asked[:-1]) <= 0.5


async def test_twenty_tables_at_once_wait_no_longer_than_the_pause() -> None:
    """Each gets less, nobody gets nothing, and the last one moves about when it would have."""
    asked, codes = await think_at_once(20)
    assert codes == ["pass"] * 20
    assert sum(asked) < 1.5
    assert min(asked) >= THINK * FULL_TIME_MOVES / 20


async def test_far_too_many_requests_get_rules_of_thumb() -> None:
    asked, codes = await think_at_once(MAX_MOVES + 7)
    assert codes.count(None) == 7 and len(asked) == MAX_MOVES


class Clockwork:
    """A search in which a world takes this many seconds, with its clock."""

    def __init__(self, world: float) -> None:
        self.world, self.now = world, 0.0
        self.looks = list[int]()

    def trial(self, view: View, seed: int, number: int, *_: object) -> judge.Trial:
        """Look at this many worlds, in which all moves are equally good."""
        del seed
        self.looks.append(number)
        self.now += number * self.world
        moves = judge.moves_to_try(view)
        return judge.Trial(moves, np.zeros((number, len(moves))), np.arange(number))


@pytest.fixture
def in_time(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], Clockwork]:
    """A search in place of the real one."""

    def made(world: float) -> Clockwork:
        clock = Clockwork(world)
        monkeypatch.setattr(judge, "trial", clock.trial)
        monkeypatch.setattr(work, "perf_counter", lambda: clock.now)
        return clock

    monkeypatch.setattr(work, "_cost", {})
    return made


@pytest.mark.parametrize("world", [0.0001, 0.001, 0.003])
def test_cost_of_a_world_is_learnt(in_time: Callable[[float], Clockwork], world: float) -> None:
    """The time is used but not exceeded.

    The first time, and also after other worlds were cheaper.
    """
    for cost in (world, world / 4, world * 3):
        clock = in_time(cost)
        code = work.move(pack_view(VIEW), 1, THINK)
        assert code == encode(VIEW.rules.pack, choose(VIEW))
        assert clock.now <= THINK * 1.2
        assert clock.now > THINK / 2


def test_all_that_was_looked_at_counts(
    in_time: Callable[[float], Clockwork], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, counted = in_time(0.001), list[int]()

    def decided(view: View, trial: judge.Trial) -> Any:
        counted.append(len(trial.scores))
        return choose(view)

    monkeypatch.setattr(judge, "decided", decided)
    work.move(pack_view(VIEW), 1, THINK)
    assert len(clock.looks) == 2
    assert counted == [sum(clock.looks)]


def test_search_without_time_for_a_few_worlds_does_not_begin(
    in_time: Callable[[float], Clockwork],
) -> None:
    clock = in_time(0.004)
    assert work.move(pack_view(VIEW), 1, THINK) is not None
    looked = len(clock.looks)
    assert work.move(pack_view(VIEW), 1, THINK / 10) is None
    assert len(clock.looks) == looked


def test_search_that_was_slow_once_tries_again(in_time: Callable[[float], Clockwork]) -> None:
    """The machine was busy, and later isn't."""
    in_time(0.02)
    assert work.move(pack_view(VIEW), 1, THINK) is not None
    in_time(0.001)
    assert work.move(pack_view(VIEW), 1, THINK) is None
    assert any(work.move(pack_view(VIEW), 1, THINK) is not None for _ in range(100))
