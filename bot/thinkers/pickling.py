"""A view, or a finished deal, as bytes for another process.

The rules go as the words they are built from.
"""

import io
import pickle
from functools import lru_cache
from typing import Any, NamedTuple

from engine import Contract, Deal, Rules, View, variant


class TableRules(NamedTuple):
    """What the rules of a table are built from."""

    variant: str
    players: int
    options: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, rules: Rules) -> "TableRules":
        """Those of the given rules."""
        return cls(rules.variant, rules.players, tuple(sorted(rules.options.items())))


@lru_cache(maxsize=256)
def rules_of(words: TableRules) -> Rules:
    """The rules, built once a process."""
    return variant(words.variant).build(words.players, dict(words.options))


class _Pickler(pickle.Pickler):
    """Leaves out rules and the rows of their contracts: they hold functions."""

    def __init__(self, file: io.BytesIO, rules: Rules) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._rules = rules

    def persistent_id(self, obj: Any) -> Any:  # the name is pickle's
        if obj is self._rules:
            return ("rules",)
        if isinstance(obj, Contract):
            assert obj is self._rules.contracts[obj.key]
            return ("contract", obj.key)
        return None


class _Unpickler(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, rules: Rules) -> None:
        super().__init__(file)
        self._rules = rules

    def persistent_load(self, pid: Any) -> Any:
        return self._rules if pid[0] == "rules" else self._rules.contracts[pid[1]]


def pack(view: View) -> bytes:
    """A view as bytes, of a deal that goes on."""
    return _packed(view, view.rules)


def unpack(parcel: bytes) -> View:
    """The view in a parcel that ``pack`` made in a process of ours."""
    view: View = _unpacked(parcel)
    return view


def pack_deal(deal: Deal) -> bytes:
    """A deal in mid-play as bytes; the real one is over by now, so nobody plays it any more."""
    return _packed(deal, deal.rules)


def unpack_deal(parcel: bytes) -> Deal:
    """The deal in a parcel that ``pack_deal`` made in a process of ours."""
    deal: Deal = _unpacked(parcel)
    return deal


def _packed(what: View | Deal, rules: Rules) -> bytes:
    file = io.BytesIO()
    pickle.dump(TableRules.of(rules), file, pickle.HIGHEST_PROTOCOL)
    _Pickler(file, rules).dump(what)
    return file.getvalue()


def _unpacked(parcel: bytes) -> Any:
    file = io.BytesIO(parcel)
    rules = rules_of(pickle.load(file))  # noqa: S301 - we wrote it ourselves
    return _Unpickler(file, rules).load()
