"""Arguments are passed as what they are: a tuple is not unpacked into a call to save names."""

import ast
from collections.abc import Iterator

from tests.laws.sources import ROOT, files_of, nodes, sources_group

pytestmark = sources_group

Function = ast.FunctionDef | ast.AsyncFunctionDef


def assigned_values(statement: ast.Assign) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Each target of an assignment with its value, also those of ``a, b = c, d``."""
    for target in statement.targets:
        if isinstance(target, ast.Tuple) and isinstance(statement.value, ast.Tuple):
            yield from zip(target.elts, statement.value.elts, strict=False)
        else:
            yield target, statement.value


def local_tuples(function: Function) -> set[str]:
    """The names to which a function assigns a tuple that it writes out."""
    return {
        target.id
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        for target, value in assigned_values(node)
        if isinstance(target, ast.Name) and isinstance(value, ast.Tuple)
    }


def unpacking_lines(function: Function) -> Iterator[int]:
    """The lines of calls into which a function unpacks a tuple that it writes out itself."""
    names = local_tuples(function)
    for call in ast.walk(function):
        if not isinstance(call, ast.Call):
            continue
        values = [argument.value for argument in call.args if isinstance(argument, ast.Starred)]
        if any(
            isinstance(value, ast.Tuple) or getattr(value, "id", "") in names for value in values
        ):
            yield call.lineno


def test_no_tuple_is_unpacked_into_a_call() -> None:
    unpacking = {
        str(file.relative_to(ROOT))
        for file in files_of("bot")
        for node in nodes(file)
        if isinstance(node, Function) and any(unpacking_lines(node))
    }
    assert sorted(unpacking) == []


def test_law_finds_tuple_unpacked_into_call() -> None:
    def lines(text: str) -> list[int]:
        (function,) = ast.parse(text).body
        assert isinstance(function, Function)
        return [*unpacking_lines(function)]

    assert lines("def f():\n  known = a, b\n  g(*known)") == [3]
    assert lines("def f():\n  x, known = 1, (a, b)\n  g(*known)") == [3]
    assert lines("def f():\n  g(*(a, b))") == [2]
    assert lines("def f(known):\n  g(*known)") == []
    assert lines("def f():\n  known = g()\n  h(*known)") == []
