"""Lombardia tarot: the match, and the table options."""

import pytest

from engine import Deal, decode, why_not
from engine.games.lombardia.scoring import Scoring
from engine.match import close_deal, open_match, places
from engine.pack import TAROT
from tests.engine.build import legal, play_moves
from tests.engine.lombardia_cases import (
    LEFT,
    NO_MONTE,
    RULES,
    TOO_MANY,
    TRICK,
    A,
    B,
    codes,
    deal_after_trick,
    deal_before_trick,
    finished_deal,
    new_deal,
    refusal,
    rules_with,
)

# The match ---------------------------------------------------------------------------------


def deal_with_points(points: int) -> Deal:
    """A finished deal in which team E counts ``points`` card points."""
    return finished_deal(((42, points + 32), (36, 99 - points), (0, 0), (0, 0)))


def deal_ended_by_monte() -> Deal:
    return play_moves(new_deal(), "1 monte, 2 agree, 3 agree, 0 agree")


MATCHES = [
    pytest.param([42, None, 32, 45], (11, -11, 11, -11), (1, 3, 1, 3), id="LOM-TV-31"),
    pytest.param([39, 33, None, 36], (0, 0, 0, 0), (1, 1, 1, 1), id="LOM-TV-31 draw"),
]


@pytest.mark.parametrize(("deals", "scores", "ranks"), MATCHES)
def test_match_is_won_as_documented(
    deals: list[int | None], scores: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    """LOM-MATCH-2."""
    match = open_match(RULES, length=RULES.length)
    for points in deals:
        assert not match.over
        match = close_deal(
            match, deal_ended_by_monte() if points is None else deal_with_points(points)
        )
    assert match.over
    assert match.scores == scores
    assert places(match.scores) == ranks


# The options -------------------------------------------------------------------------------


def test_round_suits_rank_in_natural_order_by_option() -> None:
    """LOM-PACK-3, option ``round_suits``."""
    rules = rules_with(round_suits="natural")
    winner = rules.contracts["partners"].winner
    assert winner(rules.pack.deck(["H1", "H2", "H10", "H3"])) == rules.pack["H10"]


def test_blank_must_be_given_first() -> None:
    """LOM-FOOL-9, option ``fool_give``."""
    rules = rules_with(fool_give="blank_if_possible")
    deal = deal_after_trick(LEFT, TRICK, B, won=[(A, "SK S2 S3 SQ")], rules=rules)
    assert legal(deal) == {"give:S2", "give:S3"}
    assert refusal(deal, "give:SK") == ("blank-first", "LOM-FOOL-9")
    deal = deal_after_trick(LEFT, TRICK, B, won=[(A, "SK HK DK SQ")], rules=rules)
    assert legal(deal) == {"give:SK", "give:HK", "give:DK", "give:SQ"}


def test_monte_is_never_asked_when_off() -> None:
    """LOM-MONTE-2, option ``monte``."""
    deal = new_deal(rules=rules_with(monte="off"))
    assert (deal.turn, deal.rules.phases[deal.phase].name) == (0, "discard")


def test_thrown_in_deal_does_not_count() -> None:
    """LOM-MONTE-3, option ``monte_counts``: the next dealer deals, the deals stay as many."""
    rules = rules_with(monte_counts="false")
    deal = play_moves(new_deal(rules=rules), "1 monte, 2 agree, 3 agree, 0 agree")
    match = close_deal(open_match(rules, length=4), deal)
    assert (match.finished, match.dealer) == (0, 1)


SPARED = [
    # the dealer's cards 1 to 19, the last two of them exposed, c20 and c21
    ("S5 S6", ("S7", "S8"), {"lay:S5+S6"}),
    ("S5 T8", ("S7", "S8"), {"lay:S5+S7", "lay:S5+S8"}),
]


@pytest.mark.parametrize(("two", "last", "allowed"), SPARED)
def test_exposed_cards_are_spared(two: str, last: tuple[str, str], allowed: set[str]) -> None:
    """LOM-DEAL-5, option ``discard_exposed``."""
    hand = " ".join(TOO_MANY.split()[:17]) + " " + two
    rules = rules_with(discard_exposed="false")
    deal = play_moves(
        new_deal({0: dict(zip((20, 21), last, strict=True))}, {0: hand}, rules=rules), NO_MONTE
    )
    assert legal(deal) == allowed
    assert refusal(deal, "lay:S7+S8") == ("exposed-kept", "LOM-DEAL-5")


def test_dealer_without_a_trick_may_keep_the_discards() -> None:
    """LOM-DISC-5, option ``discard_no_trick``."""
    deal = deal_after_trick({}, TRICK, B, dealer=A, laid="S5 S6")
    assert codes(Scoring(dealer_keeps=True).piles(deal)[A]) == {"S5", "S6"}


@pytest.mark.parametrize("deals", [4, 8, 12])
def test_match_has_the_chosen_number_of_deals(deals: int) -> None:
    """LOM-MATCH-1, option ``deals``."""
    assert rules_with(deals=str(deals)).length == deals


def test_no_player_is_asked_once_the_deal_is_over() -> None:
    assert refusal_when_over(deal_ended_by_monte()) == ("deal-over", "LOM-TABLE-3")
    deal = deal_before_trick(LEFT, TRICK, B)
    why = why_not(deal, A, decode(TAROT, "play:SC"))
    assert why is not None and (why.reason, why.rule) == ("not-your-turn", "LOM-GEN-5")


def refusal_when_over(deal: Deal) -> tuple[str, str]:
    why = why_not(deal, 0, decode(TAROT, "pass"))
    assert why is not None
    return why.reason, why.rule
