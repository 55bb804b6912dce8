"""Golden games of Straw Man Tarock: reckoned by a scorer that knows no engine, from the rules."""

from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import replay
from tests.games.strohmann_reckoner import Game

FILES = sorted((Path(__file__).parent / "strohmann").glob("*.game"))
MUST_BE_SHOWN = {
    "made", "made high", "held", "held high", "simple", "no result", "valat", "rostopschin",
    "thrown in", "trull", "kings", "mond",
    *(f"{bird} {how}" for bird in ("pagat", "uhu", "kakadu", "quapil")
      for how in ("made", "taken")),
}  # fmt: skip


def heading(file: Path) -> list[str]:
    """The comments that stand before the record."""
    return [line for line in file.read_text("utf-8").splitlines() if line.startswith("#")]


def golden(file: Path) -> Game:
    """The game of a file, read by hand."""
    lines = file.read_text("utf-8").splitlines()
    body = [line.split() for line in lines if line and not line.startswith("#")]
    return Game(
        dealer=int(next(words[1] for words in body if words[0] == "deal").split("=")[1]),
        deck=next(words[1:] for words in body if words[0] == "deck"),
        moves=[(int(words[0]), words[1]) for words in body if words[0].isdigit()],
        options={words[1]: words[2] for words in body if words[0] == "option"},
    )


def judged(file: Path) -> dict[str, Any]:
    """What ``python -m engine replay`` says of the deal in the file."""
    status, answer = replay(str(file))
    assert status == 0, answer
    assert answer["next"] is None
    return dict(answer["deals"][0])


games = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@games
def test_the_engine_scores_as_reckoned(file: Path) -> None:
    scores = [int(word) for word in heading(file)[-1].removeprefix("# scores: ").split()]
    assert judged(file)["scores"] == scores == golden(file).scores


@games
def test_the_reckoning_in_the_heading_is_the_second_scorers(file: Path) -> None:
    game = golden(file)
    told = [line.removeprefix("#   ") for line in heading(file) if line.startswith("#   ")]
    assert told == game.why
    assert heading(file)[0] == "# " + "; ".join(sorted(game.shows))


@games
def test_the_tricks_are_the_second_scorers(file: Path) -> None:
    assert [
        (trick["leader"], trick["cards"], trick["winner"]) for trick in judged(file)["tricks"]
    ] == [(trick.leader, trick.cards, trick.winner) for trick in golden(file).tricks]


def test_every_result_and_bonus_is_shown_by_a_game() -> None:
    assert not MUST_BE_SHOWN - {what for file in FILES for what in golden(file).shows}
