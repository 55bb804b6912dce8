"""Views and finished deals as bytes for another process, with rules as their arguments."""

import io
import pickle
from functools import lru_cache
from typing import Any, NamedTuple

from engine import Contract, Deal, Rules, View, variant


class TableRules(NamedTuple):
    """Arguments from which the rules of a table are built."""

    variant: str
    players: int
    options: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, rules: Rules) -> "TableRules":
        """Arguments of the given rules."""
        return cls(rules.variant, rules.players, tuple(sorted(rules.options.items())))


@lru_cache(maxsize=256)
def rules_of(arguments: TableRules) -> Rules:
    """Build rules, once a process."""
    return variant(arguments.variant).build(arguments.players, dict(arguments.options))


class _Pickler(pickle.Pickler):
    """Leaves out rules and the rows of their contracts, which hold functions."""

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


def pack_view(view: View) -> bytes:
    """Pack a view."""
    return _packed(view, view.rules)


def unpack_view(parcel: bytes) -> View:
    """Unpack what ``pack_view`` made in a process of ours."""
    view: View = _unpacked(parcel)
    return view


def pack_deal(deal: Deal) -> bytes:
    """Pack a state of a deal that is finished by now, so that no player's secret leaks."""
    return _packed(deal, deal.rules)


def unpack_deal(parcel: bytes) -> Deal:
    """Unpack what ``pack_deal`` made in a process of ours."""
    deal: Deal = _unpacked(parcel)
    return deal


def _packed(state: View | Deal, rules: Rules) -> bytes:
    file = io.BytesIO()
    pickle.dump(TableRules.of(rules), file, pickle.HIGHEST_PROTOCOL)
    _Pickler(file, rules).dump(state)
    return file.getvalue()


def _unpacked(parcel: bytes) -> Any:
    file = io.BytesIO(parcel)
    rules = rules_of(pickle.load(file))  # noqa: S301 - we wrote it ourselves
    return _Unpickler(file, rules).load()
