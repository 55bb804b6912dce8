"""Straw Man Tarock: deals that are thrown in and dealt again, and the table (docs/rules)."""

import pytest

from engine import BadOption, Deal, Refused, Word, act, observe, why_not
from engine.cards import Cards
from engine.house.choosing import choose
from engine.match import Match, close_deal, next_deal, open_match
from engine.pack import TAROK
from engine.records.read import read
from tests.engine.strohmann_cases import (
    DEALER,
    FOREHAND,
    IN_ORDER,
    RULES,
    STROHMANN,
    legal,
    new_deal,
    play_moves,
    rules_with,
)

# The table -----------------------------------------------------------------------------------


def test_exactly_two_play() -> None:
    """STR-TABLE-1."""
    assert STROHMANN.players == (2,)
    for players in (1, 3, 4):
        with pytest.raises(BadOption):
            STROHMANN.build(players)


def test_dealer_alternates() -> None:
    """STR-TABLE-3, STR-GEN-2: the dealer alternates; forehand is the other player."""
    match = open_match(RULES, dealer=1)
    for dealer in (1, 0, 1):
        deal = next_deal(match, IN_ORDER)
        assert (deal.dealer, deal.order, deal.turn) == (dealer, (1 - dealer, dealer), 1 - dealer)
        match = close_deal(match, play_house_deal(deal))


def play_house_deal(deal: Deal) -> Deal:
    """The deal as the house plays it."""
    while deal.turn is not None:
        deal = act(deal, deal.turn, choose(observe(deal, deal.turn)))
    return deal


# Thrown in -----------------------------------------------------------------------------------


def match_after_passing(value: str) -> Match:
    """The match after a first deal of dealer 0 in which both pass."""
    rules = rules_with(both_pass=value)
    match = open_match(rules, length=2)
    deal = play_moves(next_deal(match, IN_ORDER), "1 pass, 0 pass")
    assert deal.over and deal.playing is None
    return close_deal(match, deal)


@pytest.mark.parametrize("value, dealer", [("throw_in_same_dealer", 0),
                                           ("throw_in_next_dealer", 1)])  # fmt: skip
def test_dealer_after_both_passed_is_set_by_option(value: str, dealer: int) -> None:
    """STR-BID-2, option ``both_pass``: it scores nothing and does not count."""
    match = match_after_passing(value)
    assert (match.dealer, match.finished, match.scores) == (dealer, 0, (0, 0))
    assert not match.over
    deal = play_moves(next_deal(match, IN_ORDER), f"{1 - dealer} bid:take")
    match = close_deal(match, play_house_deal(deal))
    assert (match.dealer, match.finished) == (1 - dealer, 1)


def test_record_goes_on_with_the_same_dealer() -> None:
    """Option ``both_pass``: the reader knows who deals again."""
    deck = "deck " + " ".join(TAROK.codes)
    lines = ["tarok-record 1", "variant strohmann", "players 2",
             "option both_pass throw_in_same_dealer", "deal dealer=1", deck,
             "0 pass", "1 pass", deck, "0 bid:take"]  # fmt: skip
    replay = read("\n".join(lines))
    assert [deal.dealer for deal in replay.deals] == [1, 1]
    assert replay.match.finished == 0


# A hand without a trump ----------------------------------------------------------------------

NO_TRUMP = rules_with(throw_in_no_trump="true")
SUITS = [code for code in TAROK.codes if code[0] in "SCDH"]
TRUMPS = [code for code in TAROK.codes if code not in SUITS]


def deck_of(trumpless: int) -> tuple[Cards, ...]:
    """A deck of dealer 0 in which this player holds suit cards only, the other trumps only."""
    plain, strong = SUITS[:15], TRUMPS[:15]
    hands = (plain, strong) if trumpless == FOREHAND else (strong, plain)
    packets = [hand[start : start + 3] for start in range(0, 15, 3) for hand in hands]
    dealt = [code for packet in packets for code in packet]
    return TAROK.deck(dealt + SUITS[15:] + TRUMPS[15:])


@pytest.mark.parametrize("player", [DEALER, FOREHAND])
def test_hand_without_a_trump_may_have_the_deal_repeated(player: int) -> None:
    """STR-STRAW-2, option ``throw_in_no_trump``: before the first turning, by the same dealer."""
    deal = new_deal(NO_TRUMP, deck_of(player))
    if player == DEALER:
        deal = play_moves(deal, "1 pass")
    assert (deal.turn, legal(deal)) == (player, {"pass", "redeal"})
    assert choose(observe(deal, player)) == Word("redeal")
    match = close_deal(open_match(NO_TRUMP, length=2), play_moves(deal, f"{player} redeal"))
    assert (match.dealer, match.finished, match.scores) == (DEALER, 0, (0, 0))


@pytest.mark.parametrize("player", [DEALER, FOREHAND])
def test_player_with_a_trump_may_not_have_the_deal_repeated(player: int) -> None:
    """Option ``throw_in_no_trump``: one trump is enough, in the hand and not in the piles."""
    deal = new_deal(NO_TRUMP, deck_of(DEALER if player == FOREHAND else FOREHAND))
    if player == DEALER:
        deal = play_moves(deal, "1 pass")
    assert (deal.turn, legal(deal)) == (player, {"pass"})
    refused = why_not(deal, player, Word("redeal"))
    assert isinstance(refused, Refused)
    assert (refused.reason, refused.rule) == ("trumpless-only", "STR-STRAW-2")


def test_right_is_declined_by_going_on() -> None:
    """Option ``throw_in_no_trump``: a right, no duty; it ends when the bidding begins."""
    deal = play_moves(new_deal(NO_TRUMP, deck_of(FOREHAND)), "1 pass, 0 pass")
    assert (deal.turn, legal(deal)) == (FOREHAND, {"pass", "bid:take"})
    assert "redeal" not in legal(play_moves(deal, "1 pass"))
    assert legal(new_deal(RULES, deck_of(FOREHAND))) == {"pass", "bid:take"}


def test_other_player_does_not_learn_of_the_right() -> None:
    """Option ``throw_in_no_trump``: until it is used both hands look alike from outside."""
    views = []
    for deck in (deck_of(DEALER), IN_ORDER):
        deal = play_moves(new_deal(NO_TRUMP, deck), "1 pass")
        seen = observe(deal, None)
        views.append((seen.phase, seen.turn, seen.said, seen.offers, seen.exposed))
    assert views[0] == views[1]
