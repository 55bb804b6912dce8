"""Table options of Taroki z królami that affect statements (docs/rules)."""

import pytest

from engine import BadOption, Carry, Deal, observe
from engine.games.krolami.rules import KROLAMI
from engine.pack import TAROK
from engine.records.read import read
from engine.records.write import write
from engine.sides import side
from tests.engine.build import legal, play_moves
from tests.engine.krolami_cases import (
    B1,
    B2,
    DECLARER,
    PARTNER,
    Wanted,
    deal_after_call,
    pass_phase,
    random_deal,
)

D, P = DECLARER, PARTNER

# Announcers and their sides ------------------------------------------------------------------

TRUL_OF_THE_PARTNER = {0: "HK F T21 T1", 1: "T2 T3 T4"}


def trul_said(reveals: str) -> Deal:
    """Declarer 2 plays a Four; their partner, seat 0, has announced trul, and all have spoken."""
    deal = pass_phase(
        pass_phase(deal_after_call(TRUL_OF_THE_PARTNER, "four", announce_reveals_side=reveals))
    )
    return play_moves(deal, "2 pass, 3 pass, 0 say:trul, 0 pass, 1 pass")


@pytest.mark.parametrize("viewer", [None, 1, 2, 3])
def test_side_of_an_announcer_may_stay_hidden(viewer: int | None) -> None:
    """POL-ANN-6, option ``announce_reveals_side``."""
    assert observe(trul_said("true"), viewer).sides[0] == "declaring"
    assert observe(trul_said("false"), viewer).sides[0] is None


def test_every_true_opponent_of_a_hidden_announcer_may_raise() -> None:
    """POL-ANN-6 with ``false``, POL-ANK-1: the engine knows the sides, the table does not."""
    deal = trul_said("false")
    for player, may in ((1, {"pass", "kontra:trul@0"}), (2, {"pass"})):
        assert (deal.turn, legal(deal)) == (player, may)
        assert observe(deal, None).offers == ()
        deal = play_moves(deal, f"{player} pass")
    assert (deal.turn, legal(deal)) == (3, {"pass", "kontra:trul@0"})
    assert observe(deal, 1).sides[0] is None
    raised = play_moves(deal, "3 kontra:trul@0")
    assert observe(raised, None).sides == ("declaring", "defence", "declaring", "defence")


def test_hidden_announcer_stays_hidden_without_a_raise() -> None:
    """POL-ANN-6 with ``false``: the play begins, and the partner is still unknown."""
    deal = pass_phase(trul_said("false"))
    assert deal.rules.phases[deal.phase].name == "play"
    assert observe(deal, None).sides == (None, None, "declaring", None)


# Kings and trul with the talon ---------------------------------------------------------------

LEFT_KING = Wanted(
    "two", False, pair=False, face_up="H4 HK",
    fates={"SK": (B2, B2, 6), "CK": (B1, B1, 7), "DK": (B2, B2, 8)},
)  # fmt: skip


@pytest.mark.parametrize("talon, total", [("true", -2 - 1 - 2), ("false", -2 - 1)])
def test_four_kings_with_one_in_the_talon(talon: str, total: int) -> None:
    """POL-BON-2, option ``sets_include_talon``: the fourth was left in the talon, for B."""
    settled = LEFT_KING.settle(KROLAMI.build(4, {"sets_include_talon": talon}))
    assert settled.scores[D] == 3 * total


def test_without_the_talon_the_tricks_alone_make_a_set() -> None:
    """POL-BON-2, POL-BON-3, option ``sets_include_talon``, over random deals."""
    rules = KROLAMI.build(4, {"sets_include_talon": "false"})
    differing = 0
    for seed in range(300):
        end = random_deal(seed, rules).end
        if end.playing is None or end.ended:
            continue
        keys = [line.key for line in rules.settle(end).lines]
        usual = [line.key for line in KROLAMI.build(4).settle(end).lines]
        for key, cards in (("kings", rules.kings), ("trul", TAROK.cards("F T21 T1"))):
            won = {"declaring": 0, "defence": 0}
            for player in range(4):
                won[side(end, player)] |= end.playing.taken[player]
            whole = any(not cards & ~pile for pile in won.values())
            announced = end.speaking is not None and end.speaking.announced(key) != ()
            assert (key in keys) == (whole or announced)
            differing += (key in usual) != (key in keys)
    assert differing


# Told numbers of trumps ----------------------------------------------------------------------

TOLD = (("taroki_10", D, 0), ("taroki_1", B1, 0), ("taroki_12", P, 0), ("taroki_0", B2, 0))
VALUES = [
    ("5,0,7,40,3,11", 5 - 3 + 7 - 11),
    ("1,2,3,1,2,3", 1 - 2 + 3 - 3),
    ("2,4,6,2,4,6", 2 - 4 + 6 - 6),
    ("1,1,1,1,1,1", 1 - 1 + 1 - 1),
    ("1,2,3,0,0,0", 1 + 3),
]


@pytest.mark.parametrize("values, total", VALUES)
def test_declared_number_of_trumps_is_paid_by_the_option(values: str, total: int) -> None:
    """POL-BON-10, option ``trump_count_values``: for 10, 11, 12, 2, 1, 0 in this order."""
    rules = KROLAMI.build(4, {"trump_count_values": values})
    assert Wanted("two", True, said=TOLD).settle(rules).scores[D] == 2 + total


def test_values_of_the_option_are_in_the_order_of_the_document() -> None:
    """POL-BON-10: 11 and 2 trumps, which no other test tells."""
    rules = KROLAMI.build(4, {"trump_count_values": "1,2,3,1,2,3"})
    worth = {key: row.announced for key, row in rules.bonuses.items() if "taroki" in key}
    assert worth == {"taroki_10": 1, "taroki_11": 2, "taroki_12": 3,
                     "taroki_2": 1, "taroki_1": 2, "taroki_0": 3}  # fmt: skip


RECORD = ("tarok-record 1", "variant krolami", "players 4")


def test_record_may_have_any_six_numbers() -> None:
    """POL-BON-10, option ``trump_count_values``: the lobby offers some sets, records have more."""
    deck = "deck " + " ".join(TAROK.codes)
    lines = [*RECORD, "option trump_count_values 5,0,7,40,3,11", "deal dealer=0", deck]
    rules = read("\n".join(lines)).match.rules
    assert rules.bonuses["taroki_2"].announced == 40
    text = write(rules, Carry(), (0,) * 4, 0, TAROK.deck(TAROK.codes), ())
    assert "option trump_count_values 5,0,7,40,3,11" in text.splitlines()


@pytest.mark.parametrize("values", [
    "", "1,2,3", "1,2,3,1,2,-3", "1,2,3,1,2,x", "1,2,3,1,2,3,4",
    "01,2,3,1,2,3", "1,2,3,1,2,1000",
])  # fmt: skip
def test_other_values_are_refused(values: str) -> None:
    """POL-BON-10: six numbers, none of them negative."""
    with pytest.raises(BadOption):
        KROLAMI.build(4, {"trump_count_values": values})
