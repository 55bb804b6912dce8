"""The repository of team matches, on both databases."""

from dataclasses import replace

import pytest

from bot.blocks.rows import BlockRows
from bot.contests.core.rows import ContestRows
from bot.contests.teams.rows import Member, NewRoundTable, NewTeamMatch, TeamMatchRows
from bot.store import Store
from bot.store.errors import ChannelTaken
from bot.tables.rows.repository import TableRows
from tests.bot.store.store_examples import ANA, BOR, CHANNEL, CVET, GUILD, SEATS, lobby
from tests.store.contest_examples import new_contest

NEW = NewTeamMatch(
    guild=GUILD, channel=CHANNEL, captain=ANA, captain_name="Ana", variant="slovenian", players=4,
    teams=2, deals=4, language="en", created_at=1,
    members=(Member(ANA, 0, 0, True, "Ana"), Member(BOR, 1, None, True, "")),
)  # fmt: skip
FOR_ANOTHER = replace(NEW, teams=1, code="abc", members=())
ROUND = new_contest("teams")


@pytest.fixture
def rows(store: Store) -> TeamMatchRows:
    """The repository on an empty store."""
    return TeamMatchRows(store)


def round_table(channel: int) -> NewRoundTable:
    """A table of a round."""
    return NewRoundTable(lobby(channel=channel, seats=SEATS), "{}")


async def test_match_is_kept_with_its_people(rows: TeamMatchRows) -> None:
    number = await rows.make(NEW)
    stored = await rows.find(number)
    assert stored is not None
    assert stored.members == NEW.members
    assert (stored.state, stored.contest, stored.rival, stored.guild) == (
        "gathering", None, None, GUILD,
    )  # fmt: skip
    assert await rows.find(number + 1) is None
    assert await rows.count_gathering_of(ANA) == 1
    assert await rows.count_gathering_of(BOR) == 0


async def test_matches_of_a_server_are_newest_first_without_those_called_off(
    rows: TeamMatchRows,
) -> None:
    first, second, third = [await rows.make(NEW) for _ in range(3)]
    await rows.make(replace(NEW, guild=GUILD + 1))
    assert await rows.call_off(second)
    assert not await rows.call_off(second)
    assert [match.id for match in await rows.of_server(GUILD)] == [third, first]
    assert [match.id for match in await rows.of_server(GUILD, limit=1)] == [third]


async def test_new_member_comes_after_the_others_of_a_team(rows: TeamMatchRows) -> None:
    number = await rows.make(NEW)
    assert await rows.seat(number, Member(CVET, 0, None, False, "Cvet"))
    assert await rows.seat(number, Member(BOR, 1, None, False, "Bor"))
    stored = await rows.find(number)
    assert stored is not None
    assert stored.members == (
        Member(ANA, 0, 0, True, "Ana"),
        Member(CVET, 0, 1, False, "Cvet"),
        Member(BOR, 1, 0, True, "Bor"),
    )


async def test_member_who_gets_up_stays_in_the_match_only_if_asked(rows: TeamMatchRows) -> None:
    number = await rows.make(NEW)
    await rows.seat(number, Member(CVET, 0, None, False, "Cvet"))
    assert await rows.unseat(number, ANA)
    assert await rows.unseat(number, CVET)
    stored = await rows.find(number)
    assert stored is not None
    assert [(member.person, member.place) for member in stored.members] == [
        (ANA, None),
        (BOR, None),
    ]


async def test_other_server_takes_on_a_match_once(rows: TeamMatchRows) -> None:
    number = await rows.make(FOR_ANOTHER)
    other = replace(FOR_ANOTHER, guild=GUILD + 1, code="", deals=9)
    assert await rows.take_on("abc", replace(other, guild=GUILD)) is None
    assert await rows.take_on("", other) is None
    taken = await rows.take_on("abc", other)
    assert taken is not None
    assert await rows.take_on("abc", other) is None
    match, rival = await rows.find(number), await rows.find(taken)
    assert match is not None
    assert rival is not None
    assert (match.rival, rival.rival, rival.deals, match.code) == (taken, number, 4, "")


async def test_begun_match_has_a_contest_and_tables(rows: TeamMatchRows, store: Store) -> None:
    number = await rows.make(NEW)
    tables = await rows.begin(number, ROUND, (round_table(80), round_table(81)))
    stored = await rows.find(number)
    assert stored is not None
    assert stored.state == "playing"
    assert stored.contest is not None
    assert [match.id for match in await TableRows(store).tables_of_round(stored.contest)] == list(
        tables
    )
    assert [match.id for match in await rows.of_round(stored.contest)] == [number]
    assert await rows.begin(number, ROUND, (round_table(82),)) == ()
    assert not await rows.seat(number, Member(CVET, 0, None, False, "Cvet"))
    assert not await rows.unseat(number, ANA)


async def test_match_without_free_channels_does_not_begin(rows: TeamMatchRows) -> None:
    number = await rows.make(NEW)
    with pytest.raises(ChannelTaken):
        await rows.begin(number, ROUND, (round_table(80), round_table(80)))
    stored = await rows.find(number)
    assert stored is not None
    assert stored.state == "gathering"


async def test_second_server_begins_with_the_deals_of_the_first(rows: TeamMatchRows) -> None:
    numbers = [await rows.make(NEW), await rows.make(replace(NEW, guild=GUILD + 1))]
    for channel, number in enumerate(numbers, 80):
        assert await rows.begin(number, ROUND, (round_table(channel),))
    first, second = [await rows.find(number) for number in numbers]
    assert first is not None
    assert second is not None
    assert first.contest == second.contest
    assert first.contest is not None
    assert [match.id for match in await rows.of_round(first.contest)] == numbers


async def test_channel_is_told_of_a_settled_match_once(rows: TeamMatchRows, store: Store) -> None:
    number = await rows.make(NEW)
    await rows.begin(number, ROUND, (round_table(80),))
    assert await rows.to_tell() == ()
    await ContestRows(store).settle(1)
    assert [match.id for match in await rows.to_tell()] == [number]
    await rows.note_told(number)
    assert await rows.to_tell() == ()


async def test_channel_of_a_blocked_server_is_not_told_of_a_match(
    rows: TeamMatchRows, store: Store
) -> None:
    number = await rows.make(NEW)
    await rows.begin(number, ROUND, (round_table(80),))
    await ContestRows(store).settle(1)
    await BlockRows(store).block("server", GUILD, "bots", 900)
    assert await rows.to_tell() == ()
    await BlockRows(store).unblock("server", GUILD)
    assert [match.id for match in await rows.to_tell()] == [number]
