"""Japanese has signs as wide as a letter: no blank follows them, and brackets are such signs."""

import re

import pytest

from bot.pages.l10n import load_words
from tests.languages.walk import Table, pages_of_deal, read_on
from tests.laws.playing import each_table, numbered
from tests.pages.drawn import LOOKS, plain_info

LETTER = "[\u3040-\u30ff\u4e00-\u9fff]"
WRONG = re.compile(rf"[。、：！？）] {LETTER}|{LETTER} ?\((?!/)|{LETTER}: ")


@each_table()
@pytest.mark.parametrize("every", [15, pytest.param(5, marks=pytest.mark.long)])
def test_sentences_stand_as_one_writes_them(table: Table, every: int) -> None:
    words, info = load_words(strict=True)("ja"), plain_info(table[1], table[0])
    pages = pages_of_deal(numbered(table, 1), info, words, LOOKS, every=every)
    found = {text for page in pages for text in read_on(page) if WRONG.search(text)}
    assert not found


def test_what_is_wrong_is_found() -> None:
    assert all(map(WRONG.search, ("捨て札。 次", "ゲーム (×4)", "取る: ♠K".replace("♠", "ス"))))
    assert not WRONG.search("捨て札。次（×4）：♠K Ana (club)")
