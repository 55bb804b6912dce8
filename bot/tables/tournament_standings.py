"""Who stands where in a tournament so far; and the places kept once it is over."""

from collections.abc import Iterable, Iterator

from bot.store import Store
from bot.store.contests import Contest, Result
from bot.store.tournaments import Standing, StoredTournament
from bot.tables.points_ahead import PARTS, measure
from bot.tables.tournament_ranks import cap_of, ranked


async def standings_now(store: Store, stored: StoredTournament) -> tuple[Standing, ...]:
    """All who take part and have finished a deal, the best first. Raises StoreError."""
    there = {one.person: one for one in await store.entrants(stored.id)}
    results: dict[int, list[int | None]] = {}
    for one in await store.tries_of(stored.contest):
        if one.points is not None and one.person in there:
            made = results.setdefault(there[one.person].number, [None] * stored.deals)
            made[one.deal] = measure(Result(one.entry, one.points, one.ahead))
    cap = PARTS * cap_of(stored.variant, stored.players)
    found = ranked(dict(sorted(results.items())), stored.ranking, cap)
    unit = PARTS if stored.ranking == "differences" else 1
    named = {one.number: one for one in there.values()}
    return tuple(
        Standing(
            one.place,
            one.who,
            named[one.who].person,
            named[one.who].name,
            one.score / unit,
            one.deals,
        )
        for one in found
    )


def of_those_done(found: Iterable[Standing], deals: int) -> Iterator[Standing]:
    """Only those who have finished all deals, with their places among each other."""
    last, place = 0, 0
    done = (one for one in found if one.deals == deals)
    for number, one in enumerate(done, 1):
        place = place if one.place == last else number
        last = one.place
        yield one._replace(place=place)


async def keep_standings(store: Store, contest: Contest) -> None:
    """Note all places of a finished tournament, unless it was called off or is gone. Raises
    StoreError."""
    stored = await store.tournament(contest.number)
    if stored is not None and not stored.called_off:
        await store.note_standings(stored.id, await standings_now(store, stored))
