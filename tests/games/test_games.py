"""Golden games: what they are worth was reckoned from the rule text, and stands in each file.

The reckoning in a file's heading is the one of ``tests.games.reckoner``, which knows no engine;
the engine has to come to the same scores by its own way.
"""

import re
from pathlib import Path

import pytest

from engine import variant
from tests.engine import vectors
from tests.games.golden import HERE, files_of, for_each_file, judge_game, read_golden, tricks_of
from tests.games.reckoner import Game

FILES = files_of("slovenian")

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
    *(f"{bonus} {outcome} by {side}" for bonus in ("trula", "kings", "pagat_ultimo", "valat")
      for outcome in ("silent made", "announced made", "announced lost") for side in SIDES),
    *(f"pagat_ultimo silent lost by {side}" for side in SIDES),
    *(f"king_ultimo {outcome} {end} by declaring" for outcome in ("silent", "announced")
      for end in ("made", "lost")),
    *(f"{fact} x {factor}" for fact in ("game", "bonus") for factor in (1, 2, 4, 8, 16)),
}  # fmt: skip


def game_of(file: Path) -> Game:
    """The game of a file, for the second scorer."""
    read = read_golden(file)
    players = int(read.words_after("players")[0])
    radli = [int(word) for word in read.words_after("carry", "radli") or ["0"] * players]
    return Game(players, dealer=read.dealer, deck=read.deck, moves=read.moves, radli=radli)


games = for_each_file(FILES)


@games
def test_engine_scores_as_reckoned(file: Path) -> None:
    assert judge_game(file)["deals"][0]["scores"] == read_golden(file).scores


@games
def test_heading_matches_second_scorer(file: Path) -> None:
    read, game = read_golden(file), game_of(file)
    assert game.scores == read.scores
    assert game.why[:-1] == read.reckoning
    heading = file.read_text("utf-8").split("Reckoned")[0]
    assert "; ".join(sorted(game.shows)) in heading


@games
def test_tricks_match_second_scorer(file: Path) -> None:
    assert tricks_of(judge_game(file)) == [
        (trick.cards[0][0], trick.codes, trick.winner) for trick in game_of(file).tricks
    ]


def test_every_contract_bonus_and_penalty_is_shown_by_a_game() -> None:
    shown = {fact for file in FILES for fact in game_of(file).shows}
    assert not MUST_BE_SHOWN - shown


@pytest.mark.parametrize("players", [3, 5])
def test_every_contract_and_bonus_is_shown_with_other_numbers_of_players(players: int) -> None:
    rules = variant("slovenian").build(players)
    shown = {fact for file in FILES for game in [game_of(file)] if len(game.scores) == players
             for fact in game.shows}  # fmt: skip
    assert set(rules.contracts) <= shown
    announced = {fact.split()[0] for fact in shown if " announced " in fact}
    assert announced == set(rules.bonuses) - ({"king_ultimo"} if players == 3 else set())


DOCUMENTED = {236: "0 +200 0 +220", 238: "-30 -15 -25 0", 240: "0 0 0 -70", 242: "-42 -28 +70"}


@pytest.mark.parametrize("number", [pytest.param(n, id=f"SLO-TV-{n}") for n in DOCUMENTED])
def test_complete_deals_of_the_document_score_as_stated(number: int) -> None:
    file = HERE / "slovenian" / f"tv_{number}.game"
    block = vectors.block(number)
    deck, _, _ = block.partition("talon")
    assert read_golden(file).deck == deck.split()[1:]
    tricks = re.findall(r"(?m)^ *\d+\. seat (\d) leads: (.+?) +winner (\d)", block)
    assert tricks_of(judge_game(file)) == [
        (int(leader), cards.split(), int(winner)) for leader, cards, winner in tricks
    ]
    assert read_golden(file).scores == [int(score) for score in DOCUMENTED[number].split()]


def test_first_complete_deal_leaves_the_stated_carry() -> None:
    answer = judge_game(HERE / "slovenian" / "tv_236.game")
    assert answer["scores"] == [0, 200, 0, 220]
    assert answer["carry"] == {"radli": [0, 0, 0, 0], "compulsory": False}
    assert {"key": "pagat_ultimo", "points": 50} in answer["deals"][0]["lines"]
