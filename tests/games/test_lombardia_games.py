"""Lombardia tarot: golden games and random deals against the second scorer."""

from pathlib import Path

import pytest

from engine.cards import Cards
from tests.engine.lombardia_cases import Played, random_deal, rules_with
from tests.games.golden import files_of, for_each_file, judge_game, read_golden, tricks_of
from tests.games.lombardia_reckoner import Game, count

FILES = files_of("lombardia")
MUST_BE_SHOWN = {
    "monte accepted", "monte refused", "more cards exposed", "trump laid away", "Fool lost",
    "Fool led", "Fool added", "Fool taken back at once", "Fool taken back later",
    "Fool taken back at once after the last trick", "Fool taken back later after the last trick",
    "Fool taken back from the partner", "discards to another", "even", "team E wins",
    "team O wins",
}  # fmt: skip

games = for_each_file(FILES)


def game_of(file: Path) -> Game:
    """The game of a file, for the second scorer."""
    text = read_golden(file)
    return Game(dealer=text.dealer, deck=text.deck, moves=text.moves)


@games
def test_engine_scores_as_reckoned(file: Path) -> None:
    answer = judge_game(file)
    assert answer["deals"][0]["scores"] == read_golden(file).scores
    assert tricks_of(answer) == game_of(file).tricks


@games
def test_heading_matches_second_scorer(file: Path) -> None:
    text, game = read_golden(file), game_of(file)
    assert game.scores == text.scores
    assert game.why == text.reckoning
    assert text.heading == "# " + "; ".join(sorted(game.shows))


def test_every_kind_of_end_is_shown_by_a_game() -> None:
    assert {fact for file in FILES for fact in game_of(file).shows} == MUST_BE_SHOWN


def game_of_deal(played: Played, keeps: bool = False) -> Game:
    """A random deal as the second scorer sees it."""
    pack = played.end.rules.pack
    return Game(played.end.dealer, [pack.code(c) for c in played.deck], list(played.moves), keeps)


def names(played: Played, cards: Cards) -> set[str]:
    return set(played.end.rules.pack.show(cards))


@pytest.mark.parametrize("keeps", [False, True])
def test_two_scorers_agree_on_random_deals(keeps: bool) -> None:
    """Both scorers agree on scores, lines, tricks, piles and exposed cards."""
    rules = rules_with(discard_no_trick="dealer" if keeps else "last_trick")
    for seed in range(300):
        played = random_deal(seed, rules)
        game, end = game_of_deal(played, keeps=keeps), played.end
        settled = rules.settle(end)
        assert list(settled.scores) == game.scores, (seed, game.why)
        assert {p: names(played, cards) for p, cards in enumerate(end.exposed)} == {
            p: set(shown) for p, shown in game.exposed.items()
        }
        if end.playing is None:
            continue
        points = [line.facts[key] for line in settled.lines for key in ("points_1", "points_2")]
        assert points == [count(game.piles[player]) for player in (0, 2, 1, 3)]
        assert [
            (t.leader, [rules.pack.code(card) for card in t.cards], t.winner)
            for t in end.playing.tricks
        ] == game.tricks
