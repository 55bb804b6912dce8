"""Actions as codes and back: ``play:T21``, ``lay:S7+T3``, ``kontra:trula@2`` (docs/records.md).

The codes stand in buttons, in the log and in record files; they last for ever.
"""

from collections.abc import Callable

from engine.actions import (
    PASS,
    WORDS,
    Action,
    Bid,
    Call,
    Cut,
    Give,
    Kontra,
    Lay,
    Method,
    Pass,
    Pile,
    Play,
    Say,
    Take,
    Word,
    play,
)
from engine.pack import Pack

LONGEST = 60
"""Characters of a code, at most; the longest there are have a third of it."""


CALLS = ("ros", "topschin")
"""What can be called out with a card (docs/rules/strohmann.md)."""


class BadCode(ValueError):
    """A text that is no code of an action, or names a card that the pack does not have."""


def encode(pack: Pack, action: Action) -> str:
    """The code of an action, its cards in canonical order."""
    match action:
        case Pass():
            return "pass"
        case Word(key):
            return key
        case Play(card, call):
            return f"play:{pack.code(card)}" + (f"+{call}" if call else "")
        case Lay(cards):
            return "lay:" + "+".join(pack.show(cards))
        case Call(card) | Give(card):
            argument = pack.code(card)
        case Take(number) | Pile(number) | Cut(number):
            argument = str(number)
        case Bid(key) | Say(key) | Kontra(key) | Method(key):
            argument = key
    return f"{type(action).__name__.lower()}:{argument}"


def decode(pack: Pack, code: str) -> Action:
    """The action of a code. Raises BadCode."""
    verb, _, argument = code.partition(":")
    if code == "pass":
        return PASS
    if code in WORDS:
        return Word(code)
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


def _number(argument: str) -> int:
    if not (argument.isascii() and argument.isdigit()):
        raise BadCode(argument)
    return int(argument[:9])


def _play(pack: Pack, argument: str) -> Action:
    code, plus, call = argument.partition("+")
    if plus and call not in CALLS:
        raise BadCode(argument)
    return Play(_card(pack, code), call) if call else play(_card(pack, code))


_READERS: dict[str, Callable[[Pack, str], Action]] = {
    "bid": lambda _, argument: Bid(argument),
    "call": lambda pack, argument: Call(_card(pack, argument)),
    "take": lambda _, argument: Take(_number(argument)),
    "pile": lambda _, argument: Pile(_number(argument)),
    "cut": lambda _, argument: Cut(_number(argument)),
    "method": lambda _, argument: Method(argument),
    "give": lambda pack, argument: Give(_card(pack, argument)),
    "lay": _lay,
    "say": lambda _, argument: Say(argument),
    "kontra": lambda _, argument: Kontra(argument),
    "play": _play,
}
