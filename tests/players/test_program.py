"""A program as a player: its moves, and a sentence for each way in which it may fail."""

import select
import shlex
import shutil
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from engine import FORMS, Rules, View, act, encode, observe, open_deal, rules_of
from players.program import LONGEST_ANSWER, Program, ProgramFailed

RANDOM_PLAYER = Path(__file__).parents[2] / "players" / "examples" / "random_player.js"
FIRST = "print(json.dumps(json.loads(line)['legal'][0]), flush=True)"
"""Answers with the first legal move."""


def python(answer: str) -> str:
    """The command of a program that runs a statement at each question."""
    script = f"import json, os, sys, time\nfor line in sys.stdin: {answer}"
    return shlex.join([sys.executable, "-c", script])


def first_view(form: str = "slovenian4") -> View:
    """The view of the player who is asked first."""
    rules = rules_of(form)
    deal = open_deal(rules, rules.pack.shuffled(Random(11)))
    return observe(deal, deal.turn)


def failure_of(program: Program, view: View) -> str:
    """The sentence with which a program fails at a question."""
    with closing(program), pytest.raises(ProgramFailed) as failed:
        program(view, Random(1))
    return str(failed.value)


def play_deal(rules: Rules, program: Program, number: int) -> list[str]:
    """The codes of a deal that a program plays for all seats."""
    deal, chance, codes = open_deal(rules, rules.pack.shuffled(Random(number))), Random(1), []
    while deal.turn is not None:
        action = program(observe(deal, deal.turn), chance)
        codes.append(encode(rules.pack, action))
        deal = act(deal, deal.turn, action)
    return codes


@pytest.fixture(scope="module")
def javascript() -> Iterator[str]:
    """The command of the example; the test is skipped where its interpreter is missing."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed")
    yield shlex.join([node, str(RANDOM_PLAYER)])


@pytest.mark.parametrize("form", FORMS)
def test_example_plays_a_whole_deal_and_repeats_it(form: str, javascript: str) -> None:
    with closing(Program("mine", javascript, 60)) as program:
        codes = play_deal(rules_of(form), program, 3)
        assert len(codes) > 10
        assert play_deal(rules_of(form), program, 3) == codes


def test_example_has_at_most_forty_lines() -> None:
    assert len(RANDOM_PLAYER.read_text("utf-8").splitlines()) <= 40


def test_program_is_asked_only_where_there_is_a_choice() -> None:
    view = first_view()
    forced = view._replace(offers=view.offers[:1])
    assert forced.offers[0].size == 1
    with closing(Program("mine", "false")) as program:
        assert encode(view.rules.pack, program(forced, Random(1))) == "pass"


FAILURES = {
    "no_json": ("print('pass', flush=True)", "mine answered 'pass', which is no code as a JSON"),
    "no_text": ("print(17, flush=True)", "mine answered '17', which is no code"),
    "no_code": ("print('\"jump\"', flush=True)", "which is no code"),
    "no_utf_8": ("os.write(1, bytes([255, 10]))", "which is no code"),
    "nested": ("print('[' * 900, flush=True)", "which is no code"),
    "illegal": ("print('\"play:T1\"', flush=True)", "which is not legal; pass is."),
    "two_lines": ("os.write(1, b'\"pass\"\\n\"pass\"\\n')", "mine answered more than one line."),
    "endless": ("os.write(1, b'x' * 4000)", f"mine answered more than {LONGEST_ANSWER} bytes."),
    "death": ("sys.exit(3)", "mine ended with exit status 3 instead of answering."),
    "killed": ("os.kill(os.getpid(), 9)", "mine ended by signal 9 instead of answering."),
    "closed": ("os.close(1); time.sleep(60)", "mine closed its input or output instead of"),
}  # fmt: skip


@pytest.mark.parametrize(("answer", "sentence"), FAILURES.values(), ids=FAILURES)
def test_bad_answer_is_a_failure_with_a_sentence(answer: str, sentence: str) -> None:
    assert sentence in failure_of(Program("mine", python(answer), 60), first_view())


@pytest.mark.parametrize("answer", ["time.sleep(60)", "os.write(1, b'\"pa'); time.sleep(60)"])
def test_silence_is_a_failure(answer: str) -> None:
    program = Program("mine", python(answer), 0.2)
    assert failure_of(program, first_view()) == "mine gave no answer within 0.2 seconds."


def test_program_that_does_not_read_is_a_failure() -> None:
    """A question that is longer than a pipe is not waited for either."""
    view = first_view()
    long = view._replace(bids=view.bids + ((0, view.offers[0].nth(0)),) * 50_000)
    command = shlex.join([sys.executable, "-c", "import time; time.sleep(60)"])
    assert "gave no answer" in failure_of(Program("mine", command, 0.2), long)


def test_line_without_a_question_is_a_failure() -> None:
    """A later answer would else be taken for an earlier one."""
    command = shlex.join([sys.executable, "-c", "import os; os.write(1, b'\"pass\"\\n'); input()"])
    program = Program("mine", command, 60)
    select.select([program._pipes()[1]], [], [])
    assert failure_of(program, first_view()) == "mine wrote a line without being asked."


def test_program_starts_anew_after_a_failure(tmp_path: Path) -> None:
    once = f"open({str(tmp_path / 'died')!r}, 'x').close(); sys.exit(1)"
    died = f"os.path.exists({str(tmp_path / 'died')!r})"
    command = python(f"exec({FIRST!r} if {died} else {once!r})")
    with closing(Program("mine", command, 60)) as program:
        with pytest.raises(ProgramFailed):
            program(first_view(), Random(1))
        assert encode(rules_of("slovenian4").pack, program(first_view(), Random(1))) == "pass"


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("", "The command of mine is empty."),
        ("node 'random", "The command of mine cannot be read: No closing quotation."),
        ("/no/such/program", "mine cannot be started: /no/such/program: No such file"),
    ],
)
def test_command_that_cannot_run_is_a_failure(command: str, sentence: str) -> None:
    with pytest.raises(ProgramFailed) as failed:
        Program("mine", command)(first_view(), Random(1))
    assert sentence in str(failed.value)


def test_program_that_ignores_the_end_of_its_input_is_killed() -> None:
    script = f"import json, sys, time\nline = sys.stdin.readline()\n{FIRST}\ntime.sleep(600)"
    program = Program("mine", shlex.join([sys.executable, "-c", script]), 60)
    program(first_view(), Random(1))
    process = program._process
    assert process is not None and process.poll() is None
    program.close()
    assert process.returncode == -9
