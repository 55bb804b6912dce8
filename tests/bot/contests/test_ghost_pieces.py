"""Ghosts play in pieces, so that what people ask comes between; what they play stays the same."""

from collections.abc import Callable
from typing import TypeVar

import pytest

from bot.contests.core import ghost_moves
from bot.contests.core.deals import SEAT
from bot.contests.core.ghosts import GhostTable, missing_ghosts
from bot.contests.core.rows import Contest, ContestRows, NewContest
from bot.contests.duplicates import ghosts as duplicate_ghosts
from bot.contests.duplicates.ghosts import FilledChair
from bot.contests.duplicates.ghosts import ghosts as chair_ghosts
from bot.contests.duplicates.rows import DealChair, ToFill
from bot.thinkers.pickling import unpack_view
from bot.thinkers.side_jobs import AtOnce
from engine import encode
from tests.bot.world import World

T = TypeVar("T")
MASTERS, CLUB = "master 24 1", "club 0 1"


class CountedJobs(AtOnce):
    """Counts jobs by kind."""

    def __init__(self) -> None:
        self.plain, self.searches = 0, 0

    async def do(self, job: Callable[..., T], *args: object, person: int = 0) -> T:
        self.plain += 1
        return await super().do(job, *args, person=person)

    async def search(self, job: Callable[..., T], *args: object) -> T | None:
        self.searches += 1
        return await super().search(job, *args)


def find(parcel: bytes, seed: int, worlds: int, draws: bool) -> str:
    """Any move, by the seed."""
    del worlds, draws
    view = unpack_view(parcel)
    actions = [action for offer in view.offers for action in offer.actions()]
    return encode(view.rules.pack, actions[seed % len(actions)])


async def contest_of(world: World, house: str, number: int) -> Contest:
    contests = ContestRows(world.store)
    await contests.make(
        NewContest(
            kind="daily", number=number, variant="romanian", players=3, house=house, opens=0,
            closes=1, secrets=("5c" * 32,),
        )
    )  # fmt: skip
    (contest,) = await contests.find_by_number("daily", number)
    return contest


@pytest.mark.parametrize("house", [MASTERS, CLUB])
async def test_ghosts_in_pieces_of_one_move_play_what_they_play_in_one(
    world: World, house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    contests = ContestRows(world.store)
    contest, jobs = await contest_of(world, house, 1), CountedJobs()
    ghosts = tuple(missing_ghosts((), SEAT, searching=True, of_each=2))
    whole = GhostTable(contests, contest, 0, jobs, find)
    results = await whole.try_out(*ghosts)
    before = jobs.searches
    monkeypatch.setattr(ghost_moves, "PIECE_SECONDS", 0.0)
    pieces = GhostTable(contests, contest, 0, jobs, find)
    assert await pieces.try_out(*ghosts) == results
    assert jobs.searches + jobs.plain - before > 20 * len(ghosts), "a job a move"
    assert await pieces.play(*ghosts)
    assert len(await contests.ghosts(contest.id, 0, SEAT)) == len(ghosts)


async def test_ghosts_by_rules_of_thumb_share_a_job_and_need_no_search(world: World) -> None:
    contest, jobs = await contest_of(world, CLUB, 1), CountedJobs()
    ghosts = tuple(missing_ghosts((), SEAT, searching=False, of_each=5))
    assert await GhostTable(ContestRows(world.store), contest, 0, jobs, find).play(*ghosts)
    assert jobs.searches == 0 and jobs.plain < len(ghosts)


async def test_chair_filled_in_pieces_has_the_results_it_has_in_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for level in ("club", "master"):
        chair = ToFill(1, DealChair("slovenian 4 {}", 1, level), "5c" * 32)
        requests = tuple(chair_ghosts(searching=True))[:6]
        with monkeypatch.context() as patch:
            whole = await FilledChair(chair, AtOnce(), find).sit(requests)
            patch.setattr(duplicate_ghosts, "PIECE_SECONDS", 0.0)
            assert await FilledChair(chair, AtOnce(), find).sit(requests) == whole
            assert len(whole) == len(requests)
