"""Stored tokens, and the messages that they can change."""

import pytest

from bot.discord.answering.awaited_pages import AwaitedPage
from bot.features import PERSONAL
from bot.privacy.rows import PrivacyRows
from bot.store import Store
from bot.tables.board.guests import GuestMessage
from bot.tables.private.private_view import StoredPrivateView
from bot.takeover.token_rows import DroppedKeys, Token, TokenRows, TokensKept
from tests.bot.store.store_examples import ANA, BOR, GUILD

OF_ANA, LATER, OF_BOR = (
    Token(number, f"secret {number}", person, 70, GUILD, "sl", posts=False)
    for number, person in ((1000, ANA), (2000, ANA), (3000, BOR))
)
HAND = StoredPrivateView(1, ANA, 2, 500, original=True, watches=False, shown_by=1000, sender=2000)
BOARD = GuestMessage(700, 3000, original=False)
AWAITED = AwaitedPage(3000, 501, False, "daily:result:7")
ALL = TokensKept((OF_ANA, LATER, OF_BOR), (HAND,), (BOARD,), (AWAITED,))


@pytest.fixture
def rows(store: Store) -> TokenRows:
    """The repository on an empty store."""
    return TokenRows(store)


async def test_tokens_are_kept_with_what_they_can_change(rows: TokenRows) -> None:
    other = StoredPrivateView(
        1, BOR, 1, None, original=False, watches=True, shown_by=3000, sender=3000
    )
    kept = ALL._replace(hands=(HAND, other))
    await rows.keep(kept)
    assert await rows.load(0) == kept


async def test_newer_state_of_a_page_or_message_replaces_what_was_kept(rows: TokenRows) -> None:
    await rows.keep(ALL)
    changed = TokensKept(
        (OF_BOR._replace(posts=True),),
        (HAND._replace(message=501, deal=3),),
        (BOARD._replace(original=True),),
        (AWAITED._replace(leads_to="duel:show:2"),),
    )
    await rows.keep(changed)
    assert await rows.load(0) == changed._replace(tokens=(OF_ANA, LATER, *changed.tokens))


async def test_hands_and_awaited_pages_that_are_gone_are_deleted(rows: TokenRows) -> None:
    await rows.keep(ALL)
    await rows.keep(TokensKept(), DroppedKeys(hands=((1, ANA),), awaited=(AWAITED.interaction,)))
    assert await rows.load(0) == ALL._replace(hands=(), awaited=())


async def test_old_tokens_are_dropped_with_what_only_they_can_change(rows: TokenRows) -> None:
    """A page is kept as long as its newest token, which can send another page."""
    await rows.keep(ALL)
    await rows.drop_before(1001)
    assert await rows.load(0) == ALL._replace(tokens=(LATER, OF_BOR))
    await rows.drop_before(3001)
    assert await rows.load(0) == TokensKept()


async def test_old_tokens_are_not_loaded(rows: TokenRows) -> None:
    await rows.keep(ALL)
    assert await rows.load(2001) == TokensKept((OF_BOR,), (), (BOARD,), (AWAITED,))


async def test_tokens_of_a_forgotten_person_are_deleted(rows: TokenRows, store: Store) -> None:
    await rows.keep(ALL)
    await PrivacyRows(store).forget_person(PERSONAL, ANA, {"en": "a former player"})
    assert await rows.load(0) == TokensKept((OF_BOR,), (), (BOARD,), (AWAITED,))
    await PrivacyRows(store).forget_person(PERSONAL, BOR, {"en": "a former player"})
    assert await rows.load(0) == TokensKept()


async def test_tokens_are_secret_in_exports_and_logs(rows: TokenRows, store: Store) -> None:
    await rows.keep(ALL)
    assert "secret" not in f"{await PrivacyRows(store).data_of(PERSONAL, ANA)} {await rows.load(0)}"
