"""Deals to learn from: the cards that people of mixed habits mean to play, and slip."""

from collections.abc import Iterator
from random import Random

from engine import Deal, Play, Rules, View, act, observe, open_deal
from train.people import at_table


def cards_of(rules: Rules, number: int, *, for_points: bool) -> Iterator[tuple[Deal, Play]]:
    """By card of the deal with a number: the deal before it, and the card that was meant.

    There is none if the contract's aim is not the one asked for: points, or any other.
    """
    chance = Random(f"train {rules.variant} {rules.players} {number}")
    deal = open_deal(rules, rules.pack.shuffled(chance), number % rules.players)
    people = at_table(rules, chance)
    while (player := deal.turn) is not None:
        view, person = observe(deal, player), people[player]
        contract = view.contract if view.phase == "play" else None
        if contract is not None and (contract.aim == "points") != for_points:
            return
        action = person.thinks(view)
        if view.phase == "play" and isinstance(action, Play):
            yield deal, action
            if chance.random() < person.slips:
                action = _any(view, chance)
        deal = act(deal, player, action)


def _any(view: View, chance: Random) -> Play:
    offer = chance.choice(view.offers)
    action = offer.nth(chance.randrange(offer.size))
    assert isinstance(action, Play)
    return action
