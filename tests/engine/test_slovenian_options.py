"""The table options of the Slovenian game: what each changes, and that every deal can be played."""

import pytest

from engine import BadOption, act, offers, variant
from engine.games.slovenian.radli import Sheet
from engine.games.slovenian.scoring import Klop, Scoring
from engine.match import close_deal, closing, open_match
from engine.pack import TAROK
from engine.phases.announce import Announce
from tests.engine.build import cards, legal, play_moves, scoring_of
from tests.engine.settled import Settled, Special, finished_deal, settle
from tests.engine.slovenian_cases import new_deal, rules

GAME = variant("slovenian")


def test_unknown_options_and_values_are_refused() -> None:
    for options in ({"knock": "maybe"}, {"mond_penalty": "5"}):
        with pytest.raises(BadOption):
            GAME.build(4, options)


def test_contract_may_be_raised_after_the_auction() -> None:
    """SLO-OPT-2."""
    deal = new_deal()._replace(rules=rules(raise_after_auction="on"))
    deal = play_moves(deal, "2 bid:two, 3 pass, 0 pass, 1 pass")
    assert deal.rules.phases[deal.phase].name == "raise"
    assert {"pass", "bid:one", "bid:valat_without"} <= set(legal(deal))


def test_trumps_are_spared_in_the_discard() -> None:
    """SLO-OPT-3."""
    hand = {2: "T20 T19 T18 T17 T16 T15 T14 T13 SK CK DK S7"}
    talon = "T2 T3 T4 T5 T6 T7"
    deal = new_deal(hand, talon)._replace(rules=rules(trump_discard="only_if_forced"))
    deal = play_moves(deal, "2 bid:two, 3 pass, 0 pass, 1 pass, 2 call:HK, 2 take:1")
    assert all("S7" in code for code in legal(deal))
    assert len(legal(deal)) == 10


@pytest.mark.parametrize(
    ("value", "returned", "void"),
    [("both", True, True), ("zero_score", True, False), ("no_trump", False, True),
     ("off", False, False)],
)  # fmt: skip
def test_klop_deal_is_compelled_as_chosen(value: str, returned: bool, void: bool) -> None:
    """SLO-OPT-7."""
    chosen = rules(compulsory_klop=value)
    deal = finished_deal(Settled("two", 45))._replace(rules=chosen)
    change = chosen.settle(deal).scores
    match = open_match(chosen, scores=tuple(-part for part in change))
    assert close_deal(match, deal).carry.compulsory is returned
    nothing = new_deal()._replace(rules=chosen, void=(1,), turn=None)
    assert close_deal(match, nothing).carry.compulsory is void


def test_mond_in_solo_without_costs_by_option() -> None:
    """SLO-OPT-10."""
    assert not rules().contracts["solo_without"].mond_penalty
    assert rules(mond_penalty_solo_without="on").contracts["solo_without"].mond_penalty


@pytest.mark.parametrize(
    ("value", "trick", "winner"),
    [("any", "T1 T21 F T5", "T1"), ("pagat_last", "T21 F T5 T1", "T1"),
     ("pagat_last", "T1 T21 F T5", "F"), ("mond_skis_pagat", "T21 F T1 T5", "T1"),
     ("mond_skis_pagat", "F T21 T1 T5", "F")],
)  # fmt: skip
def test_emperor_trick_is_won_by_option(value: str, trick: str, winner: str) -> None:
    """SLO-OPT-11."""
    row = rules(emperor_order=value).contracts["two"]
    assert row.winner(tuple(TAROK.deck(trick.split()))) == cards(winner)


def test_silent_losses_score_by_option() -> None:
    """SLO-OPT-12 and SLO-OPT-13."""
    lost = Special({0: "T9", 3: "T1"}, 0, last=True)
    pagat = Settled("two", 45, special=(lost,))
    king = Settled("two", 45, special=(Special({1: "HK", 0: "T6"}, 0, last=True),))
    for option, key, values in (
        (pagat, "silent_pagat_loss", (25, 10, 0)),
        (king, "silent_king_loss", (10, 0)),
    ):
        usual = settle(option).scores[3]
        for value in values:
            assert settle(option, **{key: str(value)}).scores[3] == usual + values[0] - value


def test_each_bonus_has_one_line() -> None:
    """SLO-OPT-15."""
    failed = Settled("two", 45, said=(("trula", 3, 0),), trula="O")
    assert settle(failed, one_line_per_bonus="on").scores[3] == settle(failed).scores[3] + 10


def test_ladder_raises_a_silent_valat_by_option() -> None:
    """SLO-OPT-17."""
    valat = Settled("two", None, won=12, trula="D", kings="D", level=1)
    assert (settle(valat).scores[3], settle(valat, silent_valat_game_ladder="off").scores[3]) == (
        500,
        250,
    )


PILES = (Klop(40, 5), Klop(0, 0), Klop(20, 4), Klop(10, 3))
NEUTRAL = (Klop(21, 4), Klop(20, 4), Klop(19, 3), Klop(10, 1))


@pytest.mark.parametrize(
    ("options", "piles", "expected"),
    [
        ({}, PILES, (-70, 70, 0, 0)),
        ({"klop_empty_needs_no_loser": "on"}, PILES, (-70, 0, 0, 0)),
        ({"klop_others_score": "own_points"}, PILES, (-70, 70, -20, -10)),
        ({}, NEUTRAL, (-20, -20, -20, -10)),
        ({"klop_neutral": "zero"}, NEUTRAL, (0, 0, 0, 0)),
        ({"rounding": "none"}, NEUTRAL, (-21, -20, -19, -10)),
    ],
)
def test_klop_scores_by_option(
    options: dict[str, str], piles: tuple[Klop, ...], expected: tuple[int, ...]
) -> None:
    """SLO-OPT-24 to 27."""
    scoring = scoring_of(rules(**options), Scoring)
    assert scoring.klop.score(piles) == expected


def test_scores_stay_unrounded_by_option() -> None:
    """SLO-OPT-27."""
    wanted = Settled("two", 42)
    assert (settle(wanted).scores[3], settle(wanted, rounding="none").scores[3]) == (25, 27)


def test_contract_values_change_by_option() -> None:
    """SLO-OPT-28 and SLO-OPT-29."""
    chosen = rules(value_open_beggar="85", value_color_valat="250").contracts
    values = [chosen[key].value for key in ("open_beggar", "color_valat", "color_valat_without")]
    assert values == [85, 250, 250]


def test_ladders_end_by_option() -> None:
    """SLO-OPT-32."""
    deal = new_deal()._replace(rules=rules(max_kontra_level="0"))
    deal = play_moves(deal, "2 bid:solo_without, 3 pass, 0 pass, 1 pass, 2 pass")
    assert legal(deal) == {"pass"}
    tops = [p.top for p in rules(max_kontra_level="2").phases if isinstance(p, Announce)]
    assert tops == [2]


def test_three_passes_open_the_play() -> None:
    """SLO-OPT-33."""
    for value, last in (("all_speak", 1), ("three_passes", 0)):
        deal = new_deal()._replace(rules=rules(announcement_opening=value))
        deal = play_moves(deal, "2 bid:solo_without, 3 pass, 0 pass, 1 pass")
        passes = 0
        while deal.rules.phases[deal.phase].name == "announcements":
            assert deal.turn is not None
            deal, passes = act(deal, deal.turn, offers(deal, deal.turn)[0].nth(0)), passes + 1
        assert passes == 3 + last


def test_open_radli_cost_by_option() -> None:
    """SLO-OPT-35."""
    for value in ("100", "50", "0"):
        match = open_match(rules(radlo_end_value=value), carry=Sheet((1, 0, 2, 0)))
        assert closing(match).scores == (-int(value), 0, -2 * int(value), 0)


def test_options_of_three_players_change_their_game() -> None:
    """SLO-OPT-38, 40 to 43."""
    assert "open_beggar" in rules(3, three_player_contracts="extended").contracts
    assert "open_beggar" not in rules(3).contracts
    no_klop = rules(3, three_player_compulsory_klop="off")
    assert not no_klop.tally.repeats(no_klop.tally.first(3)).compulsory
    assert rules(3, three_player_radli="on").tally.marks(Sheet((1, 0, 0))) == (1, 0, 0)
    assert "raise" not in [p.name for p in rules(3, three_player_raise="off").phases]
    assert rules(3, three_player_conversion="on").contracts["three"].converts_to == "color_valat"


def test_defence_is_entered_with_the_opposite() -> None:
    """SLO-OPT-44."""
    wanted = Settled("two", 45)
    usual, mirrored = settle(wanted).scores, settle(wanted, defence_scores="mirrored").scores
    assert [mirrored[player] for player in (3, 1)] == [usual[player] for player in (3, 1)]
    assert [mirrored[player] for player in (0, 2)] == [-usual[3]] * 2


def test_finished_deal_is_made_by_the_rules_under_test() -> None:
    """The contract of a finished deal is a row of these rules, so a changed cell is noticed."""
    chosen = rules(value_color_valat="250")
    wanted = Settled("color_valat", None, won=12, partner=None)
    deal = finished_deal(wanted, chosen)
    assert deal.rules is chosen and deal.contract is chosen.contracts["color_valat"]
    usual, doubled = settle(wanted), settle(wanted, value_color_valat="250")
    assert (usual.scores[3], doubled.scores[3]) == (125, 250)
