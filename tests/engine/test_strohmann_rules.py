"""Straw Man Tarock: rules that hold throughout whole deals (docs/rules/strohmann.md)."""

from random import Random

import pytest

from engine import Bid, Deal, Pass, Play, act, observe, offers
from engine.cards import union
from engine.pack import TAROK
from tests.engine.strohmann_cases import (
    DEALER,
    FOREHAND,
    RULES,
    cards,
    deal_in_play,
    legal,
    new_deal,
    play_moves,
)
from tests.laws.playing import random_action


def test_pack_has_54_cards() -> None:
    """STR-GEN-1, STR-PACK-1: 22 trumps and eight cards in each suit, all of them dealt."""
    assert len(set(TAROK.codes)) == 54
    assert set(TAROK.show(TAROK.trumps)) == {"F", *(f"T{number}" for number in range(1, 22))}
    for suit, ranks in (("S", "K Q C J 10 9 8 7"), ("C", "K Q C J 10 9 8 7"),
                        ("D", "K Q C J 1 2 3 4"), ("H", "K Q C J 1 2 3 4")):  # fmt: skip
        codes = [suit + rank for rank in ranks.split()]
        assert TAROK.show(TAROK.suits[suit]) == tuple(codes[::-1]), "low to high (STR-PACK-2)"
    deal = new_deal()
    assert union(deal.hands) | union(deal.talon) == TAROK.whole


def random_steps(seed: int) -> list[Deal]:
    """The states of a whole deal played at random, the last one at its end."""
    rng = Random(seed)
    deck = [TAROK[code] for code in TAROK.codes]
    rng.shuffle(deck)
    deals = [new_deal(RULES, tuple(deck))]
    while (player := deals[-1].turn) is not None:
        deal = deals[-1]
        action = random_action(rng.choice(offers(deal, player)), rng)
        deals.append(act(deal, player, action))
    return deals


@pytest.mark.parametrize("seed", range(20))
def test_phases_come_in_their_order(seed: int) -> None:
    """STR-BON-8, STR-STRAW-8, STR-PLAY-7: a bid, cards and no more; every card is played."""
    deals = random_steps(seed)
    kinds = {offer.kind for deal in deals if deal.turn is not None
             for offer in offers(deal, deal.turn)}  # fmt: skip
    assert kinds == {Pass, Bid, Play}
    end = deals[-1]
    assert end.playing is not None and end.exchange is None
    assert [len(trick.cards) for trick in end.playing.tricks] == [2] * 27
    assert union(card for trick in end.playing.tricks for card in trick.cards) == TAROK.whole
    assert end.hands == (0, 0)


def test_winner_takes_the_cards() -> None:
    """STR-PLAY-6: both cards of the trick lie in the winner's pile, who leads."""
    deal = play_moves(deal_in_play(("T9 C7", "S7 S8")), "1 play:S7, 0 play:T9")
    assert deal.playing is not None
    assert deal.playing.taken == (cards("S7 T9"), 0)
    assert deal.turn == DEALER


FREE = [
    ("HK", "H2 HQ F", "H2 HQ"),
    ("T5", "T1 F T9", "T1 F T9"),
    ("S7", "T1 F H2", "T1 F"),
    ("", "T1 F H2", "T1 F H2"),
]


@pytest.mark.parametrize(("led", "hand", "free"), FREE)
def test_players_need_not_beat_or_hold_back(led: str, hand: str, free: str) -> None:
    """STR-PLAY-4: the Pagat and the Sküs are played like any other trump."""
    deal = deal_in_play((hand, led), leader=FOREHAND if led else DEALER)
    deal = play_moves(deal, f"1 play:{led}") if led else deal
    assert legal(deal) == {f"play:{code}" for code in free.split()}


def test_bidder_has_not_seen_the_straw_men() -> None:
    """STR-BID-1, STR-DEAL-4: no card of a pile is in any view before the turning."""
    deal = new_deal()
    for viewer in (None, FOREHAND, DEALER):
        view = observe(deal, viewer)
        assert view.straw is not None
        assert view.straw.tops == ((0, 0, 0), (0, 0, 0))
        assert view.straw.known == (0, 0)
        assert view.sets == ()
