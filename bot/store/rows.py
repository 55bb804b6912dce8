"""Repositories: functions of a ``Database``, as methods that have the store carry them out."""

from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, Generic, Literal, ParamSpec, Self, TypeVar, overload

from bot.store.database import Database
from bot.store.store import Store

P = ParamSpec("P")
T = TypeVar("T")

AccessMethod = Literal["read", "write", "erase"]
"""The method of a store that carries a function out."""


class Rows:
    """A repository: the calls about one matter.

    Each is a class attribute made by ``reads``, ``writes`` or ``erases``.

    Each call is one transaction: when it returns it is on the disk, when it raises nothing has
    changed. A cancelled call either changes nothing or, once the commit has begun, returns as if
    nothing had happened; the cancellation then strikes at the caller's next await. Every call
    raises StoreError when the disk, the file or another process is in the way; its docstring names
    only further errors.
    """

    def __init__(self, store: Store) -> None:
        self.store = store


class Call(Generic[P, T]):
    """A function of a ``Database``, as a method of ``Rows`` without that argument."""

    def __init__(self, work: Callable[Concatenate[Database, P], T], by: AccessMethod) -> None:
        self.work, self.by = work, by

    @overload
    def __get__(self, rows: None, of: type[Rows]) -> Self: ...
    @overload
    def __get__(self, rows: Rows, of: type[Rows]) -> Callable[P, Coroutine[Any, Any, T]]: ...
    def __get__(
        self, rows: Rows | None, of: type[Rows]
    ) -> Self | Callable[P, Coroutine[Any, Any, T]]:
        if rows is None:
            return self
        store = rows.store

        async def call(*a: P.args, **k: P.kwargs) -> T:
            if self.by == "read":
                return await store.read(self.work, *a, **k)
            if self.by == "write":
                return await store.write(self.work, *a, **k)
            return await store.erase(self.work, *a, **k)

        return call


def reads(work: Callable[Concatenate[Database, P], T]) -> Call[P, T]:
    """Make a call of a function that writes nothing."""
    return Call(work, "read")


def writes(work: Callable[Concatenate[Database, P], T]) -> Call[P, T]:
    """Make a call of a function that changes the database; if it raises, all of it is undone."""
    return Call(work, "write")


def erases(work: Callable[Concatenate[Database, P], T]) -> Call[P, T]:
    """Make a call of a function that deletes for good: no file keeps what it has deleted."""
    return Call(work, "erase")
