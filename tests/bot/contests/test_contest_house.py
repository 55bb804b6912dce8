"""In contests the house gives the same answer in the same position.

Whatever the time, the load or the process.
"""

import asyncio
import random
from typing import NamedTuple

import pytest

from bot.contests.core.deals import SEAT, LinePosition, open_deal, position_after, view_digest
from bot.contests.core.ghost_moves import GhostTask
from bot.contests.core.ghosts import GhostTable, missing_ghosts
from bot.contests.core.house import decision_point, has_choice, house_now, new_answer
from bot.contests.core.rows import Contest, ContestRows, DecisionPoint, Ghost
from bot.contests.daily.ranked import DAILY, RANKED
from bot.store.database import Database
from bot.thinkers.pool import Workers
from bot.thinkers.side_jobs import AtOnce
from bot.thinkers.thinkers import Thinkers
from bot.thinkers.work import move, warm
from engine import REFUSE, View, Word, choose, decode, encode, observe
from search.judging.judge import choose as searched
from tests.bot.contests.contest import Contests
from tests.bot.world import World
from tests.laws.playing import sizes
from tests.pages.tries import contest

WORLDS = 6
MASTERS = f"master {WORLDS} 1"
GAMES = (("slovenian", 4), ("romanian", 3), ("strohmann", 2), ("lombardia", 4))


async def search(view: View, seed: int, worlds: int) -> str:
    """The search itself, run right here."""
    return encode(view.rules.pack, searched(view, seed, worlds))


class Asked(NamedTuple):
    """A position in a line of play in which the house has answered."""

    standing: LinePosition
    view: View
    place: DecisionPoint
    answer: str


async def line_of(of: Contest, seed: int) -> list[Asked]:
    """A line of play: the person's moves are random, the answers from the search."""
    chance, standing, positions = random.Random(seed), open_deal(of, 0), list[Asked]()
    while not standing.deal.over:
        player = standing.deal.turn
        assert player is not None
        view = observe(standing.deal, player)
        offer = chance.choice(view.offers)
        action = offer.nth(chance.randrange(offer.size))
        if player != SEAT and has_choice(view):
            place = decision_point(of, 0, standing)
            code = await new_answer(of, place, standing, view, search)
            assert code is not None
            positions.append(Asked(standing, view, place, code))
            action = decode(view.rules.pack, code)
        standing = position_after(of, 0, standing, action)
    return positions


@pytest.mark.parametrize("game", GAMES, ids=str)
@sizes(2, 6, 20, of="times")
async def test_same_line_gets_same_answers(game: tuple[str, int], times: int) -> None:
    of = contest(*game, house=MASTERS)
    line = await line_of(of, 1)
    assert len(line) > 10
    chance = random.Random(2)
    for _ in range(times):
        for asked in chance.sample(line, len(line)):  # in whatever order
            again = await new_answer(of, asked.place, asked.standing, asked.view, search)
            assert again == asked.answer


@pytest.mark.long
async def test_number_of_workers_does_not_change_answers() -> None:
    of = contest("romanian", 3, house=MASTERS)
    line = await line_of(of, 1)
    for number in (1, 2):
        workers = Workers(number, warm, purpose="house players")
        workers.start()
        await workers.ready()
        thinkers = Thinkers(workers, 0.01, move)
        asked = [position for position in line for _ in range(5)]
        random.Random(number).shuffle(asked)
        loading = [thinkers.think(position.view, 1) for position in line]
        answering = [
            new_answer(of, position.place, position.standing, position.view, thinkers.answer)
            for position in asked
        ]
        answers = await asyncio.gather(*answering, *loading)
        await workers.close()
        assert answers[: len(asked)] == [position.answer for position in asked]


async def test_unseen_cards_do_not_change_answers() -> None:
    """Cards in two other hands change places: the answer is looked up at the same place."""
    of = contest()
    standing = open_deal(of, 0)
    deal = standing.deal
    mine, opponent, other = deal.turn or 0, ((deal.turn or 0) + 1) % 4, ((deal.turn or 0) + 2) % 4
    hands = list(deal.hands)
    hands[opponent], hands[other] = hands[other], hands[opponent]
    swapped = deal._replace(hands=tuple(hands), dealt=tuple(hands))
    assert view_digest(observe(deal, mine), 0) == view_digest(observe(swapped, mine), 0)
    assert view_digest(observe(deal, opponent), 0) != view_digest(observe(swapped, opponent), 0)


async def test_view_digest_never_changes() -> None:
    """A new release finds the answers of contests that are open when it comes."""
    digests = {}
    for game in EIGHT:
        of = contest(*game)
        standing, chance = open_deal(of, 0), random.Random(4)
        for _ in range(9 * game[1]):
            offer = chance.choice(observe(standing.deal, standing.deal.turn).offers)
            standing = position_after(of, 0, standing, offer.nth(chance.randrange(offer.size)))
            if standing.deal.over:
                standing = open_deal(of, 0)
        digests[game] = decision_point(of, 0, standing).seen
    assert digests == LASTING


@pytest.mark.parametrize("game", [("krolami", 4), ("romanian", 4), ("slovenian", 4)], ids=str)
def test_view_digest_tells_apart_what_a_player_may_do(game: tuple[str, int]) -> None:
    """A declarer who refuses every set is asked first about the last one, then about all."""
    of, chance = contest(*game), random.Random(6)
    for _ in range(40):
        offers_by_place: dict[tuple[int, str], object] = {}
        standing = open_deal(of, 0)
        while not standing.deal.over and standing.deal.playing is None:
            place = decision_point(of, 0, standing)
            view = observe(standing.deal, standing.deal.turn)
            assert (
                offers_by_place.setdefault((place.player, place.seen), view.offers) == view.offers
            )
            actions = [action for offer in view.offers for action in offer.actions()]
            refusals = [action for action in actions if action == Word(REFUSE)]
            standing = position_after(of, 0, standing, chance.choice(refusals or actions))


EIGHT = (
    *GAMES, ("slovenian", 3), ("slovenian", 5), ("krolami", 4), ("romanian", 4),
)  # fmt: skip
LASTING = {
    ("slovenian", 4): "ed6fb264ce5432a84c0f3316f2fbea2e",
    ("romanian", 3): "a9badda001d8d8af480e3078c396b4a7",
    ("strohmann", 2): "ed193027ae9c6f0e529bcd4c76f7c98e",
    ("lombardia", 4): "00a0d3ea37f8d27ab573f3dcf9c4ef77",
    ("slovenian", 3): "0830d452e9d4706b3a25956ea9271e85",
    ("slovenian", 5): "bc3ee478a87050c9b2eb7dc0019d15cd",
    ("krolami", 4): "10dec919a9236e62581f2ab74372f426",
    ("romanian", 4): "009f03b37f2dac61064f320072558741",
}


async def test_answer_after_failed_search_stays(world: World) -> None:
    fails = True

    async def unsure(view: View, seed: int, worlds: int) -> str | None:
        return None if fails else await search(view, seed, worlds)

    contests = Contests(world, unsure, searching=True)
    of = await contests.contest()
    of = of.__class__(**{**vars(of), "house": MASTERS})
    standing = open_deal(of, 0)
    places = []
    for _ in range(6):
        view = observe(standing.deal, standing.deal.turn)
        code = await contests.house.move(of, 0, standing)
        places.append((standing, code))
        standing = position_after(of, 0, standing, decode(view.rules.pack, code))
    fails = False
    await contests.restart()
    for standing, code in places:
        assert await contests.house.move(of, 0, standing) == code


def test_house_without_workers_is_club() -> None:
    assert str(house_now(searching=False)).startswith("club ")
    assert str(house_now(searching=True)).startswith("master ")


# Ghosts -----------------------------------------------------------------------------------------


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    """This many ghosts of each level, instead of many."""
    monkeypatch.setitem(RANKED, DAILY.name, DAILY._replace(ghosts=5))
    return 5


async def contest_with_ghosts(world: World) -> tuple[Contests, Contest]:
    contests = Contests(world)
    return contests, await contests.contest("romanian", 3)


async def test_ghosts_play_until_all_are_stored(world: World, few: int) -> None:
    contests, of = await contest_with_ghosts(world)
    await contests.dailies.play_missing_ghosts(of)
    ghosts = await contests.rows.ghosts(of.id, 0, SEAT)
    assert {(reply.level, reply.number) for reply in ghosts} == {
        (level, number) for level in ("novice", "club") for number in range(1, few + 1)
    }
    assert len({reply.line for reply in ghosts}) > 2, "they are not all the same"
    await contests.restart()
    await contests.dailies.play_missing_ghosts(of)
    assert await contests.rows.ghosts(of.id, 0, SEAT) == ghosts


def _without(db: Database, ghost: Ghost) -> None:
    db.execute("DELETE FROM ghosts WHERE level = ? AND number = ?", (ghost.level, ghost.number))


async def test_ghosts_resume_after_restart(world: World, few: int) -> None:
    """Finished ones are not played again, and the others get the result they would have got."""
    contests, of = await contest_with_ghosts(world)
    await contests.dailies.play_missing_ghosts(of)
    ghosts = await contests.rows.ghosts(of.id, 0, SEAT)
    assert len(ghosts) == 2 * few
    for ghost in ghosts[::3]:
        await world.store.write(_without, ghost)
    await contests.restart()
    await contests.dailies.play_missing_ghosts(of)
    assert await contests.rows.ghosts(of.id, 0, SEAT) == ghosts


async def test_ghosts_meet_same_house_as_people(world: World, few: int) -> None:
    """If it has answered somebody differently from how it would now, it answers ghosts so, too."""
    rows = ContestRows(world.store)
    contests, of = await contest_with_ghosts(world)
    standing = open_deal(of, 0)
    while standing.deal.turn == SEAT or not has_choice(observe(standing.deal, standing.deal.turn)):
        standing = position_after(
            of, 0, standing, choose(observe(standing.deal, standing.deal.turn))
        )
    view = observe(standing.deal, standing.deal.turn)
    usual = encode(view.rules.pack, choose(view))
    codes = [encode(view.rules.pack, action) for offer in view.offers for action in offer.actions()]
    strange = next(code for code in codes if code != usual)
    await rows.keep_answer(decision_point(of, 0, standing), strange)
    await contests.dailies.play_missing_ghosts(of)
    lines = [ghost.line.split() for ghost in await rows.ghosts(of.id, 0, SEAT)]
    assert len(lines) == 2 * few and all(strange in line for line in lines)


async def test_ghost_that_met_other_answers_is_not_stored(world: World) -> None:
    contests = ContestRows(world.store)
    _, of = await contest_with_ghosts(world)
    table = GhostTable(contests, of, 0, AtOnce())
    await table.remember({})
    assert await table.play(GhostTask(SEAT, "club", 1))
    assert await table.play(GhostTask(SEAT, "club", 2))
    kept = await contests.answers(of.id, 0)
    (player, short), code = next(iter(kept.items()))
    other = Ghost(of.id, 0, SEAT, "club", 3, 0, "")
    assert not await contests.keep_ghost(
        other, {DecisionPoint(of.id, 0, player, short): f"{code}x"}
    )
    assert len(await contests.ghosts(of.id, 0, SEAT)) == 2


def test_master_ghosts_require_workers() -> None:
    assert len(list(missing_ghosts((), SEAT, searching=True, of_each=50))) == 150
    assert {ghost.level for ghost in missing_ghosts((), SEAT, searching=False, of_each=50)} == {
        "novice",
        "club",
    }
