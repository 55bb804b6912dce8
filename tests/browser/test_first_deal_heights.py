"""Pages of a person's first deals are seen all at once, with the aim or the coach's sentence."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

import pytest
import pytest_asyncio

from bot.games.hints_given import Said
from bot.kit.l10n import load_words
from bot.kit.look import Look
from bot.kit.page import Page
from bot.learning.coach.firsts import FIRSTS
from bot.learning.coach.sentences import at_first
from bot.pictures.faces import DECKS
from bot.tables.model.hints import coach
from bot.tables.model.table import Table
from tests.bot.tables.clock.late import house_has_played
from tests.bot.tables.drawing import drawn_hand
from tests.bot.tables.play.first_matches import play_next_move, start_match, world_of_newcomers
from tests.bot.world import ANA
from tests.browser.conftest import NewTab
from tests.browser.private_pages import lines_of, too_high
from tests.languages.complete import LANGUAGES
from tests.sandbox.botside import Bot

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
DEALS = 3
"""A person is in their first deals for so many."""
OF_PHASE = 2
"""Pages of each phase of a deal that are looked at: the highest ones."""

Pages = dict[str, list[tuple[str, Page]]]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def first_pages(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Pages]:
    """By language and phase the pages of Ana's first deals, each with the aim and the coach."""
    path = tmp_path_factory.mktemp("first") / "tarok.sqlite3"
    pages: dict[str, Pages] = {language: defaultdict(list) for language in LANGUAGES}
    async with world_of_newcomers(path) as world:
        table = await start_match(world, "slovenian")
        for number in range(1, DEALS + 1):
            while table.live is not None:
                note_pages(table, number, pages)
                await play_next_move(world, table)
            await world.ask_for_next_deal(table)
            await house_has_played(world, table)
    return pages


def note_pages(table: Table, number: int, pages: Mapping[str, Pages]) -> None:
    """Draw Ana's page in all languages."""
    player = table.seat_of(ANA)
    view = table.view(player)
    name = f"deal {number}, {view.phase} {len(view.tricks)}"
    firsts = [key for key, fits in FIRSTS.items() if fits(view)]
    for said in ("", *firsts):
        coach(table, player, *([Said(at_first(said, table.info(player), view))] if said else []))
        for language, of_phase in pages.items():
            words, look = load_words(strict=True)(language), Look("pictures", DECKS[0])
            page = drawn_hand(table, ANA, words=words, look=look)
            of_phase[view.phase].append((f"{name} {said}", page))
    coach(table, player)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_page_of_a_first_deal_is_seen_without_scrolling(
    new: NewTab, bot: Bot, language: str, first_pages: Mapping[str, Pages]
) -> None:
    highest = [
        named
        for of_phase in first_pages[language].values()
        for named in sorted(of_phase, key=lambda named: -lines_of(named[1]))[:OF_PHASE]
    ]
    faults = await too_high(new, bot, highest, desktop=DESKTOP)
    assert not faults, "\n".join(faults)
