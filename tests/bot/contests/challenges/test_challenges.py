"""Challenges, by pages only: who may answer, the same deals for both, and what is told when."""

import pytest

from bot.blocks.rows import BlockRows
from bot.contests.challenges.pages import DUEL
from bot.contests.challenges.rows import ChallengeOutcome, ChallengeRows
from bot.contests.challenges.service import ANSWER_SECONDS, MAX_LISTED, ChallengeOptions
from bot.deals.wording.words import signed
from bot.features import PERSONAL
from bot.games.forms import DEFAULT_FORM, FORMS
from bot.kit.errors import Denied
from bot.kit.wishes import Public, Replace
from bot.privacy.rows import PrivacyRows
from tests.bot.contests.challenges.challenge_steps import (
    DEALS,
    page_of,
    play_deals,
    points,
    press_control,
    send_challenge,
)
from tests.bot.contests.contest import HERE, PEOPLE, Contests, moves_on
from tests.bot.discord.answering import press_on
from tests.bot.world import ANA, BOR, CILKA, World


@pytest.fixture
def contests(world: World) -> Contests:
    return Contests(world)


async def both_done(contests: Contests) -> None:
    """Ana and Bor have played a challenge, each in their own way."""
    await send_challenge(contests)
    await press_control(contests, BOR, "accept")
    await play_deals(contests, ANA)
    await play_deals(contests, BOR, place=-1)


async def test_challenge_is_posted_publicly_and_pings_opponent(
    contests: Contests,
) -> None:
    page = await send_challenge(contests)
    assert page.pings == (BOR,) and f"<@{BOR}>" in page.text and "**Ana**" in page.text
    shown = await press_control(contests, BOR, "accept", private=False)
    assert isinstance(shown, Replace)
    assert [control.id for control in shown.page.controls()] == [f"{DUEL}:show:1"]


async def test_answer_before_restart_is_shown_in_channel(
    contests: Contests,
) -> None:
    """Its answer was lost, so the message still offered what had been done."""
    await send_challenge(contests)
    first = await press_control(contests, BOR, "accept", private=False)
    for user, wish in ((BOR, "accept"), (BOR, "decline"), (ANA, "withdraw")):
        assert await press_control(contests, user, wish, private=False) == first
    control = f"{DUEL}:accept:1"
    shown = await press_on([contests], PEOPLE[BOR], HERE, control, done=True)
    assert shown is not None and shown.page == await page_of(contests, BOR, "show")


async def test_unposted_challenge_is_posted_and_not_repeated(
    contests: Contests,
) -> None:
    """The process ended right after noting it."""
    first, desk = await send_challenge(contests), contests.desk
    wish = ChallengeOptions(DEFAULT_FORM, deals=1)
    shown = await desk.challenges.ask(PEOPLE[ANA], HERE, f"<@{BOR}>", wish, done=True)
    assert isinstance(shown, Public) and shown.page == first
    assert len(await ChallengeRows(contests.store).of_person(ANA)) == 1
    await press_control(contests, BOR, "decline")
    again = await press_control(contests, ANA, "again")
    once_more = await press_on(desk, PEOPLE[ANA], HERE, f"{DUEL}:again:1", done=True)
    assert once_more == again and len(await ChallengeRows(contests.store).of_person(ANA)) == 2


@pytest.mark.parametrize(("user", "wish"), [(BOR, "decline"), (ANA, "withdraw")])
async def test_channel_does_not_distinguish_declined_from_withdrawn(
    contests: Contests, user: int, wish: str
) -> None:
    await send_challenge(contests)
    shown = await press_control(contests, user, wish, private=False)
    assert isinstance(shown, Replace)
    assert shown.page.text == "This challenge is off." and not [*shown.page.controls()]
    for presser, other in ((BOR, "accept"), (BOR, "decline"), (ANA, "withdraw")):
        with pytest.raises(Denied, match="challenge-answered"):
            await press_control(contests, presser, other)


async def test_challenge_controls_check_which_player_presses(contests: Contests) -> None:
    await send_challenge(contests)
    for wish in ("accept", "decline"):
        with pytest.raises(Denied, match="challenge-opponent"):
            await press_control(contests, ANA, wish)
    with pytest.raises(Denied, match="challenge-challenger"):
        await press_control(contests, BOR, "withdraw")


async def test_challenge_list_of_stranger_is_empty(contests: Contests) -> None:
    await both_done(contests)
    listed = await contests.desk.challenges.list(PEOPLE[CILKA])
    assert "Ana" not in listed.page.text


async def test_opponents_result_is_shown_when_both_are_done(contests: Contests) -> None:
    await send_challenge(contests)
    await press_control(contests, BOR, "accept")
    await play_deals(contests, ANA)
    last = await play_deals(contests, BOR, deals=DEALS - 1, place=-1)
    assert "analysis and record come once" in last.text
    made = await points(contests, ANA)
    page = await page_of(contests, BOR, "show")
    block = page.text.split("```")[1]
    assert (
        all(f"{points:+d}" not in block for points in made if points) and block.count("?") == DEALS
    )
    assert "SHA-256" in page.text and "replay" not in str(page)
    await play_deals(contests, BOR, deals=1, place=-1)
    for user in (ANA, BOR):
        page = await page_of(contests, user, "show")
        assert "won" in page.text or "draw" in page.text
        assert all(f"{points:+d}" in page.text for points in made if points)
    contest = await contests.rows.find(1)
    assert contest is not None and contest.settled
    assert all(secret in page.text for secret in contest.secrets)
    result = await page_of(contests, ANA, "try", 1)
    assert [control for control in result.controls() if control.id.startswith("replay:")]


async def test_player_who_finished_wins_at_deadline(contests: Contests) -> None:
    """Bor leaves his second deal unopened; his first one is finished for him."""
    await send_challenge(contests)
    await press_control(contests, BOR, "accept")
    await play_deals(contests, ANA)
    page = await page_of(contests, BOR, "play")
    await contests.press(BOR, moves_on(page)[0])
    contests.now += ANSWER_SECONDS
    assert "You have won:** Bor" in (await page_of(contests, ANA, "show")).text
    assert "Ana has won:** you didn't" in (await page_of(contests, BOR, "show")).text
    assert (await page_of(contests, BOR, "play")).text.startswith("### Challenge with Ana")
    assert len(await points(contests, BOR)) == 1


async def test_unplayed_challenge_is_void(contests: Contests) -> None:
    await send_challenge(contests)
    await press_control(contests, BOR, "accept")
    contests.now += ANSWER_SECONDS
    assert "Nobody has won" in (await page_of(contests, ANA, "show")).text


async def test_challenge_without_answer_for_three_days_expires(contests: Contests) -> None:
    await send_challenge(contests)
    contests.now += ANSWER_SECONDS
    with pytest.raises(Denied, match="challenge-answered"):
        await press_control(contests, BOR, "accept")
    assert "in time" in (await page_of(contests, ANA, "show")).text


async def test_rematch_and_history_of_two_players(contests: Contests) -> None:
    await both_done(contests)
    shown = await press_control(contests, BOR, "again")
    assert isinstance(shown, Public)
    assert shown.page.pings == (ANA,) and f"{DEALS} deals" in shown.page.text
    await press_control(contests, ANA, "accept", 2)
    sums = {user: sum(filter(None, await points(contests, user))) for user in (ANA, BOR)}
    for user, friend in ((ANA, BOR), (BOR, ANA)):
        page = await page_of(contests, user, "past", 2)
        own_sum, other = sums[user], sums[friend]
        won = f"Won {own_sum > other:d} · lost {own_sum < other:d} · drawn {own_sum == other:d}"
        assert won in page.text, "in this game leads are compared"
        assert f"{signed(own_sum)} : {signed(other)} (lead)" in page.text


async def test_number_of_challenges_is_limited(contests: Contests) -> None:
    await send_challenge(contests)
    with pytest.raises(Denied, match="challenge-asked"):
        await send_challenge(contests)
    with pytest.raises(Denied, match="challenge-oneself"):
        await send_challenge(contests, ANA)
    for other in range(1001, 1005):
        await send_challenge(contests, other)
    with pytest.raises(Denied, match="many-unanswered"):
        await send_challenge(contests, CILKA)


async def test_challenge_command_validates_arguments(contests: Contests) -> None:
    ask, person = contests.desk.challenges.ask, PEOPLE[ANA]
    for deals in (13, -1):
        with pytest.raises(Denied, match="no-such-value"):
            await ask(person, HERE, f"<@{BOR}>", ChallengeOptions(DEFAULT_FORM, deals=deals))
    with pytest.raises(Denied, match="no-such-value"):
        await ask(person, HERE, f"<@{BOR}>", ChallengeOptions(DEFAULT_FORM, counts="luck"))
    with pytest.raises(Denied, match="no-such-number"):
        await ask(person, HERE, f"<@{BOR}>", ChallengeOptions(FORMS["strohmann"], 5))
    for who in ("Bor", f"<@{BOR}> <@{CILKA}>", f"<@{10**19}>"):
        with pytest.raises(Denied, match="nobody-to-look-at"):
            await ask(person, HERE, who, ChallengeOptions(DEFAULT_FORM))


async def test_challenge_under_way_is_listed_before_decided_ones(contests: Contests) -> None:
    rows = ChallengeRows(contests.store)
    for number in range(1, MAX_LISTED + 3):
        contests.now += 3600
        await send_challenge(contests, CILKA if number == 1 else BOR)
        await press_control(contests, CILKA if number == 1 else BOR, "accept", number)
        if number > 1:
            await rows.decide(number, ChallengeOutcome("points"))
    page = (await contests.desk.challenges.list(PEOPLE[ANA])).page
    assert next(control.id for control in page.controls()) == f"{DUEL}:show:1"
    assert "under way" in page.text.splitlines()[1]
    assert len([*page.controls()]) == MAX_LISTED


async def test_challenge_list_says_whose_turn_it_is(contests: Contests) -> None:
    await send_challenge(contests)
    for user, sentence in ((ANA, "waiting for an answer"), (BOR, "waiting for your answer")):
        page = (await contests.desk.challenges.list(PEOPLE[user])).page
        assert page is not None and sentence in page.text
    await press_control(contests, BOR, "accept")
    await play_deals(contests, ANA)
    page = (await contests.desk.challenges.list(PEOPLE[ANA])).page
    assert page is not None and "you are done" in page.text


async def test_deleted_person_is_named_former_player_in_challenge(contests: Contests) -> None:
    await both_done(contests)
    await send_challenge(contests, ANA, CILKA)
    await PrivacyRows(contests.store).forget_person(PERSONAL, ANA, {"en": "a former player"})
    page = await page_of(contests, BOR, "show")
    assert "a former player" in page.text and "Nobody has won" in page.text
    page = await page_of(contests, CILKA, "show", 2)
    assert "a former player" in page.text and "withdrawn" in page.text and not [*page.controls()]
    assert "No challenge between you" in (await page_of(contests, BOR, "past")).text


# Blocked people -----------------------------------------------------------------------------------


async def block(contests: Contests, user: int) -> None:
    await BlockRows(contests.store).block("user", user, "insults", 900)


async def test_blocked_person_cannot_be_challenged(contests: Contests) -> None:
    await block(contests, BOR)
    with pytest.raises(Denied, match="named-unavailable") as denied:
        await send_challenge(contests)
    text = str(PEOPLE[ANA].words(f"denied-{denied.value.key}", **denied.value.facts))
    assert f"<@{BOR}> can't play" in text and "insults" not in text and "host" not in text


async def test_blocked_person_cannot_be_challenged_again(contests: Contests) -> None:
    await both_done(contests)
    await block(contests, BOR)
    with pytest.raises(Denied, match="named-unavailable"):
        await press_control(contests, ANA, "again")


async def test_challenge_of_a_blocked_person_cannot_be_accepted_but_declined(
    contests: Contests,
) -> None:
    await send_challenge(contests)
    await block(contests, ANA)
    with pytest.raises(Denied, match="named-unavailable"):
        await press_control(contests, BOR, "accept")
    await press_control(contests, BOR, "decline")
    assert await contests.challenges.listed(BOR) == ()
