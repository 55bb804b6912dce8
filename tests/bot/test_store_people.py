"""What people, and the bot itself, want to keep."""

from dataclasses import replace

import pytest

from bot.store import Store, StoredLook, shared_and_analysed
from bot.store.seat_requests import SeatRequest
from bot.store.tokens import AwaitedPage, Gone, GuestMessage, HandKept, Token, TokensKept
from tests.bot.store_examples import ANA, BOR, GUILD, move, new_deal, outcome, play


async def test_a_look_is_kept_for_each_person_and_server(store: Store) -> None:
    assert await store.looks() == ()
    mine, other = (
        StoredLook("person", ANA, "text", "clear"),
        StoredLook("server", ANA, "emojis", "x"),
    )
    for look in (StoredLook("person", ANA, "pictures", "classic"), mine, other):
        await store.set_look(look)
    assert set(await store.looks()) == {mine, other}


async def test_a_note_is_kept_until_the_next_one(store: Store) -> None:
    assert await store.note("commands") is None
    for value in ("first", "second"):
        await store.set_note("commands", value)
        assert await store.note("commands") == value
    assert await store.note("other") is None


async def test_only_the_newest_analyses_are_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older one is worked out again when somebody asks for it."""
    monkeypatch.setattr(shared_and_analysed, "ANALYSES_KEPT", 3)
    table = await play(store)
    made = tuple(replace(move(seq), user=seq + 1) for seq in range(4))
    await store.append_moves(table, 1, made)
    for user in (1, 2, 3, 1, 4, 5):
        await store.set_analysis(table, 1, user, f"of {user}")
    found = {user: await store.analysis(table, 1, user) for user in range(1, 6)}
    assert found == {1: "of 1", 2: None, 3: "of 3", 4: "of 4", 5: None}, "5 has made no move there"


async def test_a_deal_is_shared_for_good(store: Store) -> None:
    table = await play(store)
    assert not await store.shared(table, 1)
    for _ in range(2):
        await store.share(table, 1)
    assert await store.shared(table, 1) and not await store.shared(table, 2)


OF_ANA, LATER, OF_BOR = (
    Token(number, f"secret {number}", person, 70, GUILD, "sl", posts=False)
    for number, person in ((1000, ANA), (2000, ANA), (3000, BOR))
)
HAND = HandKept(1, ANA, 2, 500, original=True, watches=False, shown_by=1000, sender=2000)
BOARD = GuestMessage(700, 3000, original=False)
AWAITED = AwaitedPage(3000, 501, False, "daily:result:7")


async def test_tokens_are_kept_with_what_can_be_changed_by_them(store: Store) -> None:
    other = HandKept(1, BOR, 1, None, original=False, watches=True, shown_by=3000, sender=3000)
    kept = TokensKept((OF_ANA, LATER, OF_BOR), (HAND, other), (BOARD,), (AWAITED,))
    await store.keep_tokens(kept)
    assert await store.tokens(0) == kept
    posting = OF_BOR._replace(posts=True)
    moved, redrawn = HAND._replace(message=501, deal=3), BOARD._replace(original=True)
    later = AWAITED._replace(leads_to="duel:show:2")
    await store.keep_tokens(
        TokensKept((posting,), (moved,), (redrawn,), (later,)), Gone(((1, BOR),))
    )
    left = TokensKept((OF_ANA, LATER, posting), (moved,), (redrawn,), (later,))
    assert await store.tokens(0) == left
    await store.keep_tokens(TokensKept(), Gone(awaited=(later.interaction,)))
    assert await store.tokens(0) == left._replace(awaited=())


async def test_tokens_are_gone_when_they_are_over(store: Store) -> None:
    """A page lives as long as its newest token, which can send another."""
    await store.keep_tokens(TokensKept((OF_ANA, LATER, OF_BOR), (HAND,), (BOARD,), (AWAITED,)))
    await store.drop_tokens(1001)
    assert await store.tokens(0) == TokensKept((LATER, OF_BOR), (HAND,), (BOARD,), (AWAITED,))
    assert await store.tokens(2001) == TokensKept((OF_BOR,), (), (BOARD,), (AWAITED,))
    await store.drop_tokens(3001)
    assert await store.tokens(0) == TokensKept()


async def test_tokens_of_who_is_forgotten_are_gone_and_nobody_is_given_any(store: Store) -> None:
    await store.keep_tokens(TokensKept((OF_ANA, LATER, OF_BOR), (HAND,), (BOARD,), (AWAITED,)))
    assert "secret" not in f"{await store.kept_of(ANA)} {await store.tokens(0)}"
    await store.forget_person(ANA, {"en": "a former player"})
    assert await store.tokens(0) == TokensKept((OF_BOR,), (), (BOARD,), (AWAITED,))
    await store.forget_person(BOR, {"en": "a former player"})
    assert await store.tokens(0) == TokensKept()


EVA, DANE = 15, 16


async def test_questions_to_sit_in_are_kept_until_the_next_deal_and_a_no_for_the_match(
    store: Store,
) -> None:
    table = await play(store)
    eva, dane = SeatRequest(EVA, "Eva", 10), SeatRequest(DANE, "Dane", 9)
    for one in (eva, dane):
        await store.ask_seat(table, one)
    assert await store.seat_requests(table) == (dane, eva) and table in await store.tables_with(EVA)
    no = dane._replace(declined=True)
    await store.ask_seat(table, no)
    assert await store.seat_requests(table) == (no, eva)
    assert [one["declined"] for one in (await store.kept_of(DANE))["seats_asked_for"]] == [1]
    await store.append_moves(table, 1, (), outcome())
    await store.start_deal(new_deal(table, 2))
    assert await store.seat_requests(table) == (no,)
    await store.stop_table(table, 20)
    assert await store.seat_requests(table) == ()


async def test_who_sits_or_is_forgotten_asks_for_nothing(store: Store) -> None:
    table = await play(store)
    for one in (EVA, DANE):
        await store.ask_seat(table, SeatRequest(one, "Somebody", 10))
    found = await store.table(table)
    assert found is not None
    await store.set_seats(table, (*found.seats[:-1], replace(found.seats[-1], user=EVA)))
    assert [one.person for one in await store.seat_requests(table)] == [DANE]
    await store.forget_person(DANE, {"en": "a former player"})
    assert await store.seat_requests(table) == ()
