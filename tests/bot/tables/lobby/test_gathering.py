"""The people of a lobby: who is ready, who is removed, pauses, rematches."""

import pytest

from bot.games.info import Chair
from bot.kit.errors import Denied
from bot.kit.page import Button, Page, Select
from bot.tables.desk.responses import Below
from bot.tables.lobby.seating import FOUNDER_IDLE
from bot.tables.model import deadlines
from tests.bot.tables.desk.desk_parts import (
    HERE,
    PEOPLE,
    codes,
    desk_of,
    open_lobby,
    page_after,
    page_of,
)
from tests.bot.tables.lobby.between_deals import over, table_between_deals
from tests.bot.world import ANA, BOR, CILKA, DANE, EVA, GUILD, World
from tests.pages.drawn import WORDS


def removable(page: Page) -> list[str]:
    """The people a page offers to remove."""
    selects = [select for select in page.controls() if isinstance(select, Select)]
    return [choice.label for select in selects for choice in select.choices]


async def test_ready_check_asks_all_people(world: World) -> None:
    desk, table = desk_of(world), await world.open_table()
    assert "ready" not in codes(page_of(desk.lobby.show_lobby(table)))
    with pytest.raises(Denied, match="founder-only"):
        await desk.gathering.ask(PEOPLE[BOR], table)
    await desk.gathering.ask(PEOPLE[ANA], table)
    await desk.gathering.ready(PEOPLE[BOR], table)
    await world.restart()
    desk, table = desk_of(world), await world.tables.register.table(table.id)
    page = page_of(desk.lobby.show_lobby(table))
    assert "<@11> · host ✓ ready" in page.text and "<@13>\n" in page.text and "ready" in codes(page)
    with pytest.raises(Denied, match="not-ready") as denied:
        await desk.lobby.start(PEOPLE[ANA], table)
    assert denied.value.facts == {"names": "Cilka, Dane"}
    with pytest.raises(Denied, match="not-at-table"):
        await desk.gathering.ready(PEOPLE[EVA], table)
    for user in (CILKA, DANE):
        await desk.gathering.ready(PEOPLE[user], table)
    await desk.lobby.start(PEOPLE[ANA], table)
    assert table.live is not None and not table.ready


async def test_founder_removes_a_person(world: World) -> None:
    desk, table = desk_of(world), await world.open_table()
    with pytest.raises(Denied, match="founder-only"):
        await desk.gathering.people(PEOPLE[BOR], table)
    assert removable(page_of(await desk.gathering.people(PEOPLE[ANA], table))) == [
        "Bor",
        "Cilka",
        "Dane",
    ]
    page = page_of(await desk.gathering.remove(PEOPLE[ANA], table, str(CILKA)))
    assert removable(page) == ["Bor", "Dane"] and table.player_of(CILKA) is None
    for nobody in (str(CILKA), str(ANA), "", "x", "²"):
        with pytest.raises(Denied, match="nobody-to-remove"):
            await desk.gathering.remove(PEOPLE[ANA], table, nobody)
    with pytest.raises(Denied, match="founder-only"):
        await desk.gathering.remove(PEOPLE[BOR], table, str(DANE))


async def test_removed_person_returns_only_when_the_founder_invites_them(world: World) -> None:
    desk, table = desk_of(world), await world.open_table()
    await desk.gathering.remove(PEOPLE[ANA], table, str(CILKA))
    await world.restart()
    desk, table = desk_of(world), await world.tables.register.table(table.id)
    with pytest.raises(Denied, match="removed") as denied:
        await desk.lobby.join(PEOPLE[CILKA], table)
    assert denied.value.facts == {"name": "Ana"}
    with pytest.raises(Denied, match="removed-guest"):
        await desk.gathering.invite(PEOPLE[BOR], table, f"<@{CILKA}>")
    await desk.gathering.invite(PEOPLE[BOR], table, f"<@{EVA}>")
    await desk.gathering.invite(PEOPLE[ANA], table, f"<@{EVA}> <@{CILKA}>")
    await world.restart()
    desk, table = desk_of(world), await world.tables.register.table(table.id)
    await desk.lobby.join(PEOPLE[CILKA], table)
    assert table.player_of(CILKA) is not None


async def test_removed_person_cannot_take_a_house_seat(world: World) -> None:
    desk = desk_of(world)
    table = (await desk.lobby.open(PEOPLE[ANA], HERE, "slovenian", 4, 4)).table
    assert table is not None
    await desk.lobby.join(PEOPLE[BOR], table)
    await desk.gathering.remove(PEOPLE[ANA], table, str(BOR))
    await desk.lobby.fill(PEOPLE[ANA], table)
    await over(world, table)
    with pytest.raises(Denied, match="removed"):
        await desk.gathering.sit(PEOPLE[BOR], table)
    await desk.gathering.sit(PEOPLE[CILKA], table)


async def test_idle_lobby_is_handed_over_to_an_active_player(world: World) -> None:
    desk, table = desk_of(world), await world.open_table()
    world.now += FOUNDER_IDLE - 1
    await desk.options.play_by(PEOPLE[ANA], table)
    world.now += FOUNDER_IDLE - 1
    with pytest.raises(Denied, match="founder-only") as denied:
        await desk.lobby.start(PEOPLE[BOR], table)
    assert denied.value.facts == {"name": "Ana", "minutes": 10}
    world.now += 1
    with pytest.raises(Denied, match="not-at-table"):
        await desk.lobby.start(PEOPLE[EVA], table)
    await desk.lobby.start(PEOPLE[BOR], table)
    assert (table.state, table.founder) == ("playing", BOR)


async def test_lobby_in_which_people_are_asked_and_invited_is_not_idle(world: World) -> None:
    desk, table = desk_of(world), await world.open_table()
    await desk.gathering.remove(PEOPLE[ANA], table, str(DANE))
    world.now += FOUNDER_IDLE - 1
    await desk.gathering.ask(PEOPLE[ANA], table)
    world.now += FOUNDER_IDLE - 1
    await desk.gathering.invite(PEOPLE[ANA], table, f"<@{EVA}>")
    world.now += FOUNDER_IDLE - 1
    with pytest.raises(Denied, match="founder-only"):
        await desk.lobby.start(PEOPLE[BOR], table)


async def test_lobby_shows_its_host(world: World) -> None:
    desk, table = desk_of(world), await world.open_table()
    assert "<@11> · host\n" in page_of(desk.lobby.show_lobby(table)).text
    assert "Ana can press *Start*" in page_of(desk.lobby.show_lobby(table)).text
    await desk.lobby.leave(PEOPLE[ANA], table)
    assert "<@12> · host\n" in page_of(desk.lobby.show_lobby(table)).text


async def test_invitation_mentions_friends(world: World) -> None:
    desk = desk_of(world)
    table = await open_lobby(desk)
    shown = await desk.gathering.invite(PEOPLE[ANA], table, f"<@{BOR}> and <@!{CILKA}>, <@{BOR}>")
    assert isinstance(shown, Below) and shown.public and page_of(shown).pings == (BOR, CILKA)
    assert "<@11> invites you" in page_of(shown).text
    for nobody in ("Bor", "", "<@&5> @everyone", " ".join(f"<@{n}>" for n in range(1, 12))):
        with pytest.raises(Denied, match="nobody-to-invite"):
            await desk.gathering.invite(PEOPLE[ANA], table, nobody)
    with pytest.raises(Denied, match="not-at-table"):
        await desk.gathering.invite(PEOPLE[EVA], table, "<@12>")
    await desk.lobby.fill(PEOPLE[ANA], table)
    with pytest.raises(Denied, match="already-started"):
        await desk.gathering.invite(PEOPLE[ANA], table, "<@12>")


async def test_friend_takes_a_house_seat_between_deals(world: World) -> None:
    table = await table_between_deals(world)
    await world.restart()
    table = await world.tables.register.table(table.id)
    desk = desk_of(world)
    shown = await desk.gathering.sit(PEOPLE[BOR], table)
    assert "Asked: Ana." in page_of(shown).text
    said = await desk.gathering.answer(PEOPLE[ANA], table, f"yes:{BOR}")
    assert "Bor plays from the next deal on" in page_of(said).text
    assert "from the next deal on you play" in (await page_after(shown)).text
    assert table.people == 2 and table.player_of(BOR) in table.not_ready
    with pytest.raises(Denied, match="sits-already"):
        await desk.gathering.sit(PEOPLE[BOR], table)
    await desk.play.next_deal(PEOPLE[ANA], table)
    assert table.live is None
    await desk.play.next_deal(PEOPLE[BOR], table)
    assert table.live is not None
    with pytest.raises(Denied, match="join-between"):
        await desk.gathering.sit(PEOPLE[CILKA], table)
    await world.restart()
    table = await world.tables.register.table(table.id)
    assert table.player_of(BOR) is not None


async def test_owned_seats_cannot_be_taken(world: World) -> None:
    table = await table_between_deals(world, (ANA, BOR, CILKA, DANE))
    with pytest.raises(Denied, match="table-full"):
        await desk_of(world).gathering.sit(PEOPLE[EVA], table)


async def test_pause_stops_deadlines_and_moves(world: World) -> None:
    desk, table = desk_of(world), await world.start_table()
    turn = table.awaited
    assert turn is not None
    with pytest.raises(Denied, match="not-paused"):
        await desk.match.resume(PEOPLE[ANA], table)
    with pytest.raises(Denied, match="not-at-table"):
        await desk.match.pause(PEOPLE[EVA], table)
    await desk.match.pause(PEOPLE[BOR], table)
    world.now += 10_000
    await world.restart()
    desk, table = desk_of(world), await world.tables.register.table(table.id)
    assert set(deadlines.waiting_since(table)) == {deadlines.UNPAUSE}
    assert deadlines.sleep_of(table) is not None
    shown = page_of(await desk.play.watch(PEOPLE[EVA], table))
    assert "paused" in shown.text
    with pytest.raises(Denied, match="paused"):
        await desk.play.act(PEOPLE[turn], table, "pass")
    await desk.match.resume(PEOPLE[CILKA], table)
    assert "paused" not in page_of(await desk.play.watch(PEOPLE[EVA], table)).text
    await world.restart()
    table = await world.tables.register.table(table.id)
    assert table.paused is None
    assert set(deadlines.waiting_since(table).values()) == {world.now}


async def test_pause_stops_the_house(world: World) -> None:
    table = await table_between_deals(world)
    desk = desk_of(world)
    await desk.match.pause(PEOPLE[ANA], table)
    with pytest.raises(Denied, match="paused"):
        await desk.play.next_deal(PEOPLE[ANA], table)
    await world.tables.play.deal_after_timeout(table, table.seq)
    assert table.live is None and not deadlines.house_on_turn(table)
    await desk.match.resume(PEOPLE[ANA], table)
    await desk.play.next_deal(PEOPLE[ANA], table)
    assert table.live is not None


async def test_rematch_keeps_people_and_rules(world: World) -> None:
    desk, table = desk_of(world), await world.start_table(1, mond_penalty="21")
    await world.play_moves(table)
    assert not table.open and table.match is not None
    with pytest.raises(Denied, match="no-rematch"):
        await desk.match.rematch(PEOPLE[EVA], GUILD, table.id)
    with pytest.raises(Denied, match="table-closed"):  # elsewhere Bor has another name
        await desk.match.rematch(PEOPLE[BOR], GUILD + 1, table.id)
    again = (await desk.match.rematch(PEOPLE[BOR], GUILD, table.id)).table
    assert again is not None and again.id != table.id
    assert [chair.user for chair in again.chairs] == [chair.user for chair in table.chairs]
    assert (again.founder, again.options) == (BOR, table.options)
    with pytest.raises(Denied, match="channel-taken"):
        await desk.match.rematch(PEOPLE[ANA], GUILD, table.id)
    await world.restart()
    desk, again = desk_of(world), await world.tables.register.table(again.id)
    with pytest.raises(Denied, match="not-ready"):
        await desk.lobby.start(PEOPLE[BOR], again)
    assert "Not ready yet: Ana, Cilka and Dane." in page_of(desk.lobby.show_lobby(again)).text
    for user in (ANA, CILKA, DANE):
        await desk.gathering.ready(PEOPLE[user], again)
    assert "The seats stay as they are" in page_of(desk.lobby.show_lobby(again)).text
    await desk.lobby.start(PEOPLE[BOR], again)
    assert again.deal is not None and again.deal.dealer == table.match.dealer


async def test_leaving_a_rematch_makes_it_draw_lots(world: World) -> None:
    desk, table = desk_of(world), await world.start_table(1)
    await world.play_moves(table)
    again = (await desk.match.rematch(PEOPLE[BOR], GUILD, table.id)).table
    assert again is not None and again.dealer is not None
    await desk.lobby.leave(PEOPLE[CILKA], again)
    assert again.dealer is None
    await world.restart()
    assert (await world.tables.register.table(again.id)).dealer is None


async def test_solo_rematch_starts_at_once(world: World) -> None:
    table = await table_between_deals(world)
    with pytest.raises(Denied, match="match-goes-on"):
        await world.tables.lobbies.rematch(table.id, ANA, "Ana", home=GUILD)
    desk = desk_of(world)
    await world.tables.stopping.stop(table, ANA, table.deals, may_manage=False)
    again = (await desk.match.rematch(PEOPLE[ANA], GUILD, table.id)).table
    assert again is not None and again.live is not None
    assert [chair.house for chair in again.chairs].count(True) == 3


async def test_player_who_left_is_seated_in_the_rematch(world: World) -> None:
    desk, table = desk_of(world), await world.start_table(1)
    await desk.match.depart(PEOPLE[DANE], table)
    await world.tables.stopping.stop(table, ANA, table.deals, may_manage=False)
    again = (await desk.match.rematch(PEOPLE[ANA], GUILD, table.id)).table
    assert again is not None
    assert again.chairs[3] == Chair("Dane", DANE) and 3 not in again.ready_players
    for number in (0, 10**6, 2**63, 10**30):
        with pytest.raises(Denied, match="table-closed"):
            await desk.match.rematch(PEOPLE[ANA], GUILD, number)


async def test_invited_player_who_sits_there_is_asked_to_be_ready(world: World) -> None:
    """Their seat's button would make them get up."""
    desk, table = desk_of(world), await world.open_table()
    await desk.gathering.remove(PEOPLE[ANA], table, str(DANE))
    await desk.gathering.ask(PEOPLE[ANA], table)
    called = await desk.gathering.invite(PEOPLE[ANA], table, f"<@{BOR}> <@{EVA}>")
    invited, asked = page_of(called).text.splitlines()
    assert f"<@{EVA}>" in invited and "*Join*" in invited and f"<@{BOR}>" not in invited
    assert f"<@{BOR}>" in asked and "*I'm ready*" in asked and "*Join*" not in asked
    assert page_of(called).pings == (BOR, EVA)


async def test_invitation_to_a_table_full_of_people_is_refused(world: World) -> None:
    desk, table = desk_of(world), await world.open_table()
    with pytest.raises(Denied, match="table-full"):
        await desk.gathering.invite(PEOPLE[ANA], table, f"<@{EVA}>")


def labels(page: Page) -> list[str]:
    return [control.label for control in page.controls() if isinstance(control, Button)]


async def test_lobby_full_of_house_players_offers_a_seat(world: World) -> None:
    """A person takes the seat of a house player."""
    desk = desk_of(world)
    table = (await desk.lobby.open(PEOPLE[ANA], HERE, "slovenian", 4, 4)).table
    assert table is not None
    await desk.lobby.join(PEOPLE[BOR], table)
    for _ in range(2):
        await desk.lobby.house(PEOPLE[ANA], table)
    assert "Join or leave" in labels(page_of(desk.lobby.show_lobby(table)))
    await desk.lobby.join(PEOPLE[EVA], table)
    assert table.player_of(EVA) is not None
    await desk.lobby.join(PEOPLE[CILKA], table)
    assert "Leave" in labels(page_of(desk.lobby.show_lobby(table)))


async def test_level_that_a_new_table_gets_is_the_one_its_command_names(world: World) -> None:
    """Not the strongest level there is: novices at first, then club players."""
    table = (await desk_of(world).lobby.open(PEOPLE[ANA], HERE, "slovenian", 4, 4)).table
    named = WORDS("parameter-level")
    assert table.level == "novice" and "novices in your first deals" in named
    assert world.tables.lobbies.levels[-1] == "master" and "club" in named
