"""Arguments for every call of the store and of its repositories.

They are made from annotations, so that a new call is made without a change here.
"""

import collections.abc
import dataclasses
import inspect
import types
import typing
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.features import PERSONAL
from bot.store import Store
from tests.bot.store.synthetic_year import NOW, ROWS_IN_PROGRESS
from tests.laws.repositories import calls, repositories

IN_PROGRESS, OVER = ROWS_IN_PROGRESS // 2, 1000
"""The numbers of a row that is in progress and of one that is over."""

PROCESS_ALONE = {
    name for name, _ in inspect.getmembers(Store, inspect.isfunction)
} - {"note", "set_note", "change_note"}  # fmt: skip
"""Calls that read no rows of tables."""

DELETING_CALLS = ("PrivacyRows.forget_person", "PrivacyRows.forget_server")
"""Calls that delete rows which others need."""


REPOSITORIES = repositories()


def call_names() -> list[str]:
    """Every call: those of the store by name, those of a repository as ``ServerRows.rules``."""
    methods = [name for name, _ in inspect.getmembers(Store, inspect.isfunction)]
    of_store = {name for name in methods if not name.startswith("_") and name not in PROCESS_ALONE}
    every = of_store - {"close"} | {
        f"{kind}.{name}" for kind, rows in REPOSITORIES.items() for name in calls(rows)
    }
    return sorted(every, key=lambda name: (name in DELETING_CALLS, name))


def call_of(store: Store, name: str) -> Callable[..., Any]:
    """A bound method of the store or of a repository."""
    kind, _, call = name.rpartition(".")
    owner: Any = REPOSITORIES[kind](store) if kind else store
    method: Callable[..., Any] = getattr(owner, call)
    return method


def function_of(name: str) -> Callable[..., Any]:
    kind, _, call = name.rpartition(".")
    return calls(REPOSITORIES[kind])[call].work if kind else getattr(Store, call)


NUMBERS: dict[str, int] = {
    **dict.fromkeys(("at", "now", "since", "until", "after", "closes", "opened_at"), NOW),
    **dict.fromkeys(("limit", "most", "count", "last", "players"), 4),
    **dict.fromkeys(("first", "seq", "deal", "seat", "player", "place", "told", "page"), 0),
    "month": 202311,
    "before": NOW + 1_000_000,
}
"""Whole numbers by the name of their parameter; all others are numbers of rows."""

TEXTS = {"variant": "slovenian", "game": "slovenian", "agreed": "[]", "code": "code 3"}


def arguments(name: str) -> Iterator[dict[str, Any]]:
    """Several sets of arguments for a call.

    They name rows in progress and rows that are over, with and without optional values.
    """
    call = function_of(name)
    hints = typing.get_type_hints(call)
    _, *parameters = inspect.signature(call).parameters  # without the store or the database
    for row in (IN_PROGRESS, OVER):
        for whole in (True, False):
            yield {
                parameter: _value(hints[parameter], parameter, row, whole=whole)
                for parameter in parameters
            }


def _value(kind: Any, name: str, row: int, *, whole: bool) -> Any:
    """A value of a type. ``whole``: with all optional values."""
    if name == "personal":
        return PERSONAL
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return _value(inner[0], name, row, whole=whole) if whole else None
    if origin is typing.Literal:
        return inner[0] if whole else inner[-1]
    if origin is tuple:
        if inner[-1] is not ...:
            return tuple(_value(part, name, row, whole=whole) for part in inner)
        return (_value(inner[0], name, row, whole=whole),) if whole else ()
    if origin is collections.abc.Iterable:
        return (_value(inner[0], name, row, whole=whole),) if whole else ()
    if origin is collections.abc.Mapping:
        key, value = (_value(part, name, row, whole=whole) for part in inner)
        return {"en": "somebody"} if name == "names" else ({key: value} if whole else {})
    if origin is collections.abc.Callable:
        return lambda _: "changed"
    return _plain(kind, name, row, whole=whole)


def _plain(kind: Any, name: str, row: int, *, whole: bool) -> Any:
    if kind is int:
        return NUMBERS.get(name, row)
    if kind is str:
        return TEXTS.get(name, f"{name} {row}") if whole else ""
    if kind is bool:
        return whole
    if kind is float:
        return 0.5
    return _record(kind, row, whole=whole)


def _record(kind: Callable[..., Any], row: int, *, whole: bool) -> Any:
    hints: Mapping[str, Any] = typing.get_type_hints(kind)
    if dataclasses.is_dataclass(kind):
        fields = [field.name for field in dataclasses.fields(kind)]
    else:
        fields = list(kind._fields)  # type: ignore[attr-defined]
    return kind(**{field: _value(hints[field], field, row, whole=whole) for field in fields})
