"""Checks that the cards of a deal were fixed beforehand: python check_deal.py RECORD [COMMITMENT]

RECORD is a file from /tarok match export or verify; COMMITMENT what you saw in *Fair cards* before. It needs
Python 3.8 alone; docs/fairness.md says what it does. Status: 0 it holds, 1 it does not, 2 there is no secret.
"""

import hashlib
import hmac
import re
import sys

HEX, SECRET, NUMBER = map(re.compile, ("[0-9a-f]{64}", "([0-9a-f]{64}){1,2}", "0|[1-9][0-9]*"))
# By the number of cards in a pack the pips of its black suits, and of its red ones.
PIPS = {42: ("10", "1"), 54: ("7 8 9 10", "1 2 3 4"), 78: ("1 2 3 4 5 6 7 8 9 10",) * 2}


class Wrong(Exception):
    """What does not hold."""


def form(pattern, text):
    """The text, if all of it is of that form: so nothing can be written in two ways."""
    if not pattern.fullmatch(text):
        raise Wrong(f"{text!r} is not written as it should be")
    return text


def told(record):
    """What a record says: its decks, by their keys the values behind '# fair', and the words."""
    decks, fair, words = [], {}, []
    for key, *values in (line.replace("# fair ", "", 1).split(" ") for line in record.split("\n")
                         if line.startswith(("deck ", "# fair "))):
        if key in ("deck", "word"):
            (decks if key == "deck" else words).append(values)
        elif key in fair or len(values) != 1:
            raise Wrong(f"'{key}' stands there twice, or without a value")
        else:
            fair[key] = values[0]
    return decks, fair, words


def key_of(secret, fair, words):
    """Of what the deck was shuffled; cards that others have had come of the end of a long secret."""
    if secret[32:]:
        if words or len(fair) > 2:
            raise Wrong("nothing but the secret goes into cards that others have had")
        return secret[32:]
    lines = ["tarok-deck 1", *(f"{key} {form(NUMBER, fair[key])}" for key in ("table", "deal")),
             *(f"word {form(NUMBER, player)} {form(HEX, digest)}" for player, digest in words)]
    return hmac.new(secret, "\n".join(lines).encode("ascii"), hashlib.sha256).digest()


def stream(key):
    """Bytes without end that nobody can foresee who lacks the secret."""
    for block in range(2 ** 63):
        yield from hmac.new(key, block.to_bytes(8, "big"), hashlib.sha256).digest()


def pack(size):
    """The codes of all cards of a pack, sorted."""
    plain = [suit + rank for suits, pips in zip(("SC", "DH"), PIPS[size]) for suit in suits
             for rank in [*pips.split(), *"JCQK"]]
    return sorted([*plain, *(f"T{number}" for number in range(1, 22)), "F"])


def shuffled(cards, numbers):
    """The cards, which come sorted, in the order that numbers make, the top card first."""
    for place in range(len(cards) - 1, 0, -1):
        level = 256 - 256 % (place + 1)  # so many bytes share out evenly; others are let go
        other = next(byte for byte in numbers if byte < level) % (place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def check(record, seen=""):
    """Raises Wrong for what does not hold; KeyError and ValueError where no secret is told."""
    (deck,), fair, words = told(record)  # one deal a file
    secret, promised = bytes.fromhex(form(SECRET, fair["secret"])), form(HEX, fair["commitment"])
    if hashlib.sha256(secret).hexdigest() != promised:
        raise Wrong("the secret is not the one of the commitment")
    if seen and seen.strip().lower() != promised:
        raise Wrong("the commitment is not the one that was seen")
    if len(deck) not in PIPS or sorted(deck) != pack(len(deck)):
        raise Wrong("the deck is no whole pack")
    made = shuffled(pack(len(deck)), stream(key_of(secret, fair, words)))
    lifted = int(form(NUMBER, fair.get("cut", "0")))
    if lifted >= len(deck) or made[lifted:] + made[:lifted] != deck:
        raise Wrong("these cards do not come of that secret and what stands beside it")


if __name__ == "__main__":
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            check(file.read(), *sys.argv[2:3])
    except Wrong as wrong:
        sys.exit(f"NO: {wrong}.")
    except (IndexError, KeyError, OSError, ValueError) as error:
        print(f"Nothing to check: {error!r}. Usage: check_deal.py RECORD [COMMITMENT]", file=sys.stderr)
        sys.exit(2)
    print("YES: the deck is what the secret and all that stands beside it make of it.")
