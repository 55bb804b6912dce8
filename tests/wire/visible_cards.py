"""Cards and moves that a person can have seen."""

import re
from typing import Any

from bot.base.database_address import DatabaseAddress
from engine import View, observe, open_deal
from engine.cards import Cards, union
from engine.records.read import fold
from sandbox import walk
from tests.databases import direct_connection
from tests.laws.playing import RULES, Table

SLOVENIAN: Table = ("slovenian", 4)
SIGNS = {"♠": "S", "♣": "C", "♦": "D", "♥": "H"}
CARD = re.compile(r"([♠♣♦♥])(10|[KQCJ1-9])|\b(T(?:[2-9]|1[0-9]|20))\b|(Mond 21)|(Pagat 1)|(Škis)")
CODE = re.compile(r"\b([SC](?:10|[KQCJ7-9])|[DH][KQCJ1-4]|T(?:[1-9]|1[0-9]|2[01])|F)\b")
NAMED = {"Mond 21": "T21", "Pagat 1": "T1", "Škis": "F"}


def words_in(payload: Any) -> str:
    """Every text of a payload: contents, labels, ids, values."""
    texts = [str(payload.get("content") or "")]
    for part in walk(payload.get("components") or []):
        texts += [
            str(part.get(key, "")) for key in ("content", "label", "custom_id", "placeholder")
        ]
        for option in part.get("options") or ():
            texts += [str(option.get(key, "")) for key in ("label", "value", "description")]
    return "\n".join(texts)


def cards_in(text: str) -> Cards:
    """The cards that a text names, as signs or as codes."""
    codes = set(CODE.findall(text))
    for suit, rank, trump, *named in CARD.findall(text):
        codes.add(SIGNS[suit] + rank if suit else trump or NAMED["".join(named)])
    return union(RULES[SLOVENIAN].pack[code] for code in codes)


def seqs_in(text: str) -> list[int]:
    """The moves that a message's controls belong to."""
    return [int(seq) for seq in re.findall(r"\bt:\d+:(\d+):", text)]


def shown_to(view: View) -> Cards:
    """All cards that a view shows."""
    shown = view.hand | union(view.open_hands) | view.called | union(view.sets) | view.laid
    shown |= union(view.trick) | union(view.gifts)
    for offer in view.offers:  # the kings that may be called
        shown |= offer.cards
    return shown | union(card for trick in view.tricks for card in trick.cards)


class Log:
    """A match's deals from the database, as they were at every move."""

    def __init__(self, database: DatabaseAddress, form: Table = SLOVENIAN) -> None:
        self.rules = RULES[form]
        with direct_connection(database) as db:
            self.deals = db.execute("SELECT number, dealer, deck FROM deals").fetchall()
            self.moves = db.execute(
                "SELECT deal, seq, player, code FROM moves ORDER BY seq"
            ).fetchall()
            self.seats = dict(db.execute('SELECT "user", player FROM seats').fetchall())

    def view(self, seq: int, user: int | None) -> View:
        """The messages that a user saw before the move ``seq``."""
        number = next((deal for deal, at, *_ in self.moves if at == seq), self.deals[-1][0])
        _, dealer, deck = next(deal for deal in self.deals if deal[0] == number)
        start = open_deal(self.rules, self.rules.pack.deck(deck.split()), dealer)
        before = [(player, code) for deal, at, player, code in self.moves
                  if deal == number and at < seq]  # fmt: skip
        return observe(fold(start, before), None if user is None else self.seats[user])
