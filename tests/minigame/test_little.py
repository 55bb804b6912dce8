"""Little tarock by hand: what the laws cannot know of it, a test a rule (little.md)."""

from collections.abc import Mapping

import pytest

from engine import Bid, Deal, Lay, LayOffer, Pass, Play, Rules, Take, act, offers, open_deal
from engine.cards import each
from engine.counting import count_in_threes
from engine.match import close_deal, open_match
from tests.minigame.rules import LITTLE, PACK

FOUR, THREE = LITTLE.build(4), LITTLE.build(3)
TALON = "S10 C10 D10 H10 T2 T3"
HANDS = {
    1: "F T21 T20 T19 T18 T17 T16 SK SQ",
    2: "T4 T5 T6 CK CQ CC CJ SC SJ",
    3: "T7 T8 T9 T10 DK DQ DC DJ T1",
    0: "T11 T12 T13 T14 T15 HK HQ HC HJ",
}


def new_deal(hands: Mapping[int, str] = HANDS, talon: str = TALON) -> Deal:
    """Four hands as told, dealt by player 0: five cards to each, then four (LIT-DEAL-2)."""
    hand_codes = {player: cards.split() for player, cards in hands.items()}
    order = (1, 2, 3, 0)
    deck = talon.split() + [card for player in order for card in hand_codes[player][:5]]
    deck += [card for player in order for card in hand_codes[player][5:]]
    return open_deal(FOUR, PACK.deck(deck), 0)


def play_bids(deal: Deal, *bids: str) -> Deal:
    """The deal after these bids, a dash for a pass."""
    for word in bids:
        assert deal.turn is not None
        deal = act(deal, deal.turn, Pass() if word == "-" else Bid(word))
    return deal


def play_cards(deal: Deal) -> Deal:
    """Everybody plays the lowest card that may be played, the declarer the highest."""
    while deal.turn is not None:
        cards = list(each(offers(deal, deal.turn)[0].cards))
        card = cards[-1 if deal.turn == deal.bidding.declarer else 0]
        deal = act(deal, deal.turn, Play(card))
    return deal


def test_pack_has_42_cards_that_count_66() -> None:
    """LIT-PACK-1, LIT-PACK-2: 42 cards that count 66."""
    assert len(PACK.codes) == 42
    assert [PACK.suits[suit].bit_count() for suit in "SCDHT"] == [5, 5, 5, 5, 22]
    assert count_in_threes(PACK, PACK.whole) == 66


@pytest.mark.parametrize("rules, sizes", [(FOUR, 9), (THREE, 12)])
def test_deck_is_dealt_talon_first(rules: Rules, sizes: int) -> None:
    """LIT-DEAL-1, LIT-DEAL-2: the first six cards are the talon."""
    deck = PACK.deck(PACK.codes)
    deal = open_deal(rules, deck, 0)
    assert [hand.bit_count() for hand in deal.hands] == [sizes] * rules.players
    assert deal.talon == deck[:6] and deal.turn == 1


def test_each_player_bids_once_and_higher() -> None:
    """LIT-BID-1, LIT-BID-2, LIT-BID-3: game, beggar, solo."""
    deal = new_deal()
    assert offers(deal, 1)[1].keys == ("game", "beggar", "solo")
    deal = play_bids(deal, "game", "-")
    assert offers(deal, 3)[1].keys == ("beggar", "solo")
    deal = play_bids(deal, "beggar", "-")
    assert (deal.bidding.declarer, deal.turn) == (3, 3)


def test_deal_is_not_scored_when_all_pass() -> None:
    """LIT-BID-4, LIT-DEAL-3: nothing is scored, and the next player deals."""
    deal = play_bids(new_deal(), "-", "-", "-", "-")
    match = close_deal(open_match(FOUR, 0), deal)
    assert (match.scores, match.dealer, match.finished) == ((0,) * 4, 1, 1)


def test_declarer_exchanges_three_of_six_cards() -> None:
    """LIT-TAL-1, LIT-TAL-2, LIT-TAL-3: three of six cards, and three away."""
    deal = act(play_bids(new_deal(), "game", "-", "-", "-"), 1, Take(1))
    (lay,) = offers(deal, 1)
    assert isinstance(lay, LayOffer)
    assert lay.cards == PACK.cards("S10 SQ C10 D10")
    deal = act(deal, 1, Lay(PACK.cards("S10 C10 D10")))
    assert deal.turn == 1 and deal.hands[1].bit_count() == 9


def test_void_player_must_play_a_trump() -> None:
    """LIT-PLAY-1, LIT-PLAY-2: the declarer leads; whoever has no spade must play a trump."""
    deal = act(play_bids(new_deal(), "-", "solo", "-", "-"), 2, Play(PACK["SC"]))
    assert deal.turn == 3
    assert offers(deal, 3)[0].cards == deal.hands[3] & PACK.trumps


def test_highest_trump_wins_the_trick() -> None:
    """LIT-PLAY-3: the highest trump, and a beggar ends with the declarer's first trick."""
    deal = play_cards(play_bids(new_deal(), "beggar", "-", "-", "-"))
    assert deal.playing is not None and len(deal.playing.tricks) == 1
    assert deal.playing.tricks[0].winning == PACK["F"]


def test_solo_of_all_tricks_scores_as_documented() -> None:
    """LIT-SCORE-1, LIT-SCORE-2, LIT-SCORE-4: seven trumps draw those of the others, 5 at most.

    Then the two highest spades win as well: 64 of 66 card points, for the talon counts 2.
    """
    deal = play_cards(play_bids(new_deal(), "solo", "-", "-", "-"))
    assert FOUR.settle(deal).scores == (-3, 9, -3, -3)


LOW = {
    1: "T2 S10 SJ C10 CJ D10 DJ H10 HJ",
    2: "T8 T9 T10 T11 T12 SC CC DC HC",
    3: "T13 T14 T15 T16 T17 SQ CQ DQ HQ",
    0: "T18 T19 T20 T21 F SK CK DK HK",
}


def test_beggar_is_made_without_a_trick() -> None:
    """LIT-SCORE-3, LIT-SCORE-4: with the lowest cards of all suits it is made, with F it is not."""
    beggar = play_cards(
        play_bids(new_deal(hands=LOW, talon="T1 T3 T4 T5 T6 T7"), "beggar", "-", "-", "-")
    )
    assert FOUR.settle(beggar).scores == (-2, 6, -2, -2)
    lost = play_cards(play_bids(new_deal(), "beggar", "-", "-", "-"))
    assert FOUR.settle(lost).scores == (2, -6, 2, 2)


def test_game_with_low_cards_is_lost() -> None:
    """LIT-SCORE-2: three low cards are laid away, and a hand of low cards wins 34 points never."""
    deal = act(
        play_bids(new_deal(hands=LOW, talon="T1 T3 T4 T5 T6 T7"), "game", "-", "-", "-"), 1, Take(2)
    )
    lost = play_cards(act(deal, 1, Lay(PACK.cards("SJ CJ DJ"))))
    assert FOUR.settle(lost).scores == (1, -3, 1, 1)


def test_options_change_match_and_bids() -> None:
    """LIT-OPT-1, LIT-OPT-2."""
    chosen = LITTLE.build(4, {"deals": "4", "beggar": "off"})
    assert chosen.length == 4
    assert list(chosen.contracts) == ["game", "solo"]
