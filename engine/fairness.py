"""A deck that follows from a secret, so that anybody can check it afterwards (docs/fairness.md).

The dealer draws a secret and shows its commitment; people add words; all of these fix the deck.
Nothing here is left to chance: secrets come from outside.
"""

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, count

from engine.cards import Cards
from engine.pack import Pack

SECRET = 32
"""The bytes of a secret."""
BYTE = 256
"""The number of values of a byte; no pack has more cards."""


def commitment(secret: bytes) -> str:
    """The public commitment to a secret: its SHA-256, in 64 hex digits."""
    return hashlib.sha256(secret).hexdigest()


def word_digest(word: str) -> str:
    """The digest of a word, for decks and records: the SHA-256 of its UTF-8, in hex."""
    return hashlib.sha256(word.encode()).hexdigest()


def deal_message(table: int, deal: int, digests: Mapping[int, str]) -> str:
    """The text that stands for a deal: its table, its number there, each player's word digest.

    >>> print(deal_message(17, 3, {2: "ab", 0: "cd"}))
    tarok-deck 1
    table 17
    deal 3
    word 0 cd
    word 2 ab
    """
    words = (f"word {player} {digest}" for player, digest in sorted(digests.items()))
    return "\n".join(("tarok-deck 1", f"table {table}", f"deal {deal}", *words))


def contest_message(contest: str, deal: int, again: int = 0) -> str:
    """The text for a deal of a contest.

    It holds the contest's name, the deal's number from 1, and how often it was dealt anew.

    >>> print(contest_message("daily 214 slovenian 4", 1))
    tarok-contest 1
    contest daily 214 slovenian 4
    deal 1
    again 0
    """
    return "\n".join(("tarok-contest 1", f"contest {contest}", f"deal {deal}", f"again {again}"))


def deck_key(secret: bytes, message: str) -> bytes:
    """The key of a deck: 32 bytes that follow from a secret and a message."""
    return hmac.digest(secret, message.encode("ascii"), "sha256")


def shuffled(things: Iterable[str], key: bytes) -> tuple[str, ...]:
    """All the things in an order made from a key, each order equally likely.

    The order they are given in does not matter. Raises ValueError for more than 256 of them.
    """
    order, numbers = sorted(things), _stream(key)
    if len(order) > BYTE:
        raise ValueError(f"{len(order)} things are too many to shuffle")
    for place in range(len(order) - 1, 0, -1):
        other = _below(place + 1, numbers)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def fair_deck(pack: Pack, secret: bytes, message: str) -> tuple[Cards, ...]:
    """The whole pack, top card first, in the order of a secret and a message."""
    return keyed_deck(pack, deck_key(secret, message))


def keyed_deck(pack: Pack, key: bytes) -> tuple[Cards, ...]:
    """The whole pack, top card first, in the order of a key."""
    return pack.deck(shuffled(pack.codes, key))


def _stream(key: bytes) -> Iterator[int]:
    """Endless bytes: HMAC-SHA-256 of 0, 1, 2... under a key."""
    blocks = (hmac.digest(key, number.to_bytes(8, "big"), "sha256") for number in count())
    return chain.from_iterable(blocks)


def _below(bound: int, numbers: Iterator[int]) -> int:
    """A number from 0 to just below a bound, each equally likely: bytes that would skew it go."""
    level = BYTE - BYTE % bound
    return next(number for number in numbers if number < level) % bound
