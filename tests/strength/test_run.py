"""A run: in pieces that are kept, and a page that tells them."""

from functools import partial
from pathlib import Path

import pytest

from strength.__main__ import parsed
from strength.report import Run, page
from strength.run import PIECE, Kept, Question, amount, gathered, pieces, questions, run
from strength.styles import STYLES

TABLE = Question("strohmann2", "table", "club", "random")


def test_pieces_cover_all_deals_once() -> None:
    deals = 2 * PIECE + 7
    numbers = [
        n for part in pieces(TABLE, deals) for n in range(part.first, part.first + part.deals)
    ]
    assert numbers == list(range(deals))


def test_question_about_one_kind_is_asked_once() -> None:
    tasks = questions(["strohmann2"], [("club", "plain"), ("club", "greedy")])
    assert len(tasks) == len(set(tasks))
    assert [q.challenger for q in tasks if q.kind == "alone"] == ["club", "plain", "greedy"]


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file, deals = tmp_path / "kept.jsonl", PIECE + 2
    broken = run([TABLE], deals, Kept(file, "a1"), processes=1)
    assert next(broken) == 1
    broken.close()
    kept = Kept(file, "a1")
    assert list(run([TABLE], deals, kept, processes=1)) == [0]
    assert len(gathered(TABLE, deals, kept)["own"]) == deals
    assert list(run([TABLE], deals, Kept(file, "a1"), processes=1)) == []


def test_pieces_of_another_commit_are_dropped(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    list(run([TABLE], 2, Kept(file, "a1"), processes=1))
    assert Kept(file, "a1").found
    assert not Kept(file, "b2").found


def test_a_tiny_run_fills_the_page(tmp_path: Path) -> None:
    forms, pairs = ["strohmann2", "lombardia4"], [("club", "random cards")]
    kept = Kept(tmp_path / "kept.jsonl", "a1")
    list(run(questions(forms, pairs, ("table", "roles", "alone")), 3, kept, processes=1))
    measured = Run("a machine", "2026-01-02", "a1", forms, pairs)
    text = page(measured, lambda question: gathered(question, 3, kept))
    assert "| strohmann, 2 | club | random cards |" in text
    assert "Last measured at: a machine, on 2026-01-02." in text
    assert text.count(" | 3 | a1 |") == 3  # deals at the table, and in a role, of a declarer


def test_rows_not_measured_again_stay(tmp_path: Path) -> None:
    measured = Run("a machine", "2026-01-02", "a1", ["strohmann2"], [])
    answers = list[str]()
    for number, commit in enumerate(("a1", "b2")):
        kept = Kept(tmp_path / commit, commit)
        pair = ("club", ("random", "random cards")[number])
        list(run([TABLE._replace(other=pair[1])], 2, kept, processes=1))
        measured = measured._replace(commit=commit, pairs=[pair])
        standing = answers[-1] if answers else ""
        answers.append(page(measured, partial(gathered, deals=2, kept=kept), standing))
    for other, commit in (("random", "a1"), ("random cards", "b2")):
        rows = [line for line in answers[1].splitlines() if f"| club | {other} |" in line]
        assert len(rows) == 1 and rows[0].endswith(f"| {commit} |")
    remeasured = page(measured._replace(commit="c3"), lambda _: {}, answers[1])
    assert remeasured == answers[1]


def test_slow_questions_have_fewer_deals() -> None:
    masters = TABLE._replace(challenger="master")
    assert len([*pieces(masters)]) < len([*pieces(TABLE)])
    assert amount(TABLE._replace(kind="beliefs")) < amount(TABLE)


def test_pieces_are_read_without_a_commit(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    list(run([TABLE], 2, Kept(file, "a1"), processes=1))
    assert Kept(file, None).found == Kept(file, "a1").found
    assert Kept(file, None).of == "a1"


def test_unplayed_question_has_no_row(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "kept.jsonl", "a1")
    list(run([TABLE], 2, kept, processes=1))
    measured = Run("a machine", "2026-01-02", "a1", ["strohmann2"], [("club", "random")])
    text = page(measured, lambda question: gathered(question, 2, kept))
    assert text.count("| strohmann, 2 |") == 1


def test_unknown_players_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parsed(["--pairs", "club:nobody"])
    assert "a pair is two of" in capsys.readouterr().err


def test_kept_figures_are_told_whole(capsys: pytest.CaptureFixture[str]) -> None:
    """Rows of 200 deals were once written over with the first 20 of them."""
    with pytest.raises(SystemExit):
        parsed(["--kept", "--write", "--deals", "20"])
    assert "leave --deals out" in capsys.readouterr().err


def test_masters_are_told_by_the_style_that_they_met() -> None:
    """Play and opinion add up to the whole difference."""
    asked = questions(["strohmann2"], [("master", "club")], ("near ties",))
    assert [question.other for question in asked] == [*STYLES]
    measured = Run("a machine", "2026-01-02", "a1", ["strohmann2"], [("master", "club")])
    answer = {"ahead": [2.0, -1.0], "opinion": [0.5, 1.5]}
    text = page(measured, lambda question: answer if question.other == "timid" else {})
    (row,) = (line for line in text.splitlines() if "| strohmann, 2 | timid |" in line)
    assert "+0.50 ±" in row and "**+1.50 ±" in row and row.endswith("| 2 | a1 |")
