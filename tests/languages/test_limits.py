"""In every language all pages of all forms are such as Discord takes, and no label is cut."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from bot.kit.l10n import load_words
from bot.kit.page import Button, Page
from tests.languages.complete import every_language
from tests.languages.pages_of_help import pages_of_help
from tests.languages.walk import (
    Table,
    pages_around,
    pages_of_deal,
    pages_of_house,
    read_texts,
    sentences,
)
from tests.laws.playing import each_table, numbered_deal, random_deal, random_rules
from tests.pages.drawn import LOOKS, check_page_fits, plain_info, worst_info

all_tables = each_table()

LABEL = 80
"""Characters of a button's label, after which the house cuts it off."""


def check_pages_fit(pages: Iterable[Page]) -> None:
    """Check that all pages can be sent and that no label is cut."""
    for page in pages:
        check_page_fits(page)
        labels = [control.label for control in page.controls() if isinstance(control, Button)]
        assert not [label for label in labels if len(label) >= LABEL]


@every_language
@all_tables
async def test_all_pages_of_a_deal_can_be_sent(language: str, table: Table) -> None:
    words, rng = load_words(strict=True)(language), Random(f"limits {table}")
    plain, worst = plain_info(table[1], table[0]), worst_info(table[1], variant=table[0])
    check_pages_fit(pages_of_deal(numbered_deal(table, 1), plain, words, LOOKS[:1], every=20))
    by_chance = random_deal(random_rules(table, rng), rng)
    for page in pages_of_deal(by_chance, worst, words, LOOKS, every=25):
        check_page_fits(page)


@every_language
@all_tables
async def test_all_pages_with_which_the_house_helps_can_be_sent(
    language: str, table: Table
) -> None:
    words, plain = load_words(strict=True)(language), plain_info(table[1], table[0])
    check_pages_fit(pages_of_help(numbered_deal(table, 1), plain, words, LOOKS[:1]))


@every_language
@all_tables
async def test_all_pages_around_the_deals_can_be_sent(language: str, table: Table) -> None:
    words = load_words(strict=True)(language)
    check_pages_fit(pages_around(table, plain_info(table[1], table[0]), words))
    worst = worst_info(table[1], variant=table[0])
    for page in pages_around(table, replace(worst, length=12), words):
        assert any(text.strip() for text in read_texts(page))


@every_language
async def test_all_pages_of_the_house_can_be_sent(language: str) -> None:
    words = load_words(strict=True)(language)
    check_pages_fit(pages_of_house(words))
    assert all(sentence.strip() for sentence in sentences(plain_info(4), words))
