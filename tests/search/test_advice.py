"""One judge: hints and analyses agree, reasons speak for their move, and equal cards are equal."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

from engine import Play, View, actions_of, decode, encode, observe, union
from engine.trump_count import TAROKS
from search.explain.analysis import first_look, verdict
from search.explain.chances import EVEN_PERCENT
from search.explain.decisions import Decision
from search.explain.grades import MIN_DEALS, MIN_SHOWN_COST
from search.explain.hints import hint
from search.explain.in_tricks import MIN_INCREASE, OFTEN
from search.explain.nudges import Reason, Tried, alone, emptied, shuns
from search.explain.weighing import Effort, moves_to_weigh, representative
from search.judging.equals import equals
from search.judging.exact_endings import cards_left, exact_values
from search.kernel.exact_value import Memory
from tests.laws.playing import RULES, TABLES, Table, sizes, sizes_by_table
from tests.search.planted import decisions_of
from tests.search.positions import OURS, house_deal, our_tables

QUICK = Effort(MIN_DEALS, MIN_DEALS)


def some_decisions(table: Table, number: int, limit: int = 4) -> list[Decision]:
    """Decisions of a deal, of every phase at least one."""
    rng, decisions = Random(number), list(decisions_of(table, number))
    rng.shuffle(decisions)
    first = {decision.deal.phase: decision for decision in decisions}
    others = [decision for decision in decisions if decision not in first.values()]
    return [*first.values(), *others][:limit]


@pytest.mark.parametrize(
    ("table", "deals"),
    [
        pytest.param(table, deals, id=f"{deals}-{table[0]}-{table[1]}", marks=marks)
        for table in OURS
        for deals, marks in ((1, ()), (3, pytest.mark.long), (60, pytest.mark.soak))
        if deals > 1 or table == ("slovenian", 4)
    ],
)
def test_hint_and_an_analysis_never_contradict_each_other(table: Table, deals: int) -> None:
    """A hinted move costs nothing; a costly move is neither hinted nor as good."""
    looked_at = 0
    for number in range(deals):
        for decision in some_decisions(table, number):
            view = observe(decision.deal, decision.player)
            advice = hint(view, QUICK)
            best = decode(view.rules.pack, advice.move)
            look = first_look(decision._replace(made=best), QUICK)
            assert look is None or (look.grade == "best" and look.settled)
            if not advice.tried:
                continue
            looked_at += 1
            close = [str(why.facts["moves"]) for why in advice.reasons if why.key == "close"]
            as_good = " ".join(close).split()
            action = Random(number).choice(moves_to_weigh(view))
            other = verdict(decision._replace(made=action), QUICK, QUICK)
            assert other is not None and other.known.best in (advice.move, other.made)
            if other.cost:
                assert encode(view.rules.pack, action) not in (advice.move, *as_good)
    assert looked_at


@pytest.mark.parametrize("number", [3])
def test_hint_is_the_same_for_every_caller(number: int) -> None:
    """One move with one set of numbers: the deal, its number and the hour do not matter."""
    for decision in some_decisions(("slovenian", 4), number):
        view = observe(decision.deal, decision.player)
        advice = hint(view, QUICK)
        look = (
            first_look(decision._replace(step=decision.step + 7), QUICK) if advice.tried else None
        )
        if look is None:
            continue
        values = {tried.code: tried.value for tried in advice.tried}
        assert look.known.best_value == advice.tried[0].value
        code = encode(view.rules.pack, representative(view, decision.made))
        assert look.known.made_value == values.get(code, look.known.made_value)


class Read(NamedTuple):
    """A reason beside the move it is given for."""

    reason: Reason
    hinted: str
    view: View
    tried: tuple[Tried, ...] = ()

    @property
    def card(self) -> str:
        """The code of the card, or of cards, that is hinted."""
        code = self.hinted.partition(":")[2]
        return code.partition("+")[0] if self.hinted.startswith("play:") else code

    def names_hint(self, fact: str = "card") -> bool:
        """Whether the reason names the hinted move."""
        return self.reason.facts[fact] in (self.card, self.hinted)

    def number(self, fact: str = "share") -> int:
        return int(self.reason.facts[fact])

    def is_likelier(self, least: int = 1) -> bool:
        """Whether it happens more often than after the other move."""
        return self.number() >= self.number("other") + least

    def speaks_of_bonus(self) -> bool:
        """Whether the hint is a word for this bonus, or leaves one against it unsaid."""
        bonus = str(self.reason.facts["bonus"])
        if self.hinted.startswith(("say:", "kontra:")):
            owner = self.hinted.partition("@")[2]
            return bonus in self.hinted and (not owner or int(owner) in self.view.own_side)
        theirs = [item.owner for item in self.view.items if item.key == bonus]
        return bool(theirs) and not any(owner in self.view.own_side for owner in theirs)

    def announces_bonus(self) -> bool:
        return self.hinted == f"say:{self.reason.facts['bonus']}"

    def has_equal_moves(self) -> bool:
        return all(abs(tried.gap.less) < MIN_SHOWN_COST for tried in self.tried)

    def avoids(self) -> bool:
        return shuns(self.view)


def own_tops(view: View) -> int:
    return 0 if view.straw is None else view.straw.open_to(view.viewer or 0)


def suits_emptied_by(read: Read) -> dict[str, int]:
    """The suits that a discard empties."""
    return emptied(read.view, read.view.rules.pack.cards(read.hinted.partition(":")[2]))


def empties(read: Read) -> bool:
    pack = read.view.rules.pack
    suit = pack.suits[str(read.reason.facts["suit"])] & read.view.hand
    return bool(suit) and not suit & ~pack.cards(read.card)


MUCH = round(100 * MIN_INCREASE) - 1
LIKELY = round(100 * OFTEN)
SPEAKS: dict[str, Callable[[Read], bool]] = {
    "trick": lambda it: (
        it.names_hint() and it.is_likelier(MUCH) and it.number() >= LIKELY and not it.avoids()
    ),
    "avoids": lambda it: (
        it.names_hint() and it.number() <= it.number("other") - MUCH and it.avoids()
    ),
    "saves-lost": lambda it: (
        it.names_hint() and not it.names_hint("other_card") and not it.avoids()
    ),
    "saves-won": lambda it: it.names_hint() and not it.names_hint("other_card") and not it.avoids(),
    "feeds": lambda it: it.names_hint() and not it.avoids(),
    "sheds": lambda it: it.names_hint() and it.avoids(),
    "takes-high": lambda it: it.names_hint() and it.avoids(),
    "would-lose": lambda it: not it.names_hint() and it.number() >= MUCH,
    "pagat-last": lambda it: not it.names_hint() and it.is_likelier(MUCH),
    "pagat-kept": lambda it: it.card != it.reason.facts["pagat"] and it.number() >= MUCH,
    "game": lambda it: not it.names_hint("move") and it.is_likelier(),
    "ahead": lambda it: not it.names_hint("move") and it.is_likelier(),
    "bonus": lambda it: not it.names_hint("move"),
    "bonus-costs": lambda it: not it.names_hint("move"),
    "points": lambda it: it.hinted.startswith("play:") and not it.avoids(),
    "points-fewer": lambda it: it.hinted.startswith("play:") and it.avoids(),
    "lays-points": lambda it: it.hinted.startswith("lay:"),
    "bid-made": lambda it: it.names_hint("move") and it.number() >= EVEN_PERCENT,
    "bid-seldom": lambda it: not it.names_hint("move") and it.number() < EVEN_PERCENT,
    "bid-alike": lambda it: it.names_hint("move") == (it.number() >= EVEN_PERCENT),
    "bonus-made": lambda it: it.speaks_of_bonus() and it.number() >= EVEN_PERCENT,
    "bonus-said": lambda it: it.announces_bonus(),
    "bonus-seldom": lambda it: not it.speaks_of_bonus() and it.number() < EVEN_PERCENT,
    "bonus-unsaid": lambda it: not it.announces_bonus(),
    "trumps-pay": lambda it: it.hinted == f"say:{TAROKS}",
    "trick-alone": lambda it: SPEAKS["trick"](it) and alone(it.view),
    "turns-up": lambda it: bool(it.view.rules.pack[it.card] & own_tops(it.view)),
    "monte-kept": lambda it: it.hinted in ("pass", "refuse") and it.tried[0].value > 0,
    "monte-rid": lambda it: it.hinted in ("monte", "agree") and it.tried[0].value < 0,
    "monte-seldom": lambda it: it.hinted == "pass",
    "monte-free": lambda it: it.hinted == "pass" and it.tried[0].value < 0,
    "fool-stays": lambda it: it.hinted.startswith("give:"),
    "played-on": lambda it: it.hinted != "surrender" and it.number() >= EVEN_PERCENT,
    "played-on-seldom": lambda it: it.hinted == "surrender" and it.number() < EVEN_PERCENT,
    "calls-own": lambda it: bool(it.view.rules.pack[it.card] & it.view.hand),
    "bid-dear": lambda it: it.hinted == "pass" and it.number("lost") >= it.number("made"),
    "looks-on": lambda it: it.hinted == "refuse",
    "takes-now": lambda it: it.hinted.startswith("take:"),
    "searched": lambda it: any(tried.gap.grade == "costs" for tried in it.tried),
    "close-all": lambda it: (
        len(it.tried) > 4 and all(tried.gap.grade == "as-good" for tried in it.tried)
    ),
    "no-matter": lambda it: it.has_equal_moves() and it.hinted.startswith("play:"),
    "in-all": lambda it: any(tried.gap.grade == "costs" for tried in it.tried),
    "game-now": lambda it: it.hinted.startswith("kontra:") and it.number() >= EVEN_PERCENT,
    "game-doubtful": lambda it: not it.hinted.startswith("kontra:") and it.number() < EVEN_PERCENT,
    "close": lambda it: it.hinted not in str(it.reason.facts["moves"]).split(),
    "not-sure": lambda it: it.hinted not in str(it.reason.facts["moves"]).split(),
    "held-back": lambda it: it.hinted not in str(it.reason.facts["moves"]).split(),
    "equal": lambda it: it.card not in str(it.reason.facts["cards"]).split(),
    "empties": empties,
    "thumb-discard": lambda it: bool(suits_emptied_by(it)),
    "thumb-discard-none": lambda it: not suits_emptied_by(it),
}
"""By key: when a reason speaks for the move; other rules of thumb always do."""


def speaks(read: Read) -> bool:
    key = read.reason.key
    return (key not in SPEAKS and key.startswith("thumb-")) or SPEAKS[key](read)


@sizes_by_table(1, 4, 160, among=OURS)
def test_every_reason_speaks_for_its_move(table: Table, deals: int) -> None:
    read = 0
    for number in range(deals):
        for decision in some_decisions(table, number + 50):
            view = observe(decision.deal, decision.player)
            advice = hint(view, QUICK)
            for why in advice.reasons:
                assert speaks(Read(why, advice.move, view, advice.tried)), (why, advice.move)
                read += 1
    assert read


@our_tables
@sizes(4, 40)
def test_equal_cards_score_alike_whatever_the_others_hold(table: Table, deals: int) -> None:
    """By a search of every line of play; of equal ones the lowest stands for all."""
    met = 0
    for number in range(deals):
        for step in house_deal(RULES[table], number).steps:
            view = observe(step.deal, step.player)
            if view.phase != "play" or cards_left(step.deal) > 16:
                continue
            same = equals(view)
            assert set(same) == {action.card for action in actions_of(view.offers)
                                 if isinstance(action, Play)}  # fmt: skip
            assert all(low <= card and same[low] == low for card, low in same.items())
            if len(set(same.values())) < len(same):
                values = exact_values(step.deal, step.player, Memory())
                assert all(values[card] == values[low] for card, low in same.items())
                met += 1
    assert met or deals < 10


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_honours_and_kings_are_equal_to_no_other_card(table: Table) -> None:
    rules = RULES[table]
    apart = rules.pagat | rules.mond | rules.fool | rules.kings
    for step in house_deal(rules, 1).steps:
        view = observe(step.deal, step.player)
        if view.phase == "play":
            moved = union(card for card, low in equals(view).items() if card != low)
            assert not moved & apart
