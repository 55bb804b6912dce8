"""People and servers that the host blocks: requests are refused, and tables go on without them."""

from dataclasses import replace
from typing import Any

import pytest

from bot.blocks.rows import BlockRows
from bot.blocks.service import Blocks
from bot.games.info import Chair
from bot.kit.errors import Denied
from bot.kit.l10n import load_words
from bot.kit.page import note
from bot.kit.wishes import Aside, Note, Response
from bot.store import StoreError
from bot.tables.model.table import Table
from tests.bot.discord.answering import replies_with
from tests.bot.discord_stub import StubInteraction
from tests.bot.tables.desk.desk_parts import PEOPLE, WORDS, page_of
from tests.bot.tables.lobby.between_deals import let_in, table_between_deals
from tests.bot.world import ANA, BOR, CILKA, EVA, GUILD, World, refuse_write

WHY = "Insults at three tables."


class Process:
    """A process that follows the blocks of a world."""

    def __init__(self, world: World, *, serves: bool = True) -> None:
        self.rows = BlockRows(world.store)
        self.blocks = Blocks(self.rows, world.tables, lambda _: serves)
        world.tables.register.listen(self.blocks._on_changed)  # as ``start`` does, without a poll

    async def block(self, user: int, why: str = WHY) -> None:
        """Block a user, and let the process notice it."""
        await self.rows.block("user", user, why, 900)
        await self.blocks.poll()

    async def block_server(self) -> None:
        """Block the server of the world's tables, and let the process notice it."""
        await self.rows.block("server", GUILD, WHY, 900)
        await self.blocks.poll()

    async def refusal(self, user: int, server: int = GUILD) -> Response | None:
        """The answer to a user's request, if it is refused."""
        return await self.blocks.refusal(PEOPLE[user], server)


@pytest.fixture
def process(world: World) -> Process:
    return Process(world)


def house_plays_for(table: Table, user: int) -> bool:
    """Whether a user has left a running match for good."""
    chair = table.chairs[table.seat_of(user)]
    return chair.house and chair.away is None


# Requests ---------------------------------------------------------------------------------------


async def test_blocked_person_is_told_once_why_and_then_briefly(process: Process) -> None:
    await process.block(BOR)
    first, second = [await process.refusal(BOR) for _ in range(2)]
    assert isinstance(first, Aside) and not first.brief, "it stays until it has been read"
    text = first.page.text
    assert f"> {WHY}" in text and "terms" in text and "/tarok privacy" in text
    assert second == Aside(note(WORDS("blocks-again")), brief=True)
    assert await process.refusal(ANA) is None


async def test_notice_is_not_repeated_after_a_restart_but_for_a_new_reason(world: World) -> None:
    await Process(world).block(BOR)
    assert (await Process(world).refusal(BOR)) is not None
    await world.restart()
    process = Process(world)
    again = await process.refusal(BOR)
    assert isinstance(again, Aside) and again.brief
    await process.block(BOR, "another reason")
    told_anew = await process.refusal(BOR)
    assert told_anew is not None and "> another reason" in page_of(told_anew).text


async def test_notice_is_in_the_language_of_its_reader(process: Process) -> None:
    await process.block(BOR)
    german = replace(PEOPLE[BOR], words=load_words(strict=True)("de"))
    refusal = await process.blocks.refusal(german, 0)
    assert refusal is not None and "gesperrt" in page_of(refusal).text


async def test_request_before_the_first_poll_is_refused(process: Process) -> None:
    await process.rows.block("user", BOR, WHY, 900)
    assert await process.refusal(BOR) is not None
    assert await process.refusal(ANA) is None


async def test_unblocked_person_plays_again(process: Process) -> None:
    await process.block(BOR)
    await process.refusal(BOR)
    await process.rows.unblock("user", BOR)
    await process.blocks.poll()
    assert await process.refusal(BOR) is None


async def test_person_unblocked_while_they_are_told_is_not_blocked_again(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    await process.block(BOR)
    claim = process.rows.claim_notice

    async def unblock_and_claim(user: int) -> bool:
        await process.rows.unblock("user", user)
        await process.blocks.poll()
        return await claim(user)

    monkeypatch.setattr(process.rows, "claim_notice", unblock_and_claim)
    await process.refusal(BOR)
    assert await process.refusal(BOR) is None


async def test_blocked_server_refuses_everybody_there_with_the_reason(process: Process) -> None:
    await process.block_server()
    for _ in range(2):
        refusal = await process.refusal(BOR)
        assert refusal is not None and f"> {WHY}" in page_of(refusal).text
    assert await process.refusal(BOR, GUILD + 1) is None
    assert await process.refusal(BOR, 0) is None, "direct messages belong to no server"


async def test_blocked_person_named_in_a_command_is_refused_without_the_reason(
    process: Process,
) -> None:
    process.blocks.check_people([ANA, BOR])
    await process.block(BOR)
    with pytest.raises(Denied, match="named-unavailable") as denied:
        process.blocks.check_people([ANA, BOR])
    text = WORDS(f"denied-{denied.value.key}", **denied.value.facts)
    assert f"<@{BOR}>" in text and WHY not in text


@pytest.mark.parametrize("despite_block", [True, False])
async def test_gate_is_passed_by_what_is_answered_despite_a_block(
    process: Process, despite_block: bool
) -> None:
    """People must be able to see and delete their data."""
    await process.block(BOR)
    granted = list[int]()

    async def wish(person: Any) -> Response:
        granted.append(person.user)
        return Note(note("their data"))

    interaction: Any = StubInteraction(user=BOR)
    replies = replies_with(gate=process.blocks.refusal)
    await replies.answer(interaction, wish, despite_block=despite_block)
    assert granted == ([BOR] if despite_block else [])
    assert interaction.ways == ["private"]
    assert ("> " + WHY in interaction.screen.text) != despite_block


async def test_refusal_without_the_database_says_so(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request is refused while the list cannot be read."""

    async def fail(*_: object) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(process.rows.store, "note", fail)
    interaction: Any = StubInteraction(user=BOR)

    async def wish(_: Any) -> Response:
        pytest.fail("it was granted")

    await replies_with(gate=process.blocks.refusal).answer(interaction, wish)
    assert interaction.screen.text == WORDS("reply-store-trouble")


# Tables -----------------------------------------------------------------------------------------


async def test_running_match_goes_on_with_the_house(world: World, process: Process) -> None:
    table = await world.start_table()
    await process.block(BOR)
    assert table.open and house_plays_for(table, BOR)
    assert not house_plays_for(table, ANA)


async def test_block_made_while_no_bot_ran_is_applied_at_the_start(world: World) -> None:
    number = (await world.start_table()).id
    await BlockRows(world.store).block("user", BOR, WHY, 900)
    await world.restart()
    await Process(world).blocks.poll()
    assert house_plays_for(await world.tables.register.table(number), BOR)


async def test_lobby_loses_a_blocked_founder(world: World, process: Process) -> None:
    table = await world.open_table()
    await process.block(ANA)
    assert table.player_of(ANA) is None
    assert table.founder == BOR and table.state == "lobby"


async def test_lobby_of_a_blocked_person_alone_is_closed(world: World, process: Process) -> None:
    table = await world.tables.lobbies.open(
        guild=GUILD, channel=9, founder=Chair("Ana", ANA), game="slovenian", players=4,
        options={}, length=2, language="en",
    )  # fmt: skip
    await process.block(ANA)
    assert not table.open


async def test_request_for_a_seat_is_withdrawn(world: World, process: Process) -> None:
    table = await table_between_deals(world, (ANA, BOR))
    await world.tables.sitting_in.ask(table, Chair("Eva", EVA))
    await process.block(EVA)
    assert not table.guests
    await world.restart()
    assert not (await world.tables.register.table(table.id)).guests


async def test_blocked_person_whom_others_seat_leaves_at_the_next_poll(
    world: World, process: Process
) -> None:
    await process.block(EVA)
    table = await table_between_deals(world, (ANA, BOR))
    await let_in(world, table, EVA)
    assert not house_plays_for(table, EVA)
    await process.blocks.poll()
    assert house_plays_for(table, EVA)


async def test_tables_of_a_blocked_server_are_closed_and_keep_their_scores(
    world: World, process: Process
) -> None:
    table = await world.start_table()
    await world.play_deal(table)
    await process.block_server()
    assert table.state == "stopped"
    assert table.match is not None and table.match.finished == 1
    assert len(await world.archive().matches(GUILD, CILKA)) == 1


async def test_table_opened_in_a_blocked_server_is_closed_at_the_next_poll(
    world: World, process: Process
) -> None:
    """Team matches begin by themselves."""
    await process.block_server()
    table = await world.start_table()
    await process.blocks.poll()
    assert not table.open


async def test_tables_of_another_process_are_left_to_it(world: World) -> None:
    table = await world.start_table()
    other = Process(world, serves=False)
    await other.block(BOR)
    assert await other.refusal(BOR) is not None, "a request reaches any process"
    await other.block_server()
    assert table.open
    assert not house_plays_for(table, BOR)


async def test_table_that_cannot_be_written_is_tried_again(world: World, process: Process) -> None:
    table = await world.start_table()
    with refuse_write(world.rows, "set_seats"), pytest.raises(StoreError):
        await process.block(BOR)
    assert not house_plays_for(table, BOR)
    await process.blocks.poll()
    assert house_plays_for(table, BOR)


async def test_person_unblocked_before_their_tables_were_found_keeps_their_seat(
    world: World, process: Process
) -> None:
    table = await world.start_table()
    with refuse_write(world.rows, "set_seats"), pytest.raises(StoreError):
        await process.block(BOR)
    await process.rows.unblock("user", BOR)
    await process.blocks.poll()
    assert not house_plays_for(table, BOR)
