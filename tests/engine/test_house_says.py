"""The house's announcements and doubling words, by hand; and its play for its promises."""

from collections import Counter
from random import Random

import pytest

from engine import Deal, Kontra, Pass, Say, act, observe
from engine.cards import each
from engine.deal import GAME
from engine.house.choosing import choose
from tests.engine import romanian_cases, slovenian_cases
from tests.engine.build import play_moves
from tests.engine.house_deals import finished_house_deals, one_worker

TWO = "2 bid:two, 3 pass, 0 pass, 1 pass, 2 call:HK, 2 take:1"


def deal_at_announcements(hands: dict[int, str], talon: str = "S7 S8 S9 C7 C8 C9") -> Deal:
    """Seat 2 plays two at Slovenian tarok, has laid away what it took, and is to speak."""
    deal = play_moves(slovenian_cases.new_deal(hands, talon), TWO)
    first, second = each(deal.exchange.sets[0] if deal.exchange else 0)
    code = deal.rules.pack.code
    return play_moves(deal, f"2 lay:{code(first)}+{code(second)}")


PAGAT = "T1 T21 T20 T19 T18 T17 T16 T15 T14 T13 SK SQ"


def test_pagat_is_announced_with_many_trumps() -> None:
    """SLO-ANN-4."""
    assert choose(observe(deal_at_announcements({2: PAGAT}), 2)) == Say("pagat_ultimo")
    few = "T1 T21 T20 T19 T18 T2 T3 SJ DJ CJ SK SQ"
    assert choose(observe(deal_at_announcements({2: few}), 2)) == Pass()


def test_trula_is_announced_by_its_holder() -> None:
    """SLO-ANN-4."""
    assert choose(
        observe(deal_at_announcements({2: "F T21 T1 T9 T8 T7 SK SQ DQ D4 C10 CJ"}), 2)
    ) == Say("trula")
    assert (
        choose(observe(deal_at_announcements({2: "F T21 T2 T9 T8 T7 SK SQ DQ D4 C10 CJ"}), 2))
        == Pass()
    )


def test_promised_pagat_is_kept_for_the_last_trick() -> None:
    """ROM-BON-9: nothing obliges to keep it, but played before it is lost."""
    kept = 0
    for seed in range(40):
        hand = {1: "F T21 T20 T19 T17 T16 T15 T14 T13 T1 SK SQ"}
        deal = romanian_cases.new_deal(hand, carry=romanian_cases.carried_chips(pool=seed % 5))
        deal = play_moves(deal, "1 bid:solo, 2 pass, 3 pass, 0 pass, 1 call:HK")
        rng = Random(seed)
        while deal.turn is not None:
            view = observe(deal, deal.turn)
            offer = rng.choice(view.offers)
            mine = deal.turn == 1
            deal = act(
                deal, deal.turn, choose(view) if mine else offer.nth(rng.randrange(offer.size))
            )
        assert deal.speaking is not None and deal.playing is not None
        assert deal.speaking.announced("pagat")
        kept += deal.rules.pagat in deal.playing.tricks[-1].cards
    assert kept == 40


STRONG_DEFENDER = "F T21 T20 T9 T8 T7 T6 SK CK CQ SQ SJ"
PLAIN_DEFENDER = "T9 T8 T7 T6 DJ D2 DQ H3 H2 CQ SQ SJ"


@pytest.mark.parametrize(("hand", "doubles"), [(STRONG_DEFENDER, True), (PLAIN_DEFENDER, False)])
def test_defender_doubles_with_high_trumps_and_voids(hand: str, doubles: bool) -> None:
    """SLO-ANN-7: contra on the game."""
    deal = play_moves(
        deal_at_announcements({2: "T19 T18 T17 T16 T15 T14 SC D1 D3 C10 CJ H4", 3: hand}), "2 pass"
    )
    statement = choose(observe(deal, 3))
    assert (statement == Kontra(GAME)) is doubles


SURE = "F T21 T20 T19 T18 T17 T16 T15 T14 T13 SK SQ"


def test_only_a_very_strong_declarer_doubles_again() -> None:
    """SLO-ANN-7: recontra is the declaring side's."""
    deal = play_moves(
        deal_at_announcements({2: SURE, 3: "DJ DC DQ"}),
        "2 pass, 3 kontra:game, 3 pass, 0 pass, 1 pass",
    )
    assert choose(observe(deal, 2)) == Kontra(GAME)
    weak = {2: "T21 T18 T14 T11 T9 T6 T5 SK SQ DJ D3 H2"}
    deal = play_moves(deal_at_announcements(weak), "2 pass, 3 kontra:game, 3 pass, 0 pass, 1 pass")
    assert choose(observe(deal, 2)) == Pass()


def test_holder_of_the_fool_doubles_an_announced_trula() -> None:
    """SLO-ANN-7: it can never be made."""
    hands = {2: "T21 T1 T9 T8 T7 T6 SK SQ DQ D3 C10 CJ", 3: "F T2 T3 S10 SJ D1 D2 H4 H3 CQ CC DJ"}
    deal = play_moves(deal_at_announcements(hands), "2 say:trula, 2 pass")
    assert choose(observe(deal, 3)) == Kontra("trula@2")


def test_long_strong_hand_doubles_an_announced_pagat() -> None:
    """SLO-ANN-7."""
    hands = {
        2: "T1 T9 T8 T7 T6 T5 T4 T3 SK SQ DQ D3",
        3: "T21 T20 T19 T18 T17 T16 S10 SJ D1 H4 H3 CC",
    }
    deal = play_moves(deal_at_announcements(hands), "2 say:pagat_ultimo, 2 pass")
    assert Kontra("pagat_ultimo@2") in statements_of(deal, 3)
    hands[3] = "T20 T19 T18 S10 SJ D1 D2 H4 H3 CC CQ DJ"
    deal = play_moves(deal_at_announcements(hands), "2 say:pagat_ultimo, 2 pass")
    assert Kontra("pagat_ultimo@2") not in statements_of(deal, 3)


def statements_of(deal: Deal, player: int) -> list[object]:
    """All statements of a seat until it passes."""
    statements: list[object] = []
    while deal.turn == player:
        statements.append(choose(observe(deal, player)))
        deal = act(deal, player, choose(observe(deal, player)))
    return statements


@one_worker
@pytest.mark.parametrize("game", [("slovenian", 4), ("slovenian", 3), ("romanian", 3)], ids=str)
def test_most_announcements_of_the_house_come_true(game: tuple[str, int]) -> None:
    """SLO-ANN-4, ROM-ANN-3."""
    counts: Counter[str] = Counter()
    for deal in finished_house_deals(game, 150, first=1000):
        items = deal.speaking.items if deal.speaking else ()
        for line in deal.rules.settle(deal).lines:
            if "announced" in line.told and any(item.key == line.key for item in items):
                counts[line.told.rpartition("-")[2]] += 1
    assert counts["made"] > 1.2 * counts["lost"] > 0


@one_worker
def test_contra_on_the_game_mostly_costs_the_declarer() -> None:
    """SLO-ANN-7, ROM-ANN-5: over many deals it is said now and then, and rightly."""
    lost = announced = 0
    for game in (("slovenian", 4), ("krolami", 4), ("slovenian", 3)):
        for deal in finished_house_deals(game, 300, first=1000):
            item = deal.speaking.item(GAME) if deal.speaking else None
            if item is not None and item.level >= 1:
                announced += 1
                lost += not deal.rules.settle(deal).made
    assert announced >= 3
    assert 2 * lost > announced
