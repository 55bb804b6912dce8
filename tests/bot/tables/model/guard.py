"""Checks of what ``Table`` says about its fields.

Whoever changes one, or something in one, has its lock.
"""

import asyncio
from collections.abc import Callable
from typing import Any

CHANGES: dict[type, tuple[str, ...]] = {
    dict: (
        "__setitem__", "__delitem__", "__ior__", "clear", "pop", "popitem", "setdefault", "update",
    ),
    list: (
        "__setitem__", "__delitem__", "__iadd__", "__imul__", "append", "clear", "extend",
        "insert", "pop", "remove", "reverse", "sort",
    ),
    set: (
        "__iand__", "__ior__", "__isub__", "__ixor__", "add", "clear", "difference_update",
        "discard", "intersection_update", "pop", "remove", "symmetric_difference_update", "update",
    ),
}  # fmt: skip
"""The methods that change a container."""

Check = Callable[[], None]


class HeldLock(asyncio.Lock):
    """A lock that knows which task holds it."""

    holder: asyncio.Task[Any] | None = None

    async def acquire(self) -> Any:
        """As ever."""
        await super().acquire()
        self.holder = asyncio.current_task()
        return True

    def release(self) -> None:
        """As ever."""
        self.holder = None
        super().release()


def is_held(lock: asyncio.Lock) -> bool:
    """Whether the asking task has the lock.

    If another has it, that allows nobody to change anything.
    """
    assert isinstance(lock, HeldLock)
    return lock.holder is not None and lock.holder is asyncio.current_task()


def _guarded_type(kind: type) -> type:
    """A container of this kind that asks before it changes."""

    def asking(name: str) -> Callable[..., Any]:
        change = getattr(kind, name)

        def changed(self: Any, *args: object, **named: object) -> Any:
            if check := getattr(self, "check", None):
                check()
                args = tuple(guard_value(item, check) for item in args)
            return change(self, *args, **named)

        return changed

    return type(f"Watched{kind.__name__}", (kind,), {name: asking(name) for name in CHANGES[kind]})


WATCHING = {kind: _guarded_type(kind) for kind in CHANGES}


def guard_value(value: object, check: Check) -> object:
    """Guard a value: if it is mutable, each change calls ``check`` first."""
    watching = WATCHING.get(type(value))
    if watching is None:
        return value
    copy = watching()
    if isinstance(value, dict):
        copy.update({key: guard_value(item, check) for key, item in value.items()})
    elif isinstance(value, list):
        copy.extend(guard_value(item, check) for item in value)
    elif isinstance(value, set):
        copy.update(value)
    copy.check = check
    return copy
