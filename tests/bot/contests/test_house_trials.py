"""House players who try the same cards: what they come to together is what each comes to alone."""

import random
import time

import pytest

from bot.contests.core.deals import SEAT, open_deal, position_after
from bot.contests.core.lively_deals import (
    MAX_DECKS,
    PLAYERS,
    Trials,
    contest_of,
    draw_lively_secrets,
    lively,
)
from bot.contests.core.points_ahead import deal_result, measure, ranks_by_lead
from bot.contests.core.rows import Contest, NewContest
from bot.contests.daily.rated import DRAWN, NEAR, alike_secrets, hardness
from bot.contests.daily.service import games
from bot.thinkers.side_jobs import AtOnce
from engine import HABITS, choose, choose_as, observe

DECKS, DEALS = 3, 6


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


def test_trials_together_cost_much_less_than_each_alone() -> None:
    """A ratio in one run: over all games it is about three."""
    spent = [0.0, 0.0]
    for variant, players in games():
        for contest in contests(variant, players, 1):
            for way, work in enumerate((_each_alone, _together)):
                begun = time.process_time()
                work(contest)
                spent[way] += time.process_time() - begun
    assert spent[0] > 1.5 * spent[1]


def _each_alone(contest: Contest) -> None:
    for player in PLAYERS:
        alone(contest, *player)


def _together(contest: Contest) -> None:
    trials = Trials(contest, 0)
    for player in PLAYERS:
        trials.result(*player)


class Counted(AtOnce):
    """Jobs that are counted."""

    def __init__(self) -> None:
        self.asked = 0

    async def do(self, job, *args, person=0):  # type: ignore[no-untyped-def]
        self.asked += 1
        return await super().do(job, *args, person=person)


async def test_lively_secrets_are_the_first_that_matter() -> None:
    """Which deck is taken follows from the secrets alone."""
    new, chance = new_contest("strohmann", 2, 3), random.Random(3)
    secrets = await draw_lively_secrets(new, lambda: chance.randbytes(32), AtOnce())
    again, taken = random.Random(3), []
    for deal in range(3):
        for _ in range(MAX_DECKS):
            secret = again.randbytes(32).hex()
            if lively(new, deal, secret).enough:
                taken.append(secret)
                break
    assert list(secrets) == taken


async def test_rated_deals_take_few_decks_to_be_alike() -> None:
    """Not all that may be drawn are: the next one is drawn only while none is near."""
    new, chance, jobs = new_contest("strohmann", 2, DEALS), random.Random(5), Counted()
    secrets = await alike_secrets(new, lambda: chance.randbytes(32), jobs)
    assert jobs.asked < DEALS * DRAWN / 2
    hard = [hardness(new, deal, secret) for deal, secret in enumerate(secrets)]
    middle = sorted(hard)[DEALS // 2]
    assert sum(trial.off(middle) <= 2 * NEAR for trial in hard) > 0.8 * DEALS
