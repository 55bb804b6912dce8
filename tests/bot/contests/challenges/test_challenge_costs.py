"""Challenges decided by the cost of decisions: when, by what else, and who is told."""

import asyncio
import random
from dataclasses import replace
from unittest.mock import AsyncMock

import aiohttp
import pytest

from bot.choices.languages import Languages
from bot.contests.challenges.deciding import JUDGED_WITHIN
from bot.contests.challenges.news import ChallengeNews
from bot.contests.challenges.pages import decision_notice
from bot.contests.challenges.results import cost_in
from bot.contests.challenges.rows import ChallengeRows
from bot.contests.challenges.service import ANSWER_SECONDS, COUNTS, ChallengeOptions
from bot.contests.core.rows import Contest
from bot.discord.sending import standing as lookout
from bot.discord.sending.messages import SendOutcome
from bot.features import PERSONAL
from bot.games.forms import DEFAULT_FORM
from bot.kit.errors import Denied, Stale
from bot.kit.l10n import load_words
from bot.kit.wishes import Venue
from bot.privacy.rows import PrivacyRows
from bot.store import StoreError
from bot.tables.model.house_moves import move_by_thumb
from tests.bot.contests.challenges.challenge_steps import (
    CHEAP,
    DEALS,
    DEAR,
    both_played,
    judge_tries,
    judged,
    page_of,
    play_deals,
    points,
    press_control,
    send_challenge,
    wish_text,
)
from tests.bot.contests.contest import HERE, PEOPLE, Contests
from tests.bot.discord.answering import press_on
from tests.bot.discord_stub import StubMessages, http_error
from tests.bot.tables.desk.desk_parts import page_after
from tests.bot.world import ANA, BOR, World, refuse_write
from tests.laws.playing import sizes
from tests.timeout import TIMEOUT


@pytest.fixture
def contests(world: World) -> Contests:
    """With somebody who judges decisions; a challenge goes on until their costs are known."""
    return Contests(world, searching=True)


@pytest.fixture
def post() -> StubMessages:
    return StubMessages()


@pytest.fixture
def news(contests: Contests, post: StubMessages) -> ChallengeNews:
    return news_of(contests, post)


def news_of(contests: Contests, post: StubMessages) -> ChallengeNews:
    return ChallengeNews(
        rows=ChallengeRows(contests.store),
        challenges=contests.challenges,
        messages=post,
        languages=Languages(),
        directly=post.directly,
    )


async def test_challenge_pages_say_how_it_is_decided(contests: Contests) -> None:
    """When asked, answered, listed, played and looked at; likewise by points."""
    for counts, by, wins in (
        (None, "by mistakes", "Whoever loses fewer points to mistakes wins."),
        ("points", "by points", "Whoever is further ahead in total wins: "),
    ):
        page = await send_challenge(contests, counts=counts)
        number = len(await ChallengeRows(contests.store).of_person(ANA))
        answered = (await press_control(contests, BOR, "accept", number, private=False)).page
        assert answered is not None
        listed = (await contests.desk.challenges.list(PEOPLE[ANA])).page
        shown = await page_of(contests, ANA, "show", number)
        assert listed is not None and all(
            by in view.text for view in (page, answered, listed, shown)
        )
        play = await page_of(contests, ANA, "play", number)
        assert all(wins in view.text for view in (page, answered, shown, play))


async def test_challenge_by_mistakes_says_that_ties_are_decided_by_leads(
    contests: Contests,
) -> None:
    leads = "points decide. A result is a lead: your own points less the average"
    page = await send_challenge(contests)
    answered = (await press_control(contests, BOR, "accept", 1, private=False)).page
    assert answered is not None and leads in page.text
    shown = (await page_of(contests, ANA, "show", 1)).text
    assert leads in shown and shown.count("A result is a lead") == 1


def test_cost_between_two_tenths_is_rounded_as_on_other_pages() -> None:
    assert cost_in(judged(39.15, 0.0)) == 10 * round(39.15, 1)


async def test_lower_cost_wins_over_more_points(contests: Contests) -> None:
    await both_played(contests)
    sums = {user: sum(filter(None, await points(contests, user))) for user in (ANA, BOR)}
    assert sums[ANA] != sums[BOR]
    better = min(sums, key=lambda user: sums[user])
    worse = ANA + BOR - better
    await judge_tries(contests, better, CHEAP, CHEAP)
    await judge_tries(contests, worse, DEAR, 0.0)
    page = await wish_text(contests, better)
    assert "You have won:** you lost **-0.6** points to mistakes" in page and "**9.3**" in page
    assert f"-0.6 ({sums[better]:+d})" in page and f"9.3 ({sums[worse]:+d})" in page
    assert "has won:** they lost **-0.6** points to mistakes" in await wish_text(contests, worse)
    past = await wish_text(contests, worse, "past")
    assert "Won 0 · lost 1" in past and "9.3 : -0.6 (mistakes)" in past


async def test_challenge_being_judged_hides_opponents_result(
    contests: Contests,
) -> None:
    """Neither points nor costs; people's own tries show their own."""
    await both_played(contests)
    await judge_tries(contests, BOR, 47.3, 58.4)
    made = {user: await points(contests, user) for user in (ANA, BOR)}
    for user, other in ((ANA, BOR), (BOR, ANA)):
        shown = await press_control(contests, user, "show")
        assert "are being judged" in shown.page.text
        table = shown.page.text.split("```")[1]
        assert table.count("?") == DEALS
        own_points, theirs = (
            {f"{result:+d}" for result in made[who] if result} for who in (user, other)
        )
        hidden = theirs - own_points
        for text in (shown.page.text, await wish_text(contests, user, "past")):
            assert not any(secret in text for secret in (*hidden, "47.3", "58.4", "105.7"))
        assert (await page_after(shown)).text == shown.page.text, "nobody is there who could look"
    listed = (await contests.desk.challenges.list(PEOPLE[ANA])).page
    assert listed is not None and "being judged" in listed.text
    await contests.keeping.settle_due(contests.now)
    assert "replay:" not in str(await page_of(contests, BOR, "try", DEALS + 1))
    assert not (await PrivacyRows(contests.store).data_of(PERSONAL, BOR))["contest_moves"]
    await judge_tries(contests, ANA, 0.0, 0.0)
    page = await wish_text(contests, ANA)
    assert all(cost in page for cost in ("47.3", "58.4", "105.7"))


@pytest.mark.parametrize("late", [False, True], ids=["cannot", "late"])
async def test_unjudgeable_challenge_is_decided_by_points(contests: Contests, late: bool) -> None:
    """As it says; and so it stays, whatever is found later."""
    await both_played(contests)
    await judge_tries(contests, ANA, CHEAP, CHEAP)
    assert "are being judged" in await wish_text(contests, ANA)
    if late:
        contests.now += JUDGED_WITHIN
    else:
        await judge_tries(contests, BOR, 0.0, None)
    page = await wish_text(contests, BOR)
    assert "couldn't be judged, so points decide" in page and "-0.6" not in page
    assert "You have won: " in page or "Ana has won: " in page
    await judge_tries(contests, BOR, DEAR, DEAR)
    assert await wish_text(contests, BOR) == page


async def test_equal_costs_are_decided_by_points(contests: Contests) -> None:
    """Level as shown: to a tenth of a point."""
    await both_played(contests)
    await judge_tries(contests, ANA, 1.04, 2.0)
    await judge_tries(contests, BOR, 2.0, 0.96)
    page = await wish_text(contests, ANA)
    assert "lost the same to mistakes, 3.0 each, so points decide" in page
    assert "You have won: " in page or "Bor has won: " in page


async def test_costs_within_their_error_are_decided_by_points(contests: Contests) -> None:
    """6.3 ± 9.6 was called a win."""
    await both_played(contests)
    await judge_tries(contests, ANA, 10.3, 2.0, error=4.8)
    await judge_tries(contests, BOR, 3.0, 3.0, error=4.8)
    page = await wish_text(contests, ANA)
    assert "You lost **12.3** points to mistakes" in page
    assert "**6.0**. That can be told only to within ± 9.6, so points decide" in page
    assert page.count("A result is a lead") == 1
    challenge = await contests.challenges.seen(ANA, 1)
    notice = decision_notice(challenge, load_words()("en")).text
    assert "so points decide" in notice and "A result is a lead" in notice
    assert "You have won: " in page or "Bor has won: " in page


async def test_costs_beyond_their_error_decide(contests: Contests) -> None:
    await both_played(contests)
    await judge_tries(contests, ANA, 3.0, 2.0, error=1.0)
    await judge_tries(contests, BOR, 20.0, 3.0, error=1.0)
    page = await wish_text(contests, ANA)
    assert "You have won:** you lost **5.0** points to mistakes" in page
    assert "known to within ± 2.0" in page


@pytest.mark.parametrize("counts", COUNTS)
async def test_deal_finished_by_house_counts_as_unplayed(contests: Contests, counts: str) -> None:
    """The house plays well: nobody may win by opening deals and leaving them."""
    await send_challenge(contests, counts=counts)
    await press_control(contests, BOR, "accept")
    await play_deals(contests, ANA)
    for _ in range(DEALS):
        page = await page_of(contests, BOR, "play")
        await contests.press(BOR, next(iter(page.controls())))
    contests.now += ANSWER_SECONDS
    text = await wish_text(contests, ANA)
    assert "You have won:** Bor didn't play all" in text and "`*`: left unfinished" in text
    assert "not all played" in await wish_text(contests, ANA, "past")


async def test_rematch_keeps_rule_of_decision(contests: Contests) -> None:
    for number, counts in enumerate(("points", "cost"), 1):
        await send_challenge(contests, counts=counts)
        await press_control(contests, BOR, "decline", 2 * number - 1)
        await press_control(contests, BOR, "again", 2 * number - 1)
        before, again = [
            await ChallengeRows(contests.store).find(challenge)
            for challenge in (2 * number - 1, 2 * number)
        ]
        assert before is not None and again is not None
        assert again.counts == before.counts == counts
        await press_control(contests, BOR, "withdraw", 2 * number)


async def test_challenge_without_workers_is_decided_by_points(world: World) -> None:
    contests = Contests(world)
    page = await send_challenge(contests, counts="cost")
    assert "by points" in page.text and "can't judge mistakes" in page.text
    await press_control(contests, BOR, "accept")
    await play_deals(contests, ANA)
    await play_deals(contests, BOR, place=-1)
    page = await page_of(contests, ANA, "show")
    assert "by points" in page.text
    assert "You have won: " in page.text or "Bor has won: " in page.text


async def test_challenge_set_to_points_says_nothing_of_judging(world: World) -> None:
    contests = Contests(world)
    asked = await send_challenge(contests, counts="points")
    await press_control(contests, BOR, "accept")
    pages = [asked, await page_of(contests, ANA, "show"), await page_of(contests, BOR, "show")]
    for page in pages:
        assert "by points" in page.text and "Whoever is further ahead in total wins" in page.text
        assert "judge" not in page.text.replace("judged by what you could know", "")
    await press_control(contests, ANA, "again")
    again = await press_control(contests, ANA, "show", 2)
    assert "judge" not in again.page.text


async def test_rematch_by_mistakes_says_that_workers_are_gone(contests: Contests) -> None:
    await both_played(contests)
    contests.searching = False
    contests.begin()
    again = await press_control(contests, ANA, "again")
    assert "by points" in again.page.text and "can't judge mistakes" in again.page.text


async def test_challenge_loses_judging_when_workers_are_gone(
    contests: Contests,
) -> None:
    """The host has removed the workers meanwhile."""
    await both_played(contests)
    contests.searching = False
    contests.begin()
    assert "couldn't be judged, so points decide" in await wish_text(contests, ANA)


# Both are told ------------------------------------------------------------------------------------


async def test_both_players_are_notified_once_of_decision(
    contests: Contests, post: StubMessages, news: ChallengeNews
) -> None:
    await both_played(contests)
    await judge_tries(contests, BOR, DEAR, DEAR)
    await news.attend()
    assert not post.pages
    await judge_tries(contests, ANA, CHEAP, CHEAP)
    for _ in range(3):
        await news.attend()
    assert post.people == [ANA, BOR] and len(post.nonces) == 2
    texts = [page.text for page in post.pages]
    assert "You have won" in texts[0] and "Ana has won" in texts[1]
    for page in post.pages:
        assert [control.id for control in page.controls()] == ["duel:show:1"]


async def test_decision_is_notified_without_any_press(
    contests: Contests, post: StubMessages, news: ChallengeNews
) -> None:
    """When time is up; and when both have played, and the bot stopped right then."""
    await send_challenge(contests)
    await press_control(contests, BOR, "accept")
    await play_deals(contests, ANA)
    contests.now += ANSWER_SECONDS
    await contests.keeping.settle_due(contests.now)
    assert not post.pages
    await news.attend()
    assert post.people == [ANA, BOR]
    await send_challenge(contests, counts="points")
    await press_control(contests, BOR, "accept", 2)
    (contest,) = await contests.rows.find_by_number("challenge", 2)
    for user in (ANA, BOR):
        for deal in range(DEALS):
            await contests.desk.tries.open(PEOPLE[user], HERE, contest, deal)
            await finish_unseen(contests, user, contest, deal)
    await news.attend()
    assert post.people == [ANA, BOR] * 2


async def finish_unseen(contests: Contests, user: int, contest: Contest, deal: int) -> None:
    """Make all of a person's moves in a deal without showing them a page."""
    number = await contests.rows.entry_of(contest.id, user, deal)
    assert number is not None
    entry = await contests.entries.find(user, number, ())
    while not entry.over:
        entry = await contests.entries.act(entry, move_by_thumb(entry.view), ())


async def test_challenge_by_points_is_decided_while_another_is_judged(
    contests: Contests, monkeypatch: pytest.MonkeyPatch
) -> None:
    await both_played(contests, counts="cost")
    channels = StubMessages()
    news, waiting = news_of(contests, channels), asyncio.Event()

    async def judge(_: int) -> None:
        waiting.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(contests.challenges, "decide", judge)
    news.start()
    await waiting.wait()
    await send_challenge(contests, counts="points")
    await press_control(contests, BOR, "accept", 2)
    (contest,) = await contests.rows.find_by_number("challenge", 2)
    for user in (ANA, BOR):
        for deal in range(DEALS):
            await contests.desk.tries.open(PEOPLE[user], HERE, contest, deal)
            await finish_unseen(contests, user, contest, deal)
    news.changed(2)
    await channels.until(lambda: len(channels.messages) == 2)
    await news.close()
    stored = await ChallengeRows(contests.store).find(2)
    assert stored is not None and stored.decided == "points"


async def test_last_move_notifies_both_players_soon(
    contests: Contests, post: StubMessages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the next look at all challenges, and only by the process that looks."""
    monkeypatch.setattr(lookout, "REFRESH_SECONDS", 10 * TIMEOUT)
    monkeypatch.setattr(ChallengeNews, "judge", AsyncMock())  # it tells of acceptances, too
    channels = StubMessages()
    news, idle = (news_of(contests, channels) for _ in range(2))
    await both_played(contests, counts="points")
    news.start()
    await channels.until(lambda: len(channels.messages) == 2)
    await send_challenge(contests, counts="points")
    await press_control(contests, BOR, "accept", 2)
    for user in (ANA, BOR):
        await page_of(contests, user, "show", 2)
        for _ in range(DEALS):
            await contests.play_to_end(user, await page_of(contests, user, "play", 2))
    assert contests.told == [1, 1, 2, 2]
    idle.changed(2)
    await idle.attend_asked()
    assert len(channels.messages) == 2
    news.changed(2)
    await channels.until(lambda: len(channels.messages) == 4)
    await news.close()


async def test_notification_is_dropped_if_refused_and_retried_if_discord_fails(
    contests: Contests, post: StubMessages, news: ChallengeNews
) -> None:
    await both_played(contests, counts="points")
    post.direct_error = aiohttp.ClientError()
    await news.attend()
    post.direct_error = None
    post.next_outcomes += [SendOutcome.FAILED] * 2
    await news.attend()
    with refuse_write(ChallengeRows, "note_told"), pytest.raises(StoreError):
        await news.attend()
    await news.attend()
    assert post.people == [ANA, ANA, BOR]
    assert len(post.nonces) == 2, "of the same nonce Discord makes the same message"


async def test_decision_is_not_sent_to_closed_direct_messages_again(
    contests: Contests, post: StubMessages, news: ChallengeNews
) -> None:
    await both_played(contests, counts="points")

    post.direct_error = http_error(403)
    await news.attend()
    post.direct_error = None
    await news.attend()
    assert not post.pages and not await ChallengeRows(contests.store).untold()


async def test_deleted_person_is_not_notified_of_decision(
    contests: Contests, post: StubMessages, news: ChallengeNews
) -> None:
    await both_played(contests)
    for user in (ANA, BOR):
        await judge_tries(contests, user, CHEAP, DEAR)
    await wish_text(contests, ANA)
    await PrivacyRows(contests.store).forget_person(PERSONAL, ANA, {"en": "a former player"})
    await news.attend()
    assert post.people == [BOR] and "Nobody has won" in post.pages[0].text
    stored = await ChallengeRows(contests.store).find(1)
    assert stored is not None and stored.challenger_cost is None


async def test_rematch_is_not_offered_in_direct_messages(contests: Contests) -> None:
    """The other one would not see it there."""
    await both_played(contests, counts="points")
    direct = Venue(ANA, ANA, "en", reach="direct")
    for wish in ("show", "past"):
        for place, offered in ((HERE, True), (direct, False)):
            shown = await press_on([contests], PEOPLE[ANA], place, f"duel:{wish}:1")
            assert shown is not None
            assert ("duel:again:1" in [control.id for control in shown.page.controls()]) is offered


async def test_challenge_is_refused_in_direct_messages_with_the_bot(contests: Contests) -> None:
    """The challenged person would not see it, and nobody would answer."""
    await both_played(contests, counts="points")
    direct = Venue(ANA, ANA, "en", reach="direct")
    wish = ChallengeOptions(DEFAULT_FORM, deals=1)
    with pytest.raises(Denied, match="challenge-unseen"):
        await contests.desk.challenges.ask(PEOPLE[ANA], direct, f"<@{BOR}>", wish)
    with pytest.raises(Denied, match="challenge-unseen"):
        await press_on([contests], PEOPLE[ANA], direct, "duel:again:1")
    group = replace(direct, reach="guest")
    assert await contests.desk.challenges.ask(PEOPLE[ANA], group, f"<@{BOR}>", wish)


FORGED = ("duel:{}:{}", "e:{}:0:{}", "e:1:{}:play:{}", "daily:{}:{}", "cup:{}:{}", "teams:{}:{}")
WRITTEN = (
    *("show", "play", "try", "again", "past", "accept", "result", "share", "open", "hand", "last"),
    *(0, 1, 2, 3, 4, 5, -1, 10**17, "", "x", "pass", "T21"),
)


@sizes(500, 2_000, 10_000, of="times")
async def test_forged_controls_hide_opponents_result_during_judging(
    contests: Contests, times: int
) -> None:
    """Bor forges controls for all kinds of deals and tries."""
    await both_played(contests)
    await judge_tries(contests, ANA, 47.3, 58.4)
    own_points = {f"{point:+d}" for point in await points(contests, BOR) if point}
    hidden = {f"{point:+d}" for point in await points(contests, ANA) if point} - own_points
    (contest,) = await contests.rows.find_by_number("challenge", 1)
    secrets = contest.secrets
    chance, seen = random.Random(4), 0
    for _ in range(times):
        control = chance.choice(FORGED).format(*chance.choices(WRITTEN, k=2))
        try:
            shown = await press_on([contests], PEOPLE[BOR], HERE, control)
        except (Denied, Stale):
            continue
        if shown is not None:
            seen += 1
            text = str(shown.page)
            assert not any(secret in text for secret in (*secrets, "47.3", "58.4", "105.7"))
            assert not any(secret in shown.page.text for secret in hidden), control
    assert seen
