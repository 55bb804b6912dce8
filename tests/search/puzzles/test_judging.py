"""Puzzles are decisions with one clear answer; worked examples say which decisions are some."""

from pathlib import Path

import pytest

from engine import encode, read, rules_of, variant
from search.explain.weighing import moves_to_weigh, weigh_moves
from search.puzzles.judging import (
    LATER_LOOKS,
    THOROUGH,
    Position,
    is_promising,
    judged,
    keeps_answer,
    look_again,
)
from search.puzzles.making import puzzles_about, puzzles_of
from search.puzzles.puzzle import SAME, TEN_TIMES, BadPuzzle, Puzzle, check, read_puzzles, write

EXAMPLES = Path(__file__).parent


def example(name: str) -> Position:
    """A worked example: the deal up to its decision."""
    record = (EXAMPLES / f"{name}.game").read_text("utf-8")
    live = read(record).live
    assert live is not None
    return Position(live, record)


def puzzle(name: str) -> Puzzle:
    """The puzzle that a worked example is."""
    made = judged(example(name))
    assert isinstance(made, Puzzle), made
    return made


@pytest.mark.parametrize(
    ("name", "right", "theme"),
    [
        ("draw", {"play:SK"}, "draw"),
        ("pagat", {"play:T20"}, "pagat"),
        ("let_go", {"play:T1"}, "pagat"),
        ("feed", {"play:T1"}, "feed"),
        ("talon", {"take:2"}, "discard"),
        ("king", {"call:DK"}, "king"),
        ("two_kings", {"call:CK", "call:HK"}, "king"),
    ],
)
def test_worked_example_has_its_answer_and_theme(name: str, right: set[str], theme: str) -> None:
    """Found by hand, or in a shipped puzzle (*draw*); other worlds say so, too."""
    made = puzzle(name)
    assert is_promising(made.view)
    assert {answer.code for answer in made.answers if answer.is_right} == right
    assert theme in made.themes
    check(made)


def test_search_for_a_theme_finds_its_decision_and_no_other() -> None:
    rules = rules_of("romanian4")
    (made,) = puzzles_about("king", rules, 997)
    assert made == puzzle("two_kings")
    assert not puzzles_about("king", rules, 998)


def test_every_legal_card_is_an_answer() -> None:
    """Buttons stand for all that may be played, and one says that it makes no difference."""
    assert {answer.code for answer in puzzle("feed").answers} == {
        *(f"play:{card}" for card in ("T1", "T17", "T19", "T21")),
        SAME,
    }


def test_wrong_answers_cost_and_have_reasons() -> None:
    """The page says what the card would have cost, and why."""
    for answer in puzzle("draw").answers:
        assert answer.is_right or (answer.cost >= 5 and answer.reasons)


def test_small_margin_is_no_puzzle() -> None:
    """T14 is not five points behind in these worlds: who chose it would feel cheated."""
    assert judged(example("mond")) == "small"


def test_best_card_for_several_reasons_is_no_puzzle() -> None:
    """T13 or T17 lead clearly, by nine points, but a page could not say why in a word."""
    position = example("two_reasons")
    view = position.view
    weighing = weigh_moves(view, moves_to_weigh(view), THOROUGH, LATER_LOOKS)
    assert weighing is not None
    assert encode(view.rules.pack, weighing.advised) in ("play:T13", "play:T17")
    wrong = [move for move in weighing.others() if weighing.gap(move).less > weighing.unit]
    assert wrong
    assert min(weighing.gap(move).less for move in wrong) > 5
    assert judged(position) == "no-reason"


def test_puzzle_is_read_as_it_was_written() -> None:
    """A file holds many, one after another."""
    two = [puzzle("draw"), puzzle("feed")]
    assert list(read_puzzles("".join(map(write, two)))) == two


@pytest.mark.parametrize(
    "text",
    [
        "tarok-record 1\nvariant slovenian\n",
        "tarok-record 1\n# puzzle {}\n",
        "tarok-record 1\n# puzzle no\n",
        "tarok-record 1\n# puzzle {}\n# puzzle {}\n",
    ],
)
def test_text_without_answers_is_refused(text: str) -> None:
    """A damaged file is found when it is read, not when somebody asks for a puzzle."""
    with pytest.raises(BadPuzzle):
        list(read_puzzles(text))


def test_illegal_answer_is_found() -> None:
    """A puzzle of another release may no longer fit the rules."""
    made = puzzle("draw")
    other = write(made).replace('"play:T15"', '"play:T16"')
    with pytest.raises(BadPuzzle):
        check(next(read_puzzles(other)))


def test_answer_stands_in_ten_times_the_worlds() -> None:
    """The margin is in errors: more worlds say the same."""
    made = puzzle("let_go")
    assert keeps_answer(made, [look_again(made, look) for look in range(TEN_TIMES)])


def test_answer_that_another_one_beats_is_not_kept() -> None:
    made = puzzle("let_go")
    looks = [look_again(made, look) for look in range(2)]
    assert not keeps_answer(made, [[-worth for worth in look] for look in looks])
    assert not keeps_answer(made, [looks[0], ()])


def test_deal_with_a_number_gives_the_same_puzzles() -> None:
    """Files that are made at a host's are the same as ours."""
    rules = variant("slovenian").build(3)
    assert list(map(write, puzzles_of(rules, 3))) == list(map(write, puzzles_of(rules, 3)))
