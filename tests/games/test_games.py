"""Golden games: what they are worth was reckoned from the rule text, and stands in each file.

The reckoning in a file's heading is the one of ``tests.games.reckoner``, which knows no engine;
the engine has to come to the same scores by its own way.
"""

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from engine import variant
from engine.__main__ import replay
from tests.engine import vectors
from tests.games.reckoner import Game

HERE = Path(__file__).parent
FILES = sorted((HERE / "slovenian").glob("*.game"))

CONTRACTS = (
    "three", "two", "one", "solo_three", "solo_two", "solo_one", "beggar", "solo_without",
    "open_beggar", "color_valat_without", "valat_without", "color_valat",
)  # fmt: skip
SIDES = ("declaring", "defence")
MUST_BE_SHOWN = {
    "klop rounded", "klop decided", "emperor trick", "mond captured",
    "mond captured in an emperor trick", "mond left in the talon",
    "mond brought back by the king", "king from the talon won", "king from the talon not won",
    "called king in the talon", "own king called", "partner", "radlo struck", "radlo kept",
    *(f"{contract} {end}" for contract in CONTRACTS for end in ("made", "lost")),
    *(f"{bonus} {how} by {side}" for bonus in ("trula", "kings", "pagat_ultimo", "valat")
      for how in ("silent made", "announced made", "announced lost") for side in SIDES),
    *(f"pagat_ultimo silent lost by {side}" for side in SIDES),
    *(f"king_ultimo {how} {end} by declaring" for how in ("silent", "announced")
      for end in ("made", "lost")),
    *(f"{what} x {factor}" for what in ("game", "bonus") for factor in (1, 2, 4, 8, 16)),
}  # fmt: skip


class Golden(NamedTuple):
    """A record file: what its heading says, and the game for the second scorer."""

    reckoning: list[str]
    scores: list[int]
    game: Game


def golden(file: Path) -> Golden:
    """Read a file by hand, without the engine."""
    lines = file.read_text("utf-8").splitlines()
    heading = [line for line in lines if line.startswith("#")]
    body = [line.split() for line in lines if line and not line.startswith("#")]
    cells: dict[str, list[str]] = {" ".join(words[:2]): words[2:] for words in body}
    players = int(next(words[1] for words in body if words[0] == "players"))
    game = Game(
        players,
        dealer=int(next(words[1] for words in body if words[0] == "deal").split("=")[1]),
        deck=next(words[1:] for words in body if words[0] == "deck"),
        moves=[(int(words[0]), words[1]) for words in body if words[0].isdigit()],
        radli=[int(word) for word in cells.get("carry radli", ["0"] * players)],
    )
    sums = [line.removeprefix("#   ") for line in heading if line.startswith("#   ")]
    scores = next(line for line in heading if line.startswith("# scores: "))
    return Golden(sums, [int(word) for word in scores.split()[2:]], game)


def judged(file: Path) -> dict[str, Any]:
    """What ``python -m engine replay`` says of the file."""
    status, answer = replay(str(file))
    assert status == 0, answer
    return answer


games = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@games
def test_the_engine_scores_as_reckoned(file: Path) -> None:
    answer = judged(file)
    assert [deal["finished"] for deal in answer["deals"]] == [True]
    assert answer["deals"][0]["scores"] == golden(file).scores
    assert answer["next"] is None


@games
def test_the_reckoning_in_the_heading_is_the_second_scorers(file: Path) -> None:
    reckoning, scores, game = golden(file)
    assert game.scores == scores
    assert game.why[:-1] == reckoning
    heading = file.read_text("utf-8").split("Reckoned")[0]
    assert "; ".join(sorted(game.shows)) in heading


@games
def test_the_tricks_are_the_second_scorers(file: Path) -> None:
    tricks = judged(file)["deals"][0]["tricks"]
    assert [(trick["cards"], trick["winner"], trick["leader"]) for trick in tricks] == [
        (trick.codes, trick.winner, trick.cards[0][0]) for trick in golden(file).game.tricks
    ]


def test_every_contract_bonus_and_penalty_is_shown_by_a_game() -> None:
    shown = {what for file in FILES for what in golden(file).game.shows}
    assert not MUST_BE_SHOWN - shown


@pytest.mark.parametrize("players", [3, 5])
def test_every_contract_and_bonus_is_shown_with_other_numbers_of_players(players: int) -> None:
    rules = variant("slovenian").build(players)
    shown = {what for file in FILES for one in [golden(file).game] if len(one.scores) == players
             for what in one.shows}  # fmt: skip
    assert set(rules.contracts) <= shown
    said = {what.split()[0] for what in shown if " announced " in what}
    assert said == set(rules.bonuses) - ({"king_ultimo"} if players == 3 else set())


DOCUMENTED = {236: "0 +200 0 +220", 238: "-30 -15 -25 0", 240: "0 0 0 -70", 242: "-42 -28 +70"}


@pytest.mark.parametrize("number", [pytest.param(n, id=f"SLO-TV-{n}") for n in DOCUMENTED])
def test_the_complete_deals_of_the_document(number: int) -> None:
    file = HERE / "slovenian" / f"tv_{number}.game"
    block = vectors.block(number)
    deck, _, _ = block.partition("talon")
    assert golden(file).game.deck == deck.split()[1:]
    told = re.findall(r"(?m)^ *\d+\. seat (\d) leads: (.+?) +winner (\d)", block)
    assert [
        (trick["leader"], trick["cards"], trick["winner"])
        for trick in judged(file)["deals"][0]["tricks"]
    ] == [(int(leader), cards.split(), int(winner)) for leader, cards, winner in told]
    assert golden(file).scores == [int(score) for score in DOCUMENTED[number].split()]


def test_what_is_carried_on_after_the_first_complete_deal() -> None:
    answer = judged(HERE / "slovenian" / "tv_236.game")
    assert answer["scores"] == [0, 200, 0, 220]
    assert answer["carry"] == {"radli": [0, 0, 0, 0], "compulsory": False}
    assert {"key": "pagat_ultimo", "points": 50} in answer["deals"][0]["lines"]
