"""Between two deals people look at the score, each as long as they like, within limits."""

import asyncio
import contextlib

import pytest

from bot.games.info import Chair
from bot.kit.errors import Denied
from bot.kit.page import Button, Page
from bot.kit.wishes import Aside
from bot.tables.desk.responses import Hand, HandFollows
from bot.tables.model.table import Table
from bot.tables.pages.between_deals import between
from engine import encode, offers
from tests.bot.tables.clock.timed import Timed
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE, desk_of, page_of
from tests.bot.tables.private.secret_deals import dealt
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, DANE, EVA, GUILD, World
from tests.pages.drawn import WORDS


@pytest.fixture
def world(timed_world: Timed) -> Timed:
    return timed_world


async def finish_first_deal(world: World, **options: str) -> Table:
    """A table whose first deal has just ended."""
    table = await world.start_table(None if options else 3, **options)
    with contextlib.suppress(Denied):
        await world.finish_deal(table)
    assert table.between and table.live is None
    return table


def labels(page: Page) -> list[str]:
    return [control.label for control in page.controls() if isinstance(control, Button)]


async def test_next_deal_begins_when_all_have_asked_for_it(world: Timed) -> None:
    table = await finish_first_deal(world)
    for user in (ANA, BOR, CILKA, CILKA, ANA):
        await world.tables.play.ask_for_next(table, user)
        assert table.live is None
    assert table.not_ready == (table.player_of(DANE),)
    await world.tables.play.ask_for_next(table, DANE)
    assert table.live is not None and table.live.number == 2 and not table.ready
    await world.tables.play.ask_for_next(table, ANA)  # a late click does nothing
    assert table.live.number == 2 and not table.ready
    with pytest.raises(Denied, match="not-at-table"):
        await world.tables.play.ask_for_next(table, EVA)


async def test_request_for_the_next_deal_survives_a_restart(world: Timed) -> None:
    table = await finish_first_deal(world)
    for user in (ANA, BOR):
        await world.tables.play.ask_for_next(table, user)
    await world.restart()
    table = await world.tables.register.table(table.id)
    assert table.live is None and table.ready == {ANA, BOR}
    for user in (CILKA, DANE):
        await world.tables.play.ask_for_next(table, user)
    assert table.live is not None and table.live.number == 2


@pytest.mark.parametrize("why", ["unused", "channel gone"])
async def test_closed_table_offers_no_next_deal(world: Timed, why: str) -> None:
    table = await finish_first_deal(world)
    if why == "unused":
        await world.tables.stopping.close_idle(table, table.moved_at)
    else:
        await world.tables.stopping.channel_gone(CHANNEL)
    assert table.state == "stopped" and not table.between


async def test_next_deal_begins_after_a_while_anyway(world: Timed) -> None:
    table = await finish_first_deal(world)
    await world.tables.play.ask_for_next(table, ANA)
    await world.later(49)
    assert table.live is None
    await world.restart()
    await world.later(1)
    table = await world.tables.register.table(table.id)
    assert table.live is not None and table.live.number == 2


async def test_player_whose_partners_left_is_told_that_the_next_deal_begins_anyway(
    world: Timed,
) -> None:
    """Only a person who owns the one seat that the house does not is not hurried."""
    table = await finish_first_deal(world)
    for user in (BOR, CILKA, DANE):
        await world.tables.attendance.leave(table, user)
    assert "the next deal begins anyway" in between(table.info(), WORDS).text
    await world.later(50)
    assert table.live is not None and table.live.number == 2


async def test_next_deal_does_not_wait_for_a_player_who_left(world: Timed) -> None:
    table = await finish_first_deal(world)
    for user in (ANA, BOR, CILKA):
        await world.tables.play.ask_for_next(table, user)
    await world.tables.attendance.leave(table, DANE)
    assert table.live is not None and table.live.number == 2


async def test_deserted_table_is_dealt_nothing(world: Timed) -> None:
    table = await finish_first_deal(world)
    for user in (ANA, BOR, CILKA, DANE):
        await world.tables.attendance.leave(table, user)
    await world.tables.play.deal_if_due(table)
    assert not table.attended and table.live is None and table.between
    assert await world.tables.attendance.come_back(table, BOR, "Bor")
    await world.tables.play.ask_for_next(table, BOR)
    assert table.live is not None and table.live.number == 2


async def test_solo_player_is_not_hurried_between_deals(world: Timed) -> None:
    table = await world.tables.lobbies.open(
        guild=GUILD, channel=CHANNEL, founder=Chair("Ana", ANA), game="slovenian", players=4,
        options={}, length=3, language="en",
    )  # fmt: skip
    for _ in range(3):
        await world.tables.lobbies.add_house(table, ANA)
    await world.clock.close()  # the moves are made here
    await world.tables.lobbies.start(table, ANA)
    while table.live is not None and table.turn is not None:
        offer = offers(table.live.deal, table.turn)[0]
        code = encode(table.rules.pack, offer.nth(0))
        if table.awaited == ANA:
            await world.tables.play.act(table, ANA, code)
        else:
            await world.tables.play.act_for_house(table, table.seq, code)
    assert table.between
    await world.later(9_000)
    assert table.live is None and table.open
    await world.tables.play.ask_for_next(table, ANA)
    assert table.live is not None


async def test_unplayed_deal_is_followed_at_once(world: Timed) -> None:
    """SLO-OPT-5 annuls it before a contract is found: there is no score to look at."""
    table = await dealt(world, 1)
    assert table.turn is not None and table.deals == 1
    codes = [encode(table.rules.pack, offer.nth(0)) for offer in table.view(table.turn).offers]
    user = table.chairs[table.turn].user
    assert "redeal" in codes and user is not None
    await world.tables.play.act(table, user, "redeal")
    assert table.live is not None and not table.between and table.deals == 2


async def test_hand_between_deals_points_to_the_next_deal_button(
    world: Timed,
) -> None:
    """It is only in the channel, and goes with the table."""
    desk, table = desk_of(world), await finish_first_deal(world)
    for shown in (
        await desk.play.hand(PEOPLE[ANA], table),
        await desk.play.act(PEOPLE[BOR], table, "pass"),
    ):
        assert "Press *Next deal*" in page_of(shown).text
        assert "Next deal" not in labels(page_of(shown))
    waiting = await desk.play.next_deal(PEOPLE[ANA], table)
    assert isinstance(waiting, HandFollows)
    again = page_of(await desk.play.hand(PEOPLE[ANA], table)).text
    assert "You're ready. Waiting for Bor, Cilka and Dane" in again
    for user in (BOR, CILKA):
        await desk.play.next_deal(PEOPLE[user], table)
    last = await desk.play.next_deal(PEOPLE[DANE], table)
    assert isinstance(last, HandFollows)
    late = await desk.play.next_deal(PEOPLE[DANE], table)
    assert isinstance(late, Hand)


async def test_asking_for_the_next_deal_brings_a_player_back(world: Timed) -> None:
    desk, table = desk_of(world), await finish_first_deal(world)
    await world.tables.attendance.leave(table, BOR)
    await desk.play.next_deal(PEOPLE[BOR], table)
    player = table.player_of(BOR)
    assert player is not None and not table.chairs[player].house
    assert BOR in table.ready


async def test_stop_and_skis_ask_once(world: Timed) -> None:
    desk, table = desk_of(world), await world.start_table(None, match_end="skis_round")
    asked = page_of(await desk.match.skis(PEOPLE[BOR], table))
    assert [control.id.split(":", 2)[2] for control in asked.controls()] == [
        "0:never-mind",
        "0:skis:1",
    ]
    assert table.match is not None and not table.match.skis_called
    again = page_of(await desk.match.declare_skis(PEOPLE[BOR], table, 0))  # asked in another deal
    assert again == asked and not table.match.skis_called
    await desk.match.declare_skis(PEOPLE[BOR], table, 1)
    assert table.match.skis_called
    with pytest.raises(Denied, match="not-yours"):
        await desk.match.stop(PEOPLE[BOR], HERE.channel)
    asked = page_of(await desk.match.stop(PEOPLE[ANA], HERE.channel))
    assert labels(asked) == ["No", "Yes"] and table.open
    assert page_of(await desk.match.stop_table(PEOPLE[ANA], table, 0)) == asked and table.open
    await desk.match.stop_table(PEOPLE[ANA], table, 1)
    assert not table.open


async def test_forced_answer_is_given_by_the_house(world: Timed) -> None:
    """The last trick, with its own moves in the log."""
    table = await world.start_table(1)
    while table.live is not None and not table.forced:
        await world.play_moves(table, 1)
    assert table.forced and table.awaited is not None
    seq = table.seq
    await world.clock.house.wait_for_people(table)
    assert table.seq > seq
    stored = await world.rows.load_deal(table.id, 1)
    assert stored is not None
    assert [move.seq for move in stored.moves] == list(range(table.seq))
    assert stored.moves[seq].by == "house"


async def test_match_between_deals_is_ended_by_the_host_only(world: Timed) -> None:
    desk, table = desk_of(world), await finish_first_deal(world)
    assert "Stop the match…" in labels(page_of(await desk.play.hand(PEOPLE[ANA], table)))
    assert not labels(page_of(await desk.play.hand(PEOPLE[BOR], table)))
    asked = await desk.match.ask_stop(PEOPLE[ANA], table)
    assert isinstance(asked, Aside) and "Close this table?" in page_of(asked).text
    with pytest.raises(Denied, match="not-yours-to-stop"):
        await desk.match.ask_stop(PEOPLE[BOR], table)
    assert table.open, "nothing is closed before they say so"


@pytest.mark.parametrize("wish", ["stop", "end", "skis"])
async def test_confirmation_that_comes_while_the_next_deal_is_dealt_is_asked_again(
    world: Timed, wish: str
) -> None:
    options = {"match_end": "skis_round"} if wish == "skis" else {}
    match = desk_of(world).match
    table = await finish_first_deal(world, **options)
    for user in (BOR, CILKA, DANE):
        await world.tables.play.ask_for_next(table, user)
    confirm = {"stop": match.stop_table, "end": match.end, "skis": match.declare_skis}[wish]
    _, shown = await asyncio.gather(
        world.tables.play.ask_for_next(table, ANA), confirm(PEOPLE[ANA], table, 1)
    )
    assert labels(page_of(shown)) == ["No", "Yes"], "about the second deal"
    assert table.deals == 2 and table.open and not table.info().would_end
    assert table.match is not None and not table.match.skis_called
