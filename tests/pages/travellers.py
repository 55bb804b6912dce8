"""Travellers that lie in no store, and all their pages."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.archive.replay_page import page_count
from bot.archive.replays import Replayed
from bot.contests.core.deals import ROLES, Ending
from bot.contests.core.points_ahead import PARTS, ranks_by_lead
from bot.contests.traveller.lines import PlayedResult, Traveller, lines_of
from bot.contests.traveller.pages import ON_PAGE, contract_line_page, deal_page, traveller_page
from bot.games.levels import LEVELS
from bot.games.rules import rules_of
from bot.kit.l10n import Words
from bot.kit.look import Look
from bot.kit.page import Page
from tests.pages.tries import NAMES, SECRET, contest

GHOSTS = 60


def results_of(
    variant: str, players: int, endings: Sequence[Ending | None], names: Sequence[str]
) -> Iterator[PlayedResult]:
    """Results of the reader, of people here and elsewhere, and of house players."""
    by_lead = ranks_by_lead(variant, players)
    for number in range(len(names) + 1 + GHOSTS):
        points = 70 - 10 * (number % 12) * (1 if number % 3 else 2)
        ahead = 9 * PARTS * (5 - number % 10) if by_lead else None
        ending = endings[number % len(endings)]
        if number <= len(names):
            name = names[number] if number < len(names) else ""
            entry = 7 if number < 2 else None
            yield PlayedResult(
                f"t{number}", points, ahead, ending, name=name, is_readers=not number, entry=entry
            )
            continue
        ghost = f"{LEVELS[number % len(LEVELS)]} {number}"
        moves = ("pass",) if number % 2 else ()
        yield PlayedResult(ghost.replace(" ", ""), points, ahead, ending, ghost=ghost, moves=moves)


def traveller(
    variant: str = "slovenian",
    players: int = 4,
    names: Sequence[str] = NAMES,
    endings: Sequence[Ending | None] = (),
    deals: int = 1,
) -> Traveller:
    """A traveller with these endings in turn; none: with all that there may be."""
    contracts = tuple(rules_of(variant, players, ()).contracts)
    every = [
        Ending(contract, role, made)
        for role in ROLES for contract in ("", *contracts) for made in (True, False)
    ]  # fmt: skip
    kind = "daily" if deals == 1 else "rated"
    closed = contest(variant, players, kind=kind, secrets=(SECRET,) * deals, settled=True)
    results = tuple(results_of(variant, players, endings or (*every, None), names))
    return Traveller(closed, deals - 1, lines_of(results, contracts))


def traveller_pages(
    variant: str, players: int, words: Words, names: Sequence[str] = NAMES
) -> Iterator[Page]:
    """All pages of travellers of a game without those of a deal."""
    words = words.of(variant)
    empty = Traveller(contest(variant, players, settled=True), 0, ())
    contracts = tuple(rules_of(variant, players, ()).contracts)
    many, few = (
        traveller(variant, players, names, deals=20),
        traveller(variant, players, names, [Ending(contracts[-1], "declarer", made=True)]),
    )
    for shown in (empty, many, few):
        for at in range(len(shown.lines) // ON_PAGE + 1):
            yield traveller_page(shown, words, at)
        for line in shown.lines:
            for at in range(len(line.results) // ON_PAGE + 1):
                yield contract_line_page(shown, line, words, at)


def traveller_deal_pages(deal: Replayed, words: Words, looks: Iterable[Look]) -> Iterator[Page]:
    """All pages of a deal in a traveller."""
    shown = traveller(deal.info.variant, deal.info.players)
    words, line = words.of(deal.info.variant), shown.lines[0]
    for look in looks:
        for step in range(page_count(deal)):
            yield deal_page(shown, line, line.results[0], deal, words, look, step=step)


PLAYED = (
    *(3 * (Ending("three", "declarer", made=True),)),
    Ending("two", "declarer", made=False),
    Ending("three", "partner", made=True),
    *(Ending("three", "defender", made=made) for made in (True, False)),
    Ending("solo_without", "defender", made=True),
    Ending("klop", "none", made=False),
    None,
)


def golden_line(words: Words) -> Page:
    """The most frequent line of a traveller."""
    shown = traveller(endings=PLAYED)
    return contract_line_page(shown, shown.lines[0], words, 0)


GOLDEN: dict[str, Callable[[Words], Page]] = {
    "traveller": lambda words: traveller_page(traveller(endings=PLAYED), words, 0),
    "traveller_rated": lambda words: traveller_page(
        traveller("krolami", endings=[Ending("two", "partner", made=True)], deals=20), words, 0
    ),
    "traveller_line": golden_line,
}
"""Pages that are golden."""
