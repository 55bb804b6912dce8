"""All pages there are of a form of a game, in any words, and all that is read on a page."""

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

from bot.archive.replay_page import page_count, replay_page
from bot.archive.replays import Headline
from bot.archive.replays import replay as replayed
from bot.blocks.pages import notice, reminder
from bot.blocks.rows import Block
from bot.calls.pages import CallStatus, call_page, status_page
from bot.calls.pages import invitation as call_invitation
from bot.calls.rows import CallSetting
from bot.careers.leaderboard import leaderboard
from bot.careers.profile import profile
from bot.choices.habits import Habit
from bot.choices.pages import habits_page, language_page, look_page
from bot.contests.tournaments.trophies import trophy_line
from bot.deals.board import board
from bot.deals.hand import hand
from bot.deals.not_asked import patience_page
from bot.deals.rule_options import option_pages, options_page, sheet_of
from bot.deals.score_sheet import score_sheet
from bot.fairness.pages import OwnWord, details, verification_page
from bot.fairness.service import Pledge
from bot.fairness.verification import CardCheck
from bot.games.forms import FORMS, offered_rules
from bot.games.info import TableInfo
from bot.games.patience import DEFAULT_PATIENCE, OFF, TIMES
from bot.help.manual import course, manual
from bot.help.pages import help_page
from bot.kit.l10n import Words, languages
from bot.kit.look import Look
from bot.kit.page import Attachment, Button, Page, Picture, Select, Text
from bot.learning.practice.play_on import play_on_controls
from bot.servers.desk import defaults_page
from bot.tables.board.live_board_page import call_line
from bot.tables.desk.explaining import confirm_wish, refusal
from bot.tables.pages.alone import last_card, was_played
from bot.tables.pages.between_deals import between, between_hand
from bot.tables.pages.lobby import closed, invitation, people_page
from bot.tables.pages.match_scores import match_over, scores, voided
from bot.tables.pages.menu import rules_page
from bot.tables.pages.plain import (
    plain_board,
    plain_end,
    plain_hand,
    plain_lobby,
    plain_over,
    plain_sheet,
)
from engine import VARIANTS, observe
from engine.scores import Closing
from tests.languages.pages_of_comings import pages_of_comings
from tests.laws.playing import RULES, RandomDeal
from tests.pages.careers import MONTHS, leaders, profiles
from tests.pages.commands import GAMES, SECTIONS
from tests.pages.comparisons import comparison_pages
from tests.pages.deal_logs import deal_log, table_of
from tests.pages.drawn import LOOKS, below_score, lobby, menu_of, pages_during
from tests.pages.hosting import host_pages
from tests.pages.leagues import pages_of_leagues
from tests.pages.refusals import refusals
from tests.pages.tournaments import trophies
from tests.pages.travellers import traveller_deal_pages

Table = tuple[str, int]

DAY = TIMES["1d"]

CHANNEL = 70

COMMITMENT = "01234567" * 8

SILENT = {
    "called", "cards", "code", "deck", "honours", "mark", "marked", "parts",
    "side", "size", "top", "weight",
}  # fmt: skip
"""Fields of a scene that hold keys and codes of cards, and no words."""


def pages_of_deal(
    played_deal: RandomDeal,
    info: TableInfo,
    words: Words,
    looks: Iterable[Look] = LOOKS,
    every: int = 1,
) -> Iterator[Page]:
    """Pages of a deal from its beginning to its score, and of its replay."""
    for look in looks:
        for step in played_deal.steps[::every]:
            yield from pages_during(step.deal, info, look, words)
        yield board(info, observe(played_deal.end, None), words, look=look)
        for away, step in enumerate(
            played_deal.steps[:: max(1, len(played_deal.steps) // info.players)]
        ):
            shown_info = info_while_away(info, min(away, info.players))
            yield board(shown_info, observe(step.deal, None), words, look=look)
            yield hand(shown_info, observe(step.deal, 0), words, look=look)
        finished = replayed(_table(played_deal, info), deal_log(played_deal))
        assert finished is not None
        for step_number in range(page_count(finished)):
            if step_number % 2 == 0:
                yield replay_page(finished, step_number, words, look=look, shared=True)
            else:
                controls = play_on_controls(finished, step_number, None, words)
                yield replay_page(finished, step_number, words, look=look, extra_controls=controls)
        if not played_deal.end.repeated:
            names = [chair.name for chair in info.chairs]
            yield from comparison_pages(finished, info, words, (look,), names)
            yield from traveller_deal_pages(finished, words, (look,))
    yield from pages_of_comings(played_deal, info, words)
    if not played_deal.end.repeated:
        past = (info.scores,) * 3
        view = observe(played_deal.end, None)
        for shown_info in (info, replace(info, deals_again=True)):
            buttons = below_score(shown_info, view, 3, words)
            yield score_sheet(shown_info, view, words, buttons=buttons, past=past)
        if was_played(end_view := observe(played_deal.end, None)):
            yield last_card(info, end_view, 0, words, Look("pictures"))


def _table(played_deal: RandomDeal, info: TableInfo) -> Any:
    table = table_of(played_deal.end.rules)
    table.chairs = info.chairs
    return table


def fairness_pages(info: TableInfo, words: Words) -> Iterator[Page]:
    """Pages about fair cards before a deal, during it, and when they are checked."""
    everybody = tuple(range(info.players))
    for promised in (COMMITMENT, None):
        for givers in ((), everybody):
            for own_word in (None, OwnWord(), OwnWord("777")):
                for coming in (True, False):
                    yield details(info, Pledge(3, promised, coming, givers), own_word, words)
                    deals_again = replace(info, deals_again=True)
                    yield details(deals_again, Pledge(3, promised, coming, givers), own_word, words)
            for holds, counts in ((True, True), (False, False)):
                checked = CardCheck(info, 3, promised, holds, givers, 17 * holds, "777", counts)
                yield verification_page(checked, Attachment("17-3", "#"), words)
                reused = replace(checked, reused=True)
                yield verification_page(reused, Attachment("17-3", "#"), words)


def call_pages(info: TableInfo, words: Words) -> Iterator[Page]:
    """Pages about calls to new tables."""
    for seats in range(1, info.players):
        waiting = replace(info, chairs=info.chairs[:seats])
        yield call_page(waiting, CHANNEL, (11, 12), 0, words)
        yield call_page(waiting, CHANNEL, (), 13, words)
    yield call_invitation(words)
    for setting in (CallSetting(), CallSetting("role", 13), CallSetting("list")):
        for listed in (0, 1, 2, 5, 21):
            for on_list in (True, False):
                yield status_page(CallStatus(setting, listed, on_list, may_manage=on_list), words)


def info_while_away(info: TableInfo, players: int) -> TableInfo:
    """The table while the first ``players`` people are away."""
    chairs = (
        replace(chair, house=True, away=0) if player < players else chair
        for player, chair in enumerate(info.chairs)
    )
    return replace(info, chairs=tuple(chairs), limit=2 * DAY)


def pages_around(table: Table, info: TableInfo, words: Words) -> Iterator[Page]:
    """Pages of a table before, between and after its deals."""
    yield from _lobbies(info, words)
    yield from call_pages(info, words)
    yield from _options(table, info, words)
    players = info.players
    deals = [Headline(info.scores, key, 0) for key in RULES[table].contracts]
    for headlines in ([], deals, deals * 10):
        yield scores(info, headlines, info.marks, words)
    places = (1,) * players
    for stopped in (False, True):
        yield match_over(
            info, info.scores, Closing(info.scores), places, words, stopped=stopped, remark=""
        )
    yield voided(words)
    yield between(info, words)
    for player in range(players):
        yield between_hand(info, player, words)
        yield between_hand(info, player, words, alone=True)
        yield between_hand(info_while_away(info, player + 1), player, words)
    for code in ("skis:1", "stop:1"):
        yield confirm_wish(info, code, words)
    for paused in (info, replace(info, paused=True), replace(info, paused=True, paused_by=0)):
        yield menu_of(paused, words)
        yield between(paused, words)
    yield from fairness_pages(info, words)
    yield plain_board(info, words, turn=0)
    yield call_line(info, words, 11)
    yield plain_hand(info, words, notice="")
    yield plain_over(info, words)
    yield plain_sheet(info, words)
    yield plain_end(info, info.scores, words)


def _lobbies(info: TableInfo, words: Words) -> Iterator[Page]:
    lobby_info = replace(info, deal=0)
    for number in range(1, info.players + 1):
        yield lobby(replace(lobby_info, chairs=lobby_info.chairs[:number]), words)
        yield people_page(replace(lobby_info, chairs=lobby_info.chairs[:number]), words)
    for seconds in (*TIMES.values(), 7 * DAY):
        timed = replace(lobby_info, limit=seconds)
        yield from (lobby(timed, words), patience_page(timed, words))
    yield lobby(replace(lobby_info, chairs=lobby_info.chairs[:1], deals_again=True), words)
    yield closed(lobby_info, words)
    yield plain_lobby(lobby_info, words)
    yield invitation(lobby_info, 11, (12, 13), words)


def _options(table: Table, info: TableInfo, words: Words) -> Iterator[Page]:
    game, players = table
    for values in (0, 1, -1):
        options = tuple(
            (option.key, option.values[values])
            for option in VARIANTS[game].options
            if len(option.values) > 1
        )
        table_info = replace(info, options=options)
        yield lobby(replace(table_info, deal=0), words)
        yield rules_page(table_info, words)
        presets = offered_rules(next(f for f in FORMS.values() if f.variant == game), players)
        for number in range(len(option_pages(game, players))):
            for changeable in (True, False):
                sheet = sheet_of(table_info, changeable=changeable, offered=presets)
                yield options_page(sheet, number, words, rules=changeable)


def pages_of_house(words: Words) -> Iterator[Page]:
    """Pages that do not depend on a table."""
    yield help_page(words, GAMES, SECTIONS)
    for game in GAMES:
        for number in range(len(course(game, words.language))):
            yield from (manual(game, number, words, look) for look in LOOKS)
        yield from pages_of_careers(game, words)
    for several in (False, True):
        patience = OFF if several else DEFAULT_PATIENCE
        yield defaults_page(
            GAMES,
            GAMES if several else (),
            words,
            several=several,
            leagues=several,
            patience=patience,
        )
    yield from pages_of_leagues(words, "№")
    yield from (notice(Block(kind, 1, "№", 0), words) for kind in ("user", "server"))
    yield reminder(words)
    yield from host_pages(words)
    yield from (habits_page(Habit(), look, words) for look in LOOKS)
    for scope in ("person", "server"):
        yield from (look_page(scope, look, words, may_manage=True) for look in LOOKS)
        yield look_page(scope, replace(LOOKS[1], emojis={}), words, may_manage=False)
        yield language_page(scope, "", languages(), words, may_manage=True)


def pages_of_careers(game: str, words: Words) -> Iterator[Page]:
    """Leaderboards and profiles of a game."""
    for number in (0, 10):
        for month in (0, *MONTHS):
            rows = leaders("№", game, month, number)
            yield from (leaderboard(rows, words, shared=shared) for shared in (False, True))
    for career in profiles("№", game):
        for look in LOOKS:
            yield from (
                profile(career, words, look, user=user, lines=(trophy_line(trophies("№"), words),))
                for user in (0, 11, 12)
            )


def sentences(info: TableInfo, words: Words) -> Iterator[str]:
    """Sentences outside pages: refusals of every kind, names of rules."""
    for refused in refusals():
        yield refusal(words, refused, info)
    for preset in (preset for game in VARIANTS.values() for preset in game.presets):
        yield words(f"preset-{preset.key}")


def read_texts(page: Page) -> Iterator[str]:
    """Every text that a person reads on a page, in its pictures and alt texts."""
    for block in page.blocks:
        match block:
            case Text(text):
                yield text
            case Picture(scene, alt):
                yield alt
                yield from texts_in_scene(scene)
            case Select(prompt=prompt, choices=choices):
                yield prompt
                for choice in choices:
                    yield from (choice.label, choice.note)
    yield from (control.label for control in page.controls() if isinstance(control, Button))
    if page.instead is not None:
        yield from read_texts(page.instead())


def texts_in_scene(part: object) -> Iterator[str]:
    """Texts of a scene or a part of it."""
    if isinstance(part, str):
        yield part
    elif is_dataclass(part) and not isinstance(part, type):
        for field in fields(part):
            if field.name not in SILENT:
                yield from texts_in_scene(getattr(part, field.name))
    elif isinstance(part, tuple):
        names = getattr(part, "_fields", ("",) * len(part))
        for name, value in zip(names, part, strict=True):
            if name not in SILENT:
                yield from texts_in_scene(value)
