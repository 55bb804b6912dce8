"""Announcements, ladders and what they show of the sides (SLO-TV-66 to 80)."""

import pytest

from engine import Deal, Refused
from engine.sides import public_side
from tests.engine.build import legal, play_moves
from tests.engine.slovenian_cases import new_deal

ALWAYS = {"pass", "say:trula", "say:kings", "say:valat"}
KING, PAGAT = "say:king_ultimo", "say:pagat_ultimo"
GAME, TRULA3, PAGAT0 = "kontra:game", "kontra:trula@3", "kontra:pagat_ultimo@0"


def deal_at_announcements(pagat: int = 3, king: int = 1) -> Deal:
    """Seat 3 plays a two with the king of hearts; the exchange is over."""
    hands = {pagat: "T1"}
    hands[king] = f"{hands.get(king, '')} HK"
    hands[3] = f"{hands.get(3, '')} S7 S8"
    deal = play_moves(new_deal(hands), "2 pass, 3 bid:two, 0 pass, 1 pass, 3 call:HK")
    return play_moves(deal, "3 take:1, 3 lay:S7+S8")


def public(deal: Deal) -> str:
    """The public sides of seats 0 to 3: d, o, or - for hidden."""
    shown = {None: "-", "declaring": "d", "defence": "o"}
    return "".join(shown[public_side(deal, player)] for player in range(4))


KONTRA = "3 say:trula, 3 pass, 0 kontra:game, 0 pass"
ROWS: list[tuple[int, Deal, str, str, set[str]]] = [
    # number, setting, moves, public sides, what the seat on turn may say
    (66, deal_at_announcements(), "", "---d", ALWAYS | {PAGAT}),
    (67, deal_at_announcements(), "3 say:trula, 3 pass", "---d", ALWAYS | {GAME, TRULA3}),
    (68, deal_at_announcements(), KONTRA, "o--d", (ALWAYS | {KING, GAME}) - {"say:trula"}),
    (69, deal_at_announcements(), f"{KONTRA}, 1 kontra:game", "odod",
     {"pass", "say:kings", "say:valat", KING}),
    (70, deal_at_announcements(), f"{KONTRA}, 1 kontra:game, 1 pass", "odod",
     ALWAYS | {GAME, TRULA3}),
    (72, deal_at_announcements(), "3 pass, 0 pass, 1 pass", "---d", ALWAYS | {GAME}),
    (73, deal_at_announcements(pagat=0), "3 pass, 0 say:pagat_ultimo, 0 pass", "---d",
     ALWAYS | {KING, PAGAT0}),
    (74, deal_at_announcements(pagat=0), "3 pass, 0 say:pagat_ultimo, 0 pass, 1 pass", "---d",
     ALWAYS | {GAME}),
    (74, deal_at_announcements(pagat=0),
     "3 pass, 0 say:pagat_ultimo, 0 pass, 1 pass, 2 pass", "---d", ALWAYS),
    (75, deal_at_announcements(pagat=0),
     "3 pass, 0 say:pagat_ultimo, 0 pass, 1 kontra:pagat_ultimo@0, 1 pass", "odod",
     ALWAYS | {GAME, PAGAT0}),
    (76, deal_at_announcements(pagat=0, king=3),
     "3 pass, 0 say:pagat_ultimo, 0 pass, 1 pass, 2 pass", "---d", ALWAYS | {KING, PAGAT0}),
    (76, deal_at_announcements(pagat=0, king=3),
     "3 pass, 0 say:pagat_ultimo, 0 pass, 1 pass, 2 pass, 3 kontra:pagat_ultimo@0", "oood",
     ALWAYS | {KING}),
    (77, deal_at_announcements(), f"{KONTRA}, 1 pass, 2 pass, 3 say:valat, 3 pass", "o--d",
     {"pass", "kontra:valat@3"}),
    (77, deal_at_announcements(), f"{KONTRA}, 1 pass, 2 pass, 3 say:valat, 3 pass, 0 pass", "o--d",
     {"pass"}),
    (78, deal_at_announcements(), "3 pass, 0 pass, 1 say:king_ultimo", "odod", ALWAYS),
]  # fmt: skip


@pytest.mark.parametrize(
    ("deal", "moves", "sides", "allowed"),
    [pytest.param(*row[1:], id=f"SLO-TV-{row[0]}") for row in ROWS],
)
def test_announcements_offered_and_sides_known(
    deal: Deal, moves: str, sides: str, allowed: set[str]
) -> None:
    """SLO-ANN-2, SLO-ANN-4 to SLO-ANN-9, SLO-CALL-4."""
    if moves:
        deal = play_moves(deal, moves)
    assert public(deal) == sides
    assert legal(deal) == allowed


def test_phase_ends_after_three_passes_as_in_slo_tv_71() -> None:
    """SLO-ANN-3."""
    deal = play_moves(
        deal_at_announcements(), f"{KONTRA}, 1 kontra:game, 1 pass, 2 kontra:game, 2 pass"
    )
    deal = play_moves(deal, "3 pass, 0 pass, 1 pass")
    assert deal.playing is not None
    assert deal.speaking is not None
    assert [(item.code, item.level) for item in deal.speaking.items] == [
        ("game", 3),
        ("trula@3", 0),
    ]


def test_all_four_speak_once_as_in_slo_tv_72() -> None:
    """SLO-ANN-2, SLO-ANN-3."""
    deal = play_moves(deal_at_announcements(), "3 pass, 0 pass, 1 pass")
    assert deal.playing is None
    assert play_moves(deal, "2 pass").playing is not None


@pytest.mark.parametrize("code", ["kontra:game", "kontra:trula@3", "say:kings"])
def test_word_after_a_valat_is_refused_for_the_valat(code: str) -> None:
    """SLO-ANN-6: nobody could say that it was never announced."""
    deal = play_moves(deal_at_announcements(), f"{KONTRA}, 1 pass, 2 pass, 3 say:valat, 3 pass")
    with pytest.raises(Refused) as refused:
        play_moves(deal, f"0 {code}")
    assert (refused.value.reason, refused.value.rule) == ("cancelled-by-valat", "SLO-ANN-6")


@pytest.mark.parametrize("code", ["kontra:pagat_ultimo@0"])
def test_hidden_announcer_is_doubled_only_by_player_who_knows_as_in_slo_tv_74(code: str) -> None:
    """SLO-ANN-8."""
    deal = play_moves(deal_at_announcements(pagat=0), "3 pass, 0 say:pagat_ultimo, 0 pass, 1 pass")
    with pytest.raises(Refused) as refused:
        play_moves(deal, f"2 {code}")
    assert refused.value.reason == "side-unknown"


@pytest.mark.parametrize(
    ("contract", "moves", "allowed"),
    [
        pytest.param("solo_two", "", ALWAYS | {PAGAT}, id="SLO-TV-79"),
        pytest.param("beggar", "", {"pass"}, id="SLO-TV-80"),
        pytest.param("beggar", "3 pass", {"pass", GAME}, id="SLO-TV-80 defence"),
    ],
)
def test_contract_without_called_king_has_no_king_ultimo(
    contract: str, moves: str, allowed: set[str]
) -> None:
    deal = play_moves(new_deal({3: "T1 S7 S8"}), f"2 pass, 3 bid:{contract}, 0 pass, 1 pass")
    if contract == "solo_two":
        deal = play_moves(deal, "3 take:1, 3 lay:S7+S8, 3 pass")
    if moves:
        deal = play_moves(deal, moves)
    assert public(deal) == "oood"
    assert legal(deal) == allowed


def test_klop_has_no_announcements() -> None:
    deal = play_moves(new_deal(), "2 pass, 3 pass, 0 pass, 1 bid:klop")
    assert deal.playing is not None
    assert public(deal) == "----"


def test_only_declarers_side_is_known_before_the_call() -> None:
    deal = play_moves(new_deal(), "2 pass, 3 bid:two, 0 pass, 1 pass")
    assert public(deal) == "---d"


def test_ladder_ends_with_the_mordkontra() -> None:
    """SLO-ANN-7."""
    deal = play_moves(
        deal_at_announcements(), "3 pass, 0 kontra:game, 0 pass, 1 kontra:game, 1 pass"
    )
    deal = play_moves(deal, "2 kontra:game, 2 pass, 3 kontra:game, 3 pass")
    assert GAME not in legal(deal)
    with pytest.raises(Refused) as refused:
        play_moves(deal, "0 kontra:game")
    assert refused.value.reason == "ladder-ended"


def test_two_unaware_partners_may_both_announce_as_in_slo_ann_5() -> None:
    deal = play_moves(
        deal_at_announcements(), "3 pass, 0 say:kings, 0 pass, 1 pass, 2 say:kings, 2 pass"
    )
    assert deal.speaking is not None
    assert [item.code for item in deal.speaking.items] == ["game", "kings@0", "kings@2"]
    assert "say:kings" not in legal(play_moves(deal, "3 pass"))
