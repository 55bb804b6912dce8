"""Challengers are told that they were accepted: once, directly, and nothing about the deals."""

from dataclasses import replace

import aiohttp
import pytest

from bot.blocks.rows import BlockRows
from bot.choices.languages import Languages
from bot.contests.challenges.news import ChallengeNews
from bot.contests.challenges.pages import DUEL
from bot.contests.challenges.rows import ChallengeOutcome, ChallengeRows
from bot.contests.challenges.service import ANSWER_SECONDS, ChallengeOptions
from bot.discord.sending import standing as lookout
from bot.discord.sending.messages import ChannelGone, SendOutcome, SendResult
from bot.features import PERSONAL
from bot.games.forms import DEFAULT_FORM
from bot.kit.page import Page
from bot.kit.wishes import Public
from bot.privacy.rows import PrivacyRows
from bot.store import StoreError
from tests.bot.contests.challenges.challenge_steps import (
    DEALS,
    page_of,
    play_deals,
    press_control,
    send_challenge,
)
from tests.bot.contests.contest import HERE, PEOPLE, Contests, moves_on
from tests.bot.discord_stub import StubMessages, http_error
from tests.bot.world import ANA, BOR, World, refuse_write


@pytest.fixture
def contests(world: World) -> Contests:
    return Contests(world)


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


async def post_challenge(contests: Contests, post: StubMessages) -> int:
    """Ana's challenge to Bor is posted in the channel; return the message's id."""
    wish = ChallengeOptions(DEFAULT_FORM, deals=1)
    shown = await contests.desk.challenges.ask(PEOPLE[ANA], HERE, f"<@{BOR}>", wish)
    assert isinstance(shown, Public) and shown.on_posted is not None
    sent = await post.post(HERE.channel, shown.page, "asked")
    assert sent.message is not None
    await shown.on_posted(sent.message)
    return sent.message


async def test_lapsed_challenge_loses_its_buttons_and_tells_the_challenger_once(
    contests: Contests, post: StubMessages, news: ChallengeNews
) -> None:
    message = await post_challenge(contests, post)
    contests.now += ANSWER_SECONDS - 1
    await news.attend()
    assert post.count("edit") == 0 and post.people == [HERE.channel]
    contests.now += 1
    for _ in range(2):
        await news.attend()
    page = post.messages[message].page
    assert "nobody answered it in time" in page.text and not list(page.controls())
    assert post.count("edit") == 1 and post.people == [HERE.channel, ANA]
    assert "hasn't answered your challenge in time" in post.pages[-1].text
    listed = (await contests.desk.challenges.list(PEOPLE[BOR])).page
    assert "waiting" not in listed.text
    pressed = await press_control(contests, BOR, "accept", private=False)
    assert "nobody answered it in time" in pressed.page.text


async def test_lapsed_challenge_is_edited_later_if_discord_is_in_trouble(
    contests: Contests, post: StubMessages, news: ChallengeNews
) -> None:
    message = await post_challenge(contests, post)
    contests.now += ANSWER_SECONDS
    post.next_outcomes.append(SendOutcome.FAILED)
    await news.attend()
    assert post.people == [HERE.channel]
    await news.attend()
    assert not list(post.messages[message].page.controls()) and post.people[1:] == [ANA]


async def test_lapse_of_a_challenge_whose_channel_is_gone_is_told(
    contests: Contests, post: StubMessages, news: ChallengeNews
) -> None:
    await post_challenge(contests, post)
    contests.now += ANSWER_SECONDS
    post.next_outcomes.append(ChannelGone())
    await news.attend()
    assert post.people[1:] == [ANA]


@pytest.mark.parametrize("wish", ["accept", "decline"])
async def test_answered_challenge_does_not_lapse(
    contests: Contests, post: StubMessages, news: ChallengeNews, wish: str
) -> None:
    await post_challenge(contests, post)
    await press_control(contests, BOR, wish, private=False)
    await news.attend()
    contests.now += ANSWER_SECONDS
    assert await contests.challenges.no_longer_asked() == ()
    await news.attend()
    assert post.count("edit") == 0
    assert not any("hasn't answered" in page.text for page in post.pages)


@pytest.mark.parametrize(
    ("user", "wish", "sentence"),
    [
        (BOR, "accept", "play the same deals"),
        (BOR, "decline", "is off"),
        (ANA, "withdraw", "is off"),
    ],
)
async def test_message_of_a_privately_answered_challenge_loses_its_buttons_once(
    contests: Contests, post: StubMessages, news: ChallengeNews, user: int, wish: str, sentence: str
) -> None:
    """They have answered from their list of challenges."""
    message = await post_challenge(contests, post)
    await press_control(contests, user, wish)
    post.next_outcomes.append(SendOutcome.FAILED)
    for _ in range(3):
        await news.attend()
    page = post.messages[message].page
    buttons = {control.id.split(":")[1] for control in page.controls()}
    assert sentence in page.text and not buttons & {"accept", "decline", "withdraw"}
    assert post.count("edit") == 2, "once in vain"
    assert not any("hasn't answered" in page.text for page in post.pages)


@pytest.mark.parametrize("who", [ANA, BOR])
@pytest.mark.parametrize("when", ["asked", "accepted", "played"])
async def test_forgotten_person_can_be_challenged_anew(
    contests: Contests, who: int, when: str
) -> None:
    await send_challenge(contests)
    if when != "asked":
        await press_control(contests, BOR, "accept")
    if when == "played":
        await play_deals(contests, BOR)
        await play_deals(contests, ANA)
    await PrivacyRows(contests.store).forget_person(PERSONAL, who, {"en": "a former player"})
    await send_challenge(contests)
    await press_control(contests, BOR, "accept", 2)
    for user in (ANA, BOR):
        assert moves_on(await page_of(contests, user, "play", 2))


@pytest.mark.parametrize("who", [(ANA,), (BOR,), (ANA, BOR)], ids=str)
async def test_message_of_a_forgotten_persons_challenge_loses_its_buttons(
    contests: Contests, post: StubMessages, news: ChallengeNews, who: tuple[int, ...]
) -> None:
    message = await post_challenge(contests, post)
    for person in who:
        await PrivacyRows(contests.store).forget_person(PERSONAL, person, {"en": "a former player"})
    for _ in range(2):
        await news.attend()
    page = post.messages[message].page
    assert page.text == "This challenge is off." and not list(page.controls())
    assert post.count("edit") == 1 and post.people == [HERE.channel]
    assert await ChallengeRows(contests.store).find(1) is None


async def test_news_of_a_challenge_wait_for_no_round_when_its_time_is_up(
    contests: Contests, post: StubMessages, news: ChallengeNews
) -> None:
    await send_challenge(contests)
    await press_control(contests, BOR, "accept")
    await news.attend()
    assert news.seconds_to_due() == lookout.REFRESH_SECONDS
    contests.now += ANSWER_SECONDS - 20
    await news.attend()
    assert news.seconds_to_due() == 20
    contests.now += 20
    assert news.seconds_to_due() == lookout.REFRESH_SECONDS, "it is not asked for again and again"
    told_before = len(post.people)
    await news.attend()
    assert sorted(post.people[told_before:]) == [ANA, BOR]


async def accept_challenge(contests: Contests, number: int = 1) -> None:
    """Bor accepts Ana's challenge."""
    await send_challenge(contests)
    await press_control(contests, BOR, "accept", number)


async def test_challenger_is_notified_once_of_acceptance_without_deals(
    contests: Contests, post: StubMessages, news: ChallengeNews
) -> None:
    """Neither cards nor how far the other one has got, which they may look up themselves."""
    await send_challenge(contests)
    await news.attend()
    assert not post.pages, "nobody has accepted it yet"
    await press_control(contests, BOR, "accept")
    assert contests.told == [1], "it is looked at soon"
    await page_of(contests, BOR, "play")
    for _ in range(2):
        await news.attend()
    await contests.restart()
    await news_of(contests, post).attend()
    (page,) = post.pages
    assert post.people == [ANA] and "Bor has accepted your challenge" in page.text
    assert f"<t:{contests.now + ANSWER_SECONDS}:R>" in page.text and "finished: " not in page.text
    assert [control.id for control in page.controls()] == [f"{DUEL}:show:1"] and not page.pings
    (contest,) = await contests.rows.find_by_number("challenge", 1)
    assert not any(secret in str(page) for secret in contest.secrets)


async def test_decision_is_notified_after_acceptance(
    contests: Contests, post: StubMessages, news: ChallengeNews
) -> None:
    await accept_challenge(contests)
    await news.attend()
    await play_deals(contests, ANA)
    await play_deals(contests, BOR, place=-1)
    await news.attend()
    assert post.people == [ANA, ANA, BOR] and len(post.nonces) == 3
    assert "has accepted" not in post.pages[1].text


async def test_challenger_who_has_begun_is_not_notified_of_acceptance(
    contests: Contests, post: StubMessages, news: ChallengeNews
) -> None:
    await accept_challenge(contests)
    await page_of(contests, ANA, "play")
    await news.attend()
    assert not post.pages and not await ChallengeRows(contests.store).untold()


@pytest.mark.parametrize("answer", ["decline", "withdraw"])
async def test_declined_challenge_is_not_notified(
    contests: Contests, post: StubMessages, news: ChallengeNews, answer: str
) -> None:
    await send_challenge(contests)
    await press_control(contests, BOR if answer == "decline" else ANA, answer)
    await news.attend()
    assert not post.pages and not contests.told


async def test_decided_challenge_notifies_only_decision(
    contests: Contests, post: StubMessages, news: ChallengeNews
) -> None:
    """Discord could not be reached until then."""
    await accept_challenge(contests)
    post.direct_error = aiohttp.ClientError()
    await news.attend()
    post.direct_error = None
    contests.now += ANSWER_SECONDS
    await news.attend()
    assert post.people == [ANA, BOR]
    assert all("Nobody has won" in page.text for page in post.pages)


async def test_decision_during_notification_is_notified_next(contests: Contests) -> None:
    class Slow(StubMessages):
        """It is decided meanwhile."""

        async def post(self, channel: int, page: Page, once: str) -> SendResult:
            await ChallengeRows(contests.store).decide(1, ChallengeOutcome("points"))
            return await super().post(channel, page, once)

    await accept_challenge(contests)
    slow = Slow()
    news = news_of(contests, slow)
    await news.attend()
    await news.attend()
    assert slow.people == [ANA, ANA, BOR]
    assert not await ChallengeRows(contests.store).untold()


async def test_kill_after_post_repeats_same_notification(
    contests: Contests, post: StubMessages, news: ChallengeNews
) -> None:
    await accept_challenge(contests)
    with refuse_write(ChallengeRows, "note_told"), pytest.raises(StoreError):
        await news.attend()
    await contests.restart()
    await news_of(contests, post).attend()
    assert post.people == [ANA, ANA] and len(post.nonces) == 1


async def test_acceptance_is_not_sent_to_closed_direct_messages_again(
    contests: Contests, post: StubMessages, news: ChallengeNews
) -> None:
    await accept_challenge(contests)

    post.direct_error = http_error(403)
    await news.attend()
    post.direct_error = None
    await news.attend()
    assert not post.pages and not await ChallengeRows(contests.store).untold()


@pytest.mark.parametrize("who", [ANA, BOR])
async def test_challenge_of_deleted_person_is_not_notified(
    contests: Contests, post: StubMessages, news: ChallengeNews, who: int
) -> None:
    await accept_challenge(contests)
    await PrivacyRows(contests.store).forget_person(PERSONAL, who, {"en": "a former player"})
    await news.attend()
    assert not post.pages and not await ChallengeRows(contests.store).untold()


async def test_notification_is_in_language_of_recipient(
    contests: Contests, post: StubMessages, news: ChallengeNews
) -> None:
    """Any of those the bot speaks."""
    languages = ("de", "en-US", "it", "ja", "pl", "ro", "sl")
    wish = ChallengeOptions(DEFAULT_FORM, deals=DEALS)
    for number, locale in enumerate(languages, 1):
        ana = replace(PEOPLE[ANA], locale=locale)
        await contests.desk.challenges.ask(ana, HERE, f"<@{BOR}>", wish)
        await press_control(contests, BOR, "accept", number)
    await news.attend()
    lines = dict(zip(languages, (page.text.split("\n")[2] for page in post.pages), strict=True))
    assert all("Bor" in message for message in lines.values()) and len(set(lines.values())) == 7
    assert lines["sl"] == "Bor sprejema tvoj izziv in delitve čakajo na vaju. Prijetno igro!"


async def test_challenge_under_way_with_a_blocked_person_ends_and_only_the_other_is_told(
    contests: Contests, post: StubMessages, news: ChallengeNews
) -> None:
    await send_challenge(contests)
    await press_control(contests, BOR, "accept")
    await play_deals(contests, ANA)
    blocks = BlockRows(contests.store)
    await blocks.block("user", BOR, "insults", 900)
    contests.now += ANSWER_SECONDS
    await contests.dailies.attend()
    for _ in range(2):
        await news.judge()
        await news.attend()
    assert post.people == [ANA] and "You have won" in post.pages[-1].text
    await blocks.unblock("user", BOR)
    await news.attend()
    assert post.people == [ANA, BOR], "the news has waited"
