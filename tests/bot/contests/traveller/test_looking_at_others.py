"""How others played a closed deal: who may look at it from the traveller, and under which name."""

import pytest

from bot.choices.looks import Looks
from bot.contests.core.deals import deal_for
from bot.contests.core.rows import Contest
from bot.contests.traveller.desk import TravellerDesk
from bot.features import PERSONAL
from bot.kit.errors import Denied
from bot.kit.look import TEXT, Look
from bot.kit.page import Page
from bot.kit.wishes import Venue
from bot.privacy.rows import PrivacyRows
from tests.bot.contests.challenges import challenge_steps
from tests.bot.contests.contest import HERE, PEOPLE, Contests, moves_on
from tests.bot.contests.tournaments import tournament_steps
from tests.bot.contests.traveller.traveller_steps import (
    ELSEWHERE,
    choices_to_see,
    closed_daily,
    key_of,
    lines_with,
    page_at,
    pages_of_deal,
)
from tests.bot.world import ANA, BOR, CILKA, DANE, EVA, GUILD, World
from tests.databases import direct_connection

FORMER = {"en": "a former player"}
NOBODY_ELSES = {"club1"}


@pytest.fixture
def contests(world: World) -> Contests:
    return Contests(world)


def control_of(contest: Contest, key: str, deal: int = 0) -> str:
    return f"traveller:{contest.id}:{deal}:r:{key}:0:f"


async def assert_closed(contests: Contests, user: int, contest: Contest, *keys: str) -> None:
    """Check that a reader can look at none of these deals, whatever they press."""
    for key in keys:
        for place in (HERE, ELSEWHERE):
            with pytest.raises(Denied, match="no-traveller-line"):
                await page_at(contests, place, user, control_of(contest, key))


def mentions(pages: list[Page], *words: str) -> bool:
    """Whether any of these words is anywhere in pages: in texts, controls or pictures."""
    return any(word in repr(page) for page in pages for word in words)


# Who may look -------------------------------------------------------------------------------------


async def test_finisher_looks_at_every_trick_of_others_who_finished_the_deal(
    contests: Contests,
) -> None:
    contest = await closed_daily(contests)
    anas, bors = [await key_of(contests, contest, user) for user in (ANA, BOR)]
    for reader, other, name in ((BOR, anas, "Ana"), (ANA, bors, "Bor")):
        to_see = await choices_to_see(contests, contest, reader)
        assert to_see.keys() == {anas, bors, "club1"}
        pages = await pages_of_deal(contests, reader, to_see[other], other)
        assert len(pages) > 12 and all(page.text for page in pages)
        assert f"**{name}**" in pages[0].text
        assert not mentions(pages, f"{name} (club)"), "it is no house player"


async def test_reader_who_did_not_play_the_deal_looks_at_ghosts_alone(contests: Contests) -> None:
    contest = await closed_daily(contests)
    keys = [await key_of(contests, contest, user) for user in (ANA, BOR)]
    assert (await choices_to_see(contests, contest, DANE)).keys() == NOBODY_ELSES
    await assert_closed(contests, DANE, contest, *keys)


async def test_shared_deal_is_open_to_all_readers_of_its_server(contests: Contests) -> None:
    contest = await closed_daily(contests)
    key = await key_of(contests, contest, ANA)
    stored = await contests.rows.entry(int(key[1:]))
    assert stored is not None and stored.table is not None
    await contests.archive.share(GUILD, ANA, stored.table, 1)
    to_see = await choices_to_see(contests, contest, DANE)
    assert to_see.keys() == {key, "club1"}
    assert "Ana" in (await page_at(contests, HERE, DANE, to_see[key], key)).text
    with pytest.raises(Denied, match="no-traveller-line"):
        await page_at(contests, ELSEWHERE, DANE, control_of(contest, key))


async def test_late_and_unfinished_tries_open_no_deals_and_are_not_opened(
    contests: Contests,
) -> None:
    contest = await contests.contest()
    page = await contests.open_try(CILKA, contest)
    await contests.press(CILKA, moves_on(page)[0])  # the house finishes it
    await closed_daily(contests)
    await contests.play_to_end(DANE, await contests.open_try(DANE, contest))  # for practice
    keys = [await key_of(contests, contest, user) for user in (ANA, BOR, CILKA, DANE)]
    for reader in (CILKA, DANE):
        assert (await choices_to_see(contests, contest, reader)).keys() == NOBODY_ELSES
        await assert_closed(contests, reader, contest, *keys)
    assert (await choices_to_see(contests, contest, ANA)).keys() == {*keys[:2], "club1"}
    await assert_closed(contests, ANA, contest, *keys[2:])


async def test_rated_deal_opens_no_other_deal_of_its_day(contests: Contests) -> None:
    await contests.dailies.attend()
    (contest,) = await contests.rows.find_by_number("rated", 700)
    for user in (ANA, BOR):
        await contests.play_to_end(user, await contests.open_try(user, contest))
    await contests.close()
    deals = [deal_for(contest, user) for user in (ANA, BOR)]
    assert deals[0] != deals[1]
    key = await key_of(contests, contest, BOR, deals[1])
    assert not await choices_to_see(contests, contest, ANA, deal=deals[1])
    for deal in deals:
        with pytest.raises(Denied, match="no-traveller-line"):
            await page_at(contests, HERE, ANA, control_of(contest, key, deal))


async def test_deals_of_an_earlier_releases_contest_stay_closed(contests: Contests) -> None:
    contest = await contests.contest()
    with direct_connection(contests.world.path) as db:
        db.execute("UPDATE contests SET viewable = 0")
    assert "Traveller" not in (await contests.wish(ANA, f"daily:show:{contest.id}")).text
    await closed_daily(contests)
    anas, bors = [await key_of(contests, contest, user) for user in (ANA, BOR)]
    assert (await choices_to_see(contests, contest, BOR)).keys() == {bors, "club1"}
    await assert_closed(contests, BOR, contest, anas)


async def test_challenge_opens_no_deal_of_the_other(contests: Contests) -> None:
    await challenge_steps.both_played(contests)
    (challenge,) = await contests.rows.find_by_number("challenge", 1)
    assert challenge.settled and not challenge.viewable
    for user in (ANA, BOR, CILKA):
        for entry in (1, 2):
            with pytest.raises(Denied, match="no-traveller"):
                await contests.wish(user, control_of(challenge, f"t{entry}"))


async def test_others_deal_is_open_nowhere_but_behind_the_traveller(contests: Contests) -> None:
    contest = await closed_daily(contests)
    stored = await contests.rows.entry(int((await key_of(contests, contest, ANA))[1:]))
    assert stored is not None and stored.table is not None
    for reading in (contests.archive.replay, contests.archive.export_replay):
        with pytest.raises(Denied, match="not-your-match"):
            await reading(GUILD, BOR, stored.table, 1)
    to_see = await choices_to_see(contests, contest, BOR)
    key = f"t{stored.id}"
    for page in await pages_of_deal(contests, BOR, to_see[key], key):
        assert all(control.id.startswith("traveller:") for control in page.controls())
        assert page.attachment is None


# Under which name ---------------------------------------------------------------------------------


@pytest.mark.parametrize("look", [TEXT, Look("pictures")], ids=["text", "pictures"])
async def test_people_of_other_servers_stay_nameless_in_their_deals(
    contests: Contests, look: Look
) -> None:
    contest = await closed_daily(contests)
    await contests.parts.get(Looks).choose("person", BOR, look)
    to_see = await choices_to_see(contests, contest, BOR, place=ELSEWHERE)
    key = await key_of(contests, contest, ANA)
    pages = await pages_of_deal(contests, BOR, to_see[key], key, place=ELSEWHERE)
    assert "a player" in pages[0].text and not mentions(pages, "Ana", "Bor")


@pytest.mark.parametrize("place", [HERE, ELSEWHERE], ids=["at home", "elsewhere"])
async def test_readers_deal_names_its_player_anywhere(contests: Contests, place: Venue) -> None:
    contest = await closed_daily(contests)
    to_see = await choices_to_see(contests, contest, BOR, place=place)
    key = await key_of(contests, contest, BOR)
    pages = await pages_of_deal(contests, BOR, to_see[key], key, place=place)
    assert "**Bor**" in pages[0].text and not mentions(pages, "you**", "**you")


async def test_replayed_deal_of_another_person_has_no_discord_id(contests: Contests) -> None:
    contest = await closed_daily(contests)
    travellers = contests.parts.get(TravellerDesk)._travellers
    traveller = await travellers.read(GUILD, BOR, contest.id, 0, PEOPLE[BOR].words)
    for line in traveller.lines:
        for result in line.results:
            names = ("a player", "Micka", "Janez", "Lojze")
            info = (await travellers.replay(traveller, result, names)).info
            assert [chair.house for chair in info.chairs] == [False, True, True, True]
            assert [(chair.name, chair.user) for chair in info.chairs] == [
                (name, None) for name in names
            ]
            assert (info.table, info.founder) == (0, 0)


async def test_deal_of_a_person_forgotten_meanwhile_is_gone(contests: Contests) -> None:
    contest = await closed_daily(contests)
    key = await key_of(contests, contest, ANA)
    assert key in await choices_to_see(contests, contest, BOR)
    await PrivacyRows(contests.store).forget_person(PERSONAL, ANA, FORMER)
    await assert_closed(contests, BOR, contest, key)
    assert not mentions(await lines_with(contests, contest, BOR), "Ana")


async def test_person_of_a_forgotten_server_is_nameless_in_their_deal(contests: Contests) -> None:
    contest = await closed_daily(contests)
    key = await key_of(contests, contest, ANA)
    await PrivacyRows(contests.store).forget_server(PERSONAL, GUILD)
    to_see = await choices_to_see(contests, contest, BOR)
    pages = await pages_of_deal(contests, BOR, to_see[key], key)
    assert "a player" in pages[0].text and not mentions(pages, "Ana")


# Tournaments --------------------------------------------------------------------------------------


async def test_tournament_opens_to_each_the_deals_that_they_finished(contests: Contests) -> None:
    await tournament_steps.announce_tournament(contests)
    await tournament_steps.play_deals(contests, ANA)
    await tournament_steps.play_deals(contests, BOR, deals=1)
    (contest,) = await contests.rows.find_by_number("tournament", 1)
    first, second = [await key_of(contests, contest, ANA, deal) for deal in (0, 1)]
    for reader in (ANA, BOR):
        with pytest.raises(Denied, match="no-traveller"):
            await page_at(contests, HERE, reader, control_of(contest, first))
    await tournament_steps.over(contests)
    assert first in await choices_to_see(contests, contest, BOR)
    assert not await choices_to_see(contests, contest, BOR, deal=1)
    for reader, key, deal in ((BOR, second, 1), (BOR, second, 0), (CILKA, first, 0)):
        with pytest.raises(Denied, match="no-traveller-line"):
            await page_at(contests, HERE, reader, control_of(contest, key, deal))
    with pytest.raises(Denied, match="tournament-gone"):
        await page_at(contests, ELSEWHERE, BOR, control_of(contest, first))


async def test_tournament_leaver_sees_no_deals_and_shows_none(contests: Contests) -> None:
    await tournament_steps.announce_tournament(contests)
    await tournament_steps.play_deals(contests, ANA)
    await tournament_steps.play_deals(contests, BOR, deals=1)
    await tournament_steps.press_control(contests, BOR, "leave")
    await tournament_steps.over(contests)
    (contest,) = await contests.rows.find_by_number("tournament", 1)
    anas, bors = [await key_of(contests, contest, user) for user in (ANA, BOR)]
    assert not await choices_to_see(contests, contest, BOR)
    assert (await choices_to_see(contests, contest, ANA)).keys() == {anas}
    for reader, key in ((BOR, anas), (BOR, bors), (ANA, bors)):
        with pytest.raises(Denied, match="no-traveller-line"):
            await page_at(contests, HERE, reader, control_of(contest, key))


# Said beforehand ----------------------------------------------------------------------------------


SAID = "everybody who has finished the same deal in time can look at how you played it"


async def test_page_before_a_deal_says_who_may_look_at_it_afterwards(contests: Contests) -> None:
    contest = await contests.contest()
    await contests.dailies.attend()
    for wish in (f"daily:show:{contest.id}", "daily:rated:700"):
        assert SAID in (await contests.wish(ANA, wish)).text
    await closed_daily(contests)
    assert SAID not in (await contests.wish(EVA, f"daily:show:{contest.id}")).text, "for practice"


async def test_tournament_page_says_who_may_look_at_deals_until_all_are_played(
    contests: Contests,
) -> None:
    await tournament_steps.announce_tournament(contests)
    assert SAID in (await tournament_steps.page_of(contests, ANA, "enter")).text
    await tournament_steps.play_deals(contests, ANA)
    assert SAID not in (await tournament_steps.page_of(contests, ANA, "show")).text
    assert SAID in (await tournament_steps.page_of(contests, CILKA, "show")).text
