"""``python -m engine replay``: its answers, its errors and their exit status (docs/records.md)."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import validate

from engine.__main__ import replay
from tests.engine.build import deck_with

GAMES = Path(__file__).parents[1] / "games" / "slovenian"
TV_236 = (GAMES / "tv_236.game").read_text("utf-8")
BODY = [line for line in TV_236.splitlines() if line and not line.startswith("#")]
ROOT = Path(__file__).parents[2]

PLAYERS = {"type": "array", "items": {"type": "integer"}}
ERROR = {
    "type": "object",
    "additionalProperties": False,
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "additionalProperties": False,
            "required": ["line", "code", "reason", "rule", "message"],
            "properties": {
                "line": {"type": "integer", "minimum": 1},
                "code": {"type": "string"},
                "reason": {"type": "string", "minLength": 1},
                "rule": {"type": "string"},
                "message": {"type": "string", "minLength": 1},
            },
        }
    },
}
DEAL = {
    "type": "object",
    "additionalProperties": False,
    "required": ["dealer", "finished", "scores", "lines", "tricks"],
    "properties": {
        "dealer": {"type": "integer"},
        "finished": {"type": "boolean"},
        "scores": PLAYERS,
        "lines": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["key", "points"],
                "properties": {"key": {"type": "string"}, "points": {"type": "integer"}},
            },
        },
        "tricks": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["leader", "cards", "winner"],
                "properties": {
                    "leader": {"type": "integer"},
                    "cards": {"type": "array", "items": {"type": "string"}},
                    "winner": {"type": "integer"},
                },
            },
        },
    },
}
ANSWER = {
    "type": "object",
    "additionalProperties": False,
    "required": ["variant", "players", "deals", "scores", "carry", "next"],
    "properties": {
        "variant": {"const": "slovenian"},
        "players": {"enum": [3, 4, 5]},
        "deals": {"type": "array", "items": DEAL},
        "scores": PLAYERS,
        "carry": {
            "type": "object",
            "required": ["radli", "compulsory"],
            "properties": {"radli": PLAYERS, "compulsory": {"type": "boolean"}},
        },
        "next": {
            "oneOf": [
                {"type": "null"},
                {
                    "type": "object",
                    "required": ["player", "phase", "legal"],
                    "properties": {
                        "player": {"type": "integer"},
                        "phase": {"type": "string"},
                        "legal": {"type": "array", "items": {"type": "string"}, "minItems": 1},
                    },
                },
            ]
        },
    },
}


def judge(tmp_path: Path, text: str | bytes) -> tuple[int, dict[str, Any]]:
    """The exit status and the answer for a file of this content."""
    file = tmp_path / "a.game"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    status, answer = replay(str(file))
    validate(json.loads(json.dumps(answer)), ERROR if status else ANSWER)
    return status, answer


def record(*lines: str, players: int = 4) -> str:
    """A record with these lines after its head."""
    return "\n".join(["tarok-record 1", "variant slovenian", f"players {players}", *lines]) + "\n"


def deck(**hands: str) -> str:
    """A deck line; seats as s0 .. s3."""
    return "deck " + " ".join(deck_with({int(key[1]): cards for key, cards in hands.items()}))


def run(
    *words: str, given: bytes = b"", **environment: str
) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [sys.executable, "-m", "engine", *words],
        input=given, capture_output=True, cwd=ROOT, env=environment, check=False, timeout=60,
    )  # fmt: skip


# The command -------------------------------------------------------------------------------


def test_a_file_is_judged_as_one_json_object_on_standard_output() -> None:
    done = run("replay", str(GAMES / "tv_236.game"))
    assert (done.returncode, done.stderr) == (0, b"")
    answer = json.loads(done.stdout)
    validate(answer, ANSWER)
    assert answer["deals"][0]["tricks"][0] == {
        "leader": 1, "cards": ["C9", "C10", "CK", "CC"], "winner": 3,
    }  # fmt: skip
    assert list(answer) == ["variant", "players", "deals", "scores", "carry", "next"]


def test_a_dash_is_standard_input() -> None:
    done = run("replay", "-", given=TV_236.encode())
    assert done.returncode == 0
    assert json.loads(done.stdout)["scores"] == [0, 200, 0, 220]


def test_an_illegal_move_exits_with_1_and_tells_why() -> None:
    lines = list(BODY)
    place = lines.index("2 play:C10")
    lines[place] = "2 play:SC"
    done = run("replay", "-", given="\n".join(lines).encode())
    assert done.returncode == 1
    assert json.loads(done.stdout) == {
        "error": {
            "line": place + 1,
            "code": "play:SC",
            "reason": "must-follow",
            "rule": "SLO-PLAY-3",
            "message": "You must follow C (SLO-PLAY-3)",
        }
    }


def test_a_file_that_is_no_record_exits_with_2() -> None:
    done = run("replay", "-", given=b"")
    assert done.returncode == 2
    validate(json.loads(done.stdout), ERROR)
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("words", [(), ("replay",), ("nonsense", "x"), ("replay", "a", "b")])
def test_a_wrong_command_line_exits_with_2(words: tuple[str, ...]) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert b"usage" in done.stderr


def test_every_character_can_be_printed_everywhere() -> None:
    text = record("deal dealer=0", deck(), "2 bid:žvižg♥", "☃")
    done = run("replay", "-", given=text.encode(), PYTHONIOENCODING="ascii")
    assert done.returncode == 1
    assert json.loads(done.stdout)["error"]["code"] == "bid:žvižg♥"


@pytest.mark.parametrize("name", ["no such file", ".", "\udce4"])
def test_a_file_that_cannot_be_opened_exits_with_2(name: str) -> None:
    done = run("replay", name, PYTHONIOENCODING="utf-8")
    assert done.returncode == 2
    assert json.loads(done.stdout)["error"]["reason"] == "unreadable"
    assert b"Traceback" not in done.stderr


def test_the_variants_are_listed() -> None:
    done = run("variants")
    assert done.returncode == 0
    assert done.stdout.decode().splitlines() == [
        "slovenian 4 3 5", "lombardia 4", "strohmann 2", "krolami 4", "romanian 4 3",
    ]  # fmt: skip


# What may be in a record -------------------------------------------------------------------


def test_an_unfinished_deal_tells_what_is_legal_next(tmp_path: Path) -> None:
    status, answer = judge(tmp_path, record("deal dealer=3", deck(), "1 pass"))
    assert status == 0
    assert answer["deals"] == [
        {"dealer": 3, "finished": False, "scores": [0, 0, 0, 0], "lines": [], "tricks": []}
    ]
    following = answer["next"]
    assert (following["player"], following["phase"]) == (2, "auction")
    assert following["legal"] == sorted(following["legal"])
    assert {"pass", "bid:two", "bid:valat_without"} <= set(following["legal"])


def test_no_deal_at_all_is_a_record_too(tmp_path: Path) -> None:
    status, answer = judge(tmp_path, record("carry scores 5 -5 0 0", "carry radli 1 0 0 2"))
    assert status == 0
    assert (answer["deals"], answer["scores"]) == ([], [5, -5, 0, 0])
    assert answer["carry"] == {"radli": [1, 0, 0, 2], "compulsory": False}


def test_blank_lines_comments_and_line_ends_do_not_matter(tmp_path: Path) -> None:
    text = "\n\n  # a comment \u2028 2 pass \x85 nonsense\n" + TV_236.replace("\n", "  # why\r\n")
    assert judge(tmp_path, text)[1]["scores"] == [0, 200, 0, 220]
    assert judge(tmp_path, "\ufeff" + TV_236)[0] == 0
    assert judge(tmp_path, TV_236.rstrip("\n"))[0] == 0


def test_the_order_of_laid_cards_does_not_matter(tmp_path: Path) -> None:
    assert judge(tmp_path, TV_236.replace("lay:DQ+HQ", "lay:HQ+DQ"))[0] == 0


def test_options_and_carry_lines_count(tmp_path: Path) -> None:
    lines = list(BODY)
    lines[3:4] = ["option mond_penalty 21", "carry scores 1 2 3 4", "carry radli 2 0 1 0"]
    status, answer = judge(tmp_path, "\n".join(lines))
    assert status == 0
    assert answer["deals"][0]["scores"] == [0, 89, 0, 110]
    assert answer["scores"] == [1, 91, 3, 114]
    assert answer["carry"]["radli"] == [2, 0, 1, 0]


def test_a_compulsory_deal_is_carried_in(tmp_path: Path) -> None:
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


def several(*between: str, second: str = "deal dealer=1") -> str:
    """The first complete deal twice, the second dealt by player 1."""
    start = BODY.index("deal dealer=0")
    again = [
        f"{(int(line.split()[0]) + 1) % 4} {line.split()[1]}" if line[0].isdigit() else line
        for line in BODY[start + 1 :]
    ]
    return "\n".join([*BODY, *between, *([second] if second else []), *again]) + "\n"


@pytest.mark.parametrize("second", ["deal dealer=1", ""])
def test_several_deals_of_a_match(tmp_path: Path, second: str) -> None:
    status, answer = judge(tmp_path, several(second=second))
    assert status == 0
    assert [deal["dealer"] for deal in answer["deals"]] == [0, 1]
    assert answer["deals"][1]["scores"] == [110, 0, 90, 0]
    assert answer["scores"] == [110, 200, 90, 220]


def test_a_wrong_dealer_is_told(tmp_path: Path) -> None:
    status, answer = judge(tmp_path, several(second="deal dealer=2"))
    assert (status, answer["error"]["line"]) == (2, len(BODY) + 1)
    assert answer["error"]["reason"] == "wrong-dealer"


def test_a_void_deal_is_its_deal_and_deck_alone(tmp_path: Path) -> None:
    void = deck(s2="SK SQ CK C8 C7 DK DQ D4 HK HC H2 H4")
    text = record("deal dealer=0", void, "deal dealer=0", deck())
    status, answer = judge(tmp_path, text)
    assert status == 0
    assert [deal["finished"] for deal in answer["deals"]] == [True, False]
    assert "bid:two" not in answer["next"]["legal"]
    assert judge(tmp_path, text.replace("deal dealer=0\n" + deck(), deck()))[0] == 0


def test_the_skis_round_ends_the_match(tmp_path: Path) -> None:
    status, answer = judge(tmp_path, several("2 skis"))
    assert status == 0
    assert len(answer["deals"]) == 2
    again = several("2 skis") + "3 skis\n" + deck() + "\n"
    assert judge(tmp_path, again)[0] == 0


def test_the_skis_round_may_be_declared_before_the_first_deal(tmp_path: Path) -> None:
    text = record("2 skis", "deal dealer=3", deck())
    assert judge(tmp_path, text)[1]["deals"][0]["dealer"] == 3
    status, answer = judge(tmp_path, record("2 skis", deck()))
    assert (status, answer["error"]["reason"]) == (2, "incomplete")


def test_no_deal_follows_the_last_one(tmp_path: Path) -> None:
    """The Fool was dealt to player 3 in the second deal, so his deal is the last."""
    text = several("2 skis")
    klop = (GAMES / "tv_238.game").read_text("utf-8").splitlines()
    moves = [line.split() for line in klop if line and line[0].isdigit()]
    deck_line = next(line for line in klop if line.startswith("deck"))
    for dealer in (2, 3, 0):
        turned = [f"{(int(player) + dealer) % 4} {code}" for player, code in moves]
        text += "\n".join([deck_line, *turned]) + "\n"
    status, answer = judge(tmp_path, text)
    assert (status, answer["error"]["reason"]) == (2, "wrong-deck")
    assert "over" in answer["error"]["message"]


# What is no record -------------------------------------------------------------------------


MOND_21 = "option mond_penalty 21"

GOOD = record("deal dealer=0", deck())
BAD: dict[str, tuple[str | bytes, int, str]] = {
    # what: the file, the line, the reason
    "empty": ("", 1, "empty"),
    "blank": ("\n\n# nothing\n", 1, "empty"),
    "bad utf-8": (b"tarok-record 1\n\xff\xfe\n", 2, "not-utf-8"),
    "NUL bytes": ("tarok-record 1\n\x00\x00\n", 2, "unknown-word"),
    "binary": (bytes(range(256)), 2, "not-utf-8"),
    "another format": ("{}", 1, "not-a-record"),
    "another version": ("tarok-record 2\n", 1, "not-a-record"),
    "unknown word": (record("shuffle"), 4, "unknown-word"),
    "unknown variant": ("tarok-record 1\nvariant poker\nplayers 4\n" + deck(), 4, "incomplete"),
    "unknown variant with a deal": (
        "tarok-record 1\nvariant poker\nplayers 4\ndeal dealer=0\n", 4, "bad-option"),
    "too many players": (record("deal dealer=0", players=6), 4, "bad-option"),
    "huge players": (f"tarok-record 1\nvariant slovenian\nplayers {'9' * 5000}\n", 3,
                     "not-a-number"),
    "no players": ("tarok-record 1\nvariant slovenian\ndeal dealer=0\n", 3, "incomplete"),
    "variant twice": (record("variant a b"), 4, "wrong-form"),
    "variant named again": (record("variant slovenian"), 4, "repeated"),
    "players named again": (record("players 4"), 4, "repeated"),
    "option given again": (record(MOND_21, MOND_21), 5, "repeated"),
    "carry given again": (record("carry compulsory", "carry compulsory"), 5, "repeated"),
    "carry compulsory with a word": (record("carry compulsory no"), 4, "wrong-form"),
    "unknown option": (record("option colour blue", "deal dealer=0"), 5, "bad-option"),
    "option too late": (GOOD + "option mond_penalty 21\n", 6, "wrong-form"),
    "carry too short": (record("carry radli 1 0", "deal dealer=0"), 5, "wrong-form"),
    "carry no number": (record("carry radli 1 0 0 x", "deal dealer=0"), 5, "not-a-number"),
    "carry negative": (record("carry radli -1 0 0 0", "deal dealer=0"), 5, "wrong-form"),
    "carry unknown": (record("carry pool 5"), 4, "wrong-form"),
    "huge carry": (record(f"carry scores {'9' * 5000} 0 0 0", "deal dealer=0"), 5,
                   "not-a-number"),
    "big carry": (record(f"carry scores {'9' * 4000} 0 0 0", "deal dealer=0"), 5,
                  "not-a-number"),
    "radli of three": (record("carry radli 1 0 0", "deal dealer=0", players=3), 5, "wrong-form"),
    "dealer nobody": (record("deal dealer=4"), 4, "no-such-player"),
    "dealer negative": (record("deal dealer=-1"), 4, "no-such-player"),
    "dealer missing": (record("deal"), 4, "wrong-form"),
    "dealer twice": (record("deal dealer=0 dealer=1"), 4, "wrong-form"),
    "deal without a deck": (record("deal dealer=0"), 4, "deck-missing"),
    "deck without a deal": (record(deck()), 4, "incomplete"),
    "a card missing": (GOOD.replace(" T7", ""), 5, "wrong-deck"),
    "a card twice": (GOOD.replace(" T7", " T8"), 5, "wrong-deck"),
    "no such card": (GOOD.replace(" T7", " T22"), 5, "unknown-card"),
    "a move without a deal": (record("2 pass"), 4, "no-deal"),
    "two decks": (GOOD + deck() + "\n", 6, "deal-unfinished"),
    "a deal too soon": (GOOD + "deal dealer=1\n", 6, "deal-unfinished"),
    "not on turn": (GOOD + "3 pass\n", 6, "not-on-turn"),
    "no such player": (GOOD + "7 pass\n", 6, "not-on-turn"),
    "huge player": (GOOD + "9" * 5000 + " pass\n", 6, "not-on-turn"),
    "unknown code": (GOOD + "2 dance\n", 6, "unknown-code"),
    "unknown card": (GOOD + "2 play:X1\n", 6, "unknown-code"),
    "three words": (GOOD + "2 pass pass\n", 6, "unknown-word"),
    "a long line": (GOOD + "2 " + "x" * 1_000_000 + "\n", 6, "unknown-code"),
    "a long word": (GOOD + "x" * 1_000_000 + "\n", 6, "unknown-word"),
    "a move after the end": (TV_236 + "1 play:T1\n", TV_236.count("\n") + 1, "deal-over"),
    "skis during a deal": (GOOD + "1 skis\n", 6, "deal-unfinished"),
    "skis of nobody": (record("9 skis"), 4, "no-such-player"),
    "other digits": (GOOD + "٢ pass\n", 6, "unknown-word"),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD)
def test_what_is_no_record_exits_with_2(tmp_path: Path, what: str) -> None:
    text, line, reason = BAD[what]
    status, answer = judge(tmp_path, text)
    assert (status, answer["error"]["reason"], answer["error"]["line"]) == (2, reason, line)
    assert len(json.dumps(answer)) < 1000


REFUSED = {
    "bid too low": ("2 bid:one\n3 bid:two\n", 7, "bid-too-low", "SLO-BID-5"),
    "bid nonsense": ("2 bid:everything\n", 6, "no-such-contract", "SLO-BID-4"),
    "play in the auction": ("2 play:T1\n", 6, "not-now", "SLO-BID-7"),
    "take nothing": ("2 take:99999999999999999999\n", 6, "not-now", "SLO-BID-7"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_the_rules_refuse_exits_with_1(tmp_path: Path, what: str) -> None:
    moves, line, reason, rule = REFUSED[what]
    status, answer = judge(tmp_path, GOOD + moves)
    error = answer["error"]
    assert (status, error["line"], error["reason"], error["rule"]) == (1, line, reason, rule)
    assert error["code"] == moves.splitlines()[-1].split()[1]


# Fuzz --------------------------------------------------------------------------------------

quickly = settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    derandomize=True,
)


@quickly
@given(data=st.binary(max_size=300))
def test_any_bytes_are_judged(tmp_path: Path, data: bytes) -> None:
    assert judge(tmp_path, data)[0] in (0, 2)


WORDS = ["tarok-record 1", "variant slovenian", "players", "option", "carry", "radli", "scores",
         "deal", "dealer=0", "deck", "0", "1", "2", "pass", "bid:", "bid:two", "take:1", "lay:",
         "lay:T1+T1", "say:trula", "kontra:game", "kontra:@", "play:", "play:T1", "skis", "-1",
         "#", "\n", "\r\n", "call:HK", "call:T1", *BODY[:12]]  # fmt: skip


@quickly
@given(words=st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=8)), max_size=25))
def test_any_words_are_judged(tmp_path: Path, words: list[str]) -> None:
    head = "tarok-record 1\nvariant slovenian\nplayers 4\n"
    assert judge(tmp_path, head + " ".join(words).replace(" \n ", "\n"))[0] in (0, 1, 2)


def mutated(lines: list[str], rng: Random) -> list[str]:
    """A line doubled, dropped, moved or changed in a character or a word."""
    place, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    line = lines[place]
    cut = rng.randrange(len(line) + 1)
    edits = [
        [*lines[:place], *lines[place + 1 :]],
        [*lines[:place], line, *lines[place:]],
        [*lines[:place], lines[other], *lines[place:]],
        [
            *lines[:place],
            line[:cut] + rng.choice("0129TFSKx:+@# ") + line[cut:],
            *lines[place + 1 :],
        ],
        [*lines[:place], line[:cut] + line[cut + 1 :], *lines[place + 1 :]],
        lines[:place],
    ]
    return rng.choice(edits)


def test_mutated_records_are_judged(tmp_path: Path) -> None:
    rng = Random(7)
    statuses = set()
    for file in sorted(GAMES.glob("*.game")):
        lines = file.read_text("utf-8").splitlines()
        for _ in range(15):
            changed = mutated(lines, rng)
            statuses.add(judge(tmp_path, "\n".join(changed))[0])
    assert statuses == {0, 1, 2}
