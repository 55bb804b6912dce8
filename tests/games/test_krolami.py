"""Golden games of Taroki z królami, and the second scorer against the engine."""

from pathlib import Path

import pytest

from engine import encode
from tests.engine.krolami_cases import RULES, random_deal
from tests.games.golden import files_of, for_each_file, judge_game, read_golden, tricks_of
from tests.games.krolami_reckoner import COUNTS, Game

FILES = files_of("krolami")
MUST_BE_SHOWN = {
    "all pass", "throw_in", "redeal", "surrender", "pair", "alone",
    "called king captured", "called king face up", "called king in the unseen talon",
    "XXI to the Skiż of its own side", "king_ultimo silent for A",
    *(f"{bid} {end}" for bid in ("one", "two", "three", "four") for end in ("made", "lost")),
    *(f"{bonus} announced {end} by {side}" for bonus in ("trul", "pagat_ultimo", "walat")
      for end in ("made", "lost") for side in "AB"),
    *(f"{bonus} announced {end} by A" for bonus in ("kings", "king_ultimo")
      for end in ("made", "lost")),
    *(f"{fact} silent for {side}" for side in "AB" for fact in (
        "kings", "trul", "walat", "pagat captured", "XXI captured", "pagat in the last trick",
        "pagat lost in the last trick")),
    *(f"{fact} x {factor}" for fact in ("game", "king_ultimo", "trul", "pagat_ultimo")
      for factor in (2, 4, 8, 16)),
    *(f"taroki {count}" for count in COUNTS),
}  # fmt: skip


def game_of(file: Path) -> Game:
    """The game of a file, for the second scorer."""
    text = read_golden(file)
    return Game(dealer=text.dealer, deck=text.deck, moves=text.moves)


games = for_each_file(FILES)


@games
def test_engine_scores_as_reckoned(file: Path) -> None:
    text, game, answer = read_golden(file), game_of(file), judge_game(file)
    assert answer["deals"][0]["scores"] == text.scores == game.scores
    assert text.reckoning == game.why
    assert text.heading == "# " + "; ".join(sorted(game.shows))
    assert tricks_of(answer) == [
        (trick.played[0][0], trick.codes, trick.winner) for trick in game.tricks
    ]


def test_every_contract_bonus_and_penalty_is_shown_by_a_game() -> None:
    assert not MUST_BE_SHOWN - {fact for file in FILES for fact in game_of(file).shows}


@pytest.mark.parametrize("first", range(0, 600, 100))
def test_second_scorer_agrees_on_random_deals(first: int) -> None:
    for seed in range(first, first + 100):
        played = random_deal(seed)
        moves = [(player, encode(RULES.pack, action)) for _, player, action in played.steps]
        deck = [RULES.pack.code(card) for card in played.deck]
        game = Game(played.dealer, deck, moves)
        assert tuple(game.scores) == RULES.settle(played.end).scores, game.why
