"""Pages of puzzles: they fit in every language and look, and keep their secrets."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.deals.hints import Spoken
from bot.games.hints_given import has_choice
from bot.games.info import TableInfo
from bot.kit.l10n import load_words
from bot.kit.look import Look
from bot.learning.puzzles.library import THEMES
from bot.learning.puzzles.pages import (
    HANDS,
    MAX_TRICKS,
    TRICKS,
    WHY,
    puzzle_page,
    theme_names,
    tricks_after,
)
from bot.learning.puzzles.rows import StoredSolver
from bot.learning.puzzles.service import Reaction, Solving
from bot.learning.puzzles.tables import PUZZLE
from engine import Deal, Play, decode, each, encode, observe, union
from search.explain.nudges import Reason
from search.puzzles.puzzle import SAME, Answer, Puzzle
from tests.bot.learning.puzzles.solving import read_puzzles_of_tests
from tests.languages.complete import LANGUAGES, every_language
from tests.laws.playing import TABLES, Table, numbered_deal
from tests.pages.drawn import BIGGEST, LOOKS, WORDS, check_page_fits, plain_info, worst_info

PUZZLES = tuple(read_puzzles_of_tests().puzzles.values())
every_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.key)


def solving_of(puzzle: Puzzle, answer: Answer | None = None, **facts: Any) -> Solving:
    """A puzzle before a person, perhaps answered."""
    solver = StoredSolver(user=BIGGEST, game="slovenian", puzzle=puzzle.key, seq=BIGGEST)
    reaction = None
    if answer is not None:
        others = {answer.code: 10_000 + place for place, answer in enumerate(puzzle.answers)}
        reaction = Reaction(answer, others, counting="new", vote="up", shared_day=20_788)
        reaction = replace(reaction, **facts)
    return Solving(solver, puzzle, BIGGEST, reaction)


def all_states(puzzle: Puzzle) -> Iterator[tuple[Solving, str]]:
    """All that can be shown of a puzzle."""
    for opened in ("", TRICKS):
        yield solving_of(puzzle), opened
    for answer in puzzle.answers:
        for opened in ("", HANDS, WHY):
            yield solving_of(puzzle, answer), opened
        yield solving_of(puzzle, answer, counting="repeated", others={}, vote=""), ""
    for counting in ("own", "in-place"):
        yield solving_of(puzzle, puzzle.answers[0], counting=counting), ""
    yield solving_of(puzzle, puzzle.answers[0], counting="own", mistakes_left=BIGGEST), ""


def same_everywhere(puzzle: Puzzle) -> Puzzle:
    """The puzzle as if nothing made a difference, with all themes."""
    answers = (
        replace(answer, is_right=answer.code == SAME, cost=0.0, reasons=())
        for answer in puzzle.answers
    )
    return replace(puzzle, answers=tuple(answers), themes=THEMES)


def infos(puzzle: Puzzle) -> tuple[TableInfo, TableInfo]:
    """The table of a puzzle with the longest names, and a usual one."""
    players = puzzle.deal.rules.players
    tables = worst_info(players), plain_info(players)
    return tables[0], replace(tables[1], kind=PUZZLE)


@every_language
@every_puzzle
async def test_puzzle_page_can_be_sent(puzzle: Puzzle, language: str) -> None:
    words = load_words(strict=True)(language)
    for shown in (puzzle, same_everywhere(puzzle)):
        for solving, opened in all_states(shown):
            for look in LOOKS:
                for info in infos(shown):
                    page = puzzle_page(solving, info, words, look, opened=opened)
                    check_page_fits(page)
                    if page.instead is not None:
                        check_page_fits(page.instead())


def made_up_puzzles(table: Table) -> Iterator[Puzzle]:
    """A puzzle from the first choice in each phase of some random deals."""
    phases = set[str]()
    steps = (step for number in range(4) for step in numbered_deal(table, number).steps)
    for step in steps:
        view = observe(step.deal, step.player)
        if view.phase in phases or not has_choice(view) or not view.dealt:
            continue
        phases.add(view.phase)
        moves = (offer.nth(place) for offer in view.offers for place in _some(offer.size))
        codes = list(dict.fromkeys(encode(view.rules.pack, move) for move in moves))
        if view.phase == "play":
            codes.append(SAME)
        answers = tuple(
            Answer(code, 12.5 * place, 0.5, place == 0, (Reason("searched", {}),))
            for place, code in enumerate(codes)
        )
        puzzle = Puzzle(f"{table} {view.phase}", answers, THEMES[:3], 9.5, 300)
        vars(puzzle)["deal"] = step.deal
        yield puzzle


def _some(size: int) -> range:
    """Places of at most eight choices."""
    return range(0, size, -(-size // 8))


@pytest.mark.parametrize("table", TABLES, ids=str)
async def test_puzzle_of_any_phase_and_game_can_be_sent(table: Table) -> None:
    phases = set[str]()
    for puzzle in made_up_puzzles(table):
        phases.add(puzzle.view.phase)
        for solving, opened in all_states(puzzle):
            for look in LOOKS:
                info = worst_info(table[1], variant=table[0])
                page = puzzle_page(solving, info, WORDS, look, opened=opened)
                check_page_fits(page)
                if solving.reaction is None:
                    offered = {control.id.split(":", 3)[3] for control in page.controls()}
                    assert offered >= {answer.code for answer in puzzle.answers}
    assert "play" in phases


@pytest.mark.parametrize("language", LANGUAGES)
def test_theme_names_fit_into_the_list_of_the_command(language: str) -> None:
    names = [name for name, _ in theme_names(load_words(strict=True)(language))]
    assert len(names) == len(set(names)) == len(THEMES)
    assert max(map(len, names)) <= 100


# Secrets -------------------------------------------------------------------------------------


def swapped(puzzle: Puzzle, chance: random.Random) -> Deal:
    """The deal with the cards that the solver cannot see dealt out otherwise."""
    deal = puzzle.deal
    others = [player for player in puzzle.view.order if player != puzzle.player]
    cards = [card for player in others for card in each(deal.hands[player])]
    chance.shuffle(cards)
    hands = list(deal.hands)
    for player in others:
        size = deal.hands[player].bit_count()
        hands[player], cards = union(iter(cards[:size])), cards[size:]
    return deal._replace(hands=tuple(hands))


@every_puzzle
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.style)
def test_page_before_the_answer_depends_on_nothing_hidden(puzzle: Puzzle, look: Look) -> None:
    """Other hands, other costs, reasons, themes and shares make the same page."""
    info = infos(puzzle)[1]
    other = replace(
        puzzle,
        answers=tuple(
            replace(answer, is_right=not answer.is_right, cost=99.0, error=9.0, reasons=())
            for answer in reversed(puzzle.answers)
        ),
        themes=THEMES,
        value=-77.0,
        worlds=999,
        solvers=(0.9, 0.1, 0.5),
    )
    vars(other)["deal"] = swapped(puzzle, random.Random(puzzle.key))
    assert other.deal != puzzle.deal
    for opened in ("", TRICKS, HANDS, WHY):
        pages = [
            puzzle_page(replace(solving_of(shown), puzzle=shown), info, WORDS, look, opened=opened)
            for shown in (puzzle, other)
        ]
        assert pages[0] == pages[1]
        texts = [page.instead().text for page in pages if page.instead is not None]
        assert len(set(texts)) <= 1


@every_puzzle
def test_wrong_card_is_played_out_in_the_deal_as_it_was(puzzle: Puzzle) -> None:
    look = next(look for look in LOOKS if look.style == "text")
    pack = puzzle.deal.rules.pack
    for answer in puzzle.answers:
        page = puzzle_page(solving_of(puzzle, answer), infos(puzzle)[1], WORDS, look, opened="")
        action = None if answer.code == SAME else decode(pack, answer.code)
        is_wrong_card = not answer.is_right and isinstance(action, Play)
        assert ("would have led to this" in page.text) == is_wrong_card
        if not isinstance(action, Play) or not is_wrong_card:
            continue
        tricks = tricks_after(puzzle, answer)
        left = puzzle.view.hand.bit_count()
        assert len(tricks) == min(MAX_TRICKS, left)
        assert tricks[0].cards[len(puzzle.view.trick)] == action.card
        for trick in tricks:
            for card in each(union(trick.cards) & ~union(puzzle.view.trick)):
                player = trick.player_of(card, puzzle.view.order)
                assert card & puzzle.deal.hands[player], "each plays their own cards"


@every_puzzle
def test_reasons_in_depth_name_every_other_wrong_answer(puzzle: Puzzle) -> None:
    look = next(look for look in LOOKS if look.style == "text")
    info = infos(puzzle)[1]
    given = next(answer for answer in puzzle.answers if answer.is_right)
    short, deep = (
        puzzle_page(solving_of(puzzle, given, others={}), info, WORDS, look, opened=opened)
        for opened in ("", WHY)
    )
    wrong = [a for a in puzzle.answers if not a.is_right and a.code != SAME]
    offers_more = any(control.id.endswith(f":{WHY}") for control in short.controls())
    assert offers_more == (len(deep.text) > len(short.text))
    if len(wrong) > 1:
        assert offers_more
    for answer in wrong:
        name = Spoken(info, puzzle.view, WORDS.of(info.variant)).move(answer.code)
        assert f"{name} " in deep.text, "its cost is told"


@every_puzzle
def test_puzzle_without_a_difference_tells_no_cost(puzzle: Puzzle) -> None:
    shown = same_everywhere(puzzle)
    if shown.answer(SAME) is None:
        return
    look = next(look for look in LOOKS if look.style == "text")
    for answer in shown.answers:
        text = puzzle_page(solving_of(shown, answer), infos(shown)[1], WORDS, look, opened="").text
        assert "makes no difference" in text
        assert "costs" not in text and "Why" not in text


@every_puzzle
def test_hands_of_others_are_told_after_the_answer(puzzle: Puzzle) -> None:
    look = next(look for look in LOOKS if look.style == "text")
    info = infos(puzzle)[1]
    closed = puzzle_page(solving_of(puzzle), info, WORDS, look, opened=HANDS).text
    shown = puzzle_page(solving_of(puzzle, puzzle.answers[0]), info, WORDS, look, opened=HANDS)
    assert len(shown.text) > len(closed)
    for player in puzzle.view.order:
        if player != puzzle.player:
            assert f"{info.chairs[player].name}: " in shown.text
