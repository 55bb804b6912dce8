"""Rated deals: of twenty that are equally hard each person is dealt one.

They try it once, and nobody learns of another's before they close.
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

import pytest

from bot.contests.core.deals import SEAT, commitment_to_all, deal_for, mark_of
from bot.contests.core.drawing_deals import contest_of
from bot.contests.core.ghosts import SAMPLES_PER_LEVEL, GhostTable, is_lively, missing_ghosts
from bot.contests.core.rows import Contest, ContestRows, EntryFinish, Ghost, NewContest, NewEntry
from bot.contests.daily.ladder_rows import EVERYWHERE, LadderQuery, LadderRows, Rung
from bot.contests.daily.ladders import period_of, rank_all
from bot.contests.daily.rated import DEALS, LEAST, LOOKED, DealHardness, alike_secrets, hardness
from bot.contests.daily.service import DAY, headline, opening_time
from bot.features import PERSONAL
from bot.kit.errors import Denied
from bot.kit.page import Page
from bot.kit.wishes import Public
from bot.privacy.rows import PrivacyRows
from bot.store import Store
from bot.thinkers.pickling import unpack_view
from bot.thinkers.side_jobs import AtOnce
from engine import HABITS, choose, encode
from tests.bot.contests.contest import (
    HERE,
    PEOPLE,
    TODAY,
    Contests,
    add_ghost_results,
    moves_on,
)
from tests.bot.discord.answering import press_on
from tests.bot.world import ANA, BOR, CILKA, DANE, GUILD, World

WEEK = period_of("week", TODAY)
ELSEWHERE = GUILD + 1

T = TypeVar("T")


@pytest.fixture
def contests(world: World) -> Contests:
    return Contests(world)


async def rated_contest(contests: Contests) -> Contest:
    """The rated deals of today."""
    await contests.dailies.attend()
    return await contests.dailies.rated(TODAY)


def deals_of(contest: Contest, people: range) -> list[int]:
    return [deal_for(contest, person) for person in people]


async def test_rated_deal_is_one_of_twenty(contests: Contests) -> None:
    """By who they are and all secrets: always the same one, and a different one on another day."""
    contest = await rated_contest(contests)
    assert (contest.variant, contest.players) == headline(TODAY)
    assert len(set(contest.secrets)) == DEALS
    people = range(10**17, 10**17 + 2000)
    deals = deals_of(contest, people)
    counts = Counter(deals)
    assert len(counts) == DEALS and 60 < min(counts.values()) <= max(counts.values()) < 145
    other = replace(contest, secrets=(*contest.secrets[1:], "00" * 32))
    same = sum(deal == two for deal, two in zip(deals, deals_of(other, people), strict=True))
    assert same < 160, "who gets which changes with one of the secrets"


async def test_rated_deal_allows_one_try(contests: Contests) -> None:
    contest = await rated_contest(contests)
    page = await contests.wish(ANA, f"daily:rated:{TODAY}")
    assert "20 deals that are equally hard" in page.text and "one try" in page.text
    await add_ghost_results(contests, contest, deal_for(contest, ANA))
    page = await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    assert "You made" in page.text and "Tarok 700 rated" in page.text
    (tried,) = await contests.rows.tries_of(contest.id)
    assert tried.deal == deal_for(contest, ANA)
    again = await contests.open_try(ANA, contest)
    assert "You made" in again.text and len(await contests.rows.tries_of(contest.id)) == 1
    line = await contests.wish(ANA, f"daily:share:{tried.entry}")
    assert line.text.startswith("**Ana** · Tarok 700 rated")


async def test_rated_deal_is_the_one_announced(contests: Contests) -> None:
    """The daily and the rated deal are two tries, and neither counts for the other."""
    daily, contest = await contests.contest(*headline(TODAY)), await rated_contest(contests)
    for played_contest in (daily, contest):
        page = await contests.open_try(ANA, played_contest)
        await contests.press(ANA, moves_on(page)[0])
    assert [
        len(await contests.rows.tries_of(played_contest.id)) for played_contest in (daily, contest)
    ] == [1, 1]


async def play_same_deal(contests: Contests) -> tuple[Contest, Page]:
    """Have Bor and then Ana finish the same rated deal; return the contest and Ana's page."""
    contest = await rated_contest(contests)
    await store_finished_try(contests.store, contest, BOR, deal_for(contest, ANA), 35)
    return contest, await contests.play_to_end(ANA, await contests.open_try(ANA, contest))


async def test_rated_deal_shows_other_result_only_once_closed(contests: Contests) -> None:
    """Two people have finished the same deal, and neither is told so."""
    contest, page = await play_same_deal(contests)
    assert not any(sentence in page.text for sentence in ("other people", "other person"))
    await contests.close()
    page = await contests.wish(ANA, f"daily:show:{contest.id}")
    assert "One other person has played it" in page.text


async def test_shared_rated_deal_offers_readers_their_own(contests: Contests) -> None:
    contest = await rated_contest(contests)
    await add_ghost_results(contests, contest, deal_for(contest, ANA))
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    public = await press_on([contests], PEOPLE[ANA], HERE, "daily:share:1")
    assert isinstance(public, Public)
    labels = {getattr(control, "label", ""): control.id for control in public.page.controls()}
    assert "Play it too" not in labels, "hardly anybody has the same"
    intro = await contests.wish(BOR, labels["Rated deal"])
    assert "you are dealt one of them" in intro.text
    forged = await contests.wish(BOR, f"daily:too:{contest.id}:{deal_for(contest, ANA)}")
    assert forged == intro, "nobody is led to another's deal"


async def test_secrets_are_committed_to_but_hidden_until_closed(contests: Contests) -> None:
    contest, page = await play_same_deal(contests)
    announced = await contests.wish(CILKA, f"daily:rated:{TODAY}")
    assert commitment_to_all(contest) in announced.text
    pages = [page, announced, await contests.wish(ANA, f"daily:day:{TODAY}")]
    pages += [await contests.wish(user, f"daily:secrets:{contest.id}") for user in (ANA, CILKA)]
    for shown_page in pages:
        assert not any(secret in str(shown_page) for secret in contest.secrets)
    await contests.close()
    page = await contests.wish(ANA, f"daily:show:{contest.id}")
    (way,) = [control for control in page.controls() if control.id.startswith("daily:secrets:")]
    page = await contests.press(ANA, way)
    assert all(secret in page.text for secret in contest.secrets)
    assert commitment_to_all(contest) in page.text


async def test_personal_data_does_not_name_the_deal(contests: Contests) -> None:
    await play_same_deal(contests)
    kept = await PrivacyRows(contests.store).data_of(PERSONAL, ANA)
    assert kept["contests"]
    assert "deal" not in {column for row in kept["contests"] for column in row}


async def test_closed_rated_deal_reveals_own_secret_first(contests: Contests) -> None:
    """Also to Cilka, who hasn't played: the one that she would have been dealt."""
    contest, _ = await play_same_deal(contests)
    await contests.close()
    for person in (ANA, CILKA):
        page = await contests.wish(person, f"daily:show:{contest.id}")
        own_deal = deal_for(contest, person)
        assert [secret for secret in contest.secrets if secret in page.text] == [
            contest.secrets[own_deal]
        ]
        assert f"secret {own_deal + 1} of {DEALS}" in page.text


async def test_rated_deals_are_no_days_in_a_row(contests: Contests) -> None:
    """They once had a streak of their own, which no other page knew."""
    for _ in range(3):
        contest = await rated_contest(contests)
        page = await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
        contests.now += DAY
    assert "🔥" not in page.text and "in a row" not in page.text


async def test_rated_deal_of_future_day_is_denied(contests: Contests) -> None:
    await rated_contest(contests)
    (tomorrow,) = await contests.rows.find_by_number("rated", TODAY + 1)
    with pytest.raises(Denied, match="no-rated-deal"):
        await contests.wish(ANA, f"daily:rated:{TODAY + 1}")
    for wish in ("show", "open"):
        with pytest.raises(Denied, match="no-such-contest"):
            await contests.wish(ANA, f"daily:{wish}:{tomorrow.id}")
    with pytest.raises(Denied, match="no-rated-deal"):
        await contests.wish(ANA, "daily:rated:1")


async def test_rated_deals_in_preparation_ask_to_retry(contests: Contests) -> None:
    with pytest.raises(Denied, match="rated-deal-soon"):
        await contests.wish(ANA, f"daily:rated:{TODAY}")


# Which deals ----------------------------------------------------------------------------------


async def test_rated_deals_are_equally_hard() -> None:
    """Closer to each other than unselected decks in which something is at stake."""
    chance, deals = random.Random(4), 4
    new = NewContest(
        kind="rated", number=TODAY, variant="strohmann", players=2, house="club 0 1",
        opens=0, closes=1, secrets=("",) * deals,
    )  # fmt: skip
    plain = [hardness(new, 0, chance.randbytes(32).hex(), 10) for _ in range(6 * deals)]
    some = [rated for rated in plain if rated.apart >= LEAST][:deals]
    secrets = await alike_secrets(new, lambda: chance.randbytes(32), AtOnce(), 12, surely=None)
    chosen = [hardness(new, deal, secret, 10) for deal, secret in enumerate(secrets)]
    assert len(some) == deals and _range(chosen) < _range(some)
    assert all(rated.apart >= LEAST for rated in chosen)


def _range(hardnesses: Sequence[DealHardness]) -> float:
    """How far apart the two most different ones are."""
    return max(rated.off(other) for rated in hardnesses for other in hardnesses if rated.apart)


async def test_deal_dull_for_house_is_skipped() -> None:
    """The nearest is looked at first; if none will do, it is the nearest after all."""
    looked: list[str] = []
    new = NewContest(
        kind="rated", number=TODAY, variant="strohmann", players=2, house="master 24 1",
        opens=0, closes=1, secrets=("",),
    )  # fmt: skip

    async def all_dull(contest: Contest, deal: int) -> bool:
        looked.append(contest.secrets[deal])
        return False

    async def but_the_first(contest: Contest, deal: int) -> bool:
        return contest.secrets[deal] != looked[0]

    skipped: list[str] = []
    for surely in (all_dull, but_the_first):
        draw = partial(random.Random(8).randbytes, 32)
        skipped += await alike_secrets(new, draw, AtOnce(), 8, surely)
    assert skipped == looked[:2] and len(looked) == LOOKED


class NobodySearches(AtOnce):
    """Jobs where no worker is there."""

    async def search(self, job: Callable[..., T], *args: object) -> T | None:
        del job, args
        return None


async def test_liveliness_is_confirmed_with_house_of_contest(
    world: World,
) -> None:
    """If masters are the house they think; they get the results that ghosts get later."""

    def search(parcel: bytes, seed: int, worlds: int, draws: bool) -> str:
        del seed, worlds, draws
        view = unpack_view(parcel)
        return encode(view.rules.pack, choose(view, HABITS["novice"]))

    chance, rows, asked = random.Random(2), ContestRows(world.store), []
    for number in range(1, 9):
        new = NewContest(
            kind="rated", number=number, variant="strohmann", players=2, house="master 24 1",
            opens=0, closes=1, secrets=(chance.randbytes(32).hex(),),
        )  # fmt: skip
        before = await is_lively(rows, contest_of(new, 0, new.secrets[0]), 0, AtOnce(), search)
        await rows.make(new)
        (contest,) = await rows.find_by_number("rated", number)
        table = GhostTable(rows, contest, 0, AtOnce(), search)
        for ghost in missing_ghosts((), SEAT, searching=True, of_each=SAMPLES_PER_LEVEL):
            assert await table.play(ghost)
        made = {ghost.points for ghost in await rows.ghosts(contest.id, 0, SEAT)}
        assert before == (len(made) > 1)
        asked.append(before)
        assert await is_lively(rows, contest, 0, NobodySearches())
    assert set(asked) == {True, False}


# Their ladder -----------------------------------------------------------------------------------


async def store_finished_try(
    store: Store, contest: Contest, person: int, deal: int, points: int, home: int = GUILD
) -> None:
    """A person's finished try."""
    contests = ContestRows(store)
    begun = NewEntry(
        contest=contest.id, deal=deal, seat=0, person=person, home=home, opened_at=1,
        mark=mark_of(contest, person, deal), name=f"P{person}", reach="server",
        language="en", late=False,
    )  # fmt: skip
    entry = await contests.open_entry(begun, ())
    await contests.append_moves(entry.id, 0, (), EntryFinish(points, 5))


async def store_ranked_tries(store: Store, contest: Contest, *tries: tuple[int, int, int]) -> None:
    """People's tries, by home and percent, each at their own deal, all counted."""
    contests = ContestRows(store)
    for person, home, percent in tries:
        deal = deal_for(contest, person)
        for number in range(100):
            await contests.keep_ghost(
                Ghost(contest.id, deal, 0, "club", number, 2 * number, ""), {}
            )
        await store_finished_try(store, contest, person, deal, 2 * percent - 1, home)
    await rank_all(LadderRows(store), contests, contest, among_people=False)


async def rungs(store: Store, home: int, kind: str = "rated") -> list[tuple[int, int]]:
    query = LadderQuery(kind, home, WEEK)
    return [(rung.place, rung.person) for rung in await LadderRows(store).rungs(query, 1, 10)]


async def test_rated_ladder_shows_server_and_overall_place(
    contests: Contests,
) -> None:
    """Ana and Bor play in one server, Cilka in another: nobody from elsewhere is named."""
    store, contest = contests.store, await rated_contest(contests)
    await store_ranked_tries(
        store, contest, (ANA, GUILD, 60), (BOR, GUILD, 40), (CILKA, ELSEWHERE, 50)
    )
    assert await rungs(store, GUILD) == [(1, ANA), (2, BOR)]
    assert await rungs(store, ELSEWHERE) == [(1, CILKA)]
    assert await rungs(store, EVERYWHERE) == [(1, ANA), (2, CILKA), (3, BOR)]
    assert await rungs(store, GUILD, "daily") == []


async def test_rated_result_shows_overall_place(contests: Contests) -> None:
    store, contest = contests.store, await rated_contest(contests)
    await store_ranked_tries(
        store, contest, (ANA, GUILD, 60), (BOR, GUILD, 40), (CILKA, ELSEWHERE, 50)
    )
    contests.now = opening_time(WEEK.begins) + 5
    page = await contests.wish(BOR, f"rated:week:{WEEK.begins}:0::o")
    assert f"2. P{BOR}" in page.text and "Across all servers your rank is 3" in page.text
    assert f"P{CILKA}" not in page.text


async def test_rated_ladder_counts_day_when_it_is_over(contests: Contests) -> None:
    contest = await rated_contest(contests)
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    deal = deal_for(contest, ANA)
    await add_ghost_results(contests, contest, deal)
    assert not await rungs(contests.store, GUILD)
    contests.now = opening_time(TODAY) + DAY + 1
    await contests.dailies.attend()
    assert await rungs(contests.store, GUILD) == [(1, ANA)]


# Counts beside sums -----------------------------------------------------------------------------


async def test_rated_places_follow_one_order(world: World) -> None:
    """All pages and everybody's own place agree with the order of all sums.

    People play on several days, some are forgotten, a server goes.
    """
    store, chance = world.store, random.Random(9)
    contests = ContestRows(store)
    people = [ANA, BOR, CILKA, DANE, *range(500, 530)]
    for day in range(WEEK.begins, WEEK.begins + 4):
        new = NewContest(
            kind="rated", number=day, variant="slovenian", players=4, house="club 0 1",
            opens=0, closes=1, secrets=("5a" * 32, "5b" * 32),
        )  # fmt: skip
        await contests.make(new)
        (contest,) = await contests.find_by_number("rated", day)
        some = chance.sample(people, 20)
        homes = (GUILD, ELSEWHERE)
        await store_ranked_tries(
            store,
            contest,
            *((person, chance.choice(homes), chance.randrange(40, 46)) for person in some),
        )
        await PrivacyRows(store).forget_person(PERSONAL, people.pop(), {"en": "-"})
        await agree(store, GUILD)
        await agree(store, EVERYWHERE)
    await PrivacyRows(store).forget_server(PERSONAL, ELSEWHERE)
    assert not await rungs(store, ELSEWHERE)
    await agree(store, GUILD)


async def agree(store: Store, home: int) -> None:
    """Pages of three, own places, and who has played on two days."""
    for days in (1, 2):
        query = LadderQuery("rated", home, WEEK, "", days)
        order: list[Rung] = []
        while rungs := await LadderRows(store).rungs(query, len(order) + 1, len(order) + 3):
            order += rungs
        percents = [ranked_person.percent for ranked_person in order]
        assert percents == sorted(percents, reverse=True)
        assert [ranked_person.place for ranked_person in order] == [
            1 + sum(other > percent for other in percents) for percent in percents
        ], "costs are unknown: equal means share a place"
        assert len({ranked_person.person for ranked_person in order}) == len(order)
        whole = await LadderRows(store).rungs(query, 1, 1000)
        assert list(whole) == order and all(ranked_person.days >= days for ranked_person in order)
        for ranked_person in order:
            assert await LadderRows(store).own_rung(query, ranked_person.person) == ranked_person
