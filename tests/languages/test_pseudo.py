"""No English sentence escapes: whatever a person reads is taken from the words of a language.

All pages are drawn in a language that has an accent on each letter (``pseudo.py``): what is there
in plain letters was written elsewhere. Documents of the rules are English in all languages.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from babel.dates import get_day_names

from bot.games.info import Chair, TableInfo
from bot.help.rulebook import rule_of, rule_page
from bot.kit.l10n import DATA_DIRS, languages
from tests.languages.pages_of_help import pages_of_help
from tests.languages.pseudo import LANGUAGE, accented_text, pseudo_words, write_courses
from tests.languages.walk import (
    Table,
    pages_around,
    pages_of_deal,
    pages_of_house,
    read_texts,
    sentences,
)
from tests.laws.playing import TABLES, each_table, numbered_deal, random_deal, random_rules
from tests.pages.drawn import ROOT, plain_info

SHORT_DAYS, DAYS = (
    "|".join(get_day_names(width, locale="en").values()) for width in ("short", "abbreviated")
)
HOST_CODES = tuple(f"{variant}{players}" for variant, players in TABLES)
NO_WORDS = re.compile(
    r"`[^`\n]*`"  # commands, as they are typed
    r"|<a?:\w+:\d+>"  # emojis
    r"|\b[A-Z]{3}-[A-Z0-9]+-\d+\b"  # numbers of rules
    rf"|\b(?:{'|'.join(map(re.escape, languages().values()))})\b"  # as languages call themselves
    # Codes of languages and forms, in the columns of a host's counts.
    rf"|(?m:(?<= )(?:{'|'.join((*languages(), *HOST_CODES))})(?= |$))"
    r"|“(?:ros|topschin)”"  # what is called out with cards at Straw Man Tarock, in all languages
    # Days of the week, alone or after a number, are Babel's, which has no such language.
    rf"|\A(?:{SHORT_DAYS})\Z|(?m:^)\d+ (?:{DAYS})\b"
)
PLAIN_WORD = re.compile(r"[A-Za-z]{2,}")

all_tables = each_table()


FEW = {("slovenian", 4), ("strohmann", 2)}
"""Tables of slow tests in ``make test``; ``make long`` has all others."""
a_few_tables = pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, id=f"{table[0]}-{table[1]}")
        if table in FEW
        else pytest.param(table, id=f"{table[0]}-{table[1]}", marks=pytest.mark.long)
        for table in TABLES
    ],
)


@pytest.fixture(autouse=True)
def _courses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_courses(tmp_path, ROOT / "data")
    monkeypatch.setattr("bot.kit.l10n.DATA_DIRS", [*DATA_DIRS, tmp_path])
    monkeypatch.setattr("bot.help.manual.DATA_DIRS", [*DATA_DIRS, tmp_path])


def nameless_table(table: Table) -> TableInfo:
    """A table of people and a house player whose names have no letter."""
    info = plain_info(table[1], table[0])
    chairs = tuple(Chair(f"№{n}", 11 + n, house=n == 1) for n in range(table[1]))
    return replace(info, chairs=chairs)


def english_texts(texts: Iterator[str]) -> set[str]:
    """Texts with a part that was not taken from the words."""
    return {text for text in texts if PLAIN_WORD.search(NO_WORDS.sub(" ", text))}


@all_tables
@pytest.mark.parametrize(
    ("deals", "every"), [(1, 7), pytest.param(2, 5, marks=pytest.mark.long)], ids=str
)
def test_pages_of_a_deal_have_no_english_text(table: Table, deals: int, every: int) -> None:
    """Half of the deals have random options; one in ``every`` moves is looked at."""
    info = nameless_table(table)
    for seed in range(deals):
        rng = Random(f"pseudo {table} {seed}")
        played_deal = (
            numbered_deal(table, seed) if seed % 2 else random_deal(random_rules(table, rng), rng)
        )
        pages = pages_of_deal(played_deal, info, pseudo_words(), every=every)
        assert not english_texts(text for page in pages for text in read_texts(page))


@a_few_tables
def test_pages_of_help_have_no_english_text(table: Table) -> None:
    pages = pages_of_help(numbered_deal(table, 1), nameless_table(table), pseudo_words())
    assert not english_texts(text for page in pages for text in read_texts(page))


@all_tables
def test_pages_around_the_deals_have_no_english_text(table: Table) -> None:
    info = nameless_table(table)
    pages = pages_around(table, info, pseudo_words())
    assert not english_texts(text for page in pages for text in read_texts(page))


def test_pages_and_sentences_of_the_house_have_no_english_text() -> None:
    assert not english_texts(sentences(nameless_table(("slovenian", 4)), pseudo_words()))
    assert not english_texts(
        text for page in pages_of_house(pseudo_words()) for text in read_texts(page)
    )


def test_rule_page_says_that_its_document_is_english() -> None:
    rule = rule_of("SLO-PLAY-3")
    assert rule is not None
    page = rule_page(rule, pseudo_words())
    assert pseudo_words()("rule-in-english") in page.text


def test_search_finds_english_and_accepts_accented_text() -> None:
    assert not english_texts(iter([accented_text("All of it, also **bold** and `/tarok new`.")]))
    assert english_texts(iter(["A word", accented_text("A") + " word"]))
    assert pseudo_words().language == LANGUAGE
