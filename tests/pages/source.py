"""Keys that the code asks words for, read from the source, and the messages of English."""

import ast
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.kit.l10n import parse_words, word_files
from tests.laws.sources import nodes, tree
from tests.pages.drawn import ROOT


class Use(NamedTuple):
    """A call with a key, which has ``{}`` for parts known only at run time."""

    place: str
    key: str
    rule: str
    """The second argument, if it is a text: the number of the rule of a refusal."""
    facts: frozenset[str] | None
    """The names of the facts given; None: they come as a mapping, or only the key is asked for."""


TOPIC = "topic:"

Wanted = Callable[[str], bool]

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def _keys(node: ast.expr, values: dict[str, ast.expr]) -> Iterator[str]:
    """Every text that an expression can be, with ``{}`` for unknown parts."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            for texts in product(*(list(_keys(part, values)) for part in parts)):
                yield "".join(texts)
        case ast.FormattedValue(value=ast.Name(id=name)) if name in values:
            yield from list(_keys(values[name], {})) or ["{}"]
        case ast.FormattedValue():
            yield "{}"
        case ast.IfExp(body=body, orelse=other):
            yield from _keys(body, values)
            yield from _keys(other, values)
        case ast.Name(id=name) if name in values:
            yield from _keys(values[name], {})


def assigned_values(within: Iterable[ast.AST]) -> Iterator[tuple[str, ast.expr]]:
    """The values assigned to names in a function."""
    for node in within:
        if not isinstance(node, ast.Assign):
            continue
        for target in node.targets:
            match target, node.value:
                case ast.Name(id=name), value:
                    yield name, value
                case ast.Tuple(elts=targets), ast.Tuple(elts=values):
                    for assigned, value in zip(targets, values, strict=False):
                        if isinstance(assigned, ast.Name):
                            yield assigned.id, value


ASKS_FOR_KEY = "words.has"
"""The call that asks whether there is a sentence, and says none."""


def cited_rule(node: ast.expr) -> str:
    """The number of a rule, or the topic by which a game gives its own number."""
    match node:
        case ast.Constant(value=str(rule)):
            return rule
        case ast.Subscript(slice=ast.Constant(value=str(topic))):
            return f"{TOPIC}{topic}"
    return ""


def called_name(function: ast.expr) -> str:
    """The called name, or an attribute with its owner."""
    match function:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=ast.Name(id=owner) | ast.Attribute(attr=owner), attr=name):
            return f"{owner}.{name}"
        case ast.Attribute(attr=name):
            return f".{name}"
    return ""


def _uses(path: str, function: ast.AST, is_wanted: Wanted) -> Iterator[Use]:
    within = list(ast.walk(function))
    calls = [
        node
        for node in within
        if isinstance(node, ast.Call) and node.args and is_wanted(called_name(node.func))
    ]
    named = dict(assigned_values(within)) if calls else {}
    for node in calls:
        names = [keyword.arg for keyword in node.keywords]
        unknown = None in names or called_name(node.func).endswith(ASKS_FOR_KEY)
        facts = None if unknown else frozenset(name for name in names if name)
        second = [cited_rule(arg) for arg in node.args[1:2]]
        for key in _keys(node.args[0], named):
            yield Use(f"{path}:{node.lineno}", key, "".join(second), facts)


@cache
def _calls(folder: str, is_wanted: Wanted, name: str = "") -> tuple[Use, ...]:
    """The wanted calls in a folder; files without ``name`` are skipped."""
    uses: dict[Use, None] = {}
    for file in sorted((ROOT / folder).rglob("*.py")):
        place = str(file.relative_to(ROOT))
        text = file.read_text("utf-8")
        if name not in text:
            continue
        functions = [node for node in nodes(file) if isinstance(node, FUNCTIONS)]
        within = dict.fromkeys(use for scope in functions for use in _uses(place, scope, is_wanted))
        lines = {use.place for use in within}
        # Names of one function say nothing of another: the whole file only adds what is in none.
        outside = [use for use in _uses(place, tree(file), is_wanted) if use.place not in lines]
        uses |= within | dict.fromkeys(outside)
    return tuple(uses)


def _is_words(function: str) -> bool:
    called = function.rsplit(".", maxsplit=1)[-1]
    return called in ("words", "sentence") or function.endswith(ASKS_FOR_KEY)


def _is_denied(function: str) -> bool:
    return function in ("Denied", "Limit")  # one row a limit, which denies


def _is_refused(function: str) -> bool:
    return function == "Refused"


def sentences() -> tuple[Use, ...]:
    """Every use of a sentence in the bot and in the tests' own kind of contest."""
    return _calls("bot", _is_words) + _calls("tests/minicontest", _is_words)


def denials() -> tuple[Use, ...]:
    """Every use of a denial in the bot and in the tests' own kind of contest."""
    return _calls("bot", _is_denied) + _calls("tests/minicontest", _is_denied)


def refusal_calls() -> tuple[Use, ...]:
    """Every call that refuses a move."""
    return _calls("engine", _is_refused, "Refused(")


class Variables(Visitor):
    """Collects the names of the facts that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - as fluent calls it
        self.names.add(node.id.name)


def word_entries(language: str) -> list[fluent.EntryType]:
    """Every entry of the files of a language."""
    body: list[fluent.EntryType] = []
    for file in word_files(language):
        body += parse_words(file).body
    return body


def read_messages(language: str) -> dict[str, set[str]]:
    """Keys of the messages of a language, each with the facts that it uses."""
    messages = {}
    for entry in word_entries(language):
        if isinstance(entry, fluent.Message):
            variables = Variables()
            variables.visit(entry)
            messages[entry.id.name] = variables.names
    return messages


MESSAGES = read_messages("en")
