"""What people, and the bot itself, want to keep."""

from dataclasses import replace

import pytest

from bot.personal import PERSONAL
from bot.privacy.rows import PrivacyRows
from bot.store import Store, analyses
from bot.store.seat_requests import SeatRequest
from tests.bot.store.store_examples import move, new_deal, outcome, play


async def test_only_the_newest_analyses_are_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older one is worked out again when somebody asks for it."""
    monkeypatch.setattr(analyses, "ANALYSES_KEPT", 3)
    table = await play(store)
    made = tuple(replace(move(seq), user=seq + 1) for seq in range(4))
    await store.append_moves(table, 1, made)
    for user in (1, 2, 3, 1, 4, 5):
        await store.set_analysis(table, 1, user, f"of {user}")
    found = {user: await store.analysis(table, 1, user) for user in range(1, 6)}
    assert found == {1: "of 1", 2: None, 3: "of 3", 4: "of 4", 5: None}, "5 has made no move there"


EVA, DANE = 15, 16


async def test_questions_to_sit_in_are_kept_until_the_next_deal_and_a_no_for_the_match(
    store: Store,
) -> None:
    table = await play(store)
    eva, dane = SeatRequest(EVA, "Eva", 10), SeatRequest(DANE, "Dane", 9)
    for one in (eva, dane):
        await store.ask_seat(table, one)
    assert await store.seat_requests(table) == (dane, eva) and table in await PrivacyRows(
        store
    ).tables_with(EVA)
    no = dane._replace(declined=True)
    await store.ask_seat(table, no)
    assert await store.seat_requests(table) == (no, eva)
    assert [
        one["declined"]
        for one in (await PrivacyRows(store).kept_of(PERSONAL, DANE))["seats_asked_for"]
    ] == [1]
    await store.append_moves(table, 1, (), outcome())
    await store.start_deal(new_deal(table, 2))
    assert await store.seat_requests(table) == (no,)
    await store.stop_table(table, 20, ())
    assert await store.seat_requests(table) == ()


async def test_who_sits_or_is_forgotten_asks_for_nothing(store: Store) -> None:
    table = await play(store)
    for one in (EVA, DANE):
        await store.ask_seat(table, SeatRequest(one, "Somebody", 10))
    found = await store.table(table)
    assert found is not None
    await store.set_seats(table, (*found.seats[:-1], replace(found.seats[-1], user=EVA)))
    assert [one.person for one in await store.seat_requests(table)] == [DANE]
    await PrivacyRows(store).forget_person(PERSONAL, DANE, {"en": "a former player"})
    assert await store.seat_requests(table) == ()
