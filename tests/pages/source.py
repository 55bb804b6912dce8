"""Which keys the code asks words for, read from the source: so that no sentence is forgotten."""

import ast
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from tests.pages.drawn import ROOT


class Use(NamedTuple):
    """A call with a key: ``key`` has ``{}`` for what is only known at run time."""

    place: str
    key: str
    rule: str
    """The second argument, where it is a text: of a refusal the number of its rule."""
    facts: frozenset[str] | None
    """The names of the facts given; None: they come as a mapping."""


Wanted = Callable[[str], bool]


def _keys(node: ast.expr, named: dict[str, ast.expr]) -> Iterator[str]:
    """The texts that an expression can be."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            texts = (part.value if isinstance(part, ast.Constant) else "{}" for part in parts)
            yield "".join(map(str, texts))
        case ast.IfExp(body=body, orelse=other):
            yield from _keys(body, named)
            yield from _keys(other, named)
        case ast.Name(id=name) if name in named:
            yield from _keys(named[name], {})


def _uses(place: str, function: ast.AST, wanted: Wanted) -> Iterator[Use]:
    named = {
        target.id: node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(function):
        if not isinstance(node, ast.Call) or not node.args or not wanted(ast.unparse(node.func)):
            continue
        names = [keyword.arg for keyword in node.keywords]
        facts = None if None in names else frozenset(name for name in names if name)
        second = [arg.value for arg in node.args[1:2] if isinstance(arg, ast.Constant)]
        for key in _keys(node.args[0], named):
            yield Use(f"{place}:{node.lineno}", key, str(*second), facts)


@cache
def _calls(folder: str, wanted: Wanted) -> tuple[Use, ...]:
    found: dict[Use, None] = {}
    for file in sorted((ROOT / folder).rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        # A call is found in its function first, where the names of its keys are known.
        for scope in (*functions, tree):
            found |= dict.fromkeys(_uses(str(file.relative_to(ROOT)), scope, wanted))
    return tuple(found)


def _is_words(function: str) -> bool:
    return function.rsplit(".", maxsplit=1)[-1] == "words" or function.endswith("words.has")


def _is_denied(function: str) -> bool:
    return function == "Denied"


def _is_refused(function: str) -> bool:
    return function == "Refused"


def sentences() -> tuple[Use, ...]:
    """Every sentence the house asks for."""
    return _calls("bot", _is_words)


def denials() -> tuple[Use, ...]:
    """Every wish the house denies."""
    return _calls("bot", _is_denied)


def refusal_calls() -> tuple[Use, ...]:
    """Every move the rules refuse."""
    return _calls("engine", _is_refused)
