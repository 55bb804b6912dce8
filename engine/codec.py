"""Actions as codes and back: ``play:T21``, ``lay:S7+T3``, ``kontra:trula@2`` (docs/records.md).

The codes stand in buttons, in the log and in record files; they last for ever.
"""

from collections.abc import Callable

from engine.actions import PASS, Action, Bid, Call, Kontra, Lay, Pass, Play, Say, Take, play
from engine.pack import Pack

LONGEST = 60
"""Characters of a code, at most; the longest there are have a third of it."""


class BadCode(ValueError):
    """A text that is no code of an action, or names a card that the pack does not have."""


def encode(pack: Pack, action: Action) -> str:
    """The code of an action, its cards in canonical order."""
    match action:
        case Pass():
            return "pass"
        case Bid(contract):
            return f"bid:{contract}"
        case Call(card):
            return f"call:{pack.code(card)}"
        case Take(number):
            return f"take:{number}"
        case Lay(cards):
            return "lay:" + "+".join(pack.show(cards))
        case Say(key):
            return f"say:{key}"
        case Kontra(item):
            return f"kontra:{item}"
        case Play(card):
            return f"play:{pack.code(card)}"


def decode(pack: Pack, code: str) -> Action:
    """The action of a code. Raises BadCode."""
    verb, _, argument = code.partition(":")
    if code == "pass":
        return PASS
    reader = _READERS.get(verb)
    if reader is None or not argument or len(code) > LONGEST:
        raise BadCode(code[:LONGEST])
    return reader(pack, argument)


def _card(pack: Pack, code: str) -> int:
    if code not in pack:
        raise BadCode(code)
    return pack[code]


def _lay(pack: Pack, argument: str) -> Action:
    codes = argument.split("+")
    if len(set(codes)) != len(codes):
        raise BadCode(argument)
    cards = 0
    for code in codes:
        cards |= _card(pack, code)
    return Lay(cards)


def _take(_: Pack, argument: str) -> Action:
    if not (argument.isascii() and argument.isdigit()):
        raise BadCode(argument)
    return Take(int(argument[:9]))


_READERS: dict[str, Callable[[Pack, str], Action]] = {
    "bid": lambda _, argument: Bid(argument),
    "call": lambda pack, argument: Call(_card(pack, argument)),
    "take": _take,
    "lay": _lay,
    "say": lambda _, argument: Say(argument),
    "kontra": lambda _, argument: Kontra(argument),
    "play": lambda pack, argument: play(_card(pack, argument)),
}
