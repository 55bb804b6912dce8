"""Laws of contests of every kind, by pages only: one try, the same cards, and what is told when."""

import random
import re

import pytest

from bot.features import PERSONAL
from bot.kit.errors import Denied, Stale
from bot.kit.page import Page
from bot.privacy.rows import PrivacyRows
from bot.store import StoreError
from tests.bot.contests.contest import HERE, PEOPLE, TODAY, controls, moves_on
from tests.bot.contests.held import Held
from tests.bot.contests.kinds import KINDS, SAME_CARDS
from tests.bot.world import ANA, BOR, CILKA, GUILD, World, refuse_write
from tests.laws.playing import sizes
from tests.minicontest.beside import WithHours

FORMER = {"en": "a former player"}


def name_of(kind: type[Held]) -> str:
    return kind.name


@pytest.fixture(params=KINDS, ids=name_of)
async def held(world: World, request: pytest.FixtureRequest) -> Held:
    kind: type[Held] = request.param
    held = kind(WithHours(world))
    await held.begin()
    return held


def ids(page: Page) -> list[str]:
    return [control.id for control in page.controls()]


def replay_ids(page: Page) -> list[str]:
    return [custom_id for custom_id in ids(page) if custom_id.startswith("replay:")]


# One try --------------------------------------------------------------------------------------


async def test_page_of_a_try_says_that_there_is_one(held: Held) -> None:
    assert "one try" in (await held.open(ANA)).text.split("\n")[1]


async def test_second_opening_leads_to_the_first_try(held: Held) -> None:
    page = await held.open(ANA)
    await held.contests.press(ANA, moves_on(page)[0])
    tries = await held.contests.rows.tries_of((await held.contest()).id)
    again = await held.open(ANA)
    assert moves_on(again) and ids(again) != ids(page)
    assert await held.contests.rows.tries_of((await held.contest()).id) == tries


async def test_finished_try_is_not_opened_again(held: Held) -> None:
    page = await held.play_try(ANA)
    assert "You made" in page.text
    assert not moves_on(await held.open(ANA))
    tries = await held.contests.rows.tries_of((await held.contest()).id)
    assert [entry.person for entry in tries] == [ANA]


async def test_old_page_makes_no_move(held: Held) -> None:
    old = await held.open(ANA)
    new = await held.contests.press(ANA, moves_on(old)[0])
    stale = await held.contests.press(ANA, moves_on(old)[0])
    assert "moved on" in stale.text and ids(stale) == ids(new)


@pytest.mark.parametrize("held", SAME_CARDS, indirect=True, ids=name_of)
async def test_cards_and_answers_are_the_same_for_all(held: Held) -> None:
    """Also after a restart: whoever plays the same gets the same."""
    texts = []
    for user in (ANA, BOR):
        page, seen = await held.open(user), []
        while moves := moves_on(page):
            seen.append(re.sub("Ana|Bor", "", page.text))
            page = await held.contests.press(user, moves[-1])
        texts.append(seen)
        await held.contests.restart()
    assert texts[0] == texts[1]


# No hints -------------------------------------------------------------------------------------


async def test_hint_during_a_try_is_refused(held: Held) -> None:
    page = await held.open(ANA)
    assert not [code for code in controls(page) if code.startswith("hint")]
    seq = next(iter(controls(page).values())).id.split(":")[2]
    with pytest.raises(Denied, match=held.no_hints):
        await held.contests.wish(ANA, f"e:1:{seq}:hint:1")


# Kill and go on -------------------------------------------------------------------------------


async def test_every_page_of_a_try_outlives_a_restart(held: Held) -> None:
    page = await held.open(ANA)
    while moves := moves_on(page):
        page = await held.contests.press(ANA, moves[-1])
        await held.contests.restart()
        if moves_on(page) and "Refresh" in str(page):
            same = await held.contests.press(ANA, controls(page)["hand"])
            assert ids(same) == ids(page) and same.text == page.text


async def test_written_move_counts_though_the_answers_failed(held: Held) -> None:
    """The store fails between a person's move and the answers of the house."""
    page = await held.open(ANA)
    move = moves_on(page)[0]
    with refuse_write(held.contests.rows, "keep_answer"), pytest.raises(StoreError):
        await held.contests.press(ANA, move)
    await held.contests.restart()
    later = await held.contests.press(ANA, move)
    assert "moved on" in later.text or "You made" in later.text
    entry = await held.contests.rows.entry(1)
    assert entry is not None and [move.step for move in entry.moves if move.player == 0][:1] == [1]


async def test_move_whose_reply_was_lost_is_no_old_page(held: Held) -> None:
    """The previous process made it: nothing has moved on but what they pressed."""
    move = moves_on(await held.open(ANA))[0]
    new = await held.contests.press(ANA, move)
    shown = await held.contests.press_control(PEOPLE[ANA], HERE, move.id, done=True)
    assert shown is not None and shown.page is not None
    assert "moved on" not in shown.page.text and ids(shown.page) == ids(new)


# Strangers see nothing ------------------------------------------------------------------------


async def test_try_is_shown_to_its_person_alone(held: Held) -> None:
    page = await held.open(ANA)
    await held.open(BOR)
    for control in page.controls():
        with pytest.raises(Denied, match="entry-gone"):
            await held.contests.press(BOR, control)
    for wish in held.of_try:
        with pytest.raises(Denied, match="entry-gone"):
            await held.contests.wish(BOR, wish)


async def test_outsider_is_told_neither_of_a_contest_nor_of_none(held: Held) -> None:
    await held.play_try(ANA)
    for person, place in held.outsiders:
        for wish in held.of_contest:
            for control in (wish, wish.removesuffix("1") + "2"):
                with pytest.raises(Denied, match=r"-gone'"):
                    await held.contests.press_control(person, place, control)
        for wish in held.of_try:
            with pytest.raises(Denied, match="entry-gone"):
                await held.contests.press_control(person, place, wish)


async def test_controls_of_other_kinds_do_not_lead_to_a_contest(held: Held) -> None:
    await held.play_try(ANA)
    for other in KINDS:
        for control in other.of_contest if other.head != held.head else ():
            with pytest.raises(Denied):
                await held.contests.wish(ANA, control)


WRITTEN = (
    *(0, 1, 2, 3, 9, 18, -1, 10**17, 10**30, "", "x", "²"),
    *("pass", "T21", "play:T21", "bid:three", "1:2"),
)
FORGED = ("e:{}:0:hand", "e:1:{}:pass", "e:1:0:{}", "e:1:3:play:{}", "e:1:0:sure:{}",
          "e:1:1:why", "e:1:0:what", "e:1:0:hint:{}", "e:1:0:out", "e:1:0:last")  # fmt: skip


@sizes(500, 2_000, 10_000, of="times")
async def test_forged_presses_show_and_change_nothing(held: Held, times: int) -> None:
    """People send whatever they like: no page has another's cards or a secret.

    The tries of others stay as they are.
    """
    page = await held.open(ANA)
    await held.contests.press(ANA, moves_on(page)[0])
    before, secrets = await held.state(), await held.secrets()
    chance, head = random.Random(6), held.head
    numbers = (*WRITTEN, (await held.contest()).id)
    for number in range(times):
        person, place = held.forgers[number % len(held.forgers)]
        wish = chance.choice((*held.wishes, chance.choice(WRITTEN)))
        form = chance.choice(
            (*FORGED, *held.forged, *[f"{head}:{wish}:{{}}"] * 5, f"{head}:{wish}:{{}}:1")
        )
        control = form.format(chance.choice(numbers))
        values = tuple(str(chance.choice(WRITTEN)) for _ in range(chance.randrange(3)))
        try:
            shown = await held.contests.press_control(person, place, control, values)
        except (Denied, Stale):
            continue
        if shown is not None:
            assert "e:1:" not in str(shown.page)
            assert not any(secret in str(shown.page) for secret in secrets)
            await held.check_forged(shown, place)
    assert await held.state() == before
    tries = await held.contests.rows.tries_of((await held.contest()).id)
    assert len({entry.person for entry in tries}) == len(tries), "one try each"
    for later in await held.contests.rows.find_by_number(held.name, TODAY + 1):
        assert await held.contests.rows.entry_of(later.id, BOR) is None


# Forgotten ------------------------------------------------------------------------------------


async def test_forgotten_person_has_had_their_try(held: Held) -> None:
    page = await held.open(ANA)
    await held.contests.press(ANA, moves_on(page)[0])
    await PrivacyRows(held.contests.store).forget_person(PERSONAL, ANA, FORMER)
    with pytest.raises(Denied):
        await held.contests.press(ANA, moves_on(page)[0])
    with pytest.raises(Denied, match=held.forgotten):
        await held.open(ANA)
    await held.close()
    assert await held.contests.rows.entry(1) is None
    assert (await held.contest()).settled


async def test_export_has_no_card_before_the_contest_is_over(held: Held) -> None:
    await held.play_try(ANA)
    kept = await PrivacyRows(held.contests.store).data_of(PERSONAL, ANA)
    assert kept["contests"] and not kept["contest_moves"]
    assert not any(secret in str(kept) for secret in await held.secrets())
    await held.close()
    assert (await PrivacyRows(held.contests.store).data_of(PERSONAL, ANA))["contest_moves"]


async def test_forgotten_server_takes_what_was_laid_open_along(held: Held) -> None:
    await held.play_try(ANA)
    await held.close()
    assert await held.contests.archive.matches(GUILD, ANA)
    await PrivacyRows(held.contests.store).forget_server(PERSONAL, GUILD)
    await held.contests.restart()
    assert not await held.contests.archive.matches(GUILD, ANA)


# Closing --------------------------------------------------------------------------------------


async def test_open_contest_tells_no_secret_and_shows_no_deal(held: Held) -> None:
    page = await held.play_try(ANA)
    secrets = (await held.contest()).secrets
    for shown in (page, await held.overview(ANA), await held.overview(BOR)):
        assert not replay_ids(shown) and not any(secret in shown.text for secret in secrets)
    assert not await held.contests.archive.matches(GUILD, ANA)


async def test_left_try_is_finished_by_the_house_and_has_no_result(held: Held) -> None:
    page = await held.contests.press(ANA, moves_on(await held.open(ANA))[0])
    await held.close()
    result = await held.contests.press(ANA, moves_on(page)[0])
    assert "counts as not played" in result.text and "Better than" not in result.text
    entry = await held.contests.rows.entry(1)
    assert entry is not None and entry.by_house and entry.points is not None
    assert not await held.contests.rows.results_of(entry.contest, entry.deal)


async def test_closed_contest_is_laid_open_to_each_person(held: Held) -> None:
    await held.play_try(ANA)
    await held.open(BOR)
    await held.close()
    contest = await held.contest()
    assert contest.settled
    overview = (await held.overview(ANA)).text
    assert any(secret in overview for secret in contest.secrets)
    (way,) = replay_ids(await held.contests.wish(ANA, held.of_try[0]))
    _, table, deal, *_ = way.split(":")
    replayed = await held.contests.archive.replay(GUILD, ANA, int(table), int(deal))
    entry, settled = await held.contests.rows.entry(1), replayed.end.settlement
    assert entry is not None and settled is not None
    assert settled.scores[0] == entry.points and replayed.info.apart
    for user in (BOR, CILKA):
        with pytest.raises(Denied):
            await held.contests.archive.replay(GUILD, user, int(table), int(deal))


async def test_deal_of_another_is_closed_to_readers_who_did_not_finish_it(held: Held) -> None:
    await held.play_try(ANA)
    await held.open(BOR)
    await held.close()
    contest = await held.contest()
    for deal in range(len(contest.secrets)):
        for user in (BOR, CILKA):
            with pytest.raises(Denied, match="no-traveller"):
                await held.contests.wish(user, f"traveller:{contest.id}:{deal}:r:t1:0:f")


async def test_closing_twice_lays_open_once(held: Held) -> None:
    await held.play_try(ANA)
    await held.close()
    await held.close()
    assert len(await held.contests.archive.matches(GUILD, ANA)) == 1
