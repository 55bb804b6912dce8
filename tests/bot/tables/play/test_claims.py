"""Among people the rest of a deal is left out if all agree, and nothing can change any more."""

from collections.abc import Callable

import pytest

from bot.deals.wording.words import card_sign
from bot.games.info import CLAIM
from bot.kit.errors import Denied, Late
from bot.kit.page import Button
from bot.tables.model.table import Finished, Table
from engine import Deal, act, choose, each, observe
from search.worlds.decided import is_settled
from tests.bot.tables.desk.desk_parts import PEOPLE, WORDS, codes, desk_of, page_of
from tests.bot.tables.play.undoing import EVERYBODY
from tests.bot.world import World


async def play_until(world: World, table: Table, wanted: Callable[[Deal], bool]) -> int:
    """Play until a player who may claim sits before such a deal; returns their user."""
    while True:
        if table.deal is not None and table.turn is not None and table.may_claim(table.turn):
            user = table.awaited
            if wanted(table.deal) and user is not None:
                return user
        await world.play_moves(table, 1)


def is_open(deal: Deal) -> bool:
    """Whether cards are played, and something can still change."""
    return bool(deal.playing and deal.playing.tricks) and not is_settled(deal)


def others(user: int) -> list[int]:
    return [other for other in EVERYBODY if other != user]


@pytest.mark.parametrize("game", ["slovenian", "krolami"])
async def test_right_claim_ends_the_deal_with_its_score(world: World, game: str) -> None:
    table = await world.start_table(length=20, game=game)
    user, desk = await play_until(world, table, is_settled), desk_of(world)
    assert table.deal is not None
    deal, number = table.deal, table.deals
    while deal.turn is not None:
        deal = act(deal, deal.turn, choose(observe(deal, deal.turn)))
    await desk.play.claim(PEOPLE[user], table, table.shown_seq(None))
    for other in others(user):
        assert table.deals == number and table.live is not None
        await desk.play.undo(PEOPLE[other], table, "yes", table.shown_seq(table.seat_of(other)))
    assert table.between and table.deals == number
    finished = [event for event in world.events if isinstance(event, Finished)][-1]
    settled = finished.view.settlement
    assert settled is not None and settled.scores == deal.rules.settle(deal).scores


async def test_wrong_claim_is_refused_like_one_that_nobody_accepts(world: World) -> None:
    table = await world.start_table(length=20, game="krolami")
    user, desk = await play_until(world, table, is_open), desk_of(world)
    seq, number = table.seq, table.deals
    await desk.play.claim(PEOPLE[user], table, table.shown_seq(None))
    for other in others(user):
        shown = await desk.play.undo(PEOPLE[other], table, "yes", table.seq)
    assert WORDS("rest-refused") in page_of(shown).text
    assert (table.seq, table.deals) == (seq, number)
    refused_as_wrong = page_of(await desk.play.hand(PEOPLE[user], table)).text
    assert WORDS("rest-refused") in refused_as_wrong
    async with table.lock:
        assert table.asked_back is not None
        table.asked_back = table.asked_back._replace(agreed=(), refused=False)
    await desk.play.undo(PEOPLE[others(user)[0]], table, "no", table.seq)
    assert page_of(await desk.play.hand(PEOPLE[user], table)).text == refused_as_wrong
    with pytest.raises(Denied, match="claimed-already"):
        await desk.play.claim(PEOPLE[user], table, table.shown_seq(None))


async def test_refused_take_back_and_refused_claim_leave_room_for_each_other(world: World) -> None:
    table, takebacks = await world.start_table(length=20, game="krolami"), world.tables.takebacks

    def may_be_taken_back(deal: Deal) -> bool:
        last = table.live.last if table.live else None
        return is_open(deal) and last is not None and bool(table.undoable(last.player))

    claimer = await play_until(world, table, may_be_taken_back)
    assert table.live is not None and table.live.last is not None
    mover = table.live.last.user
    assert mover is not None
    assert not await takebacks.take_back(table, mover, table.seq)
    await takebacks.refuse(table, claimer, table.seq)
    await takebacks.claim(table, claimer, table.shown_seq(None))
    with pytest.raises(Late):
        await takebacks.take_back(table, mover, table.seq)
    await takebacks.refuse(table, mover, table.seq)
    page = page_of(await desk_of(world).play.hand(PEOPLE[mover], table))
    (undo,) = [control for control in page.controls() if control.id.endswith(":undo")]
    assert isinstance(undo, Button) and not undo.disabled
    assert not await takebacks.take_back(table, mover, table.seq)
    assert table.question is not None and table.question.what == "card"


async def test_claim_shows_the_claimers_cards_and_asks_the_others(world: World) -> None:
    table = await world.start_table(length=20, game="krolami")
    user, desk = await play_until(world, table, is_open), desk_of(world)
    assert table.deal is not None
    seat, pack = table.seat_of(user), table.rules.pack
    await desk.play.claim(PEOPLE[user], table, table.shown_seq(None))
    for other in EVERYBODY:
        page = page_of(await desk.play.hand(PEOPLE[other], table))
        signs = [card_sign(pack, card, WORDS) for card in each(table.deal.hands[seat])]
        assert all(sign in page.text for sign in signs)
        assert ("undo:yes" in codes(page)) == (other != user)
    with pytest.raises(Late):
        await world.tables.takebacks.agree(table, user, table.seq)


async def test_claim_stays_when_its_table_is_read_anew(world: World) -> None:
    """It is not stored: a write whose end was unknown dropped it, with the cards shown."""
    table = await world.start_table(length=20, game="krolami")
    user, desk = await play_until(world, table, is_open), desk_of(world)
    await desk.play.claim(PEOPLE[user], table, table.shown_seq(None))
    question = table.question
    async with table.lock:
        await world.tables.register.rereading.adopt_stored(table)
    assert question is not None and table.question == question


async def test_playing_on_ends_the_question(world: World) -> None:
    table = await world.start_table(length=20, game="krolami")
    user = await play_until(world, table, is_open)
    await world.tables.takebacks.claim(table, user, table.shown_seq(None))
    question = table.question
    assert question is not None and question.what == CLAIM
    await world.play_moves(table, 1)
    assert table.question is None


async def test_claim_out_of_turn_is_denied(world: World) -> None:
    table = await world.start_table(length=20, game="krolami")
    user = await play_until(world, table, is_open)
    with pytest.raises(Denied, match="no-claim"):
        await world.tables.takebacks.claim(table, others(user)[0], table.shown_seq(None))
    assert table.question is None


async def test_claim_confirmed_after_the_table_moved_on_shows_no_cards(world: World) -> None:
    table = await world.start_table(length=20, game="krolami")
    await play_until(world, table, is_open)
    seq = table.shown_seq(None)
    await world.play_moves(table, 1)
    user, desk = await play_until(world, table, is_open), desk_of(world)
    shown = await desk.play.claim(PEOPLE[user], table, seq)
    assert WORDS("undo-late") in page_of(shown).text
    assert table.question is None
