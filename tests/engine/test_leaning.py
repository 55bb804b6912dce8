"""Players of one kind who differ: choices follow from what they see, better ones are likelier."""

from engine import HABITS, Bid, choose, choose_as, observe
from engine.games.families import FAMILIES
from engine.house.habits import CLUB
from engine.house.leaning import leaning
from tests.engine import slovenian_cases

HANDS = (
    "T20 T14 T11 T9 T6 T3 SK SQ C7 C8 D3 H2",
    "T21 T18 T14 T11 T9 T6 SK SQ C7 C8 D3 H2",
    "T21 T20 T18 T14 T12 T9 T6 SK CK C8 D3 H2",
    "F T21 T20 T19 T18 T17 T16 T15 T14 T13 SK CK",
)
"""From weak to strong."""
SEEDS = tuple(map(str, range(200)))
MEASURED = {
    "slovenian4": (0.8, 4.0),
    "slovenian3": (0.8, 4.0),
    "slovenian5": (0.8, 4.0),
    "lombardia4": (0.8, 4.0),
    "strohmann2": (0.4, 4.0),
    "krolami4": (0.4, 4.0),
    "romanian4": (0.0, 4.0),
    "romanian3": (0.4, 4.0),
}
"""How far club players and novices of each form lean (docs/contest_methods.md)."""


def bids(hand: str, kind: str) -> list[str]:
    """The bids of the second speaker at Slovenian tarok, by seed; empty: a pass."""
    view = observe(slovenian_cases.new_deal({2: hand}), 2)
    actions = [choose_as(view, HABITS[kind], seed) for seed in SEEDS]
    return [action.key if isinstance(action, Bid) else "" for action in actions]


def test_leaning_makes_better_choice_likelier_by_factor_of_e() -> None:
    view = observe(slovenian_cases.new_deal({2: HANDS[1]}), 2)
    players = [CLUB._replace(leans=1.0, mind=str(number)) for number in range(4000)]
    better = sum(1 + leaning(who, view, "a") > leaning(who, view, "b") for who in players)
    assert 0.70 < better / len(players) < 0.76, "e / (1 + e) is 0.73"
    assert abs(sum(leaning(who, view, "a") for who in players)) < 0.1 * len(players)


def test_bid_of_one_of_many_is_likelier_with_a_stronger_hand() -> None:
    for kind in ("novice", "club"):
        shares = [sum(map(bool, bids(hand, kind))) / len(SEEDS) for hand in HANDS]
        assert shares == sorted(shares) and shares[0] < 0.9 < shares[-1]
        assert any(0.05 < share < 0.95 for share in shares)


def test_bids_of_many_with_one_hand_differ_and_are_repeated_exactly() -> None:
    assert len(set(bids(HANDS[2], "club"))) > 2
    assert bids(HANDS[2], "club") == bids(HANDS[2], "club")


def test_house_that_people_meet_leans_to_nothing() -> None:
    view = observe(slovenian_cases.new_deal({2: HANDS[1]}), 2)
    assert leaning(CLUB, view, "three") == 0
    assert choose(view, CLUB._replace(leans=9.0)) == choose(view)


def test_each_form_leans_as_far_as_was_measured() -> None:
    leans = {
        f"{family.key}{players}": {row.name: row.leans for row in family.habits[players]}
        for family in FAMILIES
        for players in family.players
    }
    assert {form: (of["club"], of["novice"]) for form, of in leans.items()} == MEASURED
