"""Legal cards and trick winners (SLO-TV-81 to 136)."""

import pytest

from engine import Deal, Play, act
from engine.cards import each
from engine.deal import Playing
from engine.pack import TAROK
from tests.engine import vectors
from tests.engine.build import legal, play_moves
from tests.engine.slovenian_cases import new_deal
from tests.engine.trick_deals import deal_in_trick

MODES = {"normal": "solo_two", "negative": "beggar", "colour": "color_valat_without"}
SPEAK = "3 pass, 0 pass, 1 pass, 2 pass"


def contract_for(mode: str) -> Deal:
    """A deal of dealer 0 at its first lead."""
    players = 3 if mode == "3p" else 4
    deal = new_deal({3: "S7 S8 T6 T7"} if players == 4 else {2: "S7 S8"}, players=players)
    if mode == "3p":
        deal = play_moves(deal, "1 pass, 2 bid:two, 0 pass, 2 pass, 2 take:1, 2 lay:S7+S8")
        return play_moves(deal, "2 pass, 0 pass, 1 pass")
    deal = play_moves(deal, f"2 pass, 3 bid:{MODES.get(mode, 'solo_two')}, 0 pass, 1 pass")
    if mode in ("negative", "colour"):
        return play_moves(deal, SPEAK)
    return play_moves(deal, f"3 take:1, 3 lay:S7+S8, 3 pass, {SPEAK}")


LEGAL = [pytest.param(row, id=f"SLO-TV-{number}") for number, row in vectors.table("17.7", "Legal")]
HELD = {"": "", "both": "HK T1", "HK": "HK", "T1": "T1"}


@pytest.mark.parametrize("row", LEGAL)
def test_legal_cards_follow_hand_and_trick(row: vectors.Row) -> None:
    """SLO-PLAY-3 to SLO-PLAY-9."""
    mode, _, kept = row["Mode"].partition(", holds ")
    trick = row["Trick so far"].replace("(leads)", "")
    deal = deal_in_trick(contract_for(mode), 1, row["Hand"], trick, HELD[kept])
    assert deal.turn == 1
    assert legal(deal) == {f"play:{code}" for code in row["Legal"].split()}


def test_promise_does_not_bind_in_the_last_trick() -> None:
    """SLO-PLAY-9, SLO-ANN-10."""
    deal = deal_in_trick(contract_for("normal"), 1, "T1", "T7", kept="T1")
    assert legal(deal) == {"play:T1"}


WINNERS = [
    pytest.param(row, id=f"SLO-TV-{number}") for number, row in vectors.table("17.8", "Winner")
]


@pytest.mark.parametrize("row", WINNERS)
def test_trick_is_won_as_documented(row: vectors.Row) -> None:
    """SLO-TRK-1 to SLO-TRK-3, SLO-TRK-5."""
    deal = contract_for(row["Mode"])
    trick = TAROK.deck(row["Trick in order of play"].split())
    order = deal.order
    hands = [0] * len(order)
    hands[order[-1]] = trick[-1]
    playing = Playing(
        order[0], trick[:-1], legal=trick[-1], taken=(0,) * len(order), held=(0,) * len(order)
    )
    deal = deal._replace(hands=tuple(hands), turn=order[-1], playing=playing)
    deal = act(deal, order[-1], Play(trick[-1]))
    assert deal.playing is not None
    won = deal.playing.tricks[-1]
    assert won.winning == TAROK[row["Winner"]]
    assert won.winner == order[trick.index(won.winning)]


def test_every_card_of_the_pack_is_a_card_of_its_own() -> None:
    assert len(list(each(TAROK.whole))) == 54
