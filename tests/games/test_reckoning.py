"""The engine and a second scorer, written from the rule text alone, agree on random deals."""

from engine.games.slovenian.radli import sheet
from tests.engine.slovenian_cases import slovenian
from tests.games.reckoner import Game
from tests.laws.playing import RandomDeal, Table, numbered_deal, sizes


def game_of_deal(played: RandomDeal) -> Game:
    """The deal as the second scorer sees it."""
    end = played.end
    deck = [end.rules.pack.code(card) for card in played.deck]
    return Game(end.rules.players, end.dealer, deck, played.moves, list(sheet(end.carry).radli))


@slovenian
@sizes(400, 600, 40_000)
def test_two_scorers_agree_on_random_deals(table: Table, deals: int) -> None:
    shown: set[str] = set()
    for seed in range(deals):
        played = numbered_deal(table, seed)
        if played.end.void:
            continue
        game = game_of_deal(played)
        shown |= game.shows
        assert list(played.end.rules.settle(played.end).scores) == game.scores, (seed, game.why)
        assert played.end.playing is not None
        engine = [
            ([played.end.rules.pack.code(card) for card in trick.cards], trick.winner)
            for trick in played.end.playing.tricks
        ]
        assert engine == [(trick.codes, trick.winner) for trick in game.tricks]
    assert {"emperor trick", "mond captured", "klop"} <= shown
