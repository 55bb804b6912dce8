"""Lombardia tarot: rules of the table and of whole deals (docs/rules/lombardia.md)."""

from collections.abc import Iterator

import pytest

from engine import BadOption, Deal, Refused, decode, observe, variant, why_not
from engine.cards import union
from engine.games.lombardia.rules import honours
from engine.games.lombardia.scoring import Scoring
from engine.match import close_deal, next_deal, open_match
from engine.pack import TAROT
from tests.engine.build import legal, play_moves, scoring_of
from tests.engine.lombardia_cases import (
    RULES,
    cards,
    codes,
    deal_after_trick,
    finished_deal,
    new_deal,
    random_deal,
)


def test_exactly_four_play_and_partners_sit_opposite() -> None:
    """LOM-TABLE-1, LOM-GEN-4."""
    assert variant("lombardia").players == (4,)
    with pytest.raises(BadOption):
        variant("lombardia").build(3)
    assert RULES.teams == (0, 1, 0, 1)


def test_seats_are_counted_from_the_dealer() -> None:
    """LOM-GEN-4, LOM-GEN-5: the next to act sits to the right; seat 1 is asked for Monte first."""
    deal = new_deal(dealer=2)
    assert list(_bidding_order(deal)) == [3, 0, 1, 2]


def _bidding_order(deal: Deal) -> Iterator[int | None]:
    for _ in range(4):
        yield deal.turn
        deal = play_moves(deal, f"{deal.turn} pass")


def test_pack_has_the_documented_cards() -> None:
    """LOM-GEN-1, LOM-GEN-2: four suits, 21 trumps, and the Fool, which is neither."""
    suits = [code for code in TAROT.codes if code[0] in "SCDH"]
    assert len(suits) == 4 * 14
    assert {code[1:] for code in suits} == {*"KQCJ", *map(str, range(1, 11))}
    assert set(TAROT.show(TAROT.trumps)) == {f"T{number}" for number in range(1, 22)}
    assert not TAROT["F"] & (TAROT.trumps | union(TAROT.suits[suit] for suit in "SCDH"))


def test_honours_are_seven_cards() -> None:
    """LOM-GEN-3: seven cards, that cannot be laid away (LOM-DISC-2)."""
    assert codes(honours(TAROT)) == {"SK", "CK", "DK", "HK", "F", "T1", "T21"}


def test_monte_is_no_more_once_the_dealer_lays_away() -> None:
    """LOM-MONTE-1: after the hands are taken up, before the discard."""
    deal = play_moves(new_deal(), "1 pass, 2 pass, 3 pass, 0 pass")
    for player in range(4):
        refused = why_not(deal, player, decode(TAROT, "monte"))
        assert isinstance(refused, Refused)
    laid = play_moves(deal, f"0 {min(legal(deal))}")
    assert laid.turn is not None
    assert not {"monte", "agree"} & legal(laid)


def test_fool_may_be_played_in_the_last_trick() -> None:
    """LOM-FOOL-1, LOM-FOOL-2, LOM-FOOL-4: whatever was led, and it never wins."""
    deal = deal_after_trick({2: "F"}, "D4 D5", 0)
    assert (deal.turn, legal(deal)) == (2, {"play:F"})
    deal = deal_after_trick({}, "F D5 D9 S1", 0)
    assert deal.over and deal.playing is not None
    assert deal.playing.tricks[-1].winner == 1


def test_everybody_keeps_their_own_tricks() -> None:
    """LOM-PLAY-5: partners win cards for one pile each."""
    deal = deal_after_trick(
        {0: "S9", 1: "S10", 2: "SJ", 3: "SC"}, "D4 D5 DK D9", 0, won=[(0, "SK S2 S3 S4")]
    )
    assert deal.playing is not None
    assert deal.playing.taken == (cards("SK S2 S3 S4"), 0, cards("D4 D5 DK D9"), 0)
    assert observe(deal, None).won == (1, 0, 1, 0)


def test_only_card_points_are_scored() -> None:
    """LOM-SCORE-1, LOM-SCORE-3: a team with all the tricks has its 72 points, and no more."""
    settled = RULES.settle(finished_deal(((78, 131), (0, 0), (0, 0), (0, 0))))
    assert {line.key for line in settled.lines} == {"team"}
    assert settled.scores == (36, -36, 36, -36)


SCORED_SEEDS = [seed for seed in range(40) if not random_deal(seed).end.ended]
"""Seeds of random deals that are played to the end."""


@pytest.mark.parametrize("seed", SCORED_SEEDS)
def test_four_players_count_the_whole_pack(seed: int) -> None:
    """LOM-COUNT-4, LOM-COUNT-5, LOM-PACK-5: 72 points; three piles of fours, one with two more."""
    end = random_deal(seed).end
    assert end.playing is not None
    scoring = scoring_of(RULES, Scoring)
    piles = scoring.piles(end)
    assert sorted(pile.bit_count() % 4 for pile in piles) == [0, 0, 0, 2]
    points = []
    for pile in piles:
        worth, number = TAROT.value(pile), pile.bit_count()
        points.append(worth - 3 * (number // 4) - number % 4)
    assert sum(points) == 72
    assert not any(trick.winning == TAROT["F"] for trick in end.playing.tricks)


def test_deal_passes_to_the_right() -> None:
    """LOM-TABLE-3: after every deal, one ended by Monte included."""
    match = open_match(RULES, dealer=3, length=4)
    deal = next_deal(match, tuple(TAROT[code] for code in TAROT.codes))
    deal = play_moves(deal, "0 monte, 1 agree, 2 agree, 3 agree")
    assert close_deal(match, deal).dealer == 0
