"""``python -m engine replay``: what is no record, what the rules refuse, and anything at all."""

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.engine.replayed import BODY, GAMES, TV_236, deck, judge, record
from tests.laws.playing import sizes

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
        "tarok-record 1\nvariant poker\nplayers 4\ndeal dealer=0\n", 2, "bad-option"),
    "too many players": (record("deal dealer=0", players=6), 3, "bad-option"),
    "huge players": (f"tarok-record 1\nvariant slovenian\nplayers {'9' * 5000}\n", 3,
                     "not-a-number"),
    "no players": ("tarok-record 1\nvariant slovenian\ndeal dealer=0\n", 3, "incomplete"),
    "variant twice": (record("variant a b"), 4, "wrong-form"),
    "variant named again": (record("variant slovenian"), 4, "repeated"),
    "players named again": (record("players 4"), 4, "repeated"),
    "option given again": (record(MOND_21, MOND_21), 5, "repeated"),
    "carry given again": (record("carry compulsory", "carry compulsory"), 5, "repeated"),
    "carry compulsory with a word": (record("carry compulsory no"), 4, "wrong-form"),
    "unknown option": (record("option colour blue", "deal dealer=0"), 4, "bad-option"),
    "option too late": (GOOD + "option mond_penalty 21\n", 6, "wrong-form"),
    "carry too short": (record("carry radli 1 0", "deal dealer=0"), 4, "wrong-form"),
    "carry no number": (record("carry radli 1 0 0 x", "deal dealer=0"), 4, "not-a-number"),
    "carry negative": (record("carry radli -1 0 0 0", "deal dealer=0"), 4, "wrong-form"),
    "carry unknown": (record("carry pool 5"), 4, "wrong-form"),
    "huge carry": (record(f"carry scores {'9' * 5000} 0 0 0", "deal dealer=0"), 4,
                   "not-a-number"),
    "big carry": (record(f"carry scores {'9' * 4000} 0 0 0", "deal dealer=0"), 4,
                  "not-a-number"),
    "radli of three": (record("carry radli 1 0 0", "deal dealer=0", players=3), 4, "wrong-form"),
    "no negative pool": (
        "tarok-record 1\nvariant romanian\nplayers 4\ncarry pool -1\ndeal dealer=0\n", 4,
        "wrong-form"),
    "no negative radler": (
        "tarok-record 1\nvariant romanian\nplayers 4\ncarry radler -1\ndeal dealer=0\n", 4,
        "wrong-form"),
    "an option before others": (record("option colour blue", MOND_21, "deal dealer=0"), 4,
                                "bad-option"),
    "more than a value": (record("option mond_penalty 21 20", "deal dealer=0"), 4, "bad-option"),
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
    "skis at a table that counts deals": (  # SLO-OPT-36
        record("option match_end deals", "1 skis"), 5, "no-skis-round"),
    "skis in another game": (  # SLO-END-1
        "tarok-record 1\nvariant krolami\nplayers 4\n1 skis\n", 4, "no-skis-round"),
    "a pass out of turn": (  # SLO-OPT-34: statements have no order, the end of a turn has one
        "\n".join([*BODY[:3], "option free_announcement_order on", *BODY[3:13], "0 pass"]), 15,
        "not-on-turn"),
    "an option without rules": (  # SLO-OPT-31
        record("option piccolo on", "deal dealer=0"), 4, "bad-option"),
    "other digits": (GOOD + "٢ pass\n", 6, "unknown-word"),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD)
def test_unreadable_record_exits_with_2(tmp_path: Path, case: str) -> None:
    text, line, reason = BAD[case]
    status, answer = judge(tmp_path, text)
    assert (status, answer["error"]["reason"], answer["error"]["line"]) == (2, reason, line)
    assert len(json.dumps(answer)) < 1000


REFUSED = {
    "bid too low": ("2 bid:one\n3 bid:two\n", 7, "bid-too-low", "SLO-BID-5"),
    "bid nonsense": ("2 bid:everything\n", 6, "no-such-contract", "SLO-BID-4"),
    "play in the auction": ("2 play:T1\n", 6, "not-now", "SLO-BID-5"),
    "take nothing": ("2 take:99999999999999999999\n", 6, "not-now", "SLO-BID-5"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refused_move_exits_with_1(tmp_path: Path, case: str) -> None:
    moves, line, reason, rule = REFUSED[case]
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


def mutated_lines(lines: list[str], rng: Random) -> list[str]:
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


@sizes(3, 15)
def test_mutated_records_are_judged(tmp_path: Path, deals: int) -> None:
    rng = Random(7)
    statuses = set()
    for file in sorted(GAMES.glob("*.game")):
        lines = file.read_text("utf-8").splitlines()
        for _ in range(deals):
            changed = mutated_lines(lines, rng)
            statuses.add(judge(tmp_path, "\n".join(changed))[0])
    assert statuses == {0, 1, 2}
