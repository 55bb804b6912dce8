"""The swap test where options turn cards up or tell of hands: see tests/laws/swaps.py."""

from random import Random

import pytest

from engine import Deal, Kontra, Play, Say, observe, offers, variant, why_not
from engine.cards import Cards, each
from engine.deal_facts import cards_face_up
from tests.laws.playing import random_deal, sizes
from tests.laws.swaps import cards_known, check_swaps, sample_places, unseen_pairs

OPEN_CARDS = {
    "four_kings_call": "queen_allowed",
    "weak_hand_redeal": "weak",
    "ultimo_card_open": "on",
    "solo_without_bonuses": "on",
    "klop_kontra": "on",
    "klop_gift_reveal": "before_trick",
    "free_announcement_order": "on",
}
"""Options that turn cards up or tell of hands (SLO-OPT-4, 5, 19 to 21, 23, 34)."""


def seen_cards(deal: Deal, viewer: int | None) -> Cards:
    """The cards the viewer has seen, those of announced ultimos included (SLO-OPT-19)."""
    players = range(deal.rules.players)
    return cards_known(deal, viewer) | sum(cards_face_up(deal, player) for player in players)


def visible_state(deal: Deal, viewer: int | None) -> tuple[object, ...]:
    """The view of a viewer with their moves and refusals: in a free order all may speak."""
    view = observe(deal, viewer)
    if viewer is None or not deal.may_speak(viewer):
        return (view,)
    contras = [Kontra(item.code) for item in view.items]
    statements = contras + [Say(key) for key in deal.rules.bonuses]
    tried = [*map(Play, each(deal.rules.pack.whole)), *statements]
    reasons = [
        refused and (refused.reason, refused.rule, refused.facts)
        for refused in (why_not(deal, viewer, action) for action in tried)
    ]
    return view, offers(deal, viewer), reasons


@pytest.mark.parametrize("players", [3, 4, 5])
@sizes(15, 150)
def test_open_cards_reveal_no_others(players: int, deals: int) -> None:
    rules, swaps = variant("slovenian").build(players, OPEN_CARDS), 0
    for seed in range(deals):
        rng = Random(seed)
        played = random_deal(rules, rng)
        places = sample_places(played, rng, 2)
        swaps += check_swaps(
            played, unseen_pairs(played, places, rng), places, seen_cards, visible_state
        )
    assert swaps > deals * 40 // 3


def test_swap_test_would_notice_a_leak() -> None:
    """A viewer who knows one of the cards does notice: the test has teeth."""

    def all_hands(deal: Deal, viewer: int | None) -> object:
        return visible_state(deal, viewer), deal.hands

    rng = Random(0)
    played = random_deal(variant("slovenian").build(4), rng)
    places = sample_places(played, rng, 3)
    with pytest.raises(AssertionError):
        check_swaps(played, unseen_pairs(played, places, rng), places, seen_cards, all_hands)
