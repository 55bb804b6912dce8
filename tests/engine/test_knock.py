"""Cut and knock: the pack is cut, or dealt in another way; piles are chosen unseen.

The options are SLO-OPT-1, ROM-OPT-7 and POL-DEAL-5.
"""

from random import Random

import pytest

from engine import Deal, Rules, act, observe, offers, open_deal, variant, why_not
from engine.actions import KNOCK, Action, Cut, Method, NumberOffer, Pile, Word, actions_of
from engine.cards import Cards, union
from engine.codec import encode
from engine.house.choosing import choose as house
from engine.match import close_deal, open_match
from engine.phases.cut import lifted
from engine.records.digest import digest
from engine.records.read import BadRecord, read
from engine.records.write import write
from tests.engine.knocking import RULES, TABLES, knock, open_shuffled_deal, shuffled_deck
from tests.laws.playing import random_deal

ROMANIAN = RULES["romanian", 4]


def reason(deal: Deal, action: Action) -> tuple[str, str] | None:
    """Why the player on turn may not do that, and by which rule."""
    assert deal.turn is not None
    refused = why_not(deal, deal.turn, action)
    return (refused.reason, refused.rule) if refused else None


def places(deck: tuple[Cards, ...], hand: Cards) -> list[int]:
    """The places of a hand's cards in the pack, counted from 1 as the documents do."""
    return [place for place, card in enumerate(deck, 1) if card & hand]


@TABLES
def test_player_after_forehand_cuts(rules: Rules) -> None:
    """SLO-DEAL-1, ROM-DEAL-2, POL-DEAL-1: seat 2, whose cut changes the deck and nothing else."""
    deal = open_shuffled_deal(rules)
    assert deal.turn == 2
    deck = shuffled_deck(rules)
    after = act(deal, 2, Cut(20))
    usual = rules.share(deck[20:] + deck[:20], 0)
    assert (after.dealt, after.talon) == (usual.hands, usual.talon)


@pytest.mark.parametrize(("players", "most"), [(4, 49), (3, 37)])
def test_cut_leaves_five_cards_in_each_part(players: int, most: int) -> None:
    """ROM-DEAL-3, TV-DEAL-5."""
    deal = open_shuffled_deal(RULES["romanian", players])
    for number in (5, most):
        assert act(deal, 2, Cut(number)).hands != deal.hands
    for number in (0, 4, most + 1, 54):
        assert reason(deal, Cut(number)) == ("cut-too-thin", "ROM-DEAL-3")


def test_other_games_need_one_card_in_each_part() -> None:
    """SLO-DEAL-1: a cut at 1 to 53."""
    (cut, knock) = offers(open_shuffled_deal(RULES["slovenian", 4]), 2)
    assert cut == NumberOffer(Cut, 1, 53)
    assert knock.keys == (KNOCK,)


def test_after_a_knock_forehand_chooses_the_way() -> None:
    """ROM-DEAL-4: the pack is left uncut, and seat 1 chooses one of four ways."""
    deal = knock(ROMANIAN, None)
    assert deal.turn == 1
    keys = [encode(ROMANIAN.pack, action) for action in actions_of(offers(deal, 1))]
    assert keys == ["method:six", "method:twelve", "method:abeles", "method:ladder"]
    assert reason(deal, Method("thirteen")) == ("no-such-method", "ROM-DEAL-4")


def test_six_after_a_knock_is_the_usual_deal() -> None:
    """ROM-DEAL-6, TV-DEAL-4: seat 3 receives p19-p24 and p43-p48."""
    deal = knock(ROMANIAN, "six")
    assert places(shuffled_deck(ROMANIAN), deal.dealt[3]) == [*range(19, 25), *range(43, 49)]
    assert deal.talon == shuffled_deck(ROMANIAN)[:6]


def test_abeles_deals_in_its_way() -> None:
    """TV-DEAL-1."""
    deal, deck = knock(ROMANIAN, "abeles"), shuffled_deck(ROMANIAN)
    assert places(deck, deal.dealt[1]) == [*range(7, 13), *range(49, 55)]
    assert places(deck, deal.dealt[2]) == list(range(13, 25))
    assert places(deck, deal.dealt[0]) == list(range(37, 49))


def test_abeles_deals_to_three() -> None:
    """ROM-DEAL-6: p7-12 and p37-42 to seat 1, p13-24 to seat 2, p25-36 to seat 0."""
    rules = RULES["romanian", 3]
    deal, deck = knock(rules, "abeles"), shuffled_deck(rules)
    assert places(deck, deal.dealt[1]) == [*range(7, 13), *range(37, 43)]
    assert places(deck, deal.dealt[2]) == list(range(13, 25))
    assert places(deck, deal.dealt[0]) == list(range(25, 37))


def test_ladder_deals_in_its_way() -> None:
    """TV-DEAL-2."""
    deal, deck = knock(ROMANIAN, "ladder"), shuffled_deck(ROMANIAN)
    assert places(deck, deal.dealt[1]) == [7, 11, 12, 19, 20, 21, 31, 32, 33, 43, 44, 51]
    assert places(deck, deal.dealt[0]) == [10, 17, 18, 28, 29, 30, 40, 41, 42, 49, 50, 54]


def test_ladder_deals_to_three() -> None:
    """TV-DEAL-3."""
    rules = RULES["romanian", 3]
    deal, deck = knock(rules, "ladder"), shuffled_deck(rules)
    assert places(deck, deal.dealt[1]) == [7, 10, 11, 16, 17, 18, 25, 26, 27, 34, 35, 40]
    assert places(deck, deal.dealt[0]) == [9, 14, 15, 22, 23, 24, 31, 32, 33, 38, 39, 42]


@TABLES
def test_piles_are_chosen_in_turn_and_the_last_player_takes_what_is_left(rules: Rules) -> None:
    """SLO-DEAL-5, ROM-DEAL-7, POL-DEAL-4."""
    deal = knock(rules, "twelve" if rules.variant == "romanian" else None)
    deck, order = shuffled_deck(rules), deal.order
    wanted = (2, 4, 1, 3) if len(order) == 4 else (2, 3, 1)
    for player, number in zip(order, wanted, strict=True):
        assert deal.turn == player
        assert not any(deal.hands), "nobody holds a card before all piles are taken"
        deal = act(deal, player, Pile(number))
    for player, number in zip(order, wanted, strict=True):
        first = 6 + 12 * (number - 1)
        assert deal.dealt[player] == union(deck[first : first + 12])
    assert deal.talon == deck[:6]


def test_pile_is_taken_once() -> None:
    """SLO-DEAL-5: one of the piles still lying there."""
    deal = act(knock(RULES["slovenian", 4], None), 1, Pile(2))
    codes = [encode(deal.rules.pack, action) for action in actions_of(offers(deal, 2))]
    assert codes == ["pile:1", "pile:3", "pile:4"]
    assert reason(deal, Pile(2)) == ("pile-taken", "SLO-DEAL-5")
    assert reason(deal, Pile(5)) == ("no-such-pile", "SLO-DEAL-5")


def test_three_players_of_the_slovenian_game_never_knock() -> None:
    """SLO-DEAL-5: not in 3p."""
    rules = variant("slovenian").build(3, {"knock": "on"})
    assert open_shuffled_deal(rules).cutting is None


@TABLES
def test_views_do_not_depend_on_the_pack_before_it_is_dealt(rules: Rules) -> None:
    """ROM-DEAL-7: the choice is unseen, so with any other pack all would look the same."""
    first_deal, second_deal = open_shuffled_deal(rules, seed=1), open_shuffled_deal(rules, seed=2)
    steps = 0
    while not any(first_deal.hands):
        for viewer in (None, *range(rules.players)):
            assert observe(first_deal, viewer) == observe(second_deal, viewer)
        assert first_deal.turn is not None and first_deal.turn == second_deal.turn
        last = list(actions_of(offers(first_deal, first_deal.turn)))[
            -1
        ]  # a knock, the ladder, a pile
        chosen = Method("twelve") if isinstance(last, Method) else last
        first_deal, second_deal = (
            act(first_deal, first_deal.turn, chosen),
            act(second_deal, second_deal.turn, chosen),
        )
        steps += 1
    assert steps > len(first_deal.order)


def test_hand_without_trumps_is_found_once_the_piles_are_taken() -> None:
    """SLO-DEAL-6: void, and the same dealer deals a compulsory klop deal."""
    rules = RULES["slovenian", 4]
    trumps = [card for card in shuffled_deck(rules) if card & rules.pack.trumps]
    plain = [card for card in shuffled_deck(rules) if not card & rules.pack.trumps]
    deck = (*trumps[:6], *plain[:12], *trumps[6:], *plain[12:])
    match = open_match(rules)
    deal = act(open_deal(rules, deck, 0, match.carry), 2, Word(KNOCK))
    for player, number in zip(deal.order, (2, 1, 3, 4), strict=True):
        assert not deal.void
        deal = act(deal, player, Pile(number))
    assert deal.over and 2 in deal.void
    after = close_deal(match, deal)
    assert after.carry.compulsory and after.dealer == 0


@TABLES
def test_deal_is_written_with_its_way_and_read_again(rules: Rules) -> None:
    """docs/records.md: the deck is the pack after the cut, a knock stands on the deal line."""
    methods = set()
    for seed in range(80):
        played = random_deal(rules, Random(seed))
        end = played.end
        scores = (0,) * rules.players
        text = write(rules, end.carry, scores, end.dealer, played.deck, played.moves)
        line = next(line for line in text.splitlines() if line.startswith("deal "))
        methods.add(line.partition(" method=")[2])
        assert "cut:" not in text and "knock\n" not in text
        assert digest(read(text).deals[0]) == digest(end)
    assert methods == {"", *(rules.knock.methods if rules.knock else ())}


def record(rules: Rules, line: str, deck: tuple[Cards, ...], *moves: str) -> str:
    option = "cut interactive" if rules.variant == "krolami" else "knock on"
    codes = " ".join(rules.pack.code(card) for card in deck)
    head = ["tarok-record 1", f"variant {rules.variant}", f"players {rules.players}"]
    return "\n".join([*head, f"option {option}", line, f"deck {codes}", *moves])


def test_record_of_a_knock_begins_with_the_piles() -> None:
    rules = RULES["slovenian", 4]
    deck = shuffled_deck(rules)
    (deal,) = read(record(rules, "deal dealer=0 method=twelve", deck)).deals
    assert deal.turn == 1 and deal.rules.phases[deal.phase].name == "piles"
    moves = ("1 pile:3", "2 pile:1", "3 pile:2", "2 pass")
    (deal,) = read(record(rules, "deal dealer=0 method=twelve", deck, *moves)).deals
    assert deal.dealt[0] == union(deck[42:54]), "the last pile, forced, may be left out"


def test_record_without_a_method_was_cut() -> None:
    (deal,) = read(record(ROMANIAN, "deal dealer=0", shuffled_deck(ROMANIAN))).deals
    assert deal.talon == shuffled_deck(ROMANIAN)[:6]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("deal dealer=0 method=thirteen", "no-such-method"),
        ("deal dealer=0 method=cut", "no-such-method"),
        ("deal dealer=0 method", "no-such-method"),
        ("deal method=twelve", "wrong-form"),
        ("deal dealer=0 dealer=0", "wrong-form"),
        ("deal dealer=0 by=hand", "wrong-form"),
    ],
)
def test_wrong_deal_line_is_reported(line: str, reason: str) -> None:
    with pytest.raises(BadRecord) as bad:
        read(record(ROMANIAN, line, shuffled_deck(ROMANIAN)))
    assert bad.value.reason == reason


def test_table_that_does_not_knock_takes_no_method() -> None:
    text = record(ROMANIAN, "deal dealer=0 method=twelve", shuffled_deck(ROMANIAN))
    with pytest.raises(BadRecord) as bad:
        read(text.replace("option knock on\n", ""))
    assert bad.value.reason == "no-such-method"


@TABLES
def test_house_cuts_and_chooses(rules: Rules) -> None:
    deal = open_shuffled_deal(rules)
    while deal.turn is not None and not any(deal.hands):
        deal = act(deal, deal.turn, house(observe(deal, deal.turn)))
    assert any(deal.hands)


def test_cut_puts_the_top_below() -> None:
    """SLO-DEAL-1."""
    assert lifted((1, 2, 4, 8), 3) == (8, 1, 2, 4)
