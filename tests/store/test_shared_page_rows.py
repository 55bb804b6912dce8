"""Stored messages of pages that people have shared in channels."""

import pytest

from bot.discord.answering.shares import SharedPage
from bot.features import PERSONAL
from bot.privacy.rows import PrivacyRows
from bot.store import Store
from bot.takeover.shared_page_rows import SharedPageRows
from tests.bot.store.store_examples import ANA, BOR, GUILD

LINE = SharedPage(ANA, 70, GUILD, "daily:share:7", 500)


@pytest.fixture
def rows(store: Store) -> SharedPageRows:
    """The repository on an empty store."""
    return SharedPageRows(store)


async def test_shared_page_is_found_by_its_person_channel_and_key(rows: SharedPageRows) -> None:
    await rows.keep(LINE)
    assert await rows.find(ANA, 70, LINE.dedupe_key) == 500
    for other in (
        (BOR, 70, LINE.dedupe_key),
        (ANA, 71, LINE.dedupe_key),
        (ANA, 70, "daily:share:8"),
    ):
        assert await rows.find(*other) is None


async def test_later_message_of_a_shared_page_replaces_the_first(rows: SharedPageRows) -> None:
    await rows.keep(LINE)
    await rows.keep(LINE._replace(message=501))
    assert await rows.find(ANA, 70, LINE.dedupe_key) == 501


async def test_shared_pages_are_deleted_with_their_person_or_server(
    rows: SharedPageRows, store: Store
) -> None:
    directly = LINE._replace(person=BOR, channel=72, server=0)
    for shared in (LINE, LINE._replace(person=BOR), directly):
        await rows.keep(shared)
    privacy = PrivacyRows(store)
    assert await privacy.servers(PERSONAL) == (GUILD,)
    await privacy.forget_person(PERSONAL, ANA, {"en": "a former player"})
    assert await rows.find(ANA, 70, LINE.dedupe_key) is None
    assert await rows.find(BOR, 70, LINE.dedupe_key) == 500
    await privacy.forget_server(PERSONAL, GUILD)
    assert await rows.find(BOR, 70, LINE.dedupe_key) is None
    assert await rows.find(BOR, 72, LINE.dedupe_key) == 500


async def test_only_pages_of_earlier_messages_are_dropped(rows: SharedPageRows) -> None:
    await rows.keep(LINE)
    await rows.keep(LINE._replace(person=BOR, message=501))
    await rows.drop_before(501)
    assert await rows.find(ANA, 70, LINE.dedupe_key) is None
    assert await rows.find(BOR, 70, LINE.dedupe_key) == 501
