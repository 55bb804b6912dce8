"""A policy knows no more than the player whose card it chooses."""

from itertools import combinations
from random import Random

import numpy as np
import pytest

from engine import FORMS, VARIANTS, Deal, Play, act, observe, open_deal, rules_of
from engine.cards import each
from search.judging.outcomes import POLICY_SLIPS, SHOWN, SLIPS, by_way
from search.kernel.policies import play_out_policy, policy_of
from tests.search.positions import house_deal
from train.choices import Choice, choice_of

WITH_TALON = ("three", "two", "one")
SOLOS = ("solo_three", "solo_two", "solo_one", "solo_without")


def swapped(deal: Deal, first: int, second: int) -> Deal | None:
    """The deal with the lowest cards of two players swapped; None: the called king is among them.

    The king's holder would be another.
    """
    cards = [next(each(deal.hands[player]), 0) for player in (first, second)]
    if not all(cards) or (deal.calling is not None and deal.calling.card in cards):
        return None
    hands = list(deal.hands)
    for player in (first, second):
        hands[player] ^= cards[0] | cards[1]
    return deal._replace(hands=tuple(hands))


def alike(choice: Choice, other: Choice) -> bool:
    """Whether two choices have the same facts."""
    return (
        np.array_equal(choice.moment, other.moment)
        and np.array_equal(choice.cards, other.cards)
        and choice.meant == other.meant
    )


@pytest.mark.parametrize("form", [form for form in FORMS if rules_of(form).players > 2])
def test_facts_are_the_same_whoever_of_the_others_has_a_card(form: str) -> None:
    compared = 0
    for seed in range(6):
        for step in house_deal(rules_of(form), seed).steps:
            if not isinstance(step.action, Play):
                continue
            facts = choice_of(step.deal, step.action)
            others = [player for player in step.deal.order if player != step.player]
            for first, second in combinations(others, 2):
                otherwise = swapped(step.deal, first, second)
                if otherwise is not None:
                    same = choice_of(otherwise, step.action)
                    assert alike(facts, same), (seed, step.action)
                    compared += 1
    assert compared > 100


@pytest.mark.parametrize("form", ["slovenian4", "romanian4", "krolami4"])
def test_partner_is_unknown_to_others_until_the_called_king_falls(form: str) -> None:
    """Only the holder of the king knows more."""
    compared = 0
    for seed in range(20):
        for step in house_deal(rules_of(form), seed).steps:
            calling, deal = step.deal.calling, step.deal
            if not isinstance(step.action, Play) or calling is None or calling.holder is None:
                continue
            if not deal.hands[calling.holder] & calling.card or calling.holder == step.player:
                continue
            strangers = {*deal.order} - {step.player, calling.holder, deal.bidding.declarer}
            for stranger in strangers:
                card = next(each(deal.hands[stranger]), 0)
                if not card:
                    continue
                hands = list(deal.hands)
                for player in (stranger, calling.holder):
                    hands[player] ^= card | calling.card
                other = calling._replace(holder=stranger)
                same = choice_of(deal._replace(hands=tuple(hands), calling=other), step.action)
                facts = choice_of(deal, step.action)
                assert alike(facts, same), (seed, step.action)
                compared += 1
    assert compared > 50


def test_fool_that_never_wins_is_no_trump() -> None:
    """A Matto counted as the highest trump, one that was led as a trick that was trumped."""
    rules, ahead, led = rules_of("lombardia4"), 0, 0
    for seed in range(20):
        for step in house_deal(rules, seed).steps:
            deal = step.deal
            if not isinstance(step.action, Play):
                continue
            facts, hand = choice_of(deal, step.action), deal.hands[step.player]
            trumps = rules.pack.trumps & ~rules.fool
            left = sum((cards & trumps).bit_count() for cards in deal.hands)
            mine = (hand & trumps).bit_count()
            assert list(facts.moment[10:13]) == [hand.bit_count(), mine, left - mine]
            if hand & rules.fool:
                fool, ahead = facts.cards[-1], ahead + 1
                wins, given_away, highest, surely = fool[[1, 4, 6, 20]]
                assert (wins, given_away, highest, surely) == (0, 0, 0, 0)
                if not observe(deal, step.player).trick:
                    led += 1
                    after = act(deal, step.player, Play(rules.fool))
                    assert after.turn is not None
                    card = next(each(after.hands[after.turn] & ~rules.fool))
                    facts = choice_of(after, Play(card))
                    holders, pot, trumped = facts.moment[18:21], *facts.moment[21:23]
                    assert not holders.any() and (pot, trumped) == (0, 0)
                    assert facts.cards[:, 1].all(), "any card takes the lead"
    assert ahead > 100 and led > 10


def test_aims_that_a_policy_plays_out_have_weights() -> None:
    """Weights that learnt nothing would play any card; without a file, thumbs would play."""
    for game in VARIANTS.values():
        for players, aims in game.searching.policy_aims.items():
            policy = policy_of(game.build(players))
            assert policy is not None
            for aim in aims:
                assert policy[int(aim != "points")].any(), (game.key, players, aim)


@pytest.mark.parametrize(
    ("form", "by_policy"),
    [
        ("slovenian4", {"klop", "beggar", *WITH_TALON, *SOLOS}),
        ("slovenian5", {"klop", "beggar", *WITH_TALON, *SOLOS}),
        ("slovenian3", {"klop", "beggar", *WITH_TALON}),
        ("lombardia4", {"partners"}),
        ("krolami4", {"one", "two", "three", "four"}),
        ("romanian4", set[str]()),
    ],
)
def test_contracts_are_played_out_by_a_policy_or_by_thumb(form: str, by_policy: set[str]) -> None:
    """Open beggars by thumb, as no policy sees that hand, and valats, which are too rare."""
    rules = rules_of(form)
    played = {key for key, each in rules.contracts.items() if play_out_policy(rules, each)
              is not None}  # fmt: skip
    assert played == by_policy
    assert play_out_policy(rules, None) is None


def test_deals_are_played_out_each_in_its_way() -> None:
    """Those that are over are not; an open hand has slips of its own."""
    rules = rules_of("slovenian4")
    bid = open_deal(rules, rules.pack.shuffled(Random(1)), 0)
    keys = ["one", "open_beggar", "klop", "color_valat", "beggar", "one"]
    deals = [bid._replace(contract=rules.contracts[key]) for key in keys]
    deals.append(deals[0]._replace(turn=None))
    ways = {way.kind: places for way, places in by_way(deals)}
    assert ways == {
        (SLIPS, False): [3],
        (SHOWN, False): [1],
        (POLICY_SLIPS, True): [0, 2, 4, 5],
    }
