"""Moves that look foolish: which do, and the program that lists them."""

from pathlib import Path
from random import Random
from statistics import fmean

import pytest

from engine import (
    DECLARING,
    GAME,
    PASS,
    Action,
    Bid,
    Call,
    CardOffer,
    KeyOffer,
    Kontra,
    Play,
    PlayOffer,
    Say,
    Trick,
    View,
    observe,
    open_deal,
    rules_of,
)
from engine.actions import pass_or
from engine.sides import DEFENCE, members, opposite, side
from search.judging import trials
from strength import foolish
from strength.duplicate import by_view, scores
from strength.foolish import (
    Advice,
    Answer,
    Cost,
    advice,
    answers,
    case_row,
    cost_of,
    is_costly,
    is_right,
    kinds_offered,
    listed,
    main,
    questions,
    result,
    summary,
    verdict,
)
from strength.foolish_kinds import KINDS
from strength.tally import Interval
from tests.search.positions import house_deal

ROOT = Path(__file__).parents[2]
BY_NAME = {kind.name: kind for kind in KINDS}


def seen(form: str, contract: str, hand: str) -> View:
    """A view of player 2, who defends with this hand; player 0 declares alone."""
    rules = rules_of(form)
    deal = open_deal(rules, rules.pack.shuffled(Random(1)), 0)
    return observe(deal, 2)._replace(
        hand=rules.pack.cards(hand),
        contract=rules.contracts[contract],
        declarer=0,
        order=tuple(range(rules.players)),
        sides=(DECLARING, *(DEFENCE,) * (rules.players - 1)),
    )


def at_cards(trick: str, hand: str, *, contract: str = "two", unplayable: str = "C7 C8 C9") -> View:
    """Player 2 is to play any card of the hand to this trick; empty: to lead."""
    view = seen("slovenian4", contract, f"{hand} {unplayable}")
    pack = view.rules.pack
    cards = pack.deck(trick.split())
    offers = (PlayOffer(pack.cards(hand)),)
    return view._replace(phase="play", offers=offers, trick=cards, leader=(2 - len(cards)) % 4)


def with_partner(view: View, partner: int) -> View:
    """The view of a defender whose partner another player is, instead of the declarer's rivals."""
    sides = [DEFENCE] * 4
    sides[partner] = sides[2] = DECLARING
    return view._replace(sides=tuple(sides), declarer=partner)


def after_trump(view: View, later: str = "") -> View:
    """The declarer has trumped spades, and then put ``later`` on a trump."""
    pack = view.rules.pack
    tricks = [Trick(1, pack.deck(["S8", "S9", "S10", "T5"]), 0, pack["T5"])]
    if later:
        tricks.append(Trick(1, pack.deck(["T6", "T7", "T8", later]), 3, pack["T8"]))
    return view._replace(tricks=tuple(tricks))


PLAYS = [
    # The declarer, player 0, has led a trump.
    ("pagat under a trump", at_cards("T9 S7", "T1 T4"), "T1", True),
    ("pagat under a trump", at_cards("T9 S7", "T1 T4"), "T4", False),
    ("pagat under a trump", at_cards("T9 S7", "T1 T21"), "T1", False),
    ("pagat under a trump", with_partner(at_cards("T9 S7", "T1 T4"), 0), "T1", False),
    ("pagat under a trump", at_cards("S9 S7", "T1 T4"), "T1", False),
    ("pagat under a trump", at_cards("T9 S7", "T1 T4", contract="klop"), "T1", False),
    # Player 3 leads, the declarer takes.
    ("honour given away", at_cards("S8 SK S7", "SQ S9"), "SQ", True),
    ("honour given away", at_cards("S8 SK S7", "SQ S9"), "S9", False),
    ("honour given away", at_cards("S8 SK S7", "SQ SC"), "SQ", False),
    ("honour given away", at_cards("S8 SJ S7", "SQ S9"), "SQ", False),
    ("honour given away", at_cards("SK S7", "SQ S9"), "SQ", False),  # player 3 may trump
    ("mond before the Fool", at_cards("", "T21 T9 S7"), "T21", True),
    ("mond before the Fool", with_partner(at_cards("S8", "T21 T9 D4"), 1), "T21", True),
    ("mond before the Fool", at_cards("", "T21 T9 S7"), "T9", False),
    ("mond before the Fool", at_cards("", "T21 T9 F"), "T21", False),
    ("mond before the Fool", at_cards("", "T21 T1 S7"), "T21", False),
    ("mond before the Fool", at_cards("S8 S9", "T21 T9 D4"), "T21", False),
    # Player 0 has the trick.
    ("partner overtrumped", with_partner(at_cards("S9 T12 S8", "T14 T3"), 0), "T14", True),
    ("partner overtrumped", with_partner(at_cards("S9 T12 S8", "T14 T3"), 0), "T3", False),
    ("partner overtrumped", with_partner(at_cards("S9 T12 S8", "T14 T13"), 0), "T14", False),
    ("partner overtrumped", with_partner(at_cards("S9 T12", "T14 T3"), 0), "T14", False),
    ("partner overtrumped", at_cards("S9 T12 S8", "T14 T3"), "T14", False),
    ("rich trick left", at_cards("SK T2 S8", "T3 D4"), "D4", True),
    ("rich trick left", at_cards("SK T2 S8", "T3 D4"), "T3", False),
    ("rich trick left", at_cards("SQ T2 S8", "T3 D4"), "D4", False),
    ("rich trick left", at_cards("SK T2 S8", "T21 D4"), "D4", False),
    ("rich trick left", with_partner(at_cards("SK T2 S8", "T3 D4"), 0), "D4", False),
    ("Fool wasted", at_cards("SK T2 S8", "F T3"), "F", True),
    ("Fool wasted", at_cards("SK T2 S8", "F T3"), "T3", False),
    ("Fool wasted", at_cards("SK T12 S8", "F T3"), "F", False),
    ("Fool wasted", at_cards("SK T2", "F T3"), "F", False),
    ("pagat led", at_cards("", "T1 S7"), "T1", True),
    ("pagat led", at_cards("", "T1 S7"), "S7", False),
    ("pagat led", at_cards("", "T1"), "T1", False),
    ("pagat led", at_cards("", "T1 S7", unplayable="C7"), "T1", False),  # too late to matter
    ("pagat led", at_cards("S8", "T1 T4"), "T1", False),
    ("king led into a trump", after_trump(at_cards("", "SK D4")), "SK", True),
    ("king led into a trump", after_trump(at_cards("", "SK D4"), later="D3"), "SK", False),
    ("king led into a trump", after_trump(at_cards("", "SK D4"), later="T3"), "SK", True),
    ("king led into a trump", after_trump(at_cards("", "DK D4")), "DK", False),
    ("king led into a trump", after_trump(at_cards("", "SK DQ")), "SK", False),
    ("king led into a trump", with_partner(after_trump(at_cards("", "SK D4")), 0), "SK", False),
]  # fmt: skip


@pytest.mark.parametrize(("name", "view", "card", "is_foolish"), PLAYS)
def test_card_looks_foolish_only_beside_a_plain_one(
    name: str, view: View, card: str, is_foolish: bool
) -> None:
    assert BY_NAME[name].looks_foolish(view, Play(view.rules.pack[card])) == is_foolish


def at_bids(hand: str, *, may_pass: bool = True) -> View:
    """Player 2 is to bid in Slovenian tarok."""
    keys = "two", "beggar"
    offers = pass_or(Bid, keys) if may_pass else (KeyOffer(Bid, keys),)
    return seen("slovenian4", "two", hand)._replace(phase="auction", contract=None, offers=offers)


def at_call(hand: str, kings: str = "SK CK DK HK") -> View:
    """A declarer of Krolami is to call a king."""
    view = seen("krolami4", "two", hand)
    return view._replace(phase="call", offers=(CardOffer(Call, view.rules.pack.cards(kings)),))


def at_word(hand: str) -> View:
    """A defender of Slovenian tarok may speak."""
    return seen("slovenian4", "two", hand)._replace(phase="announcements")


KINGS = {king: Call(rules_of("krolami4").pack[king]) for king in ("SK", "CK", "DK")}
ULTIMO, CONTRA = Say("pagat_ultimo"), Kontra(GAME)
WORDS = [
    ("bid on few trumps", at_bids("T4 T9 T12 SK S7"), Bid("two"), True),
    ("bid on few trumps", at_bids("T4 T9 T12 T13 S7"), Bid("two"), False),
    ("bid on few trumps", at_bids("T4 T9 T12 SK S7"), Bid("beggar"), False),
    ("bid on few trumps", at_bids("T4 T9 T12 SK S7"), PASS, False),
    ("bid on few trumps", at_bids("T4 T9 T12 SK S7", may_pass=False), Bid("two"), False),
    ("call to a lone queen", at_call("SQ D4 DC T9"), KINGS["SK"], True),
    ("call to a lone queen", at_call("SQ D4 DC T9"), KINGS["CK"], False),
    ("call to a lone queen", at_call("SQ S8 DC T9"), KINGS["SK"], False),
    ("call to a lone queen", at_call("SQ CQ T9", kings="SK CK"), KINGS["SK"], False),
    ("own king called", at_call("SK D4 T9"), KINGS["SK"], True),
    ("own king called", at_call("SK D4 T9"), KINGS["DK"], False),
    ("own king called", at_call("SK CK DK HK T9"), KINGS["SK"], False),
    ("ultimo on few trumps", at_word("T1 T9 T12 F SK"), ULTIMO, True),
    ("ultimo on few trumps", at_word("T1 T9 T12 T13 T14 F SK"), ULTIMO, False),
    ("ultimo on few trumps", at_word("T1 T9 T12 F SK"), Say("trula"), False),
    ("kontra on a weak hand", at_word("T1 T9 F SK S8"), CONTRA, True),
    ("kontra on a weak hand", at_word("T1 T9 F SK CK"), CONTRA, False),
    ("kontra on a weak hand", at_word("T1 T9 T12 F SK"), CONTRA, False),
    ("kontra on a weak hand", at_word("T1 T9 F SK S8")._replace(viewer=0), CONTRA, False),
    ("kontra on a weak hand", at_word("T1 T9 F SK S8"), Kontra("trula@0"), False),
]


@pytest.mark.parametrize(("name", "view", "move", "is_foolish"), WORDS)
def test_word_looks_foolish_only_on_a_poor_hand(
    name: str, view: View, move: Action, is_foolish: bool
) -> None:
    assert BY_NAME[name].looks_foolish(view, move) == is_foolish


def test_every_kind_has_a_position_for_and_one_against() -> None:
    rows = {(name, is_foolish) for name, _, _, is_foolish in (*PLAYS, *WORDS)}
    assert rows == {(name, is_foolish) for name in BY_NAME for is_foolish in (True, False)}


def test_kind_is_offered_only_where_a_plain_move_is() -> None:
    assert [kind.name for kind in kinds_offered(at_cards("", "T1 S7"))] == ["pagat led"]
    assert kinds_offered(at_cards("", "T2 S7")) == ()


# The program -------------------------------------------------------------------------------------


def test_questions_repeat_and_are_of_the_deal() -> None:
    first, again = (
        [(now.line, kinds) for now, kinds in questions("slovenian4", 7)] for _ in range(2)
    )
    assert first == again != [(now.line, kinds) for now, kinds in questions("slovenian4", 8)]


def of_club(number: int) -> list[Answer]:
    """The choices of a player at random and of the club in a deal."""
    return list(answers(by_view("random"), by_view("club"), "slovenian4", number, worlds=20))


def test_foolish_choice_is_judged_and_plain_one_is_not() -> None:
    choices = [
        choice for number in range(3) for answer in of_club(number)
        for choice in (answer.earlier, answer.today)
    ]  # fmt: skip
    assert any(choice.looks_foolish for choice in choices)
    for choice in choices:
        assert (choice.cost is None) != choice.looks_foolish


def test_hopeless_bid_is_costly_to_both_judges() -> None:
    rules = rules_of("slovenian4")
    deal = open_deal(rules, rules.pack.shuffled(Random(3)), 0)
    view, valat = observe(deal, deal.turn), Bid("valat_without")
    cost, gain = cost_of(view, valat, [PASS], 30), cost_of(view, PASS, [valat], 30)
    assert cost is not None and is_costly(cost.searched) and is_costly(cost.played)
    assert gain is not None and is_right(gain.searched) and is_right(gain.played)


@pytest.mark.parametrize("form", ["krolami4", "slovenian4"])
def test_result_of_a_card_is_counted_as_judges_count_it(form: str) -> None:
    """Krolami pays what is won; in Slovenian tarok only the declaring side scores."""
    end = house_deal(rules_of(form), 1).end
    step = next(step for step in house_deal(rules_of(form), 1).steps if step.deal.playing)
    points, player = scores(end), step.player
    rivals = members(end, opposite(side(end, player)))
    others = 0.0 if form == "krolami4" else fmean(points[rival] for rival in rivals)
    assert result(step.deal, step.action) == points[player] - others
    assert any(points)


def test_best_other_move_is_found_in_separate_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or chance would choose a move that seems better than it is."""
    asked = list[tuple[int, int]]()

    def noted(view: View, moves: list[Action], seed: int, worlds: int) -> trials.Trials | None:
        asked.append((len(moves), seed))
        return foolish_tried(view, moves, seed, worlds)

    foolish_tried = foolish.tried
    monkeypatch.setattr(foolish, "tried", noted)
    case = next(answer for number in range(9) for answer in of_club(number) if answer.is_case)
    asked.clear()
    choice = case.earlier if case.earlier.looks_foolish else case.today
    assert advice(case.now, case.kind, choice.move, 20) == choice
    (_, first), (two, second) = asked
    assert two == 2 and first != second


def a_case() -> Answer:
    """A real question with made-up answers: a foolish move earlier, which costs 3 points."""
    now, kinds = next(iter(questions("slovenian4", 7)))
    moves = [action for offer in now.offers for action in offer.actions()]
    looks_foolish, view = kinds[0].looks_foolish, observe(now.deal, now.deal.turn)
    bad = next(move for move in moves if looks_foolish(view, move))
    good = next(move for move in moves if not looks_foolish(view, move))
    cost = Cost(Interval(3.0, 1.0, 100), Interval(-1.0, 0.5, 50))
    earlier = Advice(bad, looks_foolish=True, cost=cost)
    today = Advice(good, looks_foolish=False)
    return Answer("slovenian4", 7, now, kinds[0], earlier, today)


def test_row_of_a_case_marks_the_foolish_move_and_says_its_cost() -> None:
    case = a_case()
    view = observe(case.now.deal, case.now.deal.turn)
    before, after = (foolish.shown(view, choice.move) for choice in (case.earlier, case.today))
    row = case_row(case)
    assert row.startswith(f"| slovenian4 7, {len(case.now.line)} | ")
    costs = "+3.00 ± 1.00, costly | -1.00 ± 0.50, right"
    assert row.endswith(f" | **{before}** | {after} | {costs} |")


@pytest.mark.parametrize(
    ("cost", "said"),
    [
        (Interval(3.0, 1.0, 100), "+3.00 ± 1.00, costly"),
        (Interval(-3.0, 1.0, 100), "-3.00 ± 1.00, right"),
        (Interval(-0.5, 1.0, 100), "-0.50 ± 1.00, even"),
        (None, "not judged"),
    ],
)
def test_verdict_of_a_foolish_move_follows_its_interval(cost: Interval | None, said: str) -> None:
    assert verdict(cost) == said


def test_counts_of_both_players_are_over_the_same_positions() -> None:
    case = a_case()
    cells = [line.strip("| ").split(" | ") for line in summary([case, case]).splitlines()[2:]]
    rows = {name: rest for name, *rest in cells}
    assert (
        rows[case.kind.name]
        == rows["all"]
        == [
            *("2", "2", "2, 0", "0, 2"),
            *("0", "0, 0", "0, 0"),
        ]
    )
    other = next(kind for kind in KINDS if kind != case.kind)
    assert rows[other.name] == ["0", *("0", "0, 0", "0, 0") * 2]


def test_list_takes_kinds_in_turn() -> None:
    case = a_case()
    other = next(kind for kind in KINDS if kind != case.kind)
    cases = [case, case, case, case._replace(kind=other)]
    assert listed(cases, 4).count("| slovenian4 7,") == 4
    two = listed(cases, 2)
    assert two.count("| slovenian4 7,") == 2
    assert case.kind.sentence in two and other.sentence in two
    assert listed([case], 2).count("###") == 1


def test_program_lists_counts_and_cases(capsys: pytest.CaptureFixture[str]) -> None:
    """The checkout is this one, so both players choose alike."""
    words = ["slovenian4", "krolami4", "--player", "random", "--first", "0", "--deals", "2"]
    assert main([str(ROOT), *words, "--worlds", "10"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("2 deals of each form, ")
    total = next(line for line in lines if line.startswith("| all | "))
    _, positions, *counts = total.strip("| ").split(" | ")
    assert int(positions) >= int(counts[0]) > 0
    assert counts[:3] == counts[3:]
    assert any("**" in line for line in lines)
