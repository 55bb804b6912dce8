"""Pages made from one deal, whose texts are kept in ``golden/``."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

from bot.archive.replay_page import page_count, replay_page
from bot.archive.replays import Headline, replay
from bot.careers.leaderboard import leaderboard
from bot.careers.profile import profile
from bot.choices.habits import Habit
from bot.choices.pages import habits_page, look_page
from bot.contests.tournaments.trophies import trophy_line
from bot.deals.board import board, last_trick
from bot.deals.hand import hand
from bot.deals.not_asked import patience_page
from bot.deals.score_sheet import score_sheet
from bot.games.hints_given import MOVE, REASONS, GivenHint
from bot.games.info import Chair, TableInfo
from bot.games.levels import LEVELS, offered_levels
from bot.help.pages import help_page
from bot.help.rulebook import rule_of, rule_page
from bot.kit.look import TEXT, Look
from bot.kit.page import Emoji, Page
from bot.learning.analyses.pages import analysis, progress_page
from bot.learning.practice.play_on import play_on_controls
from bot.learning.practice.service import Practice
from bot.tables.desk.explaining import refusal
from bot.tables.pages.levels import levels_page
from bot.tables.pages.match_scores import match_over, scores
from engine import Deal, decode, encode, observe, why_not
from engine.games.slovenian.radli import Sheet, sheet
from engine.match import close_deal, closing, open_match, places
from engine.records.read import read
from search.explain.nudges import Hint
from tests.laws.playing import RandomDeal, Step
from tests.pages import comparisons, days, leagues, team_matches, tournaments, travellers, tries
from tests.pages.careers import MONTHS, REGULAR, leaders
from tests.pages.commands import GAMES, SECTIONS
from tests.pages.deal_logs import deal_log, table_of
from tests.pages.drawn import WORDS, below_score, lobby, plain_info
from tests.pages.hints import BY_BIDDING, BY_CARDS, BY_SAYING
from tests.pages.made_up_analyses import costly_analysis
from tests.pages.practices import Shelf, bare_practice_page, run_now

FOLDER = Path(__file__).parent / "golden"
LINES = (FOLDER / "deal.game").read_text("utf-8").splitlines()
FIRST_MOVE = next(number for number, line in enumerate(LINES) if line.startswith("deck ")) + 1


@cache
def deal_after(moves: int) -> Deal:
    """The deal after ``moves`` moves."""
    return read("\n".join(LINES[: FIRST_MOVE + moves])).deals[-1]


def moves_before(code: str, occurrence: int = 0) -> int:
    """The number of moves before the move with this code."""
    lines = [number for number, line in enumerate(LINES) if line.split()[1:] == [code]]
    return lines[occurrence] - FIRST_MOVE


def info() -> TableInfo:
    """The table of the deal: one player is a house player, and one has a radlo."""
    house = Chair("Micka", None, house=True, level="master")
    chairs = plain_info(4).chairs
    return replace(
        plain_info(4),
        chairs=(chairs[0], chairs[1], house, chairs[3]),
        scores=(35, -120, 0, 85),
        marks=(0, 0, 0, 1),
    )


def board_at(moves: int, look: Look = TEXT) -> Page:
    return board(info(), observe(deal_after(moves), None), WORDS, look=look)


def page_while_away(moves: int, look: Look = TEXT, *, player: int | None = None) -> Page:
    """The board, or a hand, while two people are away."""
    chairs = tuple(
        replace(chair, house=True, away=1) if player_number in (0, 3) else chair
        for player_number, chair in enumerate(info().chairs)
    )
    table_info = replace(info(), chairs=chairs, limit=120)
    view = observe(deal_after(moves), player)
    draw = board if player is None else hand
    return draw(table_info, view, WORDS, look=look)


def hand_at(moves: int, *, player: int | None = None, look: Look = TEXT) -> Page:
    deal = deal_after(moves)
    assert deal.turn is not None
    viewer = deal.turn if player is None else player
    return hand(info(), observe(deal, viewer), WORDS, look=look)


def refusal_page(moves: int, code: str) -> Page:
    """The hand with the answer to a card that may not be played."""
    deal = deal_after(moves)
    assert deal.turn is not None
    refused = why_not(deal, deal.turn, decode(deal.rules.pack, code))
    assert refused is not None
    notice = refusal(WORDS, refused, info())
    return hand(info(), observe(deal, deal.turn), WORDS, notice=notice)


def deal_end() -> Deal:
    return deal_after(len(LINES) - FIRST_MOVE)


PAST = (35, -50, 0, 60), (0, -70, 0, 25), (0, 760, 0, 760)
"""Scores of a match's deals, this one included."""


def info_at_end() -> TableInfo:
    """The table when the deal has been scored."""
    rules = deal_end().rules
    deal = deal_end()
    match = open_match(rules, deal.dealer, 12, scores=info().scores, carry=deal.carry)
    closed = close_deal(match, deal)
    return replace(info(), scores=closed.scores, marks=sheet(closed.carry).radli)


def last_page() -> Page:
    table_info = replace(info_at_end(), marks=(1, 0, 2, 0))
    carry = Sheet(table_info.marks)
    match = open_match(deal_end().rules, 0, 12, scores=table_info.scores, carry=carry)
    final = closing(match)
    return match_over(
        table_info, match.scores, final, places(final.scores), WORDS, stopped=False, remark=""
    )


def empty_lobby() -> Page:
    people = (*info().chairs[:2], info().chairs[2])
    return lobby(replace(info(), chairs=people, deal=0, length=None), WORDS)


def replay_step(step: int, look: Look = TEXT, player: int | None = 0) -> Page:
    """A page of the deal's replay; steps below zero count from the end."""
    table = table_of(deal_end().rules)
    table.chairs = info().chairs
    deal = replay(table, deal_log(finished_deal()))
    assert deal is not None
    number = step if step >= 0 else page_count(deal) + step
    controls = play_on_controls(deal, number, player, WORDS)
    return replay_page(deal, number, WORDS, look=look, extra_controls=controls)


def finished_deal() -> RandomDeal:
    """The deal from its first move to its end."""
    pack = deal_end().rules.pack
    moves = [line.split() for line in LINES[FIRST_MOVE:]]
    steps = tuple(
        Step(deal_after(number), int(player), decode(pack, code))
        for number, (player, code) in enumerate(moves)
    )
    return RandomDeal(pack.deck(LINES[FIRST_MOVE - 1].split()[1:]), steps, deal_end())


def practice_golden(moves: int, look: Look = TEXT, *, to_the_end: bool = False) -> Page:
    """The page of Ana's practice from there, after a move or when the deal is over."""

    async def play_on() -> Practice:
        shelf = Shelf(finished_deal())
        practice = await shelf.start(moves)
        while not practice.deal.over:
            first = practice.view.offers[0].nth(0)
            practice = await shelf.desk.act(practice, encode(deal_end().rules.pack, first))
            if not to_the_end:
                break
        return practice

    return bare_practice_page(run_now(play_on()), WORDS, look=look)


def analysis_golden(page_number: int, look: Look = TEXT, *, lost: bool = True) -> Page:
    """A page of a made-up analysis of the declarer's moves."""
    steps = [
        (number, deal_after(number), int(player), code)
        for number, (player, code) in enumerate(line.split() for line in LINES[FIRST_MOVE:])
        if int(player) == 1
    ]
    return analysis(costly_analysis(info(), steps, lost=lost), page_number, WORDS, look)


def golden_rule_page(number: str) -> Page:
    rule = rule_of(number)
    assert rule is not None
    return rule_page(rule, WORDS)


def hint_golden(number: int, step: int, hint: Hint = BY_CARDS) -> Page:
    """The hand of the player on turn with a hint up to ``step``."""
    deal = deal_after(number)
    assert deal.turn is not None
    table_info = replace(info(), hints=True)
    given_hint = GivenHint(3, info().seq, step, hint)
    return hand(table_info, observe(deal, deal.turn), WORDS, given=given_hint)


FINISHED = [
    Headline((35, 35, 0, 0), "two", 0),
    Headline((0, -155, 0, 85), "klop", None),
    Headline((0, 0, 0, 0), "", None),
]


PICTURES = Look("pictures")
SOME_EMOJIS = Look("emojis", emojis={"t20": Emoji("t20_3fa9c1", 7), "d3": Emoji("d3_12ab34", 8)})

PAGES: dict[str, Callable[[], Page]] = {
    "lobby": empty_lobby,
    "levels": lambda: levels_page(replace(info(), deal=0), LEVELS, WORDS),
    "levels_without_masters": lambda: levels_page(
        replace(info(), deal=0), offered_levels(searching=False), WORDS
    ),
    "lobby_full": lambda: lobby(replace(info(), deal=0), WORDS),
    "board_auction": lambda: board_at(3),
    "board_talon": lambda: board_at(moves_before("take:3")),
    "board_announcements": lambda: board_at(moves_before("kontra:kings@1")),
    "board_play": lambda: board_at(moves_before("play:T20")),
    "hand_auction": lambda: hand_at(1),
    "hand_call": lambda: hand_at(moves_before("call:HK")),
    "hand_talon": lambda: hand_at(moves_before("take:3")),
    "hand_discard": lambda: hand_at(moves_before("lay:H2+T7")),
    "hand_announcements": lambda: hand_at(moves_before("kontra:kings@1")),
    "hand_play": lambda: hand_at(moves_before("play:D3")),
    "hand_refused": lambda: refusal_page(moves_before("play:D4"), "play:T7"),
    "hand_hint": lambda: hint_golden(moves_before("play:D3"), MOVE),
    "hand_hint_why": lambda: hint_golden(moves_before("play:D3"), REASONS),
    "hand_hint_bid": lambda: hint_golden(1, REASONS, BY_BIDDING),
    "hand_hint_said": lambda: hint_golden(moves_before("kontra:kings@1"), REASONS, BY_SAYING),
    "hand_waiting": lambda: hand_at(moves_before("play:D4"), player=1),
    "board_pictures": lambda: board_at(moves_before("play:T20"), PICTURES),
    "board_emojis": lambda: board_at(moves_before("play:T20"), SOME_EMOJIS),
    "hand_pictures": lambda: hand_at(moves_before("play:D3"), look=PICTURES),
    "hand_emojis": lambda: hand_at(moves_before("play:D3"), look=SOME_EMOJIS),
    "habits": lambda: habits_page(Habit("never", trumps="right"), PICTURES, WORDS),
    "look": lambda: look_page("person", PICTURES, WORDS, may_manage=False),
    "look_server": lambda: look_page("server", Look("emojis"), WORDS, may_manage=True),
    "last_trick": lambda: last_trick(
        info(), observe(deal_after(moves_before("play:T20")), None), WORDS
    ),
    "last_trick_pictures": lambda: last_trick(
        info(), observe(deal_after(moves_before("play:T20")), None), WORDS, PICTURES
    ),
    "replay_cards": lambda: replay_step(0),
    "replay_talk": lambda: replay_step(1),
    "replay_talk_shared": lambda: replay_step(1, player=None),
    "replay_trick": lambda: replay_step(5),
    "replay_pictures": lambda: replay_step(5, PICTURES),
    "replay_score": lambda: replay_step(-1),
    "replay_score_pictures": lambda: replay_step(-1, PICTURES),
    "practice_bids": lambda: practice_golden(1),
    "practice_play": lambda: practice_golden(moves_before("play:D3")),
    "practice_pictures": lambda: practice_golden(moves_before("play:D3"), PICTURES),
    "practice_over": lambda: practice_golden(moves_before("play:D3"), to_the_end=True),
    **{
        name: partial(draw, WORDS)
        for name, draw in (
            *tries.GOLDEN.items(),
            *days.GOLDEN.items(),
            *tournaments.GOLDEN.items(),
            *team_matches.GOLDEN.items(),
            *comparisons.GOLDEN.items(),
            *travellers.GOLDEN.items(),
            *leagues.GOLDEN.items(),
        )
    },
    "analysis_under_way": lambda: progress_page(info(), 1, 23, WORDS, deciding=4),
    "analysis_dear": lambda: analysis_golden(0),
    "analysis_pictures": lambda: analysis_golden(1, PICTURES),
    "analysis_all": lambda: analysis_golden(9),
    "analysis_flawless": lambda: analysis_golden(0, lost=False),
    "analysis_flawless_all": lambda: analysis_golden(1, lost=False),
    "rule": lambda: golden_rule_page("SLO-PLAY-3"),
    "score_sheet": lambda: score_sheet(
        info_at_end(),
        observe(deal_end(), None),
        WORDS,
        past=PAST,
        buttons=below_score(info_at_end(), observe(deal_end(), None), 3, WORDS),
    ),
    "score_sheet_hints": lambda: score_sheet(
        info_at_end(), observe(deal_end(), None), WORDS, hinted=(2, 0, 0, 1)
    ),
    "lobby_hints": lambda: lobby(replace(info(), deal=0, hints=True), WORDS),
    "board_hints": lambda: board(
        replace(info(), hints=True), observe(deal_after(moves_before("play:T20")), None), WORDS
    ),
    "lobby_patience": lambda: lobby(replace(info(), deal=0, limit=600), WORDS),
    "patience": lambda: patience_page(replace(info(), deal=0, limit=600), WORDS),
    "board_patience": lambda: board(
        replace(info(), limit=120), observe(deal_after(moves_before("play:T20")), None), WORDS
    ),
    "board_away": lambda: page_while_away(moves_before("play:D3")),
    "board_away_pictures": lambda: page_while_away(moves_before("play:D3"), PICTURES),
    "hand_away": lambda: page_while_away(moves_before("play:D3"), player=0),
    "score_table": lambda: scores(info(), FINISHED, (0, 1, 0, 0), WORDS),
    "match_over": last_page,
    "leaderboard": lambda: leaderboard(leaders(), WORDS),
    "leaderboard_season": lambda: leaderboard(leaders(month=MONTHS[1]), WORDS, shared=True),
    "profile": lambda: profile(REGULAR, WORDS, user=11),
    "profile_trophies": lambda: profile(
        REGULAR, WORDS, user=11, lines=(trophy_line(tournaments.trophies(), WORDS),)
    ),
    "profile_pictures": lambda: profile(REGULAR, WORDS, PICTURES, user=12),
    "help": lambda: help_page(WORDS, GAMES, SECTIONS),
}
