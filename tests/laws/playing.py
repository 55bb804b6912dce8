"""Random deals that reach everything: stacked decks, and seats that bid towards a target."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from random import Random
from typing import Any, NamedTuple, TypeAlias

import pytest

from engine import (
    VARIANTS,
    Action,
    BadOption,
    Bid,
    Call,
    Carry,
    Deal,
    Give,
    Kontra,
    Lay,
    Offer,
    Pass,
    Pile,
    Play,
    Rules,
    Say,
    Take,
    Word,
    act,
    digest,
    encode,
    offers,
    open_deal,
    variant,
)
from engine.actions import WORDS
from engine.cards import Cards, each
from engine.scores import Plain

Table: TypeAlias = tuple[str, int]
"""A variant and a number of players."""
TABLES = [(key, players) for key, game in VARIANTS.items() for players in game.players]
RULES = {table: variant(table[0]).build(table[1]) for table in TABLES}

ONE_EACH = frozenset({table[0]: table for table in reversed(TABLES)}.values())
"""The first table of each family, whose other tables share most of its code and words."""


def each_table(among: Sequence[Table] = TABLES, *, together: bool = False) -> pytest.MarkDecorator:
    """Parametrise by tables: one of each family in ``make test``, all others in ``make long``.

    ``together``: all tests of a table run in one process, which deals its deals once.
    """

    def parameter(table: Table) -> Any:
        group = [pytest.mark.xdist_group(f"laws {table}")] if together else []
        later = [] if table in ONE_EACH else [pytest.mark.long]
        return pytest.param(table, marks=[*group, *later], id=f"{table[0]}-{table[1]}")

    return pytest.mark.parametrize("table", [parameter(table) for table in among])


tables = each_table(together=True)


def sizes(some: int, many: int, *most: int, of: str = "deals") -> pytest.MarkDecorator:
    """Parametrise by a size, mostly deals, for ``make test``, ``make long`` and ``make soak``."""
    long = pytest.param(many, marks=pytest.mark.long)
    soak = (pytest.param(number, marks=pytest.mark.soak) for number in most)
    return pytest.mark.parametrize(of, [some, long, *soak], ids=str)


many_deals = sizes(6, 40, 10_000)
"""The usual numbers of deals of a law."""


def sizes_by_table(
    some: int, many: int, *most: int, among: Sequence[Table] = TABLES
) -> pytest.MarkDecorator:
    """Parametrise by tables and sizes: one table of each family in ``make test``, else all."""
    one_each = [table for table in among if table in ONE_EACH]

    def parameter(table: Table, number: int, *marks: pytest.Mark) -> Any:
        group = pytest.mark.xdist_group(f"laws {table}")
        name = f"{number}-{table[0]}-{table[1]}"
        return pytest.param(table, number, marks=[group, *marks], id=name)

    parameters = [parameter(table, some) for table in one_each]
    others = [table for table in among if some != many or table not in one_each]
    parameters += [parameter(table, many, pytest.mark.long.mark) for table in others]
    parameters += [
        parameter(table, number, pytest.mark.soak.mark) for number in most for table in among
    ]
    return pytest.mark.parametrize(("table", "deals"), parameters)


def random_rules(table: Table, rng: Random) -> Rules:
    """The rules of a table with some options changed."""
    game, players = table
    changed = {
        option.key: rng.choice(option.values)
        for option in VARIANTS[game].options
        if rng.random() < 0.3
    }
    try:
        return VARIANTS[game].build(players, changed)
    except BadOption:  # two that do not go together
        return random_rules(table, rng)


class Step(NamedTuple):
    """A deal, and the action of the player on turn."""

    deal: Deal
    player: int
    action: Action


@dataclass(frozen=True, eq=False)
class RandomDeal:
    """A random deal from the first step to its end."""

    deck: tuple[Cards, ...]
    steps: tuple[Step, ...]
    end: Deal

    @property
    def moves(self) -> list[tuple[int, str]]:
        """Player and code of every step, as records have them."""
        return [(step.player, encode(step.deal.rules.pack, step.action)) for step in self.steps]

    @cached_property
    def digests(self) -> tuple[str, ...]:
        """The digest before every step, and at the end."""
        return tuple(digest(deal) for deal in (*(step.deal for step in self.steps), self.end))


def random_deck(rules: Rules, rng: Random) -> tuple[Cards, ...]:
    """A random deck, sometimes with the best cards in one hand."""
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
    for strong_card, card in zip(strong, list(each(lucky)), strict=False):
        here, index = deck.index(card), deck.index(strong_card)
        deck[here], deck[index] = deck[index], deck[here]


class Taste(NamedTuple):
    """The preferences of a random table in one deal: a contract, and a share of statements."""

    target: str
    talkative: float
    converts: bool
    """Whether a contract is changed for another one, where that may be done."""


def random_taste(rules: Rules, rng: Random) -> Taste:
    """A random taste, so that all contracts are reached."""
    return Taste(rng.choice(list(rules.contracts)), rng.choice([0.0, 0.1, 0.4]), rng.random() < 0.3)


def choose_action(deal: Deal, player: int, rng: Random, table_taste: Taste) -> Action:
    """A random action of a player, led by the taste of the table."""
    offered = offers(deal, player)
    by_kind = {offer.kind: offer for offer in offered}
    if Word in by_kind and (len(offered) == 1 or rng.random() < table_taste.talkative):
        return random_action(by_kind[Word], rng)
    if deal.rules.phases[deal.phase].name in ("auction", "bidding", "bid") and Bid in by_kind:
        return _bid(by_kind, deal.rules, rng, table_taste)
    if Bid in by_kind and Pass in by_kind:
        return random_action(by_kind[Bid if _converts(deal, table_taste) else Pass], rng)
    statements = [by_kind[kind] for kind in (Say, Kontra, Word) if kind in by_kind]
    if statements and rng.random() < table_taste.talkative:
        return random_action(rng.choice(statements), rng)
    if Pass in by_kind:
        return Pass()
    cards = [offer for offer in offered if offer.kind is not Word]
    return random_action(rng.choice(cards or offered), rng)


def _converts(deal: Deal, table_taste: Taste) -> bool:
    contract = deal.contract
    wanted = contract is not None and contract.converts_to == table_taste.target
    return table_taste.converts or wanted


def _bid(
    by_kind: dict[type[Action], Offer], rules: Rules, rng: Random, table_taste: Taste
) -> Action:
    keys = by_kind[Bid].keys
    convertible = [
        row.key for row in rules.contracts.values() if row.converts_to == table_taste.target
    ]
    target = rng.choice(convertible) if convertible else table_taste.target
    if target in keys and (Pass not in by_kind or rng.random() < 0.6):
        return Bid(target)
    if Pass in by_kind and (target not in keys or rng.random() < 0.9):
        return Pass()
    return Bid(rng.choice(keys))


def random_action(offer: Offer, rng: Random) -> Action:
    """A random action of an offer."""
    return offer.nth(rng.randrange(offer.size))


def random_carry(rules: Rules, rng: Random) -> Carry:
    """A random carry of a game: numbers, and now and then a flag."""
    first = rules.tally.first(rules.players)
    values = {key: _random_carried_value(value, rng) for key, value in first.plain().items()}
    carry = replace(first, **values)
    return first if rules.tally.misfit(carry) else carry


def _random_carried_value(usual: Plain, rng: Random) -> Any:
    if isinstance(usual, tuple):
        return tuple(rng.choice((0, 0, 1, 2)) for _ in usual)
    if isinstance(usual, bool):
        return rng.random() < 0.05
    return rng.choice((None, 0, 3, 8)) if usual is None else rng.choice((0, 0, 1))


def play_out(deal: Deal, rng: Random) -> Iterator[Step]:
    """The steps of a deal until it is over."""
    table_taste = random_taste(deal.rules, rng)
    while deal.turn is not None:
        step = Step(deal, deal.turn, choose_action(deal, deal.turn, rng, table_taste))
        yield step
        deal = act(*step)


def random_deal(rules: Rules, rng: Random) -> RandomDeal:
    """A whole random deal."""
    deck = random_deck(rules, rng)
    deal = open_deal(rules, deck, rng.randrange(rules.players), random_carry(rules, rng))
    steps = tuple(play_out(deal, rng))
    return RandomDeal(deck, steps, act(*steps[-1]) if steps else deal)


@lru_cache(maxsize=2000)
def numbered_deal(table: Table, number: int) -> RandomDeal:
    """The random deal of this number at a table, played once for all tests."""
    return random_deal(RULES[table], Random(number))


@lru_cache(maxsize=2000)
def unusual_deal(table: Table, seed: int) -> RandomDeal:
    """A random deal with some options changed, played once for all tests."""
    rng = Random(seed)
    return random_deal(random_rules(table, rng), rng)


def arbitrary_actions(deal: Deal, rng: Random) -> Iterator[Action]:
    """Actions of every kind, sensible or not."""
    pack = deal.rules.pack
    whole = list(each(pack.whole))
    yield Pass()
    yield from map(Play, (*whole, 0, sum(rng.sample(whole, 2))))
    yield from map(Call, rng.sample(whole, 4))
    yield from map(Call, each(deal.rules.kings))
    yield from map(Bid, (*deal.rules.contracts, "nonsense", ""))
    yield from map(Take, range(8))
    yield from map(Pile, range(6))
    yield from map(Word, WORDS)
    yield from map(Give, rng.sample(whole, 3))
    yield from (Play(card, "ros") for card in rng.sample(whole, 2))
    yield from map(Say, (*deal.rules.bonuses, "nonsense"))
    keys = (
        *(f"{key}@{player}" for key in deal.rules.bonuses for player in range(5)),
        "game",
        "x@y",
    )
    yield from map(Kontra, keys)
    yield from (Lay(sum(rng.sample(whole, size))) for size in (0, 1, 2, 3, 3, 5))
    mine = list(each(deal.hands[deal.turn])) if deal.turn is not None else []
    yield from (Lay(sum(rng.sample(mine, min(size, len(mine))))) for size in (1, 1, 2, 2, 3, 3))
