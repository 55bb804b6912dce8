"""The line above a hand in somebody's first deals: what each stage is for."""

from bot.deals.deciding import side_points
from bot.deals.hand import hand
from bot.kit.look import Look
from bot.pictures.scenes import HandTableScene
from bot.tables.pages.aims import aim
from bot.tables.pages.alone import NOTICE, with_aim
from engine import observe
from tests.engine import romanian_cases as romanian
from tests.engine.build import play_moves
from tests.engine.slovenian_cases import deal_with_rules, rules
from tests.laws.playing import RULES, Table, each_table, numbered_deal, sizes
from tests.pages.drawn import WORDS, hand_pages, plain_info

GOALS = {
    ("slovenian", 4): ("36", "35"),
    ("slovenian", 3): ("36", "35"),
    ("slovenian", 5): ("36", "35"),
    ("krolami", 4): ("35⅓", "35"),
    ("lombardia", 4): ("36", "36"),
    ("romanian", 4): ("36", "35"),
    ("romanian", 3): ("34", "33"),
    ("strohmann", 2): ("36", "35"),
}
"""By table: the card points with which the declaring side wins, and the others."""


def test_goals_of_all_games_are_those_of_their_rules() -> None:
    assert {table: RULES[table].goals for table in GOALS} == GOALS


@each_table()
@sizes(6, 60)
def test_aim_is_told_to_each_player_of_the_play(table: Table, deals: int) -> None:
    info, words = plain_info(table[1], table[0]), WORDS.of(table[0])
    has_goals = all(RULES[table].goals)
    for number in range(deals):
        for step in numbered_deal(table, number).steps:
            views = [observe(step.deal, player) for player in step.deal.order]
            if step.deal.playing is not None:
                assert all(bool(aim(info, view, words)) == has_goals for view in views)


@each_table()
@sizes(20, 200)
def test_goal_agrees_with_the_score_sheet(table: Table, deals: int) -> None:
    ends = (numbered_deal(table, number).end for number in range(deals))
    needed = {end.rules.settle(end).needed for end in ends} - {""}
    assert needed <= {RULES[table].goals[0]}


def test_aim_of_the_auction_has_the_points_to_play_for() -> None:
    deal = play_moves(deal_with_rules(rules()), "2 bid:two")
    assert "36 card points" in aim(plain_info(4), observe(deal, deal.turn), WORDS)


def test_aim_of_the_auction_for_two_speaks_of_taking_the_game() -> None:
    """STR-BID-2: there is no overbidding."""
    deal = numbered_deal(("strohmann", 2), 0).steps[0].deal
    line = aim(plain_info(2, "strohmann"), observe(deal, deal.turn), WORDS.of("strohmann"))
    assert "take the game, for 36 card points" in line and "highest" not in line


def test_points_of_an_aim_are_those_taken_without_the_rest_of_the_talon() -> None:
    """SLO-TAL-6: that is the defence's, too, so what they have taken is not all they have."""
    apart = set()
    for number in (n for n in range(40) if numbered_deal(("slovenian", 4), n).steps):
        deal = numbered_deal(("slovenian", 4), number)
        piles = deal.end.rules.settle(deal.end).piles
        contract = deal.end.contract
        if contract is not None and contract.exchange:
            _, defence = piles
            taken = side_points(observe(deal.end, defence.players[0]))
            apart.add(taken == defence.points)
            view = observe(deal.steps[-1].deal, defence.players[0])
            assert "you've taken" in aim(plain_info(4), view, WORDS)
    assert False in apart


def test_aim_of_a_defender_has_the_points_of_their_own_side() -> None:
    lines = set()
    for number in (n for n in range(40) if numbered_deal(("slovenian", 4), n).steps):
        deal = numbered_deal(("slovenian", 4), number).steps[-1].deal
        for player in deal.order:
            view = observe(deal, player)
            line = aim(plain_info(4), view, WORDS)
            if "You defend with" in line:
                lines.add(line)
                assert "need 36 card points, you need 35" in line
                assert line.endswith(f"you've taken {side_points(view)}.")
    assert lines


def test_cards_of_first_deals_have_a_low_picture_and_no_unseen_cards() -> None:
    """A phone has no room for them below what is explained there."""
    info, deal = plain_info(4), numbered_deal(("slovenian", 4), 0).steps[-1].deal
    view = observe(deal, deal.turn)
    shown = {}
    for first_deals in (True, False):
        page = hand(info, view, WORDS, look=Look("pictures"), first_deals=first_deals)
        scene = page.pictures[0].scene
        assert isinstance(scene, HandTableScene)
        ids = [control.id for control in page.controls()]
        shown[first_deals] = scene.compact, info.control("out") in ids
    assert shown == {True: (True, False), False: (False, True)}


def test_aim_stands_above_the_question_and_below_a_notice() -> None:
    deal = deal_with_rules(rules())
    view, info = observe(deal, deal.turn), plain_info(4)
    plain = next(hand_pages(info, view))
    line = aim(info, view, WORDS)
    assert line and with_aim(plain, info, view, WORDS, said="", passed_for=False).text.startswith(
        f"-# {line}"
    )
    assert NOTICE not in line


def test_aim_of_a_michi_michi_is_few_tricks_and_not_few_points() -> None:
    """ROM-POOL-12: each trick costs chips, whatever is in it."""
    deal = romanian.deal_in_michi()
    line = aim(plain_info(4, "romanian"), observe(deal, deal.turn), WORDS.of("romanian"))
    assert "take as few tricks as you can" in line and "take as little" not in line
