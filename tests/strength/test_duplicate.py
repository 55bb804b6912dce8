"""Duplicate deals: the same cards, and nothing but the seats differs."""

from collections.abc import Sequence

import pytest

from engine import FORMS, Action, Deal, Rules, rules_of
from strength.duplicate import Lines, Moment, Seating, at_table, by_view, in_role, one_among, scores
from strength.players import PLAYERS

forms = pytest.mark.parametrize("form", FORMS)
QUICK = "lombardia4"
"""Masters play a deal of it in a moment."""


def played_deal(rules: Rules, number: int, seating: Seating) -> Deal:
    return Lines(rules, number).played(seating)


def deal_text(deal: Deal) -> str:
    return f"{deal.hands} {deal.playing} {deal.speaking}"


@forms
def test_deal_has_the_same_cards_whoever_plays(form: str) -> None:
    rules = rules_of(form)
    by_plain = played_deal(rules, 3, lambda _: "plain")
    by_greedy = played_deal(rules, 3, lambda _: "greedy")
    assert by_plain.dealt == by_greedy.dealt
    assert by_plain.dealer == by_greedy.dealer
    assert played_deal(rules, 4, lambda _: "plain").dealt != by_plain.dealt


@forms
@pytest.mark.parametrize("name", [name for name in PLAYERS if name != "master"])
def test_deal_is_reproducible_by_its_number(form: str, name: str) -> None:
    rules = rules_of(form)
    first, second = (played_deal(rules, 1, lambda _: name) for _ in range(2))
    assert deal_text(first) == deal_text(second)


@pytest.mark.parametrize("seats", [(0,), pytest.param(range(9), marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "form",
    [form if form == QUICK else pytest.param(form, marks=pytest.mark.long) for form in FORMS],
)
def test_master_deal_is_reproducible(form: str, seats: Sequence[int]) -> None:
    """They search at each of their moves."""
    rules = rules_of(form)

    def seating(deal: Deal) -> str:
        return "master" if deal.turn in seats else "plain"

    first, second = (played_deal(rules, 1, seating) for _ in range(2))
    assert deal_text(first) == deal_text(second)


@forms
def test_the_challenger_has_every_seat_once(form: str) -> None:
    rules = rules_of(form)
    seats = []
    for seat in range(rules.players):
        turns: set[int] = set()

        def seating(deal: Deal, seat: int = seat, turns: set[int] = turns) -> str:
            name = one_among(seat, "greedy", "plain")(deal)
            if name == "greedy":
                turns.add(deal.turn if deal.turn is not None else -1)
            return name

        played_deal(rules, 0, seating)
        seats += sorted(turns)
    assert set(seats) <= set(range(rules.players)) and len(seats) == len(set(seats))


@forms
def test_equal_players_gain_nothing(form: str) -> None:
    rules = rules_of(form)
    for number in range(3):
        seated = at_table(Lines(rules, number), "plain", "plain")
        assert seated.challenger == pytest.approx(seated.others)
        assert in_role(Lines(rules, number), "plain", "plain") in (None, (0, 0))


def test_in_a_role_all_bid_as_the_others_do() -> None:
    """The challenger, who bids anything, changes neither declarer nor contract."""
    rules = rules_of("slovenian4")
    for number in range(5):
        usual = played_deal(rules, number, lambda _: "plain")
        roles = in_role(Lines(rules, number), "random cards", "plain")
        assert (roles is None) == (usual.bidding.declarer is None)


def test_a_declarer_who_plays_any_card_does_worse() -> None:
    rules = rules_of("slovenian3")
    roles = [in_role(Lines(rules, number), "random cards", "plain") for number in range(30)]
    assert sum(role.declarer for role in roles if role) < 0
    assert sum(role.defence for role in roles if role) < 0


def test_scores_are_those_of_the_rules() -> None:
    deal = played_deal(rules_of("slovenian4"), 0, lambda _: "plain")
    assert scores(deal) == deal.rules.settle(deal).scores


def test_ways_that_begin_alike_are_played_once() -> None:
    """A player would answer the same twice after the same moves."""
    moments: list[tuple[object, int | None]] = []

    def watched(moment: Moment) -> Action:
        moments.append((moment.line, moment.deal.turn))
        return by_view("plain")(moment)

    lines = Lines(rules_of("slovenian4"), 0, {"watched": watched})
    assert at_table(lines, "plain", "watched").challenger is not None
    assert in_role(lines, "plain", "watched") is not None
    assert len(moments) == len(set(moments)) > 0
    deal = Lines(rules_of("slovenian4"), 0).played(lambda _: "plain")
    assert lines.played(lambda _: "watched").playing == deal.playing
