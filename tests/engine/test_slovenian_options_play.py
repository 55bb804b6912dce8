"""Options of the Slovenian game that change what may be said and played, move by move."""

from random import Random

import pytest

from engine import BadOption, Deal, act, observe, offers, variant
from engine.games.slovenian.options import OPTIONS
from engine.games.slovenian.radli import Sheet, sheet
from engine.house.choosing import choose
from engine.match import close_deal, closing, next_deal, open_match
from engine.pack import TAROK
from engine.records.read import read
from engine.records.write import write
from engine.refusals import Refused
from engine.sides import public_side
from tests.engine.build import cards, legal, play_moves
from tests.engine.slovenian_cases import (
    ALL,
    KINGS,
    OPTION_SETS,
    SUITS,
    TAKEN,
    deal_at_announcements,
    deal_with_rules,
    deck_with,
    klop,
    pass_announcements,
    phase,
    rules,
)
from tests.laws.playing import random_deal, random_deck, sizes

GAME = variant("slovenian")


def reason(deal: Deal, move: str) -> tuple[str, str]:
    """Why a move is refused, and by which rule."""
    with pytest.raises(Refused) as refused:
        play_moves(deal, move)
    return refused.value.reason, refused.value.rule


def test_holder_of_all_kings_may_call_a_queen() -> None:
    """SLO-OPT-4: her holder is the partner, and she stands in for the king in king ultimo."""
    deal = deal_with_rules(rules(four_kings_call="queen_allowed"), {2: KINGS, 0: "SQ"})
    deal = play_moves(deal, "2 bid:two" + TAKEN)
    assert legal(deal) == {f"call:{suit}{rank}" for suit in "SCDH" for rank in "KQ"}
    deal = play_moves(deal, "2 call:SQ, 2 take:1")
    deal = act(deal, 2, offers(deal, 2)[0].nth(0))
    assert deal.calling is not None and deal.calling.holder == 0
    deal = play_moves(deal, "2 pass, 3 pass")
    assert "say:king_ultimo" in legal(deal)
    deal = pass_announcements(play_moves(deal, "0 say:king_ultimo"))
    assert public_side(deal, 0) == "declaring"
    assert deal.playing is not None and deal.playing.held[0] == cards("SQ")


def test_queen_is_only_for_a_holder_of_all_kings() -> None:
    """SLO-OPT-4: three kings are not enough, and by default nobody calls a queen."""
    deal = deal_with_rules(
        rules(four_kings_call="queen_allowed"), {2: KINGS.replace("HK ", ""), 3: "HK"}
    )
    deal = play_moves(deal, "2 bid:two" + TAKEN)
    assert legal(deal) == {"call:SK", "call:CK", "call:DK", "call:HK"}
    assert reason(deal, "2 call:SQ") == ("all-kings-needed", "SLO-OPT-4")
    usual = play_moves(deal_with_rules(rules(), {2: KINGS}), "2 bid:two" + TAKEN)
    assert reason(usual, "2 call:SQ") == ("not-a-king", "SLO-CALL-1")


@pytest.mark.parametrize(
    ("trumps", "may"),
    [("T21", True), ("F", True), ("T9 T8", True), ("T1 T2", True), ("T10 T2", False),
     ("T9 F", False), ("T2 T3 T4", False)],
)  # fmt: skip
def test_weak_hand_may_have_the_deal_annulled(trumps: str, may: bool) -> None:
    """SLO-OPT-5: one trump, or two that are both below T10; in the auction, on one's turn."""
    hand = f"{trumps} {' '.join(SUITS.split()[: 12 - len(trumps.split())])}"
    deal = deal_with_rules(rules(weak_hand_redeal="weak"), {3: hand})
    assert reason(deal, "3 redeal")[0] == "not-your-turn"
    deal = play_moves(deal, "2 bid:two")
    assert ("redeal" in legal(deal)) is may
    if not may:
        assert reason(deal, "3 redeal") == ("weak-hand-only", "SLO-OPT-5")
        return
    end = play_moves(deal, "3 redeal")
    view = observe(end, None)
    assert end.over and (view.ended, view.ended_by) == ("annulled", 3)
    assert view.exposed == (0, 0, 0, deal.hands[3])


@pytest.mark.parametrize(("compels", "next_one"), [("both", True), ("zero_score", False)])
def test_annulled_deal_is_repeated_like_a_void_one(compels: str, next_one: bool) -> None:
    """SLO-OPT-5, SLO-DEAL-6, SLO-SEAT-5 and SLO-BID-9(b): same dealer, nothing scored."""
    chosen = rules(weak_hand_redeal="weak", compulsory_klop=compels)
    hand = "T5 " + " ".join(SUITS.split()[:11])
    match = open_match(chosen, scores=(5, 0, 0, 0), carry=Sheet((1, 0, 0, 0)))
    deal = next_deal(match, TAROK.deck(deck_with({2: hand})))
    match = close_deal(match, play_moves(deal, "2 redeal"))
    assert (match.dealer, match.scores, match.finished) == (0, (5, 0, 0, 0), 0)
    assert match.carry == Sheet((1, 0, 0, 0), compulsory=next_one)


def test_forehand_may_annul_in_place_of_naming() -> None:
    """SLO-OPT-5: with the right they need not name a contract; they still cannot pass."""
    hand = "T5 " + " ".join(SUITS.split()[:11])
    deal = play_moves(
        deal_with_rules(rules(weak_hand_redeal="weak"), {1: hand}), "2 pass, 3 pass, 0 pass"
    )
    assert "redeal" in legal(deal) and "pass" not in legal(deal)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_compulsory_klop_needs_no_auction_by_option(players: int) -> None:
    """SLO-OPT-8: klop is played at once, forehand leads, and nobody is the declarer."""
    chosen = rules(players, compulsory_klop_form="no_auction")
    deal = deal_with_rules(chosen, compulsory=True)
    assert (phase(deal), deal.turn, deal.bidding.declarer) == ("play", 1, None)
    assert deal.contract is chosen.contracts["klop"]
    assert phase(deal_with_rules(chosen)) == "auction"


@pytest.mark.parametrize(("value", "leader"), [("by_contract", 1), ("announcer", 3)])
def test_announcer_of_a_valat_leads(value: str, leader: int) -> None:
    """SLO-OPT-18: by default forehand, in a solo with exchange (SLO-PLAY-1)."""
    deal = deal_at_announcements(rules(announced_valat_leader=value), {})
    assert pass_announcements(deal).turn == 1
    assert pass_announcements(play_moves(deal, "2 pass, 3 say:valat")).turn == leader


def test_card_of_an_announced_ultimo_lies_open() -> None:
    """SLO-OPT-19: from the announcement until it is played; by default it is not shown."""
    for value, seen in (("on", cards("T1")), ("off", 0)):
        deal = deal_at_announcements(rules(ultimo_card_open=value), {3: "T1 T20 T19"})
        assert observe(deal, None).face_up == (0, 0, 0, 0)
        deal = play_moves(deal, "2 pass, 3 say:pagat_ultimo")
        assert observe(deal, None).face_up == (0, 0, 0, seen)
        deal = pass_announcements(deal)
        while deal.turn is not None and deal.hands[3] & cards("T1"):
            assert observe(deal, 1).face_up[3] == seen
            deal = act(deal, deal.turn, offers(deal, deal.turn)[0].nth(0))
        assert observe(deal, None).face_up == (0, 0, 0, 0)


def test_solo_without_has_announcements_by_option() -> None:
    """SLO-OPT-20: bonuses but king ultimo, for whom nobody is called."""
    for value, codes in (("on", {"say:trula", "say:kings", "say:valat"}), ("off", set())):
        deal = deal_with_rules(rules(solo_without_bonuses=value), {2: "T2", 0: "T1"})
        deal = play_moves(deal, "2 bid:solo_without" + TAKEN)
        assert legal(deal) == {"pass"} | codes


def test_kontra_to_klop_is_said_by_one_player() -> None:
    """SLO-OPT-21: in the order of play from forehand, until one does; nobody answers."""
    deal = klop(rules(klop_kontra="on"))
    for player in (1, 2, 3):
        assert (phase(deal), deal.turn, legal(deal)) == ("kontra", player, {"pass", "kontra:game"})
        silent, deal = play_moves(deal, f"{player} pass"), play_moves(deal, f"{player} kontra:game")
        assert (phase(deal), deal.turn) == ("play", 1)
        assert observe(deal, None).game_level == 1
        deal = silent
    assert phase(play_moves(deal, "0 pass")) == "play"
    assert phase(klop(rules())) == "play"
    assert phase(klop(rules(3, klop_kontra="on"), 3)) == "kontra"


def test_klop_has_no_kontra_in_a_game_without_kontra() -> None:
    """SLO-OPT-21 against SLO-OPT-32."""
    with pytest.raises(BadOption, match="no kontra"):
        rules(klop_kontra="on", max_kontra_level="0")
    assert rules(klop_kontra="on", max_kontra_level="1")


def test_gift_of_a_trick_lies_open_before_it() -> None:
    """SLO-OPT-23: six gifts, each seen before its trick; winner and amount are the same."""
    early, late = klop(rules(klop_gift_reveal="before_trick")), klop(rules())
    while early.turn is not None:
        view, usual = observe(early, None), observe(late, None)
        tricks = len(view.tricks)
        assert view.gift_ahead == (early.talon[tricks] if tricks < 6 else 0)
        assert (usual.gift_ahead, usual.gifts) == (0, view.gifts)
        action = offers(early, early.turn)[0].nth(0)
        player = early.turn
        early, late = act(early, player, action), act(late, player, action)
    assert early.rules.settle(early) == late.rules.settle(late)


HIGH = "F T21 T20 T19 T18 T17 T16 T15 SK SQ"


@pytest.mark.parametrize("order", ["any", "pagat_last"])
def test_colour_valat_leads_its_suits_first(order: str) -> None:
    """SLO-OPT-30: trumps may be led once no suit card is left; following is as ever."""
    hands = {2: "F T21 T20 T19 T18 T17 T16 T15 T14 T13 SK CK"}
    for value, trumps in (("on", False), ("off", True)):
        chosen = rules(color_valat_suits_first=value, emperor_order=order)
        deal = play_moves(deal_with_rules(chosen, hands), "2 bid:color_valat_without" + TAKEN)
        deal = pass_announcements(deal)
        assert ("play:T20" in legal(deal)) is trumps
        if not trumps:
            assert reason(deal, "2 play:T20") == ("suits-first", "SLO-OPT-30")
            assert legal(deal) == {"play:SK", "play:CK"}
    solo = pass_announcements(
        play_moves(
            deal_with_rules(rules(color_valat_suits_first="on"), hands),
            "2 bid:valat_without" + TAKEN,
        )
    )
    assert "play:T20" in legal(solo)


def test_trumps_are_led_when_the_suits_are_gone() -> None:
    """SLO-OPT-30."""
    hands = {2: "F T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 SK"}
    chosen = rules(color_valat_suits_first="on")
    deal = pass_announcements(
        play_moves(deal_with_rules(chosen, hands), "2 bid:color_valat_without" + TAKEN)
    )
    deal = play_moves(deal, "2 play:SK")
    while deal.turn != 2:
        assert deal.turn is not None
        deal = act(deal, deal.turn, offers(deal, deal.turn)[0].nth(0))
    assert len(legal(deal)) == 11


def test_three_of_three_players_is_forehands_after_two_passes() -> None:
    """SLO-OPT-39: so forehand speaks last; they may also pass, and then klop is played."""
    deal = deal_with_rules(rules(3, three_player_three="forehand_only"))
    assert deal.turn == 2 and "bid:three" not in legal(deal)
    assert reason(deal, "2 bid:three") == ("forehand-only", "SLO-OPT-39")
    assert "bid:three" not in legal(play_moves(deal, "2 bid:two, 0 pass"))
    last = play_moves(deal, "2 pass, 0 pass")
    assert (last.turn, legal(last)) == (
        1, {"pass", "bid:three", "bid:two", "bid:one", "bid:beggar"})  # fmt: skip
    assert play_moves(last, "1 pass").contract is deal.rules.contracts["klop"]
    won = play_moves(last, "1 bid:three")
    assert (phase(won), won.bidding.declarer) == ("raise", 1)
    assert "bid:three" not in legal(
        play_moves(deal_with_rules(deal.rules, compulsory=True), "2 pass, 0 pass")
    )


def test_any_price_of_an_open_radlo_may_stand_in_a_record() -> None:
    """SLO-OPT-35: any whole number >= 0; the lobby offers three of them."""
    assert (
        closing(open_match(rules(radlo_end_value="30"), carry=Sheet((1, 0, 0, 0)))).scores[0] == -30
    )
    for wrong in ("-1", "030", "x", "1.5"):
        with pytest.raises(BadOption):
            rules(radlo_end_value=wrong)


def test_radli_that_cost_nothing_at_the_end_are_still_kept() -> None:
    """SLO-OPT-35: a record may carry them, and they double."""
    chosen = rules(radlo_end_value="0")
    played = random_deal(chosen, Random(1))
    text = write(chosen, Sheet((1, 0, 2, 0)), (0,) * 4, 0, played.deck, [])
    assert sheet(read(text).match.carry).radli == (1, 0, 2, 0)


EVERYTHING = {option.key: option.values[1] for option in OPTIONS} | {"match_end": "skis_round"}
EVERYTHING |= {"max_kontra_level": "2", "compulsory_klop": "both", "radlo_end_value": "50"}


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", [*OPTION_SETS, ALL, EVERYTHING], ids=lambda o: "+".join(o)[:60])
@sizes(2, 8)
def test_deals_end_and_the_house_copes(players: int, options: dict[str, str], deals: int) -> None:
    """Random deals never get stuck, and the house plays matches to the end."""
    chosen = rules(players, **options)
    for seed in range(2 * deals):
        end = random_deal(chosen, Random(seed)).end
        assert end.over and len(chosen.settle(end).scores) == players
    match, rng = open_match(chosen), Random(players)
    for _ in range(deals):
        deal = next_deal(match, random_deck(chosen, rng))
        while deal.turn is not None:
            deal = act(deal, deal.turn, choose(observe(deal, deal.turn)))
        match = close_deal(match, deal)
    assert min(sheet(match.carry).radli) >= 0
