"""Scores of a person's first deals alone with the house are seen all at once on a phone."""

from collections import defaultdict
from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest
import pytest_asyncio

from bot.games.hints_given import Said
from bot.kit.l10n import load_words
from bot.kit.look import Look
from bot.kit.page import Page
from bot.learning.coach.questions import question_between_deals
from bot.learning.coach.recall import SUBJECTS, Question
from bot.learning.coach.sentences import at_the_end, goodbye, show_moment
from bot.pictures.faces import DECKS
from bot.tables.model.hints import coach
from bot.tables.model.table import Finished, Table
from bot.tables.private.undelivered import UndeliveredUpdates
from engine import Deal, encode, observe
from tests.bot.tables.clock.late import house_has_played
from tests.bot.tables.clock.timed import Timed
from tests.bot.tables.drawing import drawn_hand
from tests.bot.tables.play.first_matches import play_next_move, start_match, world_of_newcomers
from tests.bot.world import ANA
from tests.browser.conftest import NewTab
from tests.browser.private_pages import lines_of, too_high
from tests.languages.complete import LANGUAGES
from tests.pages.made_up_analyses import verdict
from tests.sandbox.botside import Bot

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
DEALS = 7
"""Deals that are played: one of them is a klop."""
OF_KIND = 3
"""Pages of each kind and language that are looked at: the highest ones."""
QUESTIONS = [Question(subject, asked, 0) for subject in range(SUBJECTS) for asked in range(2)]

Pages = dict[str, list[tuple[str, Page]]]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def first_scores(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Pages]:
    """By language and kind the pages after Ana's deals, all drawn as those of a beginner."""
    path = tmp_path_factory.mktemp("first") / "tarok.sqlite3"
    pages: dict[str, Pages] = {language: defaultdict(list) for language in LANGUAGES}
    async with world_of_newcomers(path) as world:
        table = await start_match(world, "slovenian")
        for _ in range(DEALS):
            decided = await play_deal(world, table)
            await note_score(world, table, decided, pages)
            await world.ask_for_next_deal(table)
            await house_has_played(world, table)
    return pages


async def play_deal(world: Timed, table: Table) -> Deal:
    """Play a deal out; return it before Ana's last decision."""
    while table.live is not None:
        assert table.deal is not None
        decided = table.deal
        await play_next_move(world, table)
    return decided


async def note_score(world: Timed, table: Table, decided: Deal, pages: Mapping[str, Pages]) -> None:
    """Draw Ana's page after a deal in all languages, without the coach and with it."""
    ended = next(event for event in reversed(world.events) if isinstance(event, Finished))
    async with table.lock:
        table.newcomers = {ANA: 0}
    undelivered = UndeliveredUpdates()
    undelivered.add_ending(table, ended.told, await world.pages.private_ending(table, ended))
    info, dearest = table.info(table.seat_of(ANA)), dearest_moment(table, decided)
    asked = [question_between_deals(question, info) for question in QUESTIONS]
    kinds: dict[str, list[tuple[Said, ...]]] = {
        "silent": [()],
        "moment": [(dearest,)],
        "question": [(dearest, said) for said in asked],
        "goodbye": [(Said(goodbye),), *((Said(goodbye), said) for said in asked)],
    }
    for kind, said in ((kind, said) for kind, each in kinds.items() for said in each):
        coach(table, table.seat_of(ANA), *said)
        for language, of_kind in pages.items():
            words, look = load_words(strict=True)(language), Look("pictures", DECKS[0])
            page = drawn_hand(table, ANA, words=words, look=look, undelivered=undelivered)
            of_kind[kind].append((f"deal {table.deals}, {kind}", page))


def dearest_moment(table: Table, decided: Deal) -> Said:
    """Return the coach's sentence about Ana's last decision, with its button."""
    player = table.seat_of(ANA)
    view = observe(decided, player)
    code = encode(view.rules.pack, view.offers[0].nth(0))
    dearest = verdict(0, decided, player, code, code, 12.5)
    show = partial(show_moment, table.id, table.deals, dearest.step)
    return Said(at_the_end(dearest, table.info(player), view), show)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_score_of_a_first_deal_is_seen_without_scrolling(
    new: NewTab, bot: Bot, language: str, first_scores: Mapping[str, Pages]
) -> None:
    highest = [
        named
        for of_kind in first_scores[language].values()
        for named in sorted(of_kind, key=lambda named: -lines_of(named[1]))[:OF_KIND]
    ]
    faults = await too_high(new, bot, highest, desktop=DESKTOP)
    assert not faults, "\n".join(faults)
