"""Golden games of Straw Man Tarock: reckoned by a scorer that knows no engine, from the rules."""

from pathlib import Path

from tests.games.golden import files_of, for_each_file, judge_game, read_golden, tricks_of
from tests.games.strohmann_reckoner import Game

FILES = files_of("strohmann")
MUST_BE_SHOWN = {
    "made", "made high", "held", "held high", "simple", "no result", "valat", "rostopschin",
    "thrown in", "trull", "kings", "mond",
    *(f"{bird} {outcome}" for bird in ("pagat", "uhu", "kakadu", "quapil")
      for outcome in ("made", "taken")),
}  # fmt: skip


def game_of(file: Path) -> Game:
    """The game of a file, for the second scorer."""
    text = read_golden(file)
    return Game(dealer=text.dealer, deck=text.deck, moves=text.moves, options=text.options)


games = for_each_file(FILES)


@games
def test_engine_scores_as_reckoned(file: Path) -> None:
    assert (
        judge_game(file)["deals"][0]["scores"] == read_golden(file).scores == game_of(file).scores
    )


@games
def test_heading_matches_second_scorer(file: Path) -> None:
    text, game = read_golden(file), game_of(file)
    assert text.reckoning == game.why
    assert text.heading == "# " + "; ".join(sorted(game.shows))


@games
def test_tricks_match_second_scorer(file: Path) -> None:
    assert tricks_of(judge_game(file)) == [
        (trick.leader, trick.cards, trick.winner) for trick in game_of(file).tricks
    ]


def test_every_result_and_bonus_is_shown_by_a_game() -> None:
    assert not MUST_BE_SHOWN - {fact for file in FILES for fact in game_of(file).shows}
