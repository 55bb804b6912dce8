"""House players who try the same cards: what they come to together is what each comes to alone."""

import random
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from bot.contests.core import drawing_deals
from bot.contests.core.deals import SEAT, LinePosition, open_deal, position_after
from bot.contests.core.drawing_deals import (
    MAX_DECKS,
    SEEDS,
    Trials,
    contest_of,
    draw_lively_secrets,
    lively,
    lively_to_many,
)
from bot.contests.core.points_ahead import PARTS, deal_result, measure, ranks_by_lead
from bot.contests.core.rows import Contest, NewContest
from bot.contests.daily.rated import DRAWN, NEAR, alike_secrets, hardness
from bot.contests.daily.service import games
from bot.games.levels import CLUB, NOVICE
from bot.thinkers.side_jobs import AtOnce
from engine import HABITS, choose, choose_as, observe

DECKS, DEALS = 3, 6

PLAYERS = [(level, seed) for level in (NOVICE, CLUB) for seed in SEEDS]


def contests(variant: str, players: int, decks: int = DECKS) -> list[Contest]:
    chance = random.Random(f"{variant} {players}")
    new = new_contest(variant, players, 1)
    return [contest_of(new, 0, chance.randbytes(32).hex()) for _ in range(decks)]


def new_contest(variant: str, players: int, deals: int) -> NewContest:
    return NewContest(
        kind="rated", number=700, variant=variant, players=players, house="club 0 1",
        opens=0, closes=1, secrets=("",) * deals, ahead=ranks_by_lead(variant, players),
    )  # fmt: skip


def alone(contest: Contest, level: str, seed: str) -> int:
    """The result of a house player whose deal is played move by move."""
    standing = open_deal(contest, 0)
    while not standing.deal.over:
        player = standing.deal.turn
        assert player is not None
        view = observe(standing.deal, player)
        is_own = player == SEAT
        action = choose_as(view, HABITS[level], seed) if is_own else choose(view, HABITS["club"])
        standing = position_after(contest, 0, standing, action)
    return measure(deal_result(standing.deal, SEAT, by_ahead=contest.ahead))


@pytest.mark.parametrize(("variant", "players"), games(), ids=str)
def test_trials_together_have_the_results_of_each_alone(variant: str, players: int) -> None:
    for contest in contests(variant, players):
        trials = Trials(contest, 0)
        for level, seed in PLAYERS:
            assert trials.result(level, seed) == alone(contest, level, seed)


def test_trials_together_make_fewer_moves_than_each_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Moves in which house players agree are made once: over all games three quarters are left."""
    moves = 0

    def count_move(*args: Any) -> LinePosition:
        nonlocal moves
        moves += 1
        return position_after(*args)

    monkeypatch.setattr(drawing_deals, "position_after", count_move)
    together = apart = 0
    for variant, players in games():
        for contest in contests(variant, players, 1):
            moves = 0
            trials = Trials(contest, 0)
            for player in PLAYERS:
                trials.result(*player)
            together += moves
            moves = 0
            for player in PLAYERS:
                Trials(contest, 0).result(*player)
            apart += moves
    assert apart > 1.25 * together


T = TypeVar("T")


class CountingJobs(AtOnce):
    """Side jobs that count how many they were given."""

    def __init__(self) -> None:
        self.count = 0

    async def do(self, job: Callable[..., T], *args: object, person: int = 0) -> T:
        self.count += 1
        return await super().do(job, *args, person=person)


async def test_secrets_are_the_liveliest_of_those_drawn() -> None:
    """Which deck is taken follows from the secrets alone."""
    new, chance = new_contest("strohmann", 2, 2), random.Random(3)
    secrets = await draw_lively_secrets(
        new, lambda: chance.randbytes(32), AtOnce(), max_decks=MAX_DECKS
    )
    again, taken = random.Random(3), []
    for deal in range(2):
        drawn = [again.randbytes(32).hex() for _ in range(MAX_DECKS)]
        taken.append(max(drawn, key=lambda secret: lively(new, deal, secret)))
    assert list(secrets) == taken


async def test_finalist_that_is_the_liveliest_to_many_players_is_taken() -> None:
    new, chance, finalists = new_contest("strohmann", 2, 1), random.Random(3), 6
    (secret,) = await draw_lively_secrets(
        new, lambda: chance.randbytes(32), AtOnce(), finalists=finalists, max_decks=MAX_DECKS
    )
    again = random.Random(3)
    drawn = [again.randbytes(32).hex() for _ in range(MAX_DECKS)]
    drawn.sort(key=lambda candidate: lively(new, 0, candidate), reverse=True)
    assert secret == max(drawn[:finalists], key=lambda deck: lively_to_many(new, 0, deck))


def test_deck_is_worth_more_to_many_players_the_more_better_play_wins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of two decks with as many results that where the club wins more often is taken."""
    new, results = new_contest("strohmann", 2, 1), {"novice": [0, 5, 10], "club": [5, 10, 15]}

    def result(_: Trials, level: str, seed: str) -> int:
        return results[level][int(seed) % 3] * PARTS

    monkeypatch.setattr(Trials, "result", result)
    often = lively_to_many(new, 0, "5c" * 32)
    results["club"] = [0, 10, 15]
    assert lively_to_many(new, 0, "5c" * 32).worth < often.worth
    assert lively(new, 0, "5c" * 32).worth > often.worth, "few players do not tell how often"


async def test_deal_that_does_not_matter_to_the_house_gives_way_to_the_next_liveliest() -> None:
    new, chance = new_contest("strohmann", 2, 1), random.Random(3)
    refused = list[str]()

    async def confirm(contest: Contest, deal: int) -> bool:
        refused.append(contest.secrets[deal])
        return len(refused) == 2

    (secret,) = await draw_lively_secrets(
        new, lambda: chance.randbytes(32), AtOnce(), confirm=confirm, max_decks=MAX_DECKS
    )
    assert secret == refused[1] != refused[0]
    assert lively(new, 0, secret) <= lively(new, 0, refused[0])


async def test_rated_deals_of_similar_hardness_need_few_draws() -> None:
    """Another deck is drawn only while none so far is close enough."""
    new, chance, jobs = new_contest("strohmann", 2, DEALS), random.Random(5), CountingJobs()
    secrets = await alike_secrets(new, lambda: chance.randbytes(32), jobs, drawn=DRAWN, surely=None)
    assert jobs.count < DEALS * DRAWN / 2
    hard = [hardness(new, deal, secret) for deal, secret in enumerate(secrets)]
    middle = sorted(hard)[DEALS // 2]
    assert sum(trial.off(middle) <= 2 * NEAR for trial in hard) > 0.8 * DEALS
