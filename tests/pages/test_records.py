"""The table of a person's records fits a phone in every language."""

from dataclasses import replace

import pytest

from bot.contests.daily.service import games
from bot.contests.days.records_page import records_page
from bot.kit.l10n import languages, load_words
from bot.kit.text import columns
from tests.pages.days import records_of, results

MAX_COLUMNS = 50
"""Columns of a code block that a page of 412 pixels shows."""


def table_of_all_games(language: str) -> str:
    """The table of a person who has played every game that has deals of the day."""
    kept = records_of(results())
    first = kept.forms[0]._replace(percent=100)
    forms = tuple(first._replace(variant=variant, players=size) for variant, size in games())
    page = records_page(replace(kept, forms=forms), load_words()(language))
    _, table, *_ = page.text.split("```")
    return table


@pytest.mark.parametrize("language", languages())
def test_records_table_fits_a_page_of_412_pixels(language: str) -> None:
    assert max(map(columns, table_of_all_games(language).split("\n"))) <= MAX_COLUMNS


@pytest.mark.parametrize("language", languages())
def test_records_table_cuts_no_name_of_a_game(language: str) -> None:
    assert "…" not in table_of_all_games(language)


@pytest.mark.parametrize("judged", [True, False])
def test_curve_of_mistakes_is_explained_only_where_it_is_drawn(judged: bool) -> None:
    tries = [each if judged else each._replace(cost=None) for each in results()]
    page = records_page(records_of(tries), load_words()("en"))
    assert "The graph shows averages" in page.text
    assert ("Mistakes: points lost" in page.text) == judged
