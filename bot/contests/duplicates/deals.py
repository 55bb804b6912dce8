"""Deals that others have had, dealt again to people who play alone with the house.

Such a deal is its cards and who sits where, counted from the dealer; rules, place and level of the
house must be the same. Nobody is dealt cards that they have seen. How it is checked that the cards
were settled beforehand is told in docs/fairness.md.
"""

import hashlib
import json
from typing import NamedTuple

from bot.contests.duplicates.rows import (
    LOTS,
    DealChair,
    Dealing,
    DuplicateRows,
    deal_writes,
    withdraw,
)
from bot.games.options import length_option_keys
from bot.games.rules import rules_of
from bot.store.database import Work
from bot.tables.model.cards import SharedDeal
from bot.tables.model.table import Table
from engine import Cards, Match, Rules, keyed_deck, next_deal, offers, open_match


class SoloPlayer(NamedTuple):
    """A person who plays alone with the house."""

    chair: DealChair
    person: int


def form_text(variant: str, players: int, options: tuple[tuple[str, str], ...]) -> str:
    """The text of a form whose deals can be compared.

    It names the options that differ from their defaults, but not those that say how long a match
    lasts.
    """
    length = length_option_keys(variant)
    counts = {key: value for key, value in sorted(options) if key not in length}
    return f"{variant} {players} {json.dumps(counts, separators=(',', ':'))}"


def form_rules(form: str) -> Rules:
    """The rules of a form."""
    variant, players, options = form.split(" ", 2)
    return rules_of(variant, int(players), tuple(json.loads(options).items()))


def solo_seat(table: Table) -> SoloPlayer | None:
    """The person alone with the house in the next deal; None: the deal is not compared.

    If cards are cut, they differ with each cut; if house players differ, so do their
    answers.
    """
    match, rules = table.match, table.rules
    people = [n for n, chair in enumerate(table.chairs) if chair.user is not None]
    if match is None or len(people) != 1 or rules.knock is not None or table.round is not None:
        return None
    (player,) = people
    levels = {chair.level for n, chair in enumerate(table.chairs) if n != player}
    person = table.chairs[player].person
    if person is None or len(levels) != 1 or player not in rules.cycle(match.dealer):
        return None
    form = form_text(table.variant, table.players, table.changed_options)
    place = (player - match.dealer) % table.players
    return SoloPlayer(DealChair(form, place, levels.pop()), person)


def opens_alike(match: Match, deck: tuple[Cards, ...]) -> bool:
    """Whether a deal begins as it would in the first deal of a match.

    In a compulsory klop deal nobody bids.
    """
    here = next_deal(match, deck)
    first = next_deal(open_match(match.rules, match.dealer), deck)
    if (here.phase, here.turn) != (first.phase, first.turn) or here.turn is None:
        return False
    return offers(here, here.turn) == offers(first, here.turn)


class Duplicates:
    """Finds deals that others have had."""

    deals_again = True

    def __init__(self, rows: DuplicateRows) -> None:
        self._rows = rows

    async def draw(self, table: Table, secret: bytes) -> SharedDeal | None:
        """A deal that others have had, for a person who plays alone; None: they get a new one.

        Raises StoreError.

        The secret kept for it is this one as a salt, and after it the key of the cards.
        """
        sits = solo_seat(table)
        if sits is None or table.match is None:
            return None
        lot = int.from_bytes(hashlib.sha256(b"lot" + secret).digest(), "big") % LOTS
        again = await self._rows.find(sits.chair, sits.person, lot)
        if again is None:
            return None
        key = bytes.fromhex(again.cards)
        deck = keyed_deck(table.match.rules.pack, key)
        if not opens_alike(table.match, deck):
            return None
        dealt = Dealing(sits.chair, sits.person, again.cards, again.id)
        also = (deal_writes(table.id, table.deals + 1, dealt),)
        return SharedDeal(deck, (secret + key).hex(), also)

    def keep(self, table: Table, deck: tuple[Cards, ...], key: bytes) -> tuple[Work, ...]:
        """The write that lets others have new cards later; none, if they are not to be compared."""
        sits = solo_seat(table)
        if sits is None or table.match is None or not opens_alike(table.match, deck):
            return ()
        dealt = Dealing(sits.chair, sits.person, key.hex())
        return (deal_writes(table.id, table.deals + 1, dealt),)

    async def note_seen(self, person: int, table: int, deal: int) -> None:
        """A person looks at a table's deal: they are never dealt it. Raises StoreError."""
        await self._rows.note_seen(person, table, deal)

    async def note_record_given(self, table: int, deal: int) -> None:
        """Anybody can read a table's deal: nobody is dealt it any more. Raises StoreError."""
        await self._rows.withdraw(table, deal)

    def note_shared(self, table: int, deal: int) -> Work:
        """The write that withdraws a deal, for the transaction in which it is shared."""
        return lambda db: withdraw(db, table, deal)
