"""Pages of a person's first deals are seen all at once: with the aim, the coach or a hint."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
import pytest_asyncio

from bot.games.hints_given import MOVE, NUDGE, REASONS, GivenHint, Said, Say, has_choice
from bot.kit.l10n import load_words
from bot.kit.look import Look
from bot.kit.page import Page
from bot.learning.coach.firsts import FIRSTS
from bot.learning.coach.sentences import at_first, dear, praise
from bot.learning.coach.service import LATE_TRICKS
from bot.pictures.faces import DECKS
from bot.tables.model.hints import coach
from bot.tables.model.table import Table
from engine import encode
from search.explain.grades import MIN_DEALS
from search.explain.hints import hint
from search.explain.weighing import Effort
from tests.bot.tables.clock.late import house_has_played
from tests.bot.tables.drawing import drawn_hand
from tests.bot.tables.play.first_matches import play_next_move, start_match, world_of_newcomers
from tests.bot.world import ANA
from tests.browser.conftest import NewTab
from tests.browser.private_pages import lines_of, too_high, widest_row
from tests.languages.complete import LANGUAGES
from tests.pages.hints import EVERY_REASON
from tests.pages.made_up_analyses import verdict
from tests.sandbox.botside import Bot

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
DEALS = 3
"""A person is in their first deals for so many."""
OF_PHASE = 2
"""Pages of each phase of a deal, and of each kind of help, that are looked at: the highest ones,
and those with the widest rows of buttons."""
HINTED_TRICKS = 2
"""Hints are looked at in each trick of so many: they take a second each."""
FEW_WORLDS = Effort(MIN_DEALS, MIN_DEALS)
"""Enough for a hint with reasons."""

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
    """Draw Ana's page in all languages, with each kind of help."""
    player = table.seat_of(ANA)
    view, info = table.view(player), table.info(player)
    name = f"deal {number}, {view.phase} {len(view.tricks)}"
    note_page(table, pages, view.phase, name)
    for key, fits in FIRSTS.items():
        if fits(view):
            coach(table, player, Said(at_first(key, info, view)))
            note_page(table, pages, view.phase, f"{name} {key}")
    if view.phase == "play" and view.turn == player:
        coach(table, player, Said(longest_about_a_move(table)))
        note_page(table, pages, "dear moves", f"{name} dear")
    coach(table, player)
    if has_choice(view) and len(view.tricks) % HINTED_TRICKS == 0:
        advice = hint(view, FEW_WORLDS)
        for step in (NUDGE, MOVE, REASONS):
            given = GivenHint(number, table.shown_seq(player), step, advice)
            table.given_hints[player] = given
            note_page(table, pages, f"hints, {view.phase}", f"{name} hint {step}")
        del table.given_hints[player]


def longest_about_a_move(table: Table) -> Say:
    """Return the longest of the coach's sentences about a dear move, and of its praise.

    In the first two tricks the move may be one before the play.
    """
    assert table.deal is not None
    player = table.seat_of(ANA)
    view, info = table.view(player), table.info(player)
    first, *_, last = (encode(view.rules.pack, offer.nth(0)) for offer in view.offers * 2)
    judged = verdict(0, table.deal, player, first, last, 12.5)
    tricks = (judged.trick, 0) if judged.trick <= LATE_TRICKS + 1 else (judged.trick,)
    sentences = [
        dear(judged._replace(reasons=(reason,), trick=trick), info, view)
        for reason in EVERY_REASON
        for trick in tricks
    ]
    sentences.append(praise(judged, judged, info, view))
    return lambda words: max((say(words) for say in sentences), key=len)


def note_page(table: Table, pages: Mapping[str, Pages], kind: str, name: str) -> None:
    """Draw Ana's page as it is in all languages."""
    for language, of_kind in pages.items():
        words, look = load_words(strict=True)(language), Look("pictures", DECKS[0])
        of_kind[kind].append((name, drawn_hand(table, ANA, words=words, look=look)))


def highest_and_widest(pages: Sequence[tuple[str, Page]]) -> Sequence[tuple[str, Page]]:
    """Return the pages with most lines, and those whose widest row of buttons is the widest.

    A row that is too wide wraps. Of equally wide ones those with most lines come first.
    """
    highest = sorted(pages, key=lambda named: -lines_of(named[1]))
    widest = sorted(highest, key=lambda named: -widest_row(named[1]))[:OF_PHASE]
    return [*highest[:OF_PHASE], *(named for named in widest if named not in highest[:OF_PHASE])]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_page_of_a_first_deal_is_seen_without_scrolling(
    new: NewTab, bot: Bot, language: str, first_pages: Mapping[str, Pages]
) -> None:
    highest = [
        named for of_kind in first_pages[language].values() for named in highest_and_widest(of_kind)
    ]
    faults = await too_high(new, bot, highest, desktop=DESKTOP)
    assert not faults, "\n".join(faults)
