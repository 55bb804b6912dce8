"""Random deals that reach everything: stacked decks, and seats that bid towards a target."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import NamedTuple

from engine import (
    VARIANTS,
    Action,
    BadOption,
    Bid,
    Carry,
    Deal,
    Kontra,
    Offer,
    Pass,
    Rules,
    Say,
    Word,
    act,
    encode,
    offers,
    open_deal,
    variant,
)
from engine.cards import Cards, each

TABLES = [(key, players) for key, game in VARIANTS.items() for players in game.players]
SLOVENIAN = [table for table in TABLES if table[0] == "slovenian"]
RULES = {table: variant(table[0]).build(table[1]) for table in TABLES}


def rules_by_chance(table: tuple[str, int], rng: Random) -> Rules:
    """The rules of a table on which some options are not as by default."""
    game, players = table
    changed = {
        option.key: rng.choice(option.values)
        for option in VARIANTS[game].options
        if rng.random() < 0.3
    }
    try:
        return VARIANTS[game].build(players, changed)
    except BadOption:  # two that do not go together
        return rules_by_chance(table, rng)


class Step(NamedTuple):
    """A deal, and what the seat on turn does next."""

    deal: Deal
    player: int
    action: Action


class Played(NamedTuple):
    """A deal from the first step to its end."""

    deck: tuple[Cards, ...]
    steps: tuple[Step, ...]
    end: Deal

    @property
    def moves(self) -> list[tuple[int, str]]:
        """Player and code of every step, as records have them."""
        return [(step.player, encode(step.deal.rules.pack, step.action)) for step in self.steps]


def shuffled(rules: Rules, rng: Random) -> tuple[Cards, ...]:
    """A deck: mostly as it falls, sometimes with the best cards in one hand."""
    deck = [1 << bit for bit in range(len(rules.pack.codes))]
    rng.shuffle(deck)
    if rng.random() < 0.2:
        _stack(rules, deck, rng)
    return tuple(deck)


def _stack(rules: Rules, deck: list[Cards], rng: Random) -> None:
    """Swap strong cards into one hand: high trumps, or the tops of the suits."""
    sharing = rules.share(tuple(deck), 0)
    lucky = rng.choice([hand for hand in sharing.hands if hand])
    tops = [card for cards in rules.pack.suits.values() for card in list(each(cards))[-3:]]
    high = list(each(rules.pack.trumps))[-lucky.bit_count() :]
    strong = rng.choice([tops, high])
    for wanted, held in zip(strong, list(each(lucky)), strict=False):
        here, there = deck.index(held), deck.index(wanted)
        deck[here], deck[there] = deck[there], deck[here]


class Taste(NamedTuple):
    """What a random table is after in one deal: a contract, and how much it says."""

    target: str
    talkative: float
    converts: bool


def taste(rules: Rules, rng: Random) -> Taste:
    """A contract at random, so that all are reached."""
    return Taste(rng.choice(list(rules.contracts)), rng.choice([0.0, 0.1, 0.4]), rng.random() < 0.3)


def choose(deal: Deal, player: int, rng: Random, after: Taste) -> Action:
    """A random action of this seat, led by the taste of the table."""
    offered = offers(deal, player)
    by_kind = {offer.kind: offer for offer in offered}
    if Word in by_kind and (len(offered) == 1 or rng.random() < after.talkative):
        return any_of(by_kind[Word], rng)
    if deal.rules.phases[deal.phase].name in ("auction", "bidding", "bid") and Bid in by_kind:
        return _bid(by_kind, rng, after)
    if Bid in by_kind and Pass in by_kind:
        return any_of(by_kind[Bid if after.converts or _wants_colour(after) else Pass], rng)
    statements = [by_kind[kind] for kind in (Say, Kontra, Word) if kind in by_kind]
    if statements and rng.random() < after.talkative:
        return any_of(rng.choice(statements), rng)
    if Pass in by_kind:
        return Pass()
    cards = [offer for offer in offered if offer.kind is not Word]
    return any_of(rng.choice(cards or offered), rng)


def _wants_colour(after: Taste) -> bool:
    return after.target == "color_valat"


def _bid(by_kind: dict[type[Action], Offer], rng: Random, after: Taste) -> Action:
    keys = by_kind[Bid].keys
    target = rng.choice(("solo_three", "solo_one")) if _wants_colour(after) else after.target
    if target in keys and (Pass not in by_kind or rng.random() < 0.6):
        return Bid(target)
    if Pass in by_kind and (target not in keys or rng.random() < 0.9):
        return Pass()
    return Bid(rng.choice(keys))


def any_of(offer: Offer, rng: Random) -> Action:
    """A random action of an offer."""
    return offer.nth(rng.randrange(offer.size))


def random_carry(rules: Rules, rng: Random) -> Carry:
    """Some open radli, and now and then a compulsory deal."""
    radli = tuple(rng.choice((0, 0, 1, 2)) * rules.keeps_radli for _ in range(rules.players))
    used = rules.carries
    return Carry(
        radli,
        compulsory="compulsory" in used and rng.random() < 0.05,
        pool=rng.choice((None, 0, 3, 8)) if "pool" in used else None,
        radler=rng.choice((0, 0, 1)) if "radler" in used else 0,
    )


def play_out(deal: Deal, rng: Random) -> Iterator[Step]:
    """The steps of a deal until it is over."""
    after = taste(deal.rules, rng)
    while deal.turn is not None:
        step = Step(deal, deal.turn, choose(deal, deal.turn, rng, after))
        yield step
        deal = act(*step)


def random_deal(rules: Rules, rng: Random) -> Played:
    """A whole random deal."""
    deck = shuffled(rules, rng)
    deal = open_deal(rules, deck, rng.randrange(rules.players), random_carry(rules, rng))
    steps = tuple(play_out(deal, rng))
    return Played(deck, steps, act(*steps[-1]) if steps else deal)


@lru_cache(maxsize=2000)
def numbered(table: tuple[str, int], number: int) -> Played:
    """The random deal of this number at a table, dealt once for all who ask for it."""
    return random_deal(RULES[table], Random(number))
