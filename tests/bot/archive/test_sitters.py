"""Deals of a match in which a newcomer has taken the seat of a person who left."""

from typing import Any

import pytest

from bot.archive.desk import ReplayPage
from bot.archive.sitters import NAMELESS, Sitters
from bot.features import PERSONAL
from bot.games.info import Chair
from bot.kit.errors import Denied
from bot.privacy.pages import former
from bot.privacy.rows import PrivacyRows
from bot.tables.model.records import Mover, StoredDeal
from bot.tables.model.table import Table
from tests.bot.archive.replays import replays_of
from tests.bot.tables.desk.desk_parts import PEOPLE, page_of, scores_of
from tests.bot.tables.lobby.between_deals import let_in, over
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, DANE, EVA, GUILD, World


async def match_with_newcomer(world: World) -> Table:
    """Play a deal with Bor, the next one with the house in his seat, a third one with Eva in it."""
    table = await world.start_table(length=4)
    await over(world, table)
    await world.tables.attendance.leave(table, BOR)
    for newcomer in (None, EVA):
        if newcomer is not None:
            await let_in(world, table, newcomer)
        for user in (ANA, CILKA, DANE, *([newcomer] if newcomer else [])):
            await world.tables.play.ask_for_next(table, user)
        await over(world, table)
    assert [chair.user for chair in table.chairs].count(BOR) == 0
    return table


async def readable(world: World, user: int, table: Table) -> set[int]:
    """The deals that a person may look at, of the first three."""
    replays, numbers = replays_of(world), set()
    for number in (1, 2, 3):
        try:
            await replays.look(PEOPLE[user], GUILD, ReplayPage(table.id, number, 0, share=False))
        except Denied as denied:
            assert denied.args[0] == "not-your-deal"
        else:
            numbers.add(number)
    return numbers


async def test_deals_are_open_to_those_who_sat_in_them(world: World) -> None:
    table = await match_with_newcomer(world)
    assert await readable(world, ANA, table) == {1, 2, 3}
    assert await readable(world, BOR, table) == {1}
    assert await readable(world, EVA, table) == {3}


async def test_replay_command_tells_a_newcomer_that_no_deal_is_theirs_yet(world: World) -> None:
    """Deals of the table are finished: the newcomer has finished none of them."""
    table, replays = await world.start_table(length=4), replays_of(world)
    await over(world, table)
    await world.tables.attendance.leave(table, BOR)
    await let_in(world, table, EVA)
    with pytest.raises(Denied, match="no-deal-of-yours"):
        await replays.open(PEOPLE[EVA], GUILD, str(table.id), None)
    with pytest.raises(Denied, match="not-your-deal"):
        await replays.open(PEOPLE[EVA], GUILD, str(table.id), "1")


async def test_lists_of_deals_name_those_of_their_reader_by_their_place_in_the_match(
    world: World,
) -> None:
    table, replays = await match_with_newcomer(world), replays_of(world)
    for user, places in ((ANA, ["3", "2", "1"]), (BOR, ["1"]), (EVA, ["3"])):
        person = PEOPLE[user]
        assert [match for _, match in await replays.matches(person, GUILD)] == [str(table.id)]
        named = await replays.deals(person, GUILD, str(table.id))
        assert [place for _, place in named] == places
        assert await replays.find_deal(person, GUILD, None, None) == (table.id, int(places[0]))
        assert await replays.find_deal(person, GUILD, None, "2") == (table.id, 2)


async def test_replay_names_the_person_who_sat_in_the_deal(world: World) -> None:
    table, archive = await match_with_newcomer(world), world.archive()
    seat = table.seat_of(EVA)
    chairs = [
        (await archive.replay(GUILD, ANA, table.id, number)).info.chairs[seat]
        for number in (1, 2, 3)
    ]
    assert [chair.user for chair in chairs] == [BOR, None, EVA]
    assert [chair.name for chair in chairs] == ["Bor", NAMELESS, "Eva"]


async def test_records_and_sharing_are_for_those_who_sat_in_the_deal(world: World) -> None:
    await match_with_newcomer(world)
    scores, replays = scores_of(world), replays_of(world)
    number = (await world.rows.tables_of_person(GUILD, BOR))[0].id
    for user, deal in ((BOR, 3), (EVA, 1), (EVA, 2)):
        with pytest.raises(Denied, match="not-your-deal"):
            await scores.export(PEOPLE[user], CHANNEL, deal)
        with pytest.raises(Denied, match="not-your-deal"):
            await replays.look(PEOPLE[user], GUILD, ReplayPage(number, deal, 0, share=True))
    assert page_of(await scores.export(PEOPLE[BOR], CHANNEL, 1)).attachment is not None
    await replays.look(PEOPLE[BOR], GUILD, ReplayPage(number, 1, 0, share=True))
    assert await readable(world, EVA, (await world.tables.register.table(number))) == {1, 3}


async def hints_of(world: World, user: int) -> list[dict[str, Any]]:
    """The hints in a person's export."""
    return (await PrivacyRows(world.store).data_of(PERSONAL, user))["hints_asked"]


async def test_export_has_hints_only_of_the_person_who_asked(world: World) -> None:
    table = await match_with_newcomer(world)
    seat = table.seat_of(EVA)
    for deal in (1, 3):
        await world.rows.note_hint(table.id, deal, seat, 7)
    assert await hints_of(world, BOR) == [{"table": table.id, "deal": 1, "number": 7}]
    assert await hints_of(world, EVA) == [{"table": table.id, "deal": 3, "number": 7}]
    assert await hints_of(world, ANA) == []
    await world.forgetting.forget(BOR)
    assert await hints_of(world, EVA) == [{"table": table.id, "deal": 3, "number": 7}]


async def test_hint_before_the_first_move_of_a_deal_is_in_the_export(world: World) -> None:
    table = await world.start_table()
    await world.rows.note_hint(table.id, 1, table.seat_of(BOR), 0)
    assert await hints_of(world, BOR) == [{"table": table.id, "deal": 1, "number": 0}]


async def test_deals_of_a_forgotten_leaver_stay_closed_to_the_newcomer(world: World) -> None:
    table = await match_with_newcomer(world)
    await world.forgetting.forget(BOR)
    assert await readable(world, EVA, table) == {3}
    replayed = await world.archive().replay(GUILD, ANA, table.id, 1)
    assert replayed.info.chairs[table.seat_of(EVA)].user is None
    assert not {"Bor", *former().values()} & {chair.name for chair in replayed.info.chairs}


def finished(number: int, house: str) -> StoredDeal:
    """A finished deal."""
    return StoredDeal(
        table=1, number=number, dealer=0, deck="", carry="", digest="", started_at=0, house=house,
        state="finished", scores=(0, 0), finished_at=1,
    )  # fmt: skip


@pytest.mark.parametrize("user", [1, 2])
def test_deals_that_a_seated_person_sat_out_are_theirs(user: int) -> None:
    deals = [finished(number, "- -") for number in (1, 2, 3)]
    sitters = Sitters((Chair("Ana", 1), Chair("Bor", 2)), deals, [Mover(2, 0, 1, "Ana")])
    assert sitters.deals_of(user) == tuple(deals)
    assert sitters.deals_of(3) == ()


def test_deals_that_the_house_began_before_a_newcomer_came_are_not_theirs() -> None:
    deals = [finished(1, "- club"), finished(2, "- -"), finished(3, "- club")]
    sitters = Sitters((Chair("Ana", 1), Chair("Eva", 5)), deals, [Mover(2, 1, 5, "Eva")])
    assert [row.number for row in sitters.deals_of(5)] == [2, 3]
    coming = Sitters((Chair("Ana", 1), Chair("Eva", 5)), deals[:1], [])
    assert coming.deals_of(5) == () and coming.has_played(5)
