"""``python -m engine replay``: its answers, its errors and their exit status (docs/records.md)."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from jsonschema_rs import validate

from engine import VARIANTS
from tests.engine.replayed import ANSWER, BODY, ERROR, GAMES, TV_236, deck, judge, record
from tests.engine.slovenian_cases import deck_with
from tests.laws.families import ADDED

ROOT = Path(__file__).parents[2]


def run(
    *words: str, standard_input: bytes = b"", **environment: str
) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [sys.executable, "-m", "engine", *words],
        input=standard_input,
        capture_output=True,
        cwd=ROOT,
        env=environment,
        check=False,
        timeout=60,
    )


# The command -------------------------------------------------------------------------------


def test_file_is_judged_as_one_json_object_on_standard_output() -> None:
    process = run("replay", str(GAMES / "tv_236.game"))
    assert (process.returncode, process.stderr) == (0, b"")
    answer = json.loads(process.stdout)
    validate(ANSWER, answer)
    assert answer["deals"][0]["tricks"][0] == {
        "leader": 1, "cards": ["C9", "C10", "CK", "CC"], "winner": 3,
    }  # fmt: skip
    assert list(answer) == ["variant", "players", "deals", "scores", "carry", "next"]


def test_dash_is_standard_input() -> None:
    process = run("replay", "-", standard_input=TV_236.encode())
    assert process.returncode == 0
    assert json.loads(process.stdout)["scores"] == [0, 200, 0, 220]


def test_illegal_move_exits_with_1_and_the_reason() -> None:
    lines = list(BODY)
    place = lines.index("2 play:C10")
    lines[place] = "2 play:SC"
    process = run("replay", "-", standard_input="\n".join(lines).encode())
    assert process.returncode == 1
    assert json.loads(process.stdout) == {
        "error": {
            "line": place + 1,
            "code": "play:SC",
            "reason": "must-follow",
            "rule": "SLO-PLAY-3",
            "message": "You must follow C (SLO-PLAY-3)",
        }
    }


def test_file_that_is_no_record_exits_with_2() -> None:
    process = run("replay", "-", standard_input=b"")
    assert process.returncode == 2
    validate(ERROR, json.loads(process.stdout))
    assert b"Traceback" not in process.stderr


@pytest.mark.parametrize("words", [(), ("replay",), ("nonsense", "x"), ("replay", "a", "b")])
def test_wrong_command_line_exits_with_2(words: tuple[str, ...]) -> None:
    process = run(*words)
    assert process.returncode == 2
    assert b"usage" in process.stderr


def test_every_character_can_be_printed_everywhere() -> None:
    text = record("deal dealer=0", deck(), "2 bid:žvižg♥", "☃")
    process = run("replay", "-", standard_input=text.encode(), PYTHONIOENCODING="ascii")
    assert process.returncode == 1
    assert json.loads(process.stdout)["error"]["code"] == "bid:žvižg♥"


@pytest.mark.parametrize("name", ["no such file", ".", "\udce4"])
def test_file_that_cannot_be_opened_exits_with_2(name: str) -> None:
    process = run("replay", name, PYTHONIOENCODING="utf-8")
    assert process.returncode == 2
    assert json.loads(process.stdout)["error"]["reason"] == "unreadable"
    assert b"Traceback" not in process.stderr


def test_variants_are_listed() -> None:
    process = run("variants")
    assert process.returncode == 0
    listed = process.stdout.decode().splitlines()
    assert {"slovenian 4 3 5", "romanian 4 3"} <= set(listed)
    assert listed == [
        " ".join(map(str, (key, *game.players)))
        for key, game in VARIANTS.items()
        if key not in ADDED
    ]


# What may be in a record -------------------------------------------------------------------


def test_unfinished_deal_lists_the_legal_moves(tmp_path: Path) -> None:
    status, answer = judge(tmp_path, record("deal dealer=3", deck(), "1 pass"))
    assert status == 0
    assert answer["deals"] == [
        {"dealer": 3, "finished": False, "scores": [0, 0, 0, 0], "lines": [], "tricks": []}
    ]
    following = answer["next"]
    assert (following["player"], following["phase"]) == (2, "auction")
    assert following["legal"] == sorted(following["legal"])
    assert {"pass", "bid:two", "bid:valat_without"} <= set(following["legal"])


def test_record_without_a_deal_is_read(tmp_path: Path) -> None:
    status, answer = judge(tmp_path, record("carry scores 5 -5 0 0", "carry radli 1 0 0 2"))
    assert status == 0
    assert (answer["deals"], answer["scores"]) == ([], [5, -5, 0, 0])
    assert answer["carry"] == {"radli": [1, 0, 0, 2], "compulsory": False}


def test_blank_lines_comments_and_line_ends_do_not_matter(tmp_path: Path) -> None:
    text = "\n\n  # a comment \u2028 2 pass \x85 nonsense\n" + TV_236.replace("\n", "  # why\r\n")
    assert judge(tmp_path, text)[1]["scores"] == [0, 200, 0, 220]
    assert judge(tmp_path, "\ufeff" + TV_236)[0] == 0
    assert judge(tmp_path, TV_236.rstrip("\n"))[0] == 0


def test_order_of_laid_cards_does_not_matter(tmp_path: Path) -> None:
    assert judge(tmp_path, TV_236.replace("lay:DQ+HQ", "lay:HQ+DQ"))[0] == 0


def test_options_and_carry_lines_count(tmp_path: Path) -> None:
    lines = list(BODY)
    lines[3:4] = ["option mond_penalty 21", "carry scores 1 2 3 4", "carry radli 2 0 1 0"]
    status, answer = judge(tmp_path, "\n".join(lines))
    assert status == 0
    assert answer["deals"][0]["scores"] == [0, 89, 0, 110]
    assert answer["scores"] == [1, 91, 3, 114]
    assert answer["carry"]["radli"] == [2, 0, 1, 0]


def test_compulsory_deal_is_carried_in(tmp_path: Path) -> None:
    text = record("carry compulsory", "deal dealer=0", deck())
    legal = judge(tmp_path, text)[1]["next"]["legal"]
    assert "bid:two" not in legal
    assert "bid:solo_without" in legal


def test_forced_actions_may_be_left_out(tmp_path: Path) -> None:
    """Three players, a compulsory deal: everybody can only pass, and klop is played."""
    text = record(
        "carry compulsory", "deal dealer=0", "deck " + " ".join(deck_with({1: "T7"}, players=3)),
        "1 play:T7", players=3,
    )  # fmt: skip
    status, answer = judge(tmp_path, text)
    assert status == 0
    assert answer["next"]["phase"] == "play"
    assert judge(tmp_path, text.replace("1 play", "1 pass\n2 pass\n1 play"))[0] == 0
    assert judge(tmp_path, text.replace("1 play", "1 pass\n2 pass\n0 pass\n1 play"))[0] == 0


def record_of_two_deals(*between: str, second: str = "deal dealer=1") -> str:
    """The first complete deal twice, the second dealt by player 1."""
    start = BODY.index("deal dealer=0")
    second_deal = [
        f"{(int(line.split()[0]) + 1) % 4} {line.split()[1]}" if line[0].isdigit() else line
        for line in BODY[start + 1 :]
    ]
    return "\n".join([*BODY, *between, *([second] if second else []), *second_deal]) + "\n"


@pytest.mark.parametrize("second", ["deal dealer=1", ""])
def test_record_of_several_deals_is_read(tmp_path: Path, second: str) -> None:
    status, answer = judge(tmp_path, record_of_two_deals(second=second))
    assert status == 0
    assert [deal["dealer"] for deal in answer["deals"]] == [0, 1]
    assert answer["deals"][1]["scores"] == [110, 0, 90, 0]
    assert answer["scores"] == [110, 200, 90, 220]


def test_wrong_dealer_is_reported(tmp_path: Path) -> None:
    status, answer = judge(tmp_path, record_of_two_deals(second="deal dealer=2"))
    assert (status, answer["error"]["line"]) == (2, len(BODY) + 1)
    assert answer["error"]["reason"] == "wrong-dealer"


def test_void_deal_is_its_deal_and_deck_alone(tmp_path: Path) -> None:
    void = deck(s2="SK SQ CK C8 C7 DK DQ D4 HK HC H2 H4")
    text = record("deal dealer=0", void, "deal dealer=0", deck())
    status, answer = judge(tmp_path, text)
    assert status == 0
    assert [deal["finished"] for deal in answer["deals"]] == [True, False]
    assert "bid:two" not in answer["next"]["legal"]
    assert judge(tmp_path, text.replace("deal dealer=0\n" + deck(), deck()))[0] == 0


def test_skis_round_ends_the_match(tmp_path: Path) -> None:
    status, answer = judge(tmp_path, record_of_two_deals("2 skis"))
    assert status == 0
    assert len(answer["deals"]) == 2
    text = record_of_two_deals("2 skis") + "3 skis\n" + deck() + "\n"
    assert judge(tmp_path, text)[0] == 0


def test_skis_round_may_be_declared_before_the_first_deal(tmp_path: Path) -> None:
    text = record("2 skis", "deal dealer=3", deck())
    assert judge(tmp_path, text)[1]["deals"][0]["dealer"] == 3
    status, answer = judge(tmp_path, record("2 skis", deck()))
    assert (status, answer["error"]["reason"]) == (2, "incomplete")


def test_no_deal_follows_the_last_one(tmp_path: Path) -> None:
    """The Fool was dealt to player 3 in the second deal, so their deal is the last."""
    text = record_of_two_deals("2 skis")
    klop = (GAMES / "tv_238.game").read_text("utf-8").splitlines()
    moves = [line.split() for line in klop if line and line[0].isdigit()]
    deck_line = next(line for line in klop if line.startswith("deck"))
    for dealer in (2, 3, 0):
        turned = [f"{(int(player) + dealer) % 4} {code}" for player, code in moves]
        text += "\n".join([deck_line, *turned]) + "\n"
    status, answer = judge(tmp_path, text)
    assert (status, answer["error"]["reason"]) == (2, "match-over")
    assert "over" in answer["error"]["message"]
