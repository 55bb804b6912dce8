"""Hints: from a view alone, always the same, of offered moves, and what they count is so."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

from bot.pages.hints import MOST_MOVES, hint_text
from bot.tables.hints_given import REASONS, Given
from engine import Cards, Deal, Play, Say, View, admitted, decode, encode, observe, union
from engine.actions import actions_of
from search.judging import judge
from search.judging.likely_worlds import hidden_in
from search.telling import hints
from search.telling.hints import hint
from search.telling.nudges import Hint, Told, Tried, hint_by_thumb
from search.telling.reasons import ENOUGH, EVEN, End, ends, in_trick, of_one_move
from search.worlds.discards import with_discards
from search.worlds.swapped import deals_of
from search.worlds.worlds import worlds
from tests.laws.families import ADDED
from tests.laws.playing import RULES, TABLES, amounts, fewer, numbered
from tests.laws.test_laws import Table
from tests.laws.test_swaps import check_unseen
from tests.pages.drawn import WORDS, plain_info
from tests.search.positions import house_deal

OURS = [table for table in TABLES if table[0] not in ADDED]
tables = pytest.mark.parametrize("table", OURS, ids=lambda one: f"{one[0]}-{one[1]}")
WORLDS = 6


def decisions(table: Table, seed: int, every: int = 1) -> Iterator[View]:
    """What players see who have a choice: each phase of a deal, and some of the cards."""
    met: set[str] = set()
    for number, step in enumerate(house_deal(RULES[table], seed).steps):
        view = observe(step.deal, step.player)
        if view.phase not in met or number % every == 0:
            met.add(view.phase)
            yield view


def said(view: View, found: Hint) -> str:
    """The whole hint in words; a sentence or a fact that is missing raises MissingWords."""
    info, words = plain_info(view.rules.players, view.rules.variant), WORDS.of(view.rules.variant)
    return hint_text(info, view, words, Given(1, info.seq, REASONS, found))


def test_whatever_the_reasons_speak_of_has_its_worth_told() -> None:
    view = next(v for v in decisions(("slovenian", 4), 1, every=1) if v.phase == "play")
    codes = [encode(view.rules.pack, action) for action in actions_of(view.offers)]
    assert len(codes) > MOST_MOVES + 1
    tried = tuple(Tried(one, -place / 8, 0.1) for place, one in enumerate(codes))
    last = codes[-1].removeprefix("play:")
    reasons = (Told("wins", {"card": last, "share": 80}),)
    found = Hint(Told("unseen", {}), codes[0], tried, reasons, 100)
    text = said(view, found)
    assert f"{tried[-1].value:+.1f}" in text
    assert f"{tried[-2].value:+.1f}" not in text


@fewer(1, 7, 10, among=OURS)
def test_a_hint_is_of_an_offered_move_and_always_the_same(table: Table, deals: int) -> None:
    for seed in range(deals):
        for view in decisions(table, seed, every=9):
            found = hint(view, seed, WORLDS)
            assert admitted(view.offers, decode(view.rules.pack, found.move))
            assert found == hint(view, seed, WORLDS)
            if found.tried:
                assert found.tried[0].code == found.move
            assert said(view, found)


@fewer(1, 3, among=OURS)
def test_what_is_counted_is_counted_in_worlds_that_are_valued(
    table: Table, deals: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Values and percentages that come from different worlds would contradict one another."""
    valued, counted = set[object](), set[object]()

    def noting(known: set[object], function: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*arguments: Any) -> Any:
            deals = next(one for one in arguments if isinstance(one, list))
            known.update(map(hidden_in, deals))
            return function(*arguments)

        return noted

    monkeypatch.setattr(judge, "scores_of_cards", noting(valued, judge.scores_of_cards))
    monkeypatch.setattr(judge, "scores_of_choices", noting(valued, judge.scores_of_choices))
    monkeypatch.setattr(hints, "ends", noting(counted, ends))
    looked_at = 0
    for seed in range(deals):
        for view in decisions(table, seed, every=5):
            valued.clear()
            counted.clear()
            hint(view, seed, 2 * WORLDS)
            if valued and view.phase == "play":
                assert counted <= valued
            elif valued:  # few are valued before the play, but all are drawn alike
                drawn = with_discards(view, worlds(view, seed, 6 * WORLDS))
                assert valued | counted <= set(map(hidden_in, deals_of(view, iter(drawn))))
            looked_at += bool(valued and counted)
    assert looked_at > deals


@tables
@amounts(3, 150, 10_000)
def test_without_a_search_there_is_a_hint_wherever_a_deal_can_lead(
    table: Table, deals: int
) -> None:
    for seed in range(deals):
        for step in numbered(table, seed).steps:
            found = hint_by_thumb(observe(step.deal, step.player))
            assert found.worlds == 0 and not found.tried and found.reasons
            view = observe(step.deal, step.player)
            assert admitted(view.offers, decode(step.deal.rules.pack, found.move))
            assert "thumb" in said(view, found)


@tables
@amounts(1, 6)
def test_no_hint_changes_when_hidden_cards_change_places(table: Table, deals: int) -> None:
    def told(deal: Deal, player: int | None) -> Hint | None:
        return hint(observe(deal, player), 7, 4) if deal.turn == player else None

    def told_by_thumb(deal: Deal, player: int | None) -> Hint | None:
        return hint_by_thumb(observe(deal, player)) if deal.turn == player else None

    done = sum(check_unseen(numbered(table, n), Random(n), 2, told) for n in range(deals))
    quick = range(5 * deals)
    done += sum(check_unseen(numbered(table, n), Random(n), 3, told_by_thumb) for n in quick)
    assert done > 5 * deals


@tables
def test_who_plays_last_is_told_exactly_whether_their_card_wins(table: Table) -> None:
    """Nothing is left to chance there, so the counted share must be all or nothing."""
    looked_at = 0
    for view in decisions(table, 3):
        if view.phase != "play" or len(view.trick) != len(view.order) - 1 or view.straw:
            continue
        assert view.contract is not None
        deals = list(deals_of(view, iter(worlds(view, 1, 4))))
        for action in actions_of(view.offers):
            assert isinstance(action, Play)
            told = list(in_trick(view, ends(view, deals, action, 1), action.card, (), 0))
            wins = view.contract.winner((*view.trick, action.card)) == action.card
            shares = [one.facts["share"] for one in told if one.key == "wins"]
            assert shares == ([100] if wins else [])
            looked_at += 1
    assert looked_at or table == ("strohmann", 2)


def test_that_an_announcement_counts_more_is_no_reason_against_it() -> None:
    """What is told of one is how often it comes off."""
    told = []
    for seed in range(6):
        for view in decisions(("slovenian", 4), seed, every=99):
            found = hint(view, seed, 2 * ENOUGH) if view.phase == "announcements" else None
            told += [
                (one.facts["bonus"], one.facts["move"])
                for one in (found.reasons if found else ())
                if one.key == "bonus"
            ]
            if found and found.tried and any(one.key == "bonus-made" for one in found.reasons):
                told.append(("made", ""))
    assert ("made", "") in told
    assert not [bonus for bonus, move in told if move == f"say:{bonus}"]


def asked(table: Table, seed: int, phase: str) -> list[View]:
    """What all see who are asked something in a phase."""
    steps = house_deal(RULES[table], seed).steps
    views = [observe(step.deal, step.player) for step in steps]
    return [one for one in views if one.phase == phase and sum(o.size for o in one.offers) > 1]


@pytest.mark.parametrize("seeds", [(2, 6), pytest.param(range(10), marks=pytest.mark.long)])
def test_what_promises_more_without_being_sure_is_not_told_as_being_as_good(
    seeds: Sequence[int],
) -> None:
    """It is named for what it is, and what it brings points where the values do."""
    told: set[str] = set()
    for seed in seeds:
        for view in asked(("slovenian", 4), seed, "announcements"):
            found = hint(view, seed, 2 * ENOUGH)
            values = {one.code: one.value for one in found.tried}
            mine = values.get(found.move, 0.0)
            reasons = {one.key: one.facts for one in found.reasons}
            told |= reasons.keys()
            bolder = str(reasons.get("held-back", {}).get("moves", "")).split()
            assert all(values[code] > mine for code in bolder)
            better = {code for code in values if values[code] > mine + 1 + found.tried[0].error}
            assert better <= set(bolder)
            if said_more := reasons.get("bonus-said"):
                code = f"say:{said_more['bonus']}"
                others = [values[one] for one in values if one != code]
                gain = values[code] - (max(others) if code == found.move else mine)
                assert gain * int(said_more["signed"]) > 0
    assert {"held-back", "bonus-said", "bonus-made"} <= told


@pytest.mark.parametrize("seeds", [(3, 6), pytest.param(range(10), marks=pytest.mark.long)])
def test_what_was_counted_is_told_to_speak_against_a_rule_of_thumb(seeds: Sequence[int]) -> None:
    """A bid that is seldom made, or a pass with a hand that mostly would make one."""
    told: set[str] = set()
    for seed in seeds:
        for view in asked(("slovenian", 4), seed, "auction"):
            reasons = {one.key: one.facts for one in hint(view, seed, 2 * ENOUGH).reasons}
            made = int(reasons.get("bid-made", {"share": EVEN})["share"])
            would = int(reasons.get("bid-would", {"share": 0})["share"])
            assert ("counted-against" in reasons) == (made < EVEN or would >= EVEN)
            told |= reasons.keys()
    assert {"bid-made", "bid-would", "counted-against"} <= told


def test_a_promise_of_the_defence_comes_off_as_often_as_its_tricks_hold_the_cards() -> None:
    """Though it is the declarer who pays for it."""
    shares = set()
    for seed in range(4):
        for step in house_deal(RULES["slovenian", 4], seed).steps:
            view = observe(step.deal, step.player)
            if view.phase != "announcements" or view.sides[step.player] == "declaring":
                continue
            trula = view.rules.pagat | view.rules.mond | view.rules.fool
            deals = list(deals_of(view, iter(worlds(view, seed, 2 * ENOUGH))))
            found = [end for end in ends(view, deals, Say("trula"), seed) if not _valat(end)]
            share = round(100 * sum(_holds(end, trula) for end in found) / len(found))
            shares.add(share)
            told = of_one_move(view, found, Say("trula"))
            assert [one.facts["share"] for one in told] == [share]
    assert max(shares) > 0


def _valat(end: End) -> bool:
    """Whether all else is replaced (SLO-SCO-9)."""
    return any(line.key == "valat" for line in end.settled.lines)


def _holds(end: End, cards: Cards) -> bool:
    """Whether the viewer's side has won all of some cards in tricks."""
    playing = end.deal.playing
    tricks = playing.tricks if playing is not None else ()
    won = [card for trick in tricks if trick.winner in end.side for card in trick.cards]
    return not cards & ~union(won)


def test_a_nudge_tells_what_is_known_of_a_suit() -> None:
    """Somewhere in some deals the other side has shown that it is out of a suit."""
    nudges = {
        hint_by_thumb(view).nudge.key
        for table in OURS
        for seed in range(3)
        for view in decisions(table, seed)
    }
    expected = {"hand", "said", "call", "talon", "discard", "lead", "lead-void-player"}
    assert expected | {"trick-ours", "trick-theirs", "trick-open", "lead-no-trumps"} <= nudges
