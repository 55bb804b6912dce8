"""The page *Something is wrong* has each warning and error that the bot may log, and no others."""

import ast
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from bot.base.shards import missing_shards
from tests.laws.sources import ROOT

PAGE = (ROOT / "docs" / "troubleshooting.md").read_text("utf-8")
LEVELS = ("warning", "error", "critical", "exception", "log")
"""Methods of a logger that may write a warning or an error."""
FACT = "…"
"""It stands on the page for each fact of a sentence."""
PLACEHOLDER = re.compile(r"%(?:\.\d)?[sdf]")
LIBRARIES = ("discord.http", "discord.gateway", "discord.webhook.async_")
"""Modules of discord.py whose lines the page explains."""
LOGS_ITS_MESSAGE = "_lost"
"""Method of the pool of workers that logs its second argument."""


def texts(value: ast.expr, module: ast.Module) -> Iterator[str]:
    """The texts that an expression may be: a text, or a name that is given some."""
    if isinstance(value, ast.Constant):
        yield str(value.value)
    elif isinstance(value, ast.JoinedStr):
        yield "".join(
            str(part.value) if isinstance(part, ast.Constant) else FACT for part in value.values
        )
    elif isinstance(value, ast.Name):
        for node in ast.walk(module):
            match node:
                case ast.Assign(targets=[ast.Name(id=value.id)], value=given):
                    yield from texts(given, module)
                case ast.Call(func=ast.Attribute(attr=method), args=[_, given]):
                    if method == LOGS_ITS_MESSAGE:
                        yield from texts(given, module)


def takeover_sentences() -> Iterator[str]:
    """Messages of the error that ends a process's turn."""
    for file in (ROOT / "bot" / "store").rglob("*.py"):
        module = ast.parse(file.read_text("utf-8"))
        for node in ast.walk(module):
            match node:
                case ast.Call(func=ast.Name(id="NotOwner"), args=[message]):
                    yield from texts(message, module)


PASSED_ON = {
    "settings.missing_shards": (missing_shards(((0,), (1,)), 3) or "",),
    "error": tuple(takeover_sentences()),
}
"""Sentences that a log line of ``%s`` alone passes on, by its argument."""


def log_calls(module: ast.Module) -> Iterator[ast.Call]:
    """Calls that may write a warning or an error."""
    for node in ast.walk(module):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="logger"), attr=method)):
                if method in LEVELS:
                    yield node


def sentences_of(file: Path) -> Iterator[str]:
    """First lines of all warnings and errors of a file, with … for each fact."""
    module = ast.parse(file.read_text("utf-8"))
    for call in log_calls(module):
        has_level = ast.unparse(call.func).endswith(".log")
        message, *facts = call.args[1:] if has_level else call.args
        patterns = [*texts(message, module)]
        assert patterns, f"{file}:{call.lineno}: its sentence cannot be read"
        for pattern in patterns:
            if pattern == "%s":
                yield from PASSED_ON[ast.unparse(facts[0])]
            else:
                yield PLACEHOLDER.sub(FACT, pattern).partition("\n")[0]


def texts_of_libraries() -> Iterator[str]:
    """All texts in the code of those modules, with … for each fact."""
    for name in LIBRARIES:
        spec = find_spec(name)
        assert spec is not None and spec.origin is not None
        for node in ast.walk(ast.parse(Path(spec.origin).read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield PLACEHOLDER.sub(FACT, node.value)


def quoted_sentences() -> Iterator[str]:
    """Sentences that the page quotes, in the first column of its tables."""
    for row in re.findall(r"^\| (`.*?`) \| ", PAGE, re.MULTILINE):
        yield from re.findall(r"`([^`]+)`", row)


def matches(sentence: str, quote: str) -> bool:
    """True if a sentence begins as the page quotes it."""
    parts = (re.escape(part) for part in quote.split(FACT))
    return re.match(".*".join(parts), sentence) is not None


@pytest.fixture(scope="module")
def sentences() -> set[str]:
    """Every sentence that the bot may log as a warning or an error."""
    return {sentence for file in (ROOT / "bot").rglob("*.py") for sentence in sentences_of(file)}


def test_each_warning_and_error_of_the_log_is_explained(sentences: set[str]) -> None:
    quotes = [*quoted_sentences()]
    unexplained = [
        sentence
        for sentence in sorted(sentences)
        if not any(matches(sentence, quote) for quote in quotes)
    ]
    assert unexplained == []


def test_each_explained_sentence_is_logged_somewhere(sentences: set[str]) -> None:
    logged = {*sentences, *texts_of_libraries()}
    unlogged = [
        quote
        for quote in quoted_sentences()
        if not any(matches(sentence, quote) for sentence in logged)
    ]
    assert unlogged == []
