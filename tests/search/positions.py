"""Positions of deals played by chance and by the house, and what is really hidden in them."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from engine import Deal, Rules, View, act, observe, open_deal, rules_of
from engine.house.choosing import choose
from engine.house.habits import HABITS
from search.worlds.knowledge import HiddenPlace, Knowledge
from tests.laws.families import ADDED
from tests.laws.playing import (
    RULES,
    TABLES,
    RandomDeal,
    Step,
    Table,
    each_table,
    numbered_deal,
    random_deck,
    random_rules,
    unusual_deal,
)

OURS = [table for table in TABLES if table[0] not in ADDED]
"""All tables but those of the tests' own families."""
our_tables = each_table(OURS)
OUR_FORMS = [f"{variant}{players}" for variant, players in OURS]
WITHOUT_STRAW = [
    form for form in OUR_FORMS if "straw" not in {p.name for p in rules_of(form).phases}
]
"""The forms in which no card comes to a hand as the play goes on."""


def positions(table: Table, seed: int, number: int) -> Iterator[tuple[Deal, View]]:
    """Some decisions of a deal, each as the player on turn and as other viewers see it.

    Of four deals two are played by the house, two have unusual rules.
    """
    played, rng = _deal(table, seed), Random(seed)
    for step in rng.sample(played.steps, min(number, len(played.steps))):
        others = (None, *range(table[1]))
        for viewer in (step.player, rng.choice(others)):
            yield step.deal, observe(step.deal, viewer)


def _deal(table: Table, seed: int) -> RandomDeal:
    if seed % 4 < 2:
        return numbered_deal(table, seed) if seed % 2 else unusual_deal(table, seed)
    rules = RULES[table] if seed % 2 else random_rules(table, Random(seed))
    return house_deal(rules, seed)


@lru_cache(maxsize=100)
def house_deal(rules: Rules, seed: int, kind: str = "club") -> RandomDeal:
    """A deal in which house players of one kind have every seat."""
    deck, steps = random_deck(rules, Random(seed)), []
    deal = open_deal(rules, deck, seed % rules.players)
    while deal.turn is not None:
        steps.append(Step(deal, deal.turn, choose(observe(deal, deal.turn), HABITS[kind])))
        deal = act(*steps[-1])
    return RandomDeal(deck, tuple(steps), deal)


def truth(deal: Deal, view: View, known: Knowledge) -> list[int]:
    """For each place of a knowledge, the cards that really lie there."""
    return [_lies(deal, view, place) for place in known.places]


def _lies(deal: Deal, view: View, place: HiddenPlace) -> int:
    number = place.number
    if place.kind == "hand":
        return deal.hands[number]
    if place.kind == "pile":
        assert deal.straw is not None
        return sum(deal.straw.hidden[number // 3][number % 3])
    if place.kind == "pack":
        return deal.rules.pack.whole
    if place.kind == "talon":
        return sum(deal.talon[len(view.gifts) + bool(view.gift_ahead) :])
    assert deal.exchange is not None
    if place.kind == "set":
        return deal.exchange.sets[number]
    return deal.exchange.laid & ~view.laid
