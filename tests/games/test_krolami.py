"""Golden games of Taroki z królami, and the second scorer against the engine."""

from pathlib import Path
from typing import NamedTuple

import pytest

from engine import encode
from engine.__main__ import replay
from tests.engine.krolami_cases import RULES, random_deal
from tests.games.krolami_reckoner import COUNTS, Game

FILES = sorted((Path(__file__).parent / "krolami").glob("*.game"))
MUST_BE_SHOWN = {
    "all pass", "throw_in", "redeal", "surrender", "pair", "alone",
    "called king captured", "called king face up", "called king in the unseen talon",
    "XXI to the Skiż of its own side", "king_ultimo silent for A",
    *(f"{bid} {end}" for bid in ("one", "two", "three", "four") for end in ("made", "lost")),
    *(f"{bonus} announced {end} by {side}" for bonus in ("trul", "pagat_ultimo", "walat")
      for end in ("made", "lost") for side in "AB"),
    *(f"{bonus} announced {end} by A" for bonus in ("kings", "king_ultimo")
      for end in ("made", "lost")),
    *(f"{what} silent for {side}" for side in "AB" for what in (
        "kings", "trul", "walat", "pagat captured", "XXI captured", "pagat in the last trick",
        "pagat lost in the last trick")),
    *(f"{what} x {factor}" for what in ("game", "king_ultimo", "trul", "pagat_ultimo")
      for factor in (2, 4, 8, 16)),
    *(f"taroki {count}" for count in COUNTS),
}  # fmt: skip


class Golden(NamedTuple):
    """A record file: what its heading says, and the game for the second scorer."""

    heading: str
    reckoning: list[str]
    scores: list[int]
    game: Game


def golden(file: Path) -> Golden:
    """Read a file by hand, without the engine."""
    lines = file.read_text("utf-8").splitlines()
    told = [line for line in lines if line.startswith("#")]
    body = [line.split() for line in lines if line and not line.startswith("#")]
    game = Game(
        dealer=int(next(words[1] for words in body if words[0] == "deal").split("=")[1]),
        deck=next(words[1:] for words in body if words[0] == "deck"),
        moves=[(int(words[0]), words[1]) for words in body if words[0].isdigit()],
    )
    sums = [line.removeprefix("#   ") for line in told if line.startswith("#   ")]
    scores = next(line for line in told if line.startswith("# scores: ")).split()[2:]
    return Golden(told[0], sums, [int(word) for word in scores], game)


games = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@games
def test_the_engine_scores_as_reckoned(file: Path) -> None:
    heading, reckoning, scores, game = golden(file)
    status, answer = replay(str(file))
    assert status == 0, answer
    deal = answer["deals"][0]
    assert deal["finished"] and answer["next"] is None
    assert deal["scores"] == scores == game.scores
    assert reckoning == game.why
    assert heading == "# " + "; ".join(sorted(game.shows))
    assert [(trick["cards"], trick["winner"], trick["leader"]) for trick in deal["tricks"]] == [
        (trick.codes, trick.winner, trick.played[0][0]) for trick in game.tricks
    ]


def test_every_contract_bonus_and_penalty_is_shown_by_a_game() -> None:
    assert not MUST_BE_SHOWN - {what for file in FILES for what in golden(file).game.shows}


@pytest.mark.parametrize("first", range(0, 600, 100))
def test_the_second_scorer_agrees_on_random_deals(first: int) -> None:
    for seed in range(first, first + 100):
        played = random_deal(seed)
        moves = [(seat, encode(RULES.pack, action)) for _, seat, action in played.steps]
        deck = [RULES.pack.code(card) for card in played.deck]
        game = Game(played.dealer, deck, moves)
        assert tuple(game.scores) == RULES.settle(played.end).scores, game.why
