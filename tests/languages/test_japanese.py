"""Japanese has signs as wide as a letter: no blank follows them, and brackets are such signs."""

import ast
import re
from collections.abc import Iterable, Iterator

import pytest

from bot.kit.l10n import load_words
from tests.languages.walk import Table, pages_of_deal, read_texts
from tests.laws.playing import each_table, numbered_deal
from tests.laws.sources import files_of, nodes
from tests.pages.drawn import LOOKS, plain_info

LETTER = "[\u3040-\u30ff\u4e00-\u9fff]"
WRONG = re.compile(rf"[。、：！？）] {LETTER}|{LETTER} ?\((?!/)|{LETTER}: ")


@each_table()
@pytest.mark.parametrize("every", [15, pytest.param(5, marks=pytest.mark.long)])
def test_japanese_pages_have_no_blank_after_wide_signs(table: Table, every: int) -> None:
    words, info = load_words(strict=True)("ja"), plain_info(table[1], table[0])
    pages = pages_of_deal(numbered_deal(table, 1), info, words, LOOKS, every=every)
    misspaced = {text for page in pages for text in read_texts(page) if WRONG.search(text)}
    assert not misspaced


def test_pattern_finds_misplaced_blanks_and_brackets() -> None:
    assert all(map(WRONG.search, ("捨て札。 次", "ゲーム (×4)", "取る: ♠K".replace("♠", "ス"))))
    assert not WRONG.search("捨て札。次（×4）：♠K Ana (club)")


LABELS = {"others-ahead"}
"""Words that stand before a figure, and are no sentence."""


def _is_sentence(part: ast.AST) -> bool:
    """Whether an expression is a translated message."""
    called = part.value if isinstance(part, ast.FormattedValue) else part
    return (
        isinstance(called, ast.Call)
        and ast.unparse(called.func).endswith("words")
        and not (isinstance(called.args[0], ast.Constant) and called.args[0].value in LABELS)
    )


def parts_beside_blanks(node: ast.AST) -> Iterator[ast.AST]:
    """Parts of an expression before or behind a blank."""
    if isinstance(node, ast.JoinedStr):
        parts = node.values
        for before, middle, after in zip(parts, parts[1:], parts[2:], strict=False):
            if ast.unparse(middle) == "' '":
                yield from (before, after)
    elif isinstance(node, ast.BinOp) and ast.unparse(node.right) == "' '":
        yield from ast.walk(node.left)


def hand_joined_places(within: Iterable[ast.AST]) -> Iterator[str]:
    """Places where the code puts a blank beside a message."""
    for node in within:
        if any(map(_is_sentence, parts_beside_blanks(node))):
            yield ast.unparse(node)


def test_bot_joins_sentences_by_language_and_not_by_blanks() -> None:
    joined = [line for file in files_of("bot") for line in hand_joined_places(nodes(file))]
    assert not joined, "use joined() of bot/deals/wording/words.py"


def test_sentences_joined_by_a_blank_are_found() -> None:
    code = """f"{told} {words('b')}"; f"{words('a')} {b}"; words('a') + " " + words('b')"""
    assert len(tuple(hand_joined_places(ast.walk(ast.parse(code))))) == 3
