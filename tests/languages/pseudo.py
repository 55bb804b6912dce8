"""A language that nobody speaks: English in which every letter has an accent.

What is read in plain letters on a page in this language is a sentence that was not taken from the
words, and would be English in all languages.
"""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.kit.l10n import Words, word_files

LANGUAGE = "qps"
"""The code that stands for such languages."""

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀćđéƒǵĥíĵķĺɱńóƥɋŕśţúṽŵẋýźÁɃĆĐÉƑǴĤÍĴĶĹḾŃÓƤɊŔŚŢÚṼŴẊÝŹ"
LETTERS = str.maketrans(PLAIN, ACCENTED)

KEPT = re.compile(r"`/[^`\n]*`|[A-Z]{3}-[A-Z0-9]+-\d+|<!-- cards\n(?:.*\n)*?-->")
"""Commands, numbers of rules and shown cards, which are equal in all languages."""


def accented_text(text: str) -> str:
    """Return a text with accents on all letters except in commands and rule numbers."""
    untouched = KEPT.findall(text)
    pieces = [piece.translate(LETTERS) for piece in KEPT.split(text)]
    return "".join(a + b for a, b in zip(pieces, [*untouched, ""], strict=True))


class Accents(Transformer):
    """Gives all texts of a file accents."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - as fluent calls it
        return ast.TextElement(accented_text(node.value))


@cache
def pseudo_words() -> Words:
    """The words of the language, strictly: it has no other to fall back on."""
    bundle = FluentBundle([LANGUAGE, "en"], use_isolating=False)
    for file in word_files("en"):
        resource = FluentParser().parse(file.read_text("utf-8"))
        text = FluentSerializer().serialize(Accents().visit(resource))
        bundle.add_resource(FluentResource(text))
    return Words(LANGUAGE, (bundle,), strict=True)


def write_courses(data_dir: Path, english: Path) -> None:
    """Put the rules courses of the language into a place for them."""
    folder = data_dir / "rules" / LANGUAGE
    folder.mkdir(parents=True)
    for file in (english / "rules" / "en").glob("*.md"):
        pages = file.read_text("utf-8").split("<!-- page -->")
        text = "<!-- page -->".join(map(accented_text, pages))
        (folder / file.name).write_text(text, "utf-8")
