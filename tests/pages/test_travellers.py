"""Tables of travellers fit a phone in every language."""

import pytest

from bot.contests.traveller.pages import contract_line_page, traveller_page
from bot.kit.l10n import languages, load_words
from bot.kit.page import Page, Text
from bot.kit.text import columns
from tests.pages.travellers import PLAYED, traveller, traveller_pages

MAX_COLUMNS = 40
"""Columns of a code block that fit a phone."""


def widest_row(page: Page) -> int:
    """The columns of the longest row in a table of a page."""
    blocks = [block.text for block in page.blocks if isinstance(block, Text)]
    tables = [block.split("```")[1] for block in blocks if "```" in block]
    return max((columns(row) for table in tables for row in table.split("\n")), default=0)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["slovenian 5", "krolami 4", "romanian 3"])
def test_traveller_tables_fit_a_phone(language: str, game: str) -> None:
    variant, _, players = game.partition(" ")
    words = load_words()(language).of(variant)
    pages = list(traveller_pages(variant, int(players), words))
    assert all(widest_row(page) <= MAX_COLUMNS for page in pages)


def test_traveller_names_all_house_players_in_full() -> None:
    shown = traveller(endings=PLAYED)
    for language in languages():
        words = load_words()(language)
        for line in shown.lines:
            assert "…" not in contract_line_page(shown, line, words, 0).text.split("```")[1]


def test_traveller_turns_its_pages() -> None:
    shown = traveller()
    first, second = (traveller_page(shown, load_words()("en"), at) for at in (0, 1))
    assert len(shown.lines) > 15 and first.text != second.text
    ids = [control.id for control in second.controls()]
    assert any(control.endswith(":b") for control in ids) and len(set(ids)) == len(ids)
