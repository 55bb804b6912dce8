"""Random deals of all tables of Romanian tarok and Taper."""

from random import Random
from typing import NamedTuple

from engine import (
    Action,
    Bid,
    Carry,
    Deal,
    Pass,
    Rules,
    Say,
    Word,
    act,
    encode,
)
from engine import offers as offered
from engine.acting import open_deal
from engine.actions import Kontra
from engine.cards import Cards
from engine.games.romanian.pool import Chips
from tests.engine.romanian_cases import rules
from tests.laws.playing import random_action


class Played(NamedTuple):
    """A deal from its deck to its end."""

    deck: tuple[Cards, ...]
    deals: list[Deal]
    moves: list[tuple[int, str]]

    @property
    def end(self) -> Deal:
        return self.deals[-1]


def carry_of(table: Rules, rng: Random) -> Carry:
    pool = rng.choice([None, 0, 3, 8, 11]) if table.options["pool"] == "on" else None
    return Chips(pool=pool, radler=rng.choice([0, 0, 1, 3]))


def random_deck(table: Rules, rng: Random) -> tuple[Cards, ...]:
    """As it falls, or with many trumps at the end, so that some hand is full of them."""
    deck = [1 << bit for bit in range(len(table.pack.codes))]
    rng.shuffle(deck)
    if rng.random() < 0.3:
        deck.sort(key=lambda card: rng.random() + (card & table.pack.trumps > 0) * 0.7)
    return tuple(deck)


def choice(deal: Deal, player: int, rng: Random, taste: tuple[str, float]) -> Action:
    """Mostly silent, after one contract, sometimes talkative."""
    by_kind = {offer.kind: offer for offer in offered(deal, player)}
    target, talk = taste
    if Bid in by_kind:
        keys = by_kind[Bid].keys
        near = [key for key in keys if key.rstrip("123456") == target.rstrip("123456")]
        if (near or rng.random() < 0.1) and target and rng.random() < 0.6:
            return Bid(rng.choice(near or keys))
        return Pass()
    if Pass in by_kind and rng.random() > talk:
        return Pass()
    statements = [by_kind[kind] for kind in (Say, Kontra) if kind in by_kind]
    if statements:
        return random_action(rng.choice(statements), rng)
    if Word in by_kind and Pass not in by_kind:
        return random_action(rng.choice(list(offered(deal, player))), rng)
    return random_action(next(iter(by_kind.values())), rng)


def random_deal(table: Rules, rng: Random) -> Played:
    deck = random_deck(table, rng)
    deal = open_deal(table, deck, rng.randrange(table.players), carry_of(table, rng))
    keys = [key for key in table.contracts if key != "michi_michi"]
    taste = (rng.choice([*keys, ""]), rng.choice([0.0, 0.2, 0.5]))
    deals, moves = [deal], []
    while deal.turn is not None:
        action = choice(deal, deal.turn, rng, taste)
        moves.append((deal.turn, encode(table.pack, action)))
        deal = act(deal, deal.turn, action)
        deals.append(deal)
    return Played(deck, deals, moves)


TABLES = {
    "four": rules(),
    "taper": rules(3),
    "other": rules(
        trei_bids="always", third_trei="on", talon_owner="opponents", pool="off",
        announce_king_capture="on", bonus_scope="tricks", void_right="off",
    ),
}  # fmt: skip
