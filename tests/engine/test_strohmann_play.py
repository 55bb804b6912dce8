"""Random deals of Straw Man Tarock: what holds in all of them, with every table option."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from engine import Action, Deal, Play, Refused, act, encode, observe, offers
from engine.acting import open_deal
from engine.actions import Bid, Pass, actions_of, admitted
from engine.cards import Cards, each, union
from engine.house.choosing import choose
from engine.legality import why_not
from engine.pack import TAROK
from engine.registry import variant
from engine.rules import Rules
from tests.engine.strohmann_cases import (
    DEALER,
    DOCUMENT,
    FOREHAND,
    IN_ORDER,
    RULES,
    STROHMANN,
    bonuses,
    cards,
    deal_in_play,
    final_scores,
    legal,
    new_deal,
    pile,
    pile_with_points,
    play_moves,
    rules_with,
)
from tests.games.strohmann_reckoner import Game
from tests.laws.playing import sizes

some_deals = sizes(40, 200)


class Played(NamedTuple):
    """A random deal: the deck, every step with its player, and the end."""

    deck: tuple[Cards, ...]
    steps: tuple[tuple[Deal, int, Action], ...]
    end: Deal

    @property
    def moves(self) -> list[tuple[int, str]]:
        return [(player, encode(TAROK, action)) for _, player, action in self.steps]


def random_options(rng: Random) -> dict[str, str]:
    """Some options away from their defaults."""
    return {option.key: rng.choice(option.values) for option in STROHMANN.options}


def random_deal(rules: Rules, rng: Random) -> Played:
    """A deal in which everybody does what chance will have."""
    deck = list(IN_ORDER)
    rng.shuffle(deck)
    deal = open_deal(rules, tuple(deck), rng.randrange(2))
    steps = []
    while deal.turn is not None:
        offer = rng.choice(offers(deal, deal.turn))
        action = offer.nth(rng.randrange(offer.size))
        steps.append((deal, deal.turn, action))
        deal = act(deal, deal.turn, action)
    return Played(tuple(deck), tuple(steps), deal)


def random_deals(number: int) -> Iterator[Played]:
    """Half of them with the default rules, half with options at random."""
    for seed in range(number):
        rng = Random(seed)
        yield random_deal(rules_with(**random_options(rng)) if seed % 2 else RULES, rng)


@some_deals
def test_piles_have_their_tops_and_all_cards_are_played(deals: int) -> None:
    """STR-PLAY-7, STR-STRAW-2, STR-STRAW-5, STR-STRAW-7: from the first turning to the last."""
    for played in random_deals(deals):
        for deal in (*(deal for deal, _, _ in played.steps), played.end):
            if deal.playing is not None and not deal.playing.trick:
                check_tops(deal)
        if not played.end.ended:
            assert played.end.playing is not None and len(played.end.playing.tricks) == 27
            assert not any(played.end.hands)


def check_tops(deal: Deal) -> None:
    assert deal.straw is not None
    for tops, piles in zip(deal.straw.tops, deal.straw.hidden, strict=True):
        for top, pile_ in zip(tops, piles, strict=True):
            assert bool(top) or not pile_
            assert not top & (TAROK.trumps | deal.rules.kings)


def test_unoffered_move_is_refused_with_a_rule_number() -> None:
    text = DOCUMENT.read_text("utf-8")
    universe = [Pass(), Bid("take"), Bid("simple"), Bid("three"), *map(Play, IN_ORDER)]
    universe += [Play(card, call) for card in IN_ORDER for call in ("ros", "topschin")]
    reasons = set()
    for seed, played in enumerate(random_deals(60)):
        rng = Random(seed)
        for deal, player, _ in (*rng.sample(played.steps, 2), (played.end, 0, Pass())):
            for action in universe:
                refused = why_not(deal, player, action)
                assert (refused is None) == admitted(offers(deal, player), action)
                if refused is not None:
                    assert f"{refused.rule}" in text and refused.rule.startswith("STR-")
                    reasons.add(refused.reason)
                    assert "{" not in str(refused)
    assert reasons == {
        "deal-over", "not-now", "not-in-hand", "must-follow", "must-trump", "no-such-call",
        "no-such-contract",
    }  # fmt: skip


@sizes(60, 400)
def test_score_agrees_with_the_second_scorer(deals: int) -> None:
    for played in random_deals(deals):
        end = played.end
        settlement = end.rules.settle(end)
        if end.rules.options["score_style"] == "zero_sum":
            assert sum(settlement.scores) == 0
        else:
            assert min(settlement.scores) >= 0
        codes = [TAROK.code(card) for card in played.deck]
        game = Game(end.dealer, codes, played.moves, dict(end.rules.options))
        assert tuple(game.scores) == settlement.scores


def hidden_cards(deal: Deal, viewer: int | None) -> list[tuple[str, int, Cards]]:
    """The cards that a viewer does not see, with where they are (STR-SEE-1)."""
    assert deal.straw is not None
    places = [("hand", player, card) for player in (0, 1) if player != viewer
             for card in each(deal.hands[player] & ~deal.straw.turned[player])]  # fmt: skip
    return places + [("pile", player, card) for player in (0, 1)
                    for pile_ in deal.straw.hidden[player] for card in pile_]  # fmt: skip


def swap_cards(deal: Deal, first: Cards, second: Cards) -> Deal:
    """The deal with the two cards exchanged."""
    both = first | second

    def turn(cards: Cards) -> Cards:
        return cards ^ both if (cards & both).bit_count() == 1 else cards

    assert deal.straw is not None
    hidden = tuple(tuple(tuple(map(turn, p)) for p in piles) for piles in deal.straw.hidden)
    straw = deal.straw._replace(hidden=hidden)
    return deal._replace(
        hands=tuple(map(turn, deal.hands)),
        dealt=tuple(map(turn, deal.dealt)),
        talon=tuple(map(turn, deal.talon)),
        straw=straw,
    )


@some_deals
def test_unseen_cards_may_change_places_unnoticed(deals: int) -> None:
    """STR-SEE-1, STR-DEAL-4."""
    swaps = 0
    for seed, played in enumerate(random_deals(deals)):
        rng = Random(seed)
        for deal, player, _ in rng.sample(played.steps, min(5, len(played.steps))):
            for viewer in (None, 0, 1):
                hidden = hidden_cards(deal, viewer)
                if len(hidden) < 2:
                    continue
                (_, _, first), (_, _, second) = rng.sample(hidden, 2)
                after = swap_cards(deal, first, second)
                if _other_on_turn(deal, viewer):
                    after = _same_offers(deal, after)
                assert observe(after, viewer) == observe(deal, viewer)
                if viewer == player:
                    assert choose(observe(after, player)) == choose(observe(deal, player))
                swaps += 1
    assert swaps > 5 * deals


def _other_on_turn(deal: Deal, viewer: int | None) -> bool:
    return deal.playing is not None and deal.turn != viewer


def _same_offers(deal: Deal, after: Deal) -> Deal:
    """The other's legal cards are kept in the deal, and are no part of the view."""
    return after._replace(playing=deal.playing)


@sizes(20, 200)
def test_house_has_a_legal_move_everywhere(deals: int) -> None:
    for played in random_deals(deals):
        for deal, player, _ in played.steps:
            view = observe(deal, player)
            assert admitted(view.offers, choose(view))


def scores_with(seed: int, house: tuple[int, ...]) -> tuple[int, ...]:
    """The score of a deal when these seats are the house's and the others play at random."""
    rng = Random(seed)
    deck = list(IN_ORDER)
    rng.shuffle(deck)
    deal = new_deal(deck=tuple(deck))
    while deal.turn is not None:
        action = choose(observe(deal, deal.turn))
        if deal.turn not in house and deal.playing is not None:
            action = rng.choice(list(actions_of(offers(deal, deal.turn))))
        deal = act(deal, deal.turn, action)
    return deal.rules.settle(deal).scores


@sizes(40, 100)
def test_house_plays_better_than_chance(deals: int) -> None:
    total = [0, 0]
    for seed in range(deals):
        house = seed % 2
        scores = scores_with(seed, (house,))
        total[0] += scores[house]
        total[1] += scores[1 - house]
    assert total[0] > 2 * total[1]


def test_house_calls_rostopschin() -> None:
    deal = deal_in_play(("T2 T3", "T17 T18"), trick=9)
    seen = []
    while deal.turn is not None:
        action = choose(observe(deal, deal.turn))
        seen.append(encode(TAROK, action))
        deal = act(deal, deal.turn, action)
    assert {"play:T17+ros", "play:T18+topschin"} & set(seen)


# The auction and the table options ---------------------------------------------------------


def test_forehand_is_asked_first_and_the_taker_is_declarer() -> None:
    """STR-BID-1, STR-BID-2, STR-PLAY-1."""
    deal = new_deal()
    assert deal.turn == FOREHAND and legal(deal) == {"pass", "bid:take"}
    taken = play_moves(deal, "1 bid:take")
    assert (taken.bidding.declarer, taken.turn) == (FOREHAND, FOREHAND)
    second = play_moves(deal, "1 pass")
    assert second.turn == DEALER and legal(second) == {"pass", "bid:take"}
    second = play_moves(second, "0 bid:take")
    assert (second.bidding.declarer, second.turn) == (DEALER, FOREHAND)
    nobody = play_moves(deal, "1 pass, 0 pass")
    assert nobody.contract is not None and nobody.contract.key == "simple"
    assert (nobody.bidding.declarer, nobody.turn) == (None, FOREHAND)


def test_cards_are_dealt_as_documented() -> None:
    """STR-DEAL-2, STR-DEAL-3, STR-SEE-1."""
    deal = new_deal()
    assert deal.hands[FOREHAND] & union(IN_ORDER[:6]) == union(IN_ORDER[:3])
    assert [hand.bit_count() for hand in deal.hands] == [15, 15]
    assert deal.straw is not None
    assert deal.straw.hidden[FOREHAND][0] == IN_ORDER[30:34]
    assert deal.straw.hidden[DEALER][0] == IN_ORDER[34:38]
    assert deal.straw.hidden[FOREHAND][2] == IN_ORDER[46:50]
    view = observe(deal, FOREHAND)
    assert view.straw is not None
    assert view.straw.hidden == ((4, 4, 4), (4, 4, 4))
    assert view.hand_sizes == (15, 15)


def test_match_is_of_six_deals_or_another_even_number() -> None:
    """STR-MATCH-1."""
    assert RULES.length == 6
    (deals,) = [option for option in variant("strohmann").options if option.key == "deals"]
    assert sorted(map(int, deals.values)) == [2, 4, 6, 8, 10, 12, 16, 20]
    assert not deals.admits("3")


def test_first_lead_is_set_by_option() -> None:
    """STR-PLAY-1."""
    rules = rules_with(first_lead="declarer")
    assert play_moves(new_deal(rules), "1 pass, 0 bid:take").turn == DEALER
    assert play_moves(new_deal(rules), "1 bid:take").turn == FOREHAND
    assert play_moves(new_deal(rules), "1 pass, 0 pass").turn == FOREHAND


def test_deal_that_both_pass_is_set_by_option() -> None:
    """STR-BID-2: a deal that is thrown in scores nothing and does not count."""
    deal = play_moves(new_deal(rules_with(both_pass="throw_in_next_dealer")), "1 pass, 0 pass")
    assert deal.over and deal.ended == "passed_out"
    assert deal.rules.settle(deal).scores == (0, 0)
    assert not deal.rules.counts(deal)
    assert RULES.counts(deal._replace(ended=""))


@pytest.mark.parametrize("options, points, declarer, score", [
    ({"simple_value": "1"}, 40, None, (1, 0)),
    ({"high_tier_simple": "true"}, 45, None, (3, 0)),
    ({"high_tier_simple": "true"}, 44, None, (2, 0)),
    ({"high_tier_defender": "25"}, 26, DEALER, (0, 4)),
    ({"high_tier_defender": "25"}, 25, DEALER, (0, 5)),
    ({"high_tier_defender": "off"}, 1, DEALER, (0, 4)),
    ({"score_style": "zero_sum"}, 40, DEALER, (3, -3)),
    ({"score_style": "zero_sum"}, 20, DEALER, (-5, 5)),
])  # fmt: skip
def test_score_table_changes_by_option(
    options: dict[str, str], points: int, declarer: int | None, score: tuple[int, int]
) -> None:
    """STR-SCORE-1, STR-SCORE-2, STR-SCORE-5."""
    declarer_pile = pile_with_points(points)
    taken = (declarer_pile, TAROK.whole & ~declarer_pile)
    assert final_scores(taken, declarer, rules_with(birds="none", **options)) == score


def test_valat_scores_by_option() -> None:
    """STR-SCORE-3."""
    rules = rules_with(birds="none", valat_mode="add")
    assert final_scores((0, TAROK.whole), FOREHAND, rules) == (0, 16)
    assert final_scores((0, TAROK.whole), DEALER, rules) == (0, 17)


def test_birds_score_by_option() -> None:
    """STR-BON-1 to STR-BON-4."""
    deal = play_moves(deal_in_play(("T5", "T1"), trick=27), "1 play:T1, 0 play:T5")
    assert bonuses(deal) == {"pagat": DEALER}
    assert bonuses(deal._replace(rules=rules_with(bird_capture="false"))) == {}
    assert bonuses(deal._replace(rules=rules_with(birds="uhu+kakadu"))) == {}
    quapil = play_moves(deal_in_play(("T5 S7", "T4 S8"), trick=24), "1 play:T4, 0 play:T5")
    assert bonuses(quapil) == {}
    assert bonuses(quapil._replace(rules=rules_with(birds="quapil"))) == {"quapil": DEALER}


@pytest.mark.parametrize("option, got", [("automatic", {"rostopschin": FOREHAND}), ("off", {})])
def test_rostopschin_scores_by_option(option: str, got: dict[str, int]) -> None:
    """STR-BON-5."""
    deal = deal_in_play(("T2 T3 T4", "T17 T18 C7"), trick=9, rules=rules_with(rostopschin=option))
    assert "play:T17+ros" not in legal(deal)
    deal = play_moves(deal, "1 play:T17, 0 play:T2, 1 play:T18, 0 play:T3")
    assert bonuses(deal) == got


def test_cards_in_tricks_score_by_option() -> None:
    """Section 13: trull, kings, the Mond taken with the Sküs."""
    declarer_pile = pile(26, 60, inside="F T21 T1 SK CK DK HK")
    taken = (declarer_pile, TAROK.whole & ~declarer_pile)
    for key, score in (("trull_in_tricks", 3), ("kings_in_tricks", 3)):
        assert final_scores(taken, None, rules_with(birds="none", **{key: "1"})) == (score, 0)
    deal = play_moves(deal_in_play(("F C7", "T21 C8"), trick=9), "1 play:T21, 0 play:F")
    assert bonuses(deal._replace(rules=rules_with(mond_capture="2"))) == {"mond": DEALER}


def test_card_under_a_top_cannot_be_played() -> None:
    """STR-STRAW-4."""
    deal = deal_in_play(("C8", "S8"), tops=("", "H2"), hidden=("", "DJ"))
    refused = why_not(deal, FOREHAND, Play(cards("DJ")))
    assert isinstance(refused, Refused)
    assert (refused.reason, refused.rule) == ("not-in-hand", "STR-STRAW-4")


def test_turned_card_is_known_until_played() -> None:
    """STR-SEE-1."""
    deal = deal_in_play(("C8 C9 T2", "S8 S9"), tops=("", "H2"), hidden=("", "T5 DJ"))
    deal = play_moves(deal, "1 play:H2, 0 play:T2, 0 play:C8")
    for viewer in (None, DEALER, FOREHAND):
        view = observe(deal, viewer)
        assert view.straw is not None and view.straw.known == (0, cards("T5"))
        assert view.hand_sizes == (1, 3)
    deal = play_moves(deal, "1 play:T5")
    view = observe(deal, DEALER)
    assert view.straw is not None and view.straw.known == (0, 0)
