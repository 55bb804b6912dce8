"""The order in a tournament, compared with a second calculation.

With a thousand people.
"""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from statistics import median

import pytest

from bot.base.database_address import DatabaseAddress
from bot.contests.core.comparing import compare
from bot.contests.core.rows import NewContest
from bot.contests.tournaments.ranking_rules import Results, cap_of, rank_results
from bot.contests.tournaments.rows import NewTournament, Ranking, TournamentRows
from bot.contests.tournaments.service import ON_PAGE, RANKINGS
from bot.contests.tournaments.standings import keep_standings, standings_now
from bot.kit.l10n import load_words
from bot.kit.wishes import Person
from engine import VARIANTS
from tests.bot.contests.contest import HERE, Contests
from tests.bot.discord.answering import press_on
from tests.bot.world import CHANNEL, GUILD, World
from tests.databases import direct_connection

PEOPLE, DEALS = 1000, 8
SECRET = "5a" * 32
CAP = 60
POINTS = (*range(-90, 100, 5), 250, -250, 500, -500)
"""Possible results of a deal: many get the same, few get very much."""


def drawn(people: int, deals: int, seed: int = 1) -> dict[int, list[int | None]]:
    """The results of this many people; some left deals unopened, and some all of them."""
    chance = random.Random(seed)
    return {
        who: [None if chance.random() < 0.1 else chance.choice(POINTS) for _ in range(deals)]
        if who % 50
        else [None] * deals
        for who in range(1, people + 1)
    }


def expected_ranks(results: Results, ranking: Ranking, cap: int) -> list[tuple[int, int, Fraction]]:
    """Place, person and score, as in docs/contests.md, in fractions."""
    begun = {who: made for who, made in results.items() if made.count(None) < len(made)}
    score = dict.fromkeys(begun, Fraction())
    for deal in zip(*begun.values(), strict=True):
        counts = Counter(points for points in deal if points is not None)
        for who, result in zip(begun, deal, strict=True):
            if ranking == "differences":
                middle = Fraction(median(counts.elements())) if counts else Fraction()
                apart = (
                    -cap
                    if result is None
                    else max(Fraction(-cap), min(result - middle, Fraction(cap)))
                )
                score[who] += apart
            elif result is not None:
                score[who] += _share(result, counts) * 100 / len(begun[who])
    better = {who: sum(score[rival] > score[who] for rival in begun) for who in begun}
    return sorted((better[who] + 1, who, score[who]) for who in begun)


def _share(points: int, counts: Mapping[int, int]) -> Fraction:
    others = sum(counts.values()) - 1
    beaten = sum(number for made, number in counts.items() if made < points)
    equal = counts[points] - 1
    return Fraction(2 * beaten + equal, 2 * others) if others else Fraction(1, 2)


def same(
    ranks: Sequence[tuple[int, int, float]], right: Sequence[tuple[int, int, Fraction]]
) -> None:
    assert [rank[:2] for rank in sorted(ranks)] == [rank[:2] for rank in right]
    assert [rank[2] for rank in sorted(ranks)] == pytest.approx([float(rank[2]) for rank in right])


@pytest.mark.parametrize("ranking", RANKINGS)
@pytest.mark.parametrize(("people", "deals"), [(0, 3), (1, 1), (2, 1), (7, 3), (90, 16)])
def test_tournament_places_match_independent_computation(
    ranking: Ranking, people: int, deals: int
) -> None:
    for seed in range(5):
        results = drawn(people, deals, seed)
        ranks = [result[:3] for result in rank_results(results, ranking, CAP)]
        same(ranks, expected_ranks(results, ranking, CAP))


@pytest.mark.parametrize("ranking", RANKINGS)
def test_ranking_is_invariant_to_order_and_common_bonus(
    ranking: Ranking,
) -> None:
    results = drawn(60, 5)
    shuffled = dict(random.Random(1).sample(sorted(results.items()), len(results)))
    more = {
        who: [None if points is None else points + 7 * deal for deal, points in enumerate(made)]
        for who, made in results.items()
    }
    first = {result.who: result for result in rank_results(results, ranking, CAP)}
    for others in (shuffled, more):
        assert {result.who: result for result in rank_results(others, ranking, CAP)} == first


def test_equal_sums_share_place_and_skip_next() -> None:
    results = {1: [35, -70], 2: [-70, 35], 3: [0, 0], 4: [-100, -100]}
    places = {result.who: result.place for result in rank_results(results, "matchpoints", CAP)}
    assert places == {1: 1, 2: 1, 3: 1, 4: 4}


def test_valat_is_capped_and_unopened_deal_scores_minimum() -> None:
    """A valat is worth no more than the cap.

    Whoever makes one and loses two deals is behind whoever is a little better three times.
    """
    results: Results = {1: [500, -30, -30], 2: [20, 20, 20], 3: [0, 0, 0], 4: [None, 0, 0]}
    ranked = {
        result.who: (result.place, result.score)
        for result in rank_results(results, "differences", CAP)
    }
    assert ranked[2][0] == 1 and ranked[4][1] <= -CAP
    scores = {result.who: result.score for result in rank_results(results, "matchpoints", CAP)}
    assert scores[4] <= scores[3], "nobody wins by leaving a deal unopened"


def test_cap_scales_with_spread_of_game() -> None:
    caps = {(key, n): cap_of(key, n) for key, game in VARIANTS.items() for n in game.players}
    assert caps["slovenian", 4] == 60 and caps["strohmann", 2] == 5 and min(caps.values()) > 0


def test_matchpoint_share_equals_daily_percentile() -> None:
    made = [chance.choice(POINTS) for chance in [random.Random(3)] for _ in range(40)]
    shares = {
        result.who: result.score
        for result in rank_results({n: [m] for n, m in enumerate(made)}, "matchpoints", CAP)
    }
    for who, points in enumerate(made):
        others = [*made[:who], *made[who + 1 :]]
        assert round(shares[who]) == pytest.approx(compare(points, others).percent, abs=1)


# A thousand people --------------------------------------------------------------------------------

ENTRY = """
INSERT INTO entries (contest, deal, seat, person, mark, name, home, reach, language, late,
    opened_at, finished_at, points, found)
VALUES (1, ?, 0, ?, ?, ?, 1, 'server', 'en', 0, 1, 2, ?, '')
"""
ENTRANT = "INSERT INTO entrants (tournament, number, person, name) VALUES (1, ?, ?, ?)"


def fill(database: DatabaseAddress, results: Results) -> None:
    """All take part, and have finished what they opened."""
    with direct_connection(database) as db:
        db.executemany(ENTRANT, [(who, 10_000 + who, f"Person {who}") for who in results])
        tries = [
            (deal, 10_000 + who, f"{who} {deal}", f"Person {who}", result)
            for who, made in results.items()
            for deal, result in enumerate(made)
            if result is not None
        ]
        db.executemany(ENTRY, tries)


@pytest.mark.parametrize("ranking", RANKINGS)
async def test_places_of_thousand_people_match_independent_computation(
    world: World, ranking: Ranking
) -> None:
    """In the store, on all pages, and for each of them."""
    contests, results = Contests(world), drawn(PEOPLE, DEALS)
    new = NewTournament(
        guild=GUILD, channel=CHANNEL, language="en", organizer=1, ranking=ranking, made_at=1,
        nonce="x", name="", weekly=False,
    )  # fmt: skip
    deals = NewContest(
        kind="tournament", number=0, variant="slovenian", players=4, house="club 0 1",
        opens=contests.now - 10, closes=contests.now + 10, secrets=(SECRET,) * DEALS,
    )  # fmt: skip
    assert await TournamentRows(world.store).make(new, deals) == 1
    fill(world.path, results)
    contest = await contests.rows.find(1)
    assert contest is not None
    crowd = await TournamentRows(world.store).crowd(1, DEALS)
    done = sum(None not in made for made in results.values())
    assert crowd == (PEOPLE, done) and len(await TournamentRows(world.store).entrants(1)) == PEOPLE
    await keep_standings(TournamentRows(world.store), contests.rows, contest)
    await contests.rows.settle(1)
    right = expected_ranks(results, ranking, cap_of("slovenian", 4))
    kept = await TournamentRows(world.store).standings(1, 0, PEOPLE)
    same([(rank.place, rank.number, rank.score) for rank in kept], right)
    tables, page = [], 0
    while True:
        standings = await contests.tournaments.standings(GUILD, 1, 1, page)
        tables += [(row.place, row.number, row.score) for row in standings.rows]
        assert len(standings.rows) <= ON_PAGE and standings.of == len(right)
        if not standings.more:
            break
        page += 1
    same(tables, right)
    words = load_words()("en")
    for place, who, _ in random.Random(1).sample(right, 20):
        person = Person(10_000 + who, f"Person {who}", words)
        shown = await press_on([contests], person, HERE, "cup:show:1")
        assert shown is not None
        assert f"**{place}** of {len(right)}" in shown.page.text


@pytest.mark.parametrize(
    "ranking, scores", [("matchpoints", (100, 25, 25)), ("differences", (37, 0, 0))]
)
async def test_tournament_ranks_defenders_who_beat_declarer_first(
    world: World, ranking: Ranking, scores: tuple[int, ...]
) -> None:
    """All three have defended and scored nothing; differences are shown in points."""
    contests = Contests(world)
    new = NewTournament(
        guild=GUILD, channel=CHANNEL, language="en", organizer=1, ranking=ranking, made_at=1,
        nonce="x", name="", weekly=False,
    )  # fmt: skip
    deals = NewContest(
        kind="tournament", number=0, variant="slovenian", players=4, house="club 0 1",
        opens=contests.now - 10, closes=contests.now + 10, secrets=(SECRET,), ahead=True,
    )  # fmt: skip
    await TournamentRows(world.store).make(new, deals)
    fill(world.path, {1: [0], 2: [0], 3: [0]})
    with direct_connection(world.path) as db:
        for ahead, person in ((160, 10_001), (-280, 10_002), (-280, 10_003)):
            db.execute("UPDATE entries SET ahead = ? WHERE person = ?", (ahead, person))
    stored = await TournamentRows(world.store).find(1)
    assert stored is not None
    standings = await standings_now(TournamentRows(world.store), contests.rows, stored)
    assert [(rank.place, rank.number, round(rank.score)) for rank in standings] == [
        (place, who, score) for place, who, score in zip((1, 2, 2), (1, 2, 3), scores, strict=True)
    ]
