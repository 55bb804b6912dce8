"""The table of a person's records fits a phone in every language."""

import pytest

from bot.contests.days.records_page import records_page
from bot.kit.l10n import languages, load_words
from bot.kit.text import columns
from tests.pages.days import records_of, results

MAX_COLUMNS = 50
"""Columns of a code block that a page of 412 pixels shows."""


@pytest.mark.parametrize("language", languages())
def test_records_table_fits_a_page_of_412_pixels(language: str) -> None:
    page = records_page(records_of(results()), load_words()(language))
    _, table, *_ = page.text.split("```")
    assert max(map(columns, table.split("\n"))) <= MAX_COLUMNS
