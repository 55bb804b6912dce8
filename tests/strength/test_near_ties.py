"""Players at the same table, whose near ties are not played out."""

from random import Random

import pytest

from engine import FORMS, actions_of, observe, open_deal, rules_of
from strength import near_ties
from strength.duplicate import Lines
from strength.duplicate import at_table as played_out
from strength.duplicate import in_role as roles_played_out
from strength.near_ties import apart_by, at_table, in_place_of, in_role

FORM = "slovenian4"


@pytest.mark.parametrize("form", FORMS)
def test_equal_players_are_not_ahead(form: str) -> None:
    for number in range(2):
        seated = at_table(Lines(rules_of(form), number), "plain", "plain")
        assert seated == pytest.approx((0, 0))


def test_choices_that_differ_by_much_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without near ties and without estimates of luck, all is as it was dealt."""
    monkeypatch.setattr(near_ties, "TIE", 0)
    monkeypatch.setattr(near_ties, "SHARE", 0)
    seated = played_out(Lines(rules_of(FORM), 0), "club", "plain")
    without = at_table(Lines(rules_of(FORM), 0), "club", "plain")
    assert without.ahead == pytest.approx(seated.challenger - seated.others)
    assert without.opinion == 0


def test_near_ties_are_not_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """If every difference is a near tie, the judge's opinion is all that is known."""
    monkeypatch.setattr(near_ties, "TIE", 1e6)
    monkeypatch.setattr(near_ties, "is_late", lambda _: False)
    seated = at_table(Lines(rules_of("strohmann2"), 0), "random cards", "plain")
    assert seated.ahead == pytest.approx(0)
    assert seated.opinion < 0, "any card is worse than a chosen one"


def test_near_ties_of_the_last_tricks_are_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Masters who search the end were judged by play-outs with slips, which speak against it."""
    monkeypatch.setattr(near_ties, "TIE", 1e6)
    monkeypatch.setattr(near_ties, "SHARE", 0)
    monkeypatch.setattr(near_ties, "is_late", lambda _: True)
    seated = played_out(Lines(rules_of("strohmann2"), 0), "random cards", "plain")
    late = at_table(Lines(rules_of("strohmann2"), 0), "random cards", "plain")
    assert late == pytest.approx((seated.challenger - seated.others, 0))


def test_luck_is_taken_out_by_half(monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice that is luckier in this deal than in most is worth less than it brought."""
    monkeypatch.setattr(near_ties, "TIE", 0)
    monkeypatch.setattr(near_ties, "apart_by", lambda *_: near_ties.Apart(6.0, 2.0))
    lines = Lines(rules_of(FORM), 0)
    differing = near_ties.NearTies(lines, "club", "plain")
    seated = played_out(lines, "club", "plain")
    monkeypatch.setattr(near_ties, "NearTies", lambda *_: differing)
    less = at_table(lines, "club", "plain")
    choices = differing.luck / 4.0
    assert choices == int(choices) > 0
    brought = seated.challenger - seated.others
    assert less.ahead == pytest.approx(brought - 0.5 * 4.0 * choices / lines.rules.players)


@pytest.mark.parametrize("form", FORMS)
def test_equal_players_gain_nothing_in_a_role(form: str) -> None:
    for number in range(2):
        roles = in_role(Lines(rules_of(form), number), "plain", "plain")
        assert roles in (None, ((0, 0), (0, 0)))


def test_role_without_near_ties_and_luck_is_as_it_was_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(near_ties, "TIE", 0)
    monkeypatch.setattr(near_ties, "SHARE", 0)
    for number in range(4):
        whole = roles_played_out(Lines(rules_of(FORM), number), "random cards", "plain")
        roles = in_role(Lines(rules_of(FORM), number), "random cards", "plain")
        assert whole is not None and roles is not None
        assert roles.declarer == pytest.approx((whole.declarer, 0))
        assert roles.defence == pytest.approx((whole.defence, 0))


def test_near_ties_in_a_role_are_worth_less_to_those_who_play_any_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The defence's choices count for it: a card that brings the declarer points is a loss."""
    monkeypatch.setattr(near_ties, "TIE", 1e6)
    monkeypatch.setattr(near_ties, "is_late", lambda _: False)
    every = [in_role(Lines(rules_of(FORM), n), "random cards", "plain") for n in range(4)]
    roles = [role for role in every if role is not None]
    assert all(role.declarer.ahead == role.defence.ahead == 0 for role in roles)
    assert sum(role.declarer.opinion for role in roles) < 0
    assert sum(role.defence.opinion for role in roles) < 0


@pytest.mark.parametrize("form", FORMS)
def test_equal_players_do_equally_well_among_strangers(form: str) -> None:
    seated = in_place_of(Lines(rules_of(form), 1), "plain", "plain", "timid style")
    assert seated == pytest.approx((0, 0))


def test_gain_among_strangers_is_that_over_somebody_usual_in_the_same_seats(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without near ties and without estimates of luck it is the difference of two tables."""
    monkeypatch.setattr(near_ties, "TIE", 0)
    monkeypatch.setattr(near_ties, "SHARE", 0)
    lines = Lines(rules_of(FORM), 0)
    mine, usual = (played_out(lines, name, "bold style") for name in ("plain", "club"))
    gain = (mine.challenger - mine.others) - (usual.challenger - usual.others)
    assert gain
    seated = in_place_of(Lines(rules_of(FORM), 0), "plain", "club", "bold style")
    assert seated == pytest.approx((gain, 0))


def test_better_choice_is_as_much_better_as_the_other_is_worse() -> None:
    rules = rules_of(FORM)
    deal = open_deal(rules, rules.pack.shuffled(Random(3)), 0)
    assert deal.turn is not None
    first, *_, last = actions_of(observe(deal, deal.turn).offers)
    one_way, other_way = apart_by(deal, first, last, 5), apart_by(deal, last, first, 5)
    assert one_way is not None and other_way is not None
    assert one_way.in_worlds == pytest.approx(-other_way.in_worlds) != 0
    assert one_way.here == pytest.approx(-other_way.here)
