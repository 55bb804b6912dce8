"""The repository of a person's or a server's rows, on both databases.

``tests/bot/privacy/test_privacy.py`` checks every table.
"""

import pytest

from bot.features import PERSONAL
from bot.privacy.rows import PrivacyRows
from bot.store import Store
from bot.store.notes import FORGOTTEN
from bot.tables.rows.repository import TableRows
from tests.bot.store.store_examples import ANA, BOR, GUILD, begin_match, outcome

NAMES = {"en": "a former player", "sl": "nekdanji igralec"}


@pytest.fixture
def rows(store: Store) -> PrivacyRows:
    """The repository on an empty store."""
    return PrivacyRows(store)


async def test_person_is_kept_with_seats_and_name(rows: PrivacyRows, store: Store) -> None:
    table = await begin_match(store)
    kept = await rows.data_of(PERSONAL, ANA)
    assert [(seat["table"], seat["name"]) for seat in kept["seats"]] == [(table, "Ana")]
    assert kept["names"] == [{"server": GUILD, "name": "Ana"}]


async def test_open_tables_of_a_person_are_found(rows: PrivacyRows, store: Store) -> None:
    closed, table = await begin_match(store), await begin_match(store, channel=71)
    await TableRows(store).stop_table(closed, 9, ())
    assert await rows.tables_with(ANA) == (table,)


@pytest.mark.parametrize(("language", "name"), [("sl", NAMES["sl"]), ("de", NAMES["en"])])
async def test_forgotten_person_is_named_in_the_language_of_the_table(
    rows: PrivacyRows, store: Store, language: str, name: str
) -> None:
    number = await begin_match(store, language=language)
    await rows.forget_person(PERSONAL, ANA, NAMES)
    table = await TableRows(store).table(number)
    assert table is not None
    assert table.founder == 0
    assert (table.seats[0].user, table.seats[0].name, table.seats[0].house) == (None, name, True)
    assert table.seats[1].user == BOR


async def test_forgotten_people_are_counted_for_other_processes(
    rows: PrivacyRows, store: Store
) -> None:
    for user in (ANA, BOR):
        await rows.forget_person(PERSONAL, user, NAMES)
    assert await store.note(FORGOTTEN) == "2"


async def test_forgotten_server_is_gone_with_its_tables(rows: PrivacyRows, store: Store) -> None:
    table_rows = TableRows(store)
    number, other = await begin_match(store, moves=2), await begin_match(store, guild=8, channel=80)
    await table_rows.append_moves(number, 1, (), outcome())
    assert set(await rows.servers(PERSONAL)) == {GUILD, 8}
    await rows.forget_server(PERSONAL, GUILD)
    assert await rows.servers(PERSONAL) == (8,)
    assert await table_rows.table(number) is None
    assert await table_rows.table(other) is not None
