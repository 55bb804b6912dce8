"""Lombardia tarot: golden games and random deals against the second scorer."""

from pathlib import Path
from typing import NamedTuple

import pytest

from engine.__main__ import replay
from engine.cards import Cards
from tests.engine.lombardia_cases import Played, random_deal, rules_with
from tests.games.lombardia_reckoner import Game, count

FILES = sorted((Path(__file__).parent / "lombardia").glob("*.game"))
MUST_BE_SHOWN = {
    "monte accepted", "monte refused", "more cards exposed", "trump laid away", "Fool lost",
    "Fool led", "Fool added", "Fool taken back at once", "Fool taken back later",
    "Fool taken back at once after the last trick", "Fool taken back later after the last trick",
    "Fool taken back from the partner", "discards to another", "even", "team E wins",
    "team O wins",
}  # fmt: skip

games = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


class Golden(NamedTuple):
    """A record file: what its heading says, and the game for the second scorer."""

    heading: str
    reckoning: list[str]
    scores: list[int]
    game: Game


def golden(file: Path) -> Golden:
    """Read a file by hand, without the engine."""
    lines = file.read_text("utf-8").splitlines()
    body = [line.split() for line in lines if line and not line.startswith("#")]
    game = Game(
        dealer=int(next(words[1] for words in body if words[0] == "deal").split("=")[1]),
        deck=next(words[1:] for words in body if words[0] == "deck"),
        moves=[(int(words[0]), words[1]) for words in body if words[0].isdigit()],
    )
    sums = [line.removeprefix("#   ") for line in lines if line.startswith("#   ")]
    scores = next(line for line in lines if line.startswith("# scores: "))
    return Golden(lines[0], sums, [int(word) for word in scores.split()[2:]], game)


@games
def test_the_engine_scores_as_reckoned(file: Path) -> None:
    status, answer = replay(str(file))
    assert status == 0, answer
    expected = golden(file)
    (deal,) = answer["deals"]
    assert deal["finished"] and answer["next"] is None
    assert deal["scores"] == expected.scores
    assert [(t["leader"], t["cards"], t["winner"]) for t in deal["tricks"]] == expected.game.tricks


@games
def test_the_reckoning_in_the_heading_is_the_second_scorers(file: Path) -> None:
    heading, reckoning, scores, game = golden(file)
    assert game.scores == scores
    assert game.why == reckoning
    assert heading == "# " + "; ".join(sorted(game.shows))


def test_every_kind_of_end_is_shown_by_a_game() -> None:
    assert {what for file in FILES for what in golden(file).game.shows} == MUST_BE_SHOWN


def reckoned(played: Played, **more: bool) -> Game:
    """A random deal as the second scorer sees it."""
    pack = played.end.rules.pack
    return Game(played.end.dealer, [pack.code(c) for c in played.deck], list(played.moves), **more)


def names(played: Played, cards: Cards) -> set[str]:
    return set(played.end.rules.pack.show(cards))


@pytest.mark.parametrize("keeps", [False, True])
def test_two_scorers_agree(keeps: bool) -> None:
    """On scores, lines, tricks, piles and what was turned up."""
    rules = rules_with(discard_no_trick="dealer" if keeps else "last_trick")
    for seed in range(300):
        played = random_deal(seed, rules)
        game, end = reckoned(played, keeps=keeps), played.end
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
