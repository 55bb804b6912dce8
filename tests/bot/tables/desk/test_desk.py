"""A match by the desk's pages only: no Discord is needed to play."""

import asyncio
import random

import pytest

from bot.kit.errors import Denied
from bot.kit.page import Page, Select
from bot.kit.wishes import Aside, Note
from bot.tables.desk.responses import Hand, HandFollows, Lobby
from tests.bot.tables.desk.desk_parts import (
    HERE,
    PEOPLE,
    desk_of,
    is_of_table,
    open_lobby,
    page_of,
    pressed_move,
    rules_of,
    scores_of,
)
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, DANE, EVA, World

VERBS = ("hand", "last", "out", "why", "what", "more", "next", "undo", "menu")
"""Controls of a hand that aren't moves."""


def choose_move(page: Page, chance: random.Random) -> tuple[int, str]:
    """One of the moves on the page; a low bid, as the deal would soon be over otherwise."""
    of_table = filter(is_of_table, page.controls())
    controls = [control for control in of_table if pressed_move(control)[1] not in VERBS]
    moves = [
        control for control in controls if not pressed_move(control)[1].startswith("sure:")
    ] or controls
    dear = [move for move in moves if pressed_move(move)[1].startswith("bid:")][1:]
    control = chance.choice([move for move in moves if move not in dear])
    seq, code = pressed_move(control)
    if isinstance(control, Select):
        values = [choice.value for choice in chance.sample(control.choices, control.least)]
        return seq, values[0] if code.startswith("pick:") else "lay:" + "+".join(values)
    return seq, code


async def test_whole_match_from_lobby_to_record(world: World) -> None:
    desk, chance = desk_of(world), random.Random(7)
    table = await open_lobby(desk)
    for user in (BOR, CILKA):
        shown = await desk.lobby.join(PEOPLE[user], table)
        assert isinstance(shown, Lobby) and f"<@{user}>" in page_of(shown).text
    await desk.lobby.house(PEOPLE[ANA], table)
    await desk.lobby.unhouse(PEOPLE[ANA], table)
    await desk.lobby.join(PEOPLE[DANE], table)
    chosen_option = await desk.options.set_option(PEOPLE[ANA], table, "mond_penalty", "21")
    assert any(
        control.id.endswith("option:mond_penalty") for control in page_of(chosen_option).controls()
    )
    assert isinstance(await desk.lobby.start(PEOPLE[ANA], table), HandFollows)
    moves = 0
    while table.open:
        person = PEOPLE[table.awaited or 0]
        shown = await desk.play.hand(person, table)
        assert isinstance(shown, Hand) and shown.table is table
        if table.has_no_choice:  # the house makes forced moves
            (offer,) = table.view(table.turn).offers
            await world.tables.play.act_for_house(table, table.seq, world.code(table, offer.nth(0)))
            moves += 1
            continue
        seq, code = choose_move(page_of(shown), chance)
        after = await desk.play.act(person, table, code, seq)
        assert "> " not in page_of(after).text  # nothing was refused
        moves += 1
    assert moves > 48
    assert "Ana" in page_of(await scores_of(world).score(PEOPLE[ANA], CHANNEL)).text
    record = page_of(await scores_of(world).export(PEOPLE[ANA], CHANNEL, 1)).attachment
    assert record is not None and record.text.startswith("tarok-record")
    for number in (-1, 0, 2):
        with pytest.raises(Denied, match="no-finished-deal"):
            await scores_of(world).export(PEOPLE[ANA], CHANNEL, number)


async def test_opening_the_hand_brings_back_a_player_who_left(world: World) -> None:
    desk, table = desk_of(world), await world.start_table()
    left = await desk.match.depart(PEOPLE[BOR], table)
    assert isinstance(left, Note) and "plays on for you" in page_of(left).text
    assert table.chairs[1].house
    assert "Welcome back" in page_of(await desk.play.hand(PEOPLE[BOR], table)).text
    assert not table.chairs[1].house


async def test_move_after_the_end_says_so(world: World) -> None:
    desk, table = desk_of(world), await world.start_table(1)
    await world.play_moves(table)
    shown = await desk.play.act(PEOPLE[ANA], table, "play:T1", table.seq - 1)
    assert "over by then" in page_of(shown).text


async def test_refused_move_shows_the_hand_with_the_reason(world: World) -> None:
    desk, table = desk_of(world), await world.start_table()
    assert table.awaited is not None
    shown = await desk.play.act(PEOPLE[table.awaited], table, "bid:three")
    assert isinstance(shown, Hand) and "SLO-BID" in page_of(shown).text
    assert table.seq == 0


async def test_refusal_links_to_its_rule(world: World) -> None:
    desk, table = desk_of(world), await world.start_table()
    assert table.awaited is not None
    shown = page_of(await desk.play.act(PEOPLE[table.awaited], table, "bid:three"))
    (rule,) = [control.id for control in shown.controls() if control.id.startswith("rule:")]
    opened = await rules_of(world).rule(PEOPLE[EVA], rule.removeprefix("rule:"))
    assert isinstance(opened, Aside)
    assert page_of(opened).text.startswith("### SLO-BID-7")
    why = page_of(await desk.play.explain_refusal(PEOPLE[table.awaited], table, "play:S7"))
    assert any(control.id.startswith("rule:SLO-") for control in why.controls())


async def test_rule_is_found_in_any_spelling(world: World) -> None:
    assert "### POL-BID-4" in page_of(await rules_of(world).rule(PEOPLE[ANA], " pol-bid-4 ")).text
    for wrong in ("POL-BID-99", "nonsense", "", "²"):
        with pytest.raises(Denied, match="no-such-rule"):
            await rules_of(world).rule(PEOPLE[ANA], wrong)
    await world.open_table(4, "krolami")
    assert (await rules_of(world).rule_names(CHANNEL, PEOPLE[ANA].words))[0][1].startswith("POL-")


async def test_lobby_can_be_left_and_closed(world: World) -> None:
    desk = desk_of(world)
    table = await open_lobby(desk)
    await desk.lobby.join(PEOPLE[BOR], table)
    assert "<@12>" not in page_of(await desk.lobby.leave(PEOPLE[BOR], table)).text
    assert "closed" in page_of(await desk.lobby.cancel(PEOPLE[ANA], table)).text
    assert not table.open


async def test_cancel_after_the_start_does_not_close_the_match(world: World) -> None:
    desk, table = desk_of(world), await world.open_table()
    async with table.lock:  # both are pressed while the table is busy
        start = asyncio.create_task(desk.lobby.start(PEOPLE[ANA], table))
        cancel = asyncio.create_task(desk.lobby.cancel(PEOPLE[ANA], table))
        await asyncio.sleep(0)
    await start
    with pytest.raises(Denied, match="already-started"):
        await cancel
    assert table.state == "playing" and table.live is not None


async def test_house_is_novice_for_newcomers_who_chose_no_level(world: World) -> None:
    desk = desk_of(world)
    opened = await desk.lobby.open(PEOPLE[ANA], HERE, "slovenian", 4, 1)
    assert opened.table.level == "novice"
    await desk.lobby.cancel(PEOPLE[ANA], opened.table)
    chosen = await desk.lobby.open(PEOPLE[ANA], HERE, "slovenian", 4, 1, level="club")
    assert chosen.table.level == "club"


async def test_house_is_of_the_club_after_the_first_deals(world: World) -> None:
    await world.play_moves(await world.start_table(3))
    opened = await desk_of(world).lobby.open(PEOPLE[ANA], HERE, "slovenian", 4, 1)
    assert opened.table.level == "club"


async def test_newcomer_is_offered_a_lesson(world: World) -> None:
    desk = desk_of(world)
    first = await desk.lobby.open(PEOPLE[ANA], HERE, "slovenian", 4, 1)
    assert any(control.id == "learn:game:slovenian" for control in page_of(first).controls())
    table = first.table
    await desk.lobby.fill(PEOPLE[ANA], table)
    await desk.match.stop_table(PEOPLE[ANA], table, table.deals)
    again = await desk.lobby.open(PEOPLE[ANA], HERE, "slovenian", 4, 1)
    assert not list(page_of(again).controls())


async def test_earlier_trick_of_a_finished_deal_is_refused_with_the_way_to_its_review(
    world: World,
) -> None:
    desk, table = desk_of(world), await world.start_table(length=1)
    await world.play_deal(table)
    with pytest.raises(Denied, match="deal-over") as denied:
        await desk.play.last(PEOPLE[ANA], table, 3)
    assert denied.value.facts == {"look": "Look at the deal"}
