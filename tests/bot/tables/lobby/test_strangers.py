"""A stranger can't spoil a table: people can be removed, and nobody sits in without a yes."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace

import pytest

from bot.kit.errors import Denied
from bot.kit.page import Page, Select
from bot.kit.wishes import Aside
from bot.store import StoreError
from bot.tables.desk.responses import Seated
from bot.tables.model import deadlines
from bot.tables.model.deadlines import GUEST_SECONDS
from bot.tables.model.table import Table
from bot.tables.pages.between_deals import between as between_page
from bot.tables.pages.between_deals import between_small
from tests.bot.tables.desk.desk_parts import PEOPLE, codes, desk_of, page_after, page_of
from tests.bot.tables.drawing import drawn_hand
from tests.bot.tables.lobby.between_deals import let_in, table_between_deals
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, DANE, EVA, GUILD, World, refuse_write
from tests.pages.drawn import WORDS
from tests.timeout import TIMEOUT

MODERATOR = replace(PEOPLE[EVA], may_manage=True)


async def remove_person(world: World, table: Table, user: int = BOR) -> Table:
    """Ana removes somebody, and confirms it."""
    desk = desk_of(world)
    asked = page_of(await desk.gathering.remove(PEOPLE[ANA], table, str(user)))
    assert table.chairs[table.player_of(user) or 0].person is not None, "not before they are sure"
    assert f"dismiss:{user}" in codes(asked)
    await desk.gathering.dismiss(PEOPLE[ANA], table, str(user))
    return table


# Removed from a match --------------------------------------------------------------------------


async def test_host_removes_a_player_and_the_house_goes_on(world: World) -> None:
    table = await world.start_table()
    while table.awaited != BOR:
        await world.play_moves(table, 1)
    deal, scores = table.deal, table.match.scores if table.match else ()
    await remove_person(world, table)
    assert table.deal is deal and deadlines.house_on_turn(table), "the house moves in their place"
    assert table.match is not None and table.match.scores == scores
    assert table.player_of(BOR) == 1 and table.chairs[1].person is None
    await world.restart()
    again = await world.tables.register.table(table.id)
    assert BOR in again.removed and deadlines.house_on_turn(again)


async def test_removed_player_is_told_and_can_do_nothing(world: World) -> None:
    desk, table = desk_of(world), await world.start_table()
    await remove_person(world, table)
    wishes = [
        desk.play.hand(PEOPLE[BOR], table), desk.play.act(PEOPLE[BOR], table, "pass"),
        desk.play.next_deal(PEOPLE[BOR], table), desk.match.pause(PEOPLE[BOR], table),
        desk.match.skis(PEOPLE[BOR], table), desk.gathering.sit(PEOPLE[BOR], table),
        desk.play.bring(PEOPLE[BOR], table.guild, CHANNEL + 1, table.id),
    ]  # fmt: skip
    assert {await refusal(wish) for wish in wishes} == {"removed-from-match"}
    assert (
        await refusal(world.tables.lobbies.rematch(table.id, BOR, "Bor", home=GUILD))
        == "no-rematch"
    )
    await world.tables.attendance.mark_present(table, BOR)
    assert table.chairs[1].person is None and table.channel == CHANNEL


async def refusal(wish: Awaitable[object]) -> str:
    """Why a wish is refused."""
    with pytest.raises(Denied) as denied:
        await wish
    return denied.value.key


async def test_channel_manager_removes_any_player(world: World) -> None:
    desk, table = desk_of(world), await world.start_table()
    with pytest.raises(Denied, match="not-yours-to-remove"):
        await desk.gathering.people(PEOPLE[EVA], table)
    for user in (BOR, EVA):
        with pytest.raises(Denied, match="not-yours-to-remove"):
            await desk.gathering.dismiss(PEOPLE[user], table, str(ANA))
    (select,) = page_of(await desk.gathering.people(MODERATOR, table)).controls()
    assert isinstance(select, Select) and len(select.choices) == 4
    await desk.gathering.dismiss(MODERATOR, table, str(ANA))
    assert table.founder == BOR, "the table is led by somebody who is there"
    with pytest.raises(Denied, match="not-yours-to-remove"):
        await desk.gathering.dismiss(PEOPLE[ANA], table, str(BOR))
    (select,) = page_of(await desk.gathering.people(PEOPLE[BOR], table)).controls()
    assert isinstance(select, Select)
    assert [choice.label for choice in select.choices] == ["Cilka", "Dane"]
    for nobody in (str(BOR), str(ANA), str(EVA), "", "x", "²"):
        with pytest.raises(Denied, match="nobody-to-remove"):
            await desk.gathering.dismiss(PEOPLE[BOR], table, nobody)


async def test_table_closes_when_all_were_removed(world: World) -> None:
    table = await table_between_deals(world)
    await desk_of(world).gathering.dismiss(MODERATOR, table, str(ANA))
    assert table.state == "stopped"


async def test_removal_of_the_last_player_says_that_the_table_closes(world: World) -> None:
    table, desk = await table_between_deals(world), desk_of(world)
    asked = page_of(await desk.gathering.remove(MODERATOR, table, str(ANA))).text
    gone = page_of(await desk.gathering.dismiss(MODERATOR, table, str(ANA))).text
    assert "the table closes" in asked and "the table is closed" in gone
    assert not any("house" in text for text in (asked, gone))


async def test_removal_of_one_of_several_says_that_the_house_plays_on(world: World) -> None:
    table, desk = await world.start_table(), desk_of(world)
    asked = page_of(await desk.gathering.remove(PEOPLE[ANA], table, str(BOR))).text
    gone = page_of(await desk.gathering.dismiss(PEOPLE[ANA], table, str(BOR))).text
    assert all("the house plays on" in text.lower() for text in (asked, gone))


async def test_removed_player_is_not_in_the_rematch(world: World) -> None:
    table = await world.start_table(1)
    await remove_person(world, table)
    await world.tables.stopping.stop(table, ANA, table.deals, may_manage=False)
    again = await world.tables.lobbies.rematch(table.id, ANA, "Ana", home=GUILD)
    assert [chair.user for chair in again.chairs] == [ANA, CILKA, DANE]


# Sitting in ------------------------------------------------------------------------------------


async def asking_stranger(world: World) -> tuple[Table, asyncio.Task[Page]]:
    """Eva asks to join Ana's and Bor's match, and waits for the answer."""
    table = await table_between_deals(world, (ANA, BOR))
    shown = await desk_of(world).gathering.sit(PEOPLE[EVA], table)
    assert "Asked: Ana and Bor." in page_of(shown).text
    assert f"within {GUEST_SECONDS // 60} minutes" in page_of(shown).text
    return table, asyncio.ensure_future(page_after(shown))


async def test_guest_sits_in_only_after_a_yes(world: World) -> None:
    table, later = await asking_stranger(world)
    assert table.player_of(EVA) is None
    for page in (between_page(table.info(), WORDS), between_small(table.info(), WORDS),
                 drawn_hand(table, BOR)):  # fmt: skip
        assert "**Eva** would like to join" in page.text and f"guest:yes:{EVA}" in codes(page)
    desk = desk_of(world)
    for user in (EVA, CILKA):
        with pytest.raises(Denied, match="not-at-table"):
            await desk.gathering.answer(PEOPLE[user], table, f"yes:{EVA}")
    await desk.gathering.answer(PEOPLE[BOR], table, f"yes:{EVA}")
    assert (
        table.player_of(EVA) is not None
        and "you play" in (await asyncio.wait_for(later, TIMEOUT)).text
    )
    assert table.info().guest is None
    with pytest.raises(Denied, match="nobody-asks"):
        await desk.gathering.answer(PEOPLE[ANA], table, f"no:{EVA}")


async def test_refused_guest_cannot_ask_again(world: World) -> None:
    table, later = await asking_stranger(world)
    desk = desk_of(world)
    said = await desk.gathering.answer(PEOPLE[ANA], table, f"no:{EVA}")
    assert isinstance(said, Aside) and "stays out" in page_of(said).text
    assert (
        "rather not" in (await asyncio.wait_for(later, TIMEOUT)).text
        and table.player_of(EVA) is None
    )
    with pytest.raises(Denied, match="sit-declined"):
        await desk.gathering.sit(PEOPLE[EVA], table)
    for forged in ("maybe:15", "yes:", "yes:²", "no"):
        with pytest.raises(Denied, match="unknown-button"):
            await desk.gathering.answer(PEOPLE[ANA], table, forged)


async def test_guest_request_ends_with_the_next_deal(world: World) -> None:
    table, later = await asking_stranger(world)
    await world.ask_for_next_deal(table)
    assert table.live is not None and not table.guests
    assert "has begun before anybody answered" in (await asyncio.wait_for(later, TIMEOUT)).text


async def test_guest_request_ends_with_the_match(world: World) -> None:
    """No further deal has begun, and nobody can be asked any more."""
    table, later = await asking_stranger(world)
    await world.tables.stopping.stop(table, ANA, table.deals, may_manage=False)
    assert "The match ended" in (await asyncio.wait_for(later, TIMEOUT)).text


async def test_unanswered_guest_request_expires(world: World) -> None:
    table, later = await asking_stranger(world)
    world.now += GUEST_SECONDS - 1
    await world.tables.sitting_in.expire_request(table)
    assert table.guests and deadlines.waiting_since(table)[deadlines.GUEST] == table.guests[0].at
    world.now += 1
    await world.tables.sitting_in.expire_request(table)
    assert (
        "Nobody has answered" in (await asyncio.wait_for(later, TIMEOUT)).text and not table.guests
    )
    assert deadlines.GUEST not in deadlines.waiting_since(table)


async def test_guest_request_survives_a_restart(world: World) -> None:
    table, later = await asking_stranger(world)
    later.cancel()
    await world.restart()
    table = await world.tables.register.table(table.id)
    assert table.info().guest == (EVA, "Eva", world.now)
    shown = await desk_of(world).gathering.show_outcome(PEOPLE[EVA], table, table.deals)
    waiting = asyncio.ensure_future(page_after(shown))
    for user in (BOR, ANA):  # and the same answer twice is none too many
        said = await desk_of(world).gathering.answer(PEOPLE[user], table, f"yes:{EVA}")
        assert "Eva plays from the next deal on" in page_of(said).text
    assert "you play" in (await asyncio.wait_for(waiting, TIMEOUT)).text
    await world.restart()
    table = await world.tables.register.table(table.id)
    assert table.player_of(EVA) is not None and not table.guests


async def test_refusal_of_a_guest_survives_a_restart(world: World) -> None:
    table, later = await asking_stranger(world)
    later.cancel()
    await desk_of(world).gathering.answer(PEOPLE[ANA], table, f"no:{EVA}")
    await world.restart()
    table = await world.tables.register.table(table.id)
    desk = desk_of(world)
    assert not table.guests
    with pytest.raises(Denied, match="sit-declined"):
        await desk.gathering.sit(PEOPLE[EVA], table)
    shown = await desk.gathering.show_outcome(PEOPLE[EVA], table, table.deals)
    assert "rather not" in (await page_after(shown)).text
    await desk.gathering.answer(PEOPLE[BOR], table, f"no:{EVA}")
    await world.forgetting.forget(EVA)
    assert not table.declined, "who is forgotten may ask again"


async def test_unwritten_guest_request_is_not_asked(world: World) -> None:
    table = await table_between_deals(world, (ANA, BOR))
    with refuse_write(world.rows, "ask_seat"), pytest.raises(StoreError):
        await desk_of(world).gathering.sit(PEOPLE[EVA], table)
    assert not table.guests


async def test_repeated_guest_request_is_asked_once(world: World) -> None:
    table, later = await asking_stranger(world)
    await desk_of(world).gathering.sit(PEOPLE[EVA], table)
    assert [guest.user for guest in table.guests] == [EVA]
    await world.forgetting.forget(EVA)
    assert not table.guests, "who is forgotten asks for nothing"
    later.cancel()


async def test_guest_takes_a_deserted_table_at_once(world: World) -> None:
    table = await table_between_deals(world)
    await world.tables.attendance.leave(table, ANA)
    shown = await desk_of(world).gathering.sit(PEOPLE[EVA], table)
    assert isinstance(shown, Seated) and "is yours" in page_of(shown).text
    assert table.player_of(EVA) is not None


async def test_seat_of_a_removed_player_is_taken_and_they_stay_out(world: World) -> None:
    table = await table_between_deals(world, (ANA, BOR, CILKA, DANE))
    await remove_person(world, table, DANE)
    assert await let_in(world, table, EVA) == "Dane"
    with pytest.raises(Denied, match="removed"):
        await desk_of(world).gathering.sit(PEOPLE[DANE], table)
