"""Declarations, announcements and doubling words (docs/rules/romanian.md, ROM-ANN)."""

from engine import Deal, Pass, observe
from engine.deal import Item
from tests.engine.build import legal, play_moves
from tests.engine.romanian_cases import new_deal, refusal_reason, solo_at_announcements, turns


def levels(deal: Deal) -> dict[str, int]:
    assert deal.speaking is not None
    return {item.code: item.level for item in deal.speaking.items}


def phase(deal: Deal) -> str:
    return deal.rules.phases[deal.phase].name


def test_ladders_end_at_their_last_word() -> None:
    """TV-ANN-1; ROM-ANN-5, ROM-ANN-7, ROM-ANN-10."""
    deal = solo_at_announcements({1: 8, 2: 6, 3: 1, 0: 1})
    deal = turns(deal, "1 taroks pagat; 2 kontra:pagat@1; 3 kontra:pagat@1; 0; 1; 2")
    assert phase(deal) == "play"
    assert levels(deal) == {"game": 0, "taroks_8@1": 0, "pagat@1": 2}


def test_announcer_of_pagat_must_declare() -> None:
    """TV-ANN-2."""
    deal = play_moves(solo_at_announcements({1: 8, 2: 4, 3: 2, 0: 2}), "1 say:pagat")
    assert "pass" not in legal(deal)
    assert refusal_reason(deal, "1 pass") == "must-declare"
    deal = play_moves(solo_at_announcements({1: 7, 2: 4, 3: 2, 0: 3}), "1 say:pagat")
    assert "pass" in legal(deal)


def test_contra_to_pagat_obliges_to_declare() -> None:
    """TV-ANN-3."""
    deal = play_moves(
        turns(solo_at_announcements({1: 3, 2: 9, 3: 2, 0: 2}), "1 pagat"), "2 kontra:pagat@1"
    )
    assert refusal_reason(deal, "2 pass") == "must-declare"
    assert turns(deal, "2 taroks").turn == 3


def test_partner_who_declared_as_much_is_excluded() -> None:
    """TV-ANN-4; ROM-ANN-9."""
    deal = turns(solo_at_announcements({1: 9, 3: 9}), "1 taroks; 2")
    assert refusal_reason(deal, "3 say:taroks") == "mate-declared"
    assert "say:taroks" in legal(turns(solo_at_announcements({1: 9, 3: 10}), "1 taroks; 2"))
    deal = turns(solo_at_announcements({1: 9, 2: 8}), "1 taroks; 2 taroks")
    assert deal.possible == {3, 0, None}


def test_declaration_narrows_the_partners() -> None:
    """TV-ANN-5; there are not so many trumps, so the declarer's class is put into their mouth.

    ROM-ANN-9.
    """
    deal = turns(solo_at_announcements({1: 3, 2: 8, 3: 8}, partner=0), "1")
    assert deal.speaking is not None
    claimed = deal.speaking._replace(items=(*deal.speaking.items, Item("taroks_9", 1)))
    after = turns(deal._replace(speaking=claimed), "2 taroks")
    assert after.possible == {3, 0, None}
    assert refusal_reason(after, "3 say:taroks") == "mate-declared"
    assert "say:taroks" in legal(turns(deal, "2 taroks"))


def test_contra_shows_the_side() -> None:
    """TV-ANN-6; ROM-ANN-9, ROM-KING-4."""
    deal = turns(solo_at_announcements({1: 3, 2: 8, 3: 8}, partner=0), "1; 2 taroks kontra:game")
    assert refusal_reason(deal, "3 say:taroks") == "mate-declared"
    assert 2 not in deal.possible


def test_obligation_prevails() -> None:
    """TV-ANN-7."""
    deal = turns(solo_at_announcements({1: 3, 2: 8, 3: 8}, partner=0), "1 pagat; 2 taroks luna")
    assert refusal_reason(deal, "3 say:taroks") == "mate-declared"
    deal = play_moves(deal, "3 kontra:pagat@1")
    assert "pass" not in legal(deal)
    assert turns(deal, "3 taroks").turn == 0


def test_missed_contra_cannot_be_said_later() -> None:
    """TV-ANN-8."""
    deal = turns(solo_at_announcements({1: 5, 2: 5, 3: 3, 0: 3}, partner=0), "1; 2; 3 trula; 0; 1")
    assert refusal_reason(deal, "2 kontra:game") == "step-missed"
    assert phase(turns(deal, "2")) == "play"


def test_ladder_on_kings_ends_as_documented() -> None:
    """TV-ANN-9; ROM-ANN-7, ROM-ANN-11."""
    deal = solo_at_announcements({1: 5, 2: 5, 3: 3, 0: 3}, partner=2)
    deal = turns(deal, "1; 2; 3; 0 kings; 1 kontra:kings@0; 2; 3 kontra:kings@0; 0")
    deal = turns(deal, "1 kontra:kings@0; 2; 3")
    assert phase(deal) == "announcements"
    deal = turns(deal, "0")
    assert phase(deal) == "play"
    assert levels(deal) == {"game": 0, "kings@0": 3}
    assert deal.speaking is not None
    assert [action for _, action in deal.speaking.said].count(Pass()) == 12


def test_longest_ladder_ends_as_documented() -> None:
    """TV-ANN-10; ROM-ANN-5, ROM-ANN-6."""
    deal = solo_at_announcements({1: 5, 2: 5, 3: 3, 0: 3}, declarer=2, partner=0)
    game = "kontra:game"
    deal = turns(deal, f"2; 3 {game}; 0 {game}; 1 {game}; 2 {game}; 3 {game}; 0; 1; 2")
    assert phase(deal) == "play"
    assert levels(deal) == {"game": 5}


def test_doubling_words_belong_to_sides() -> None:
    """TV-ANN-11; ROM-ANN-3, ROM-ANN-6."""
    deal = turns(solo_at_announcements({1: 5, 2: 5, 3: 3, 0: 3}), "1; 2")
    assert refusal_reason(deal, "3 kontra:game") == "not-your-step"
    deal = solo_at_announcements({1: 5, 2: 5, 3: 3, 0: 3})
    assert refusal_reason(deal, "1 say:king") == "card-needed"
    deal = play_moves(solo_at_announcements({1: 5, 2: 5, 3: 3, 0: 3}, partner=1), "1 say:king")
    assert deal.possible == {None}
    assert observe(deal, None).sides == ("defence", "declaring", "defence", "defence")


def test_contra_missed_during_a_ladder_cannot_be_said_later() -> None:
    """TV-ANN-12."""
    deal = solo_at_announcements({1: 5, 2: 5, 3: 3, 0: 3})
    deal = turns(deal, "1; 2 kontra:game; 3; 0 luna; 1 kontra:luna@0; 2")
    assert refusal_reason(deal, "3 kontra:game") == "step-missed"
    deal = turns(deal, "3; 0")
    assert phase(deal) == "play"
    assert levels(deal) == {"game": 1, "luna@0": 1}


def test_phase_ends_when_all_pass() -> None:
    """TV-ANN-13; ROM-ANN-10, ROM-ANN-12."""
    assert phase(turns(solo_at_announcements({1: 5, 2: 5, 3: 3, 0: 3}), "1; 2; 3; 0")) == "play"


def test_pagat_is_the_declarers() -> None:
    """TV-ANN-14; ROM-ANN-3."""
    deal = turns(solo_at_announcements({1: 5, 2: 5, 3: 3, 0: 3}), "1")
    assert refusal_reason(deal, "2 say:pagat") == "declarer-only"


def test_all_know_a_declarer_whose_king_lies_open() -> None:
    """TV-ANN-15."""
    hands = {
        1: "HQ HC HJ H1 H2 H3 H4 SQ SC SJ S10 HK",
        2: "T2 T3 T4 T5 T6 T7 T8 T9 SK S7 S8 S9",
        3: "T10 T11 T12 T13 T14 T15 T16 T17 CK C7 C8 C9",
        0: "CQ CC CJ C10 F T1 D3 D4 DC DJ D1 DQ",
    }
    deal = new_deal(hands, "D2 DK T18 T19 T20 T21", void_right="off")
    deal = play_moves(deal, "1 bid:doi1, 2 pass, 3 pass, 0 pass, 1 call:DK, 1 refuse, 1 take:2")
    assert deal.possible == {None}
    deal = turns(play_moves(deal, "1 lay:SQ+HQ"), "1; 2 taroks")
    assert refusal_reason(deal, "3 say:taroks") == "mate-declared"


def test_three_players_of_taper_announce_as_documented() -> None:
    """TV-ANN-16, TV-TAP-4; ROM-TAP-7, ROM-ANN-2."""
    for trumps, allowed in ((10, False), (11, True)):
        deal = solo_at_announcements({1: 1, 2: 10, 0: trumps}, players=3)
        deal = turns(deal, "1; 2 taroks")
        assert ("say:taroks" in legal(deal)) == allowed
        assert refusal_reason(deal, "0 say:king") == "no-such-bonus"
    deal = play_moves(
        turns(solo_at_announcements({1: 3, 2: 10, 0: 3}, players=3), "1 pagat"), "2 kontra:pagat@1"
    )
    assert refusal_reason(deal, "2 pass") == "must-declare"


def test_statement_after_the_first_turn_is_refused() -> None:
    """ROM-ANN-8, 1."""
    deal = turns(solo_at_announcements({1: 8, 2: 5, 3: 3, 0: 3}), "1; 2; 3; 0 trula")
    assert refusal_reason(deal, "1 say:taroks") == "first-turn-only"
    assert refusal_reason(deal, "1 say:luna") == "first-turn-only"
    assert (
        refusal_reason(turns(solo_at_announcements({1: 8}), "1 taroks"), "2 kontra:taroks_8@1")
        == "no-ladder"
    )
