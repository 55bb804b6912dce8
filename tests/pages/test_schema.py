"""Every page is a valid message by our own schema, and by Discord's schema.

``message.json`` is of our own making, so that it is here always; one test holds it against the
description that Discord publishes, where that is at hand.
"""

from collections.abc import Callable, Iterator

import pytest

from bot.help.manual import manual
from bot.kit.page import Attachment, Page, Text
from tests.laws.playing import TABLES, Table, numbered_deal, tables
from tests.pages.broken import BROKEN, FULL, UNTOLD, change_value, mutants
from tests.pages.drawn import (
    LOOKS,
    WORDS,
    edit_payload,
    pages_during,
    payload,
    plain_info,
    redraw_payload,
)
from tests.pages.golden_pages import PAGES
from tests.pages.schemas import DISCORDS, Body, complaint, discord_complaint

OTHERS: dict[str, Callable[[], Page]] = {
    "manual": lambda: manual("slovenian", 1, WORDS),
    "file": lambda: Page((Text("The record"),), attachment=Attachment("a.game", "tarok-record 1")),
    "everything": lambda: FULL,
}


def requests(page: Page) -> Iterator[tuple[Body, str]]:
    """The requests by which a page is shown: their bodies and kinds."""
    yield payload(page), "create"
    yield payload(page, nonce="board:9223372036854775807"), "create"
    yield edit_payload(page), "edit"
    if page.pictures:
        yield redraw_payload(page), "edit"


def pages_of_a_deal(table: Table) -> Iterator[Page]:
    """Pages of each phase of a deal."""
    played_deal = numbered_deal(table, 5)
    steps = {step.deal.phase: step for step in played_deal.steps}
    for step in steps.values():
        for look in LOOKS:
            yield from pages_during(step.deal, plain_info(table[1], table[0]), look)


@pytest.mark.parametrize("name", PAGES | OTHERS)
async def test_every_kind_of_page_is_a_valid_message(name: str) -> None:
    for body, request in requests((PAGES | OTHERS)[name]()):
        assert not complaint(body, request)


@tables
async def test_pages_of_a_deal_are_valid_messages(table: Table) -> None:
    for page in pages_of_a_deal(table):
        for body, request in requests(page):
            assert not complaint(body, request)


@pytest.mark.parametrize("fault", BROKEN | UNTOLD)
async def test_schema_refuses_each_broken_message(fault: str) -> None:
    for body, request in requests(FULL):
        assert complaint(change_value(body, *(BROKEN | UNTOLD)[fault]), request)


@pytest.mark.skipif(
    not DISCORDS.is_file(),
    reason="Discord's own description of its API is not here; DISCORD_OPENAPI=FILE names a copy",
)
async def test_schema_agrees_with_that_of_discord() -> None:
    """Our schema takes only messages that Discord's takes; the exceptions are listed."""
    for page in (page for table in TABLES for page in pages_of_a_deal(table)):
        assert not discord_complaint(payload(page))
    for make in (PAGES | OTHERS).values():
        for body, request in requests(make()):
            assert not discord_complaint(body, request)
    for make in (PAGES | OTHERS).values():  # as a guest the same goes by the token of a click
        for body, request in requests(make()):
            if "nonce" not in body:
                assert not discord_complaint(body, {"create": "follow", "edit": "change"}[request])
    for body, request in requests(FULL):
        wrong = {fault: change_value(body, *change) for fault, change in (BROKEN | UNTOLD).items()}
        assert {fault for fault in wrong if discord_complaint(wrong[fault], request)} == set(BROKEN)
    for mutant in mutants(payload(FULL, nonce="board:1")):
        if not complaint(mutant):
            assert not discord_complaint(mutant), mutant
