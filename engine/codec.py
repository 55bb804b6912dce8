"""Actions as codes and back: ``play:T21``, ``lay:S7+T3``, ``kontra:trula@2`` (docs/records.md).

The codes stand in buttons, in the log and in record files, and last for ever. How a kind of
action is written and read stands with it (``engine.actions``).
"""

from engine.actions import KINDS, Action, BadCode
from engine.pack import Pack

__all__ = ["LONGEST", "BadCode", "decode", "encode"]

LONGEST = 60
"""Characters of a code, at most; the longest there are have a third of it."""


def encode(pack: Pack, action: Action) -> str:
    """The code of an action, its cards in canonical order."""
    return action.code(pack)


def decode(pack: Pack, code: str) -> Action:
    """The action of a code. Raises BadCode."""
    verb, colon, argument = code.partition(":")
    kind = KINDS.get(verb + colon)
    if kind is None or len(code) > LONGEST:
        raise BadCode(code[:LONGEST])
    return kind.read(pack, verb, argument)
