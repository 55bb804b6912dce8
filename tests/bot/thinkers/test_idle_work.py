"""Work by the clock costs in proportion to what has changed, not to what there is."""

from typing import Any, cast

from bot.archive.archive import Archive
from bot.archive.rows import ShareRows
from bot.base.database_address import DatabaseAddress
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.rows import ChoiceRows, StoredLanguage, StoredLook
from bot.features import PERSONAL
from bot.privacy.rows import PrivacyRows
from bot.tables.model.records import TakeBack
from bot.takeover.remote_changes import RemoteChanges
from tests.bot.store.store_examples import begin_match, play_match, result
from tests.bot.world import ANA, BOR, World
from tests.databases import direct_connection


class Counting:
    """Choices as they are stored; those that are read are counted."""

    def __init__(self, rows: ChoiceRows) -> None:
        self._rows = rows
        self.read = 0

    async def looks(self, after: int | None = None) -> tuple[StoredLook, ...]:
        looks = await self._rows.looks(after)
        self.read += len(looks)
        return looks

    async def languages(self, after: int | None = None) -> tuple[StoredLanguage, ...]:
        languages = await self._rows.languages(after)
        self.read += len(languages)
        return languages


async def test_new_choice_alone_is_read_by_other_processes(world: World) -> None:
    for person in range(50):
        await ChoiceRows(world.store).set_look(StoredLook("person", 1000 + person, "text", "clear"))
        await ChoiceRows(world.store).set_language(StoredLanguage("person", 1000 + person, "sl"))
    counting = Counting(ChoiceRows(world.store))
    rows = cast(ChoiceRows, counting)
    looks, languages = Looks(rows), Languages(rows=rows)
    changes = RemoteChanges(world.store, (looks, languages), *_others(world))
    await changes.poll()
    assert counting.read == 100
    await ChoiceRows(world.store).set_look(StoredLook("person", ANA, "text", "clear"))
    await ChoiceRows(world.store).set_language(StoredLanguage("person", BOR, "de"))
    await ChoiceRows(world.store).set_language(StoredLanguage("person", 1007, ""))
    await changes.poll()
    assert counting.read == 103
    assert looks.of(ANA).style == "text"
    chosen = [languages.choice("person", person) for person in (BOR, 1007, 1008)]
    assert chosen == ["de", "", "sl"]
    await changes.poll()
    assert counting.read == 103


async def test_forgotten_choice_is_forgotten_by_other_processes(world: World) -> None:
    await ChoiceRows(world.store).set_language(StoredLanguage("person", ANA, "sl"))
    languages = Languages(rows=ChoiceRows(world.store))
    changes = RemoteChanges(world.store, (languages,), *_others(world))
    await changes.poll()
    await PrivacyRows(world.store).forget_person(PERSONAL, ANA, {"en": "somebody"})
    await changes.poll()
    assert not languages.choice("person", ANA)


def _others(world: World) -> Any:
    register = world.tables.register
    archive = Archive(world.rows, ShareRows(world.store), register)
    return (archive.clear,), register.rereading, _Tokens()


class _Tokens:
    async def drop_forgotten(self) -> None:
        """Nothing is kept of anybody."""


async def test_question_to_take_back_goes_with_its_table(
    world: World, database_address: DatabaseAddress
) -> None:
    table = await begin_match(world.store)
    await world.rows.set_take_back(table, TakeBack(1, (ANA,)))
    await world.rows.set_ready(table, (ANA,))
    await world.rows.stop_table(table, 5, ())
    over = await play_match(world.store, result(ANA, 1, 1, 1, 1), channel=71)
    assert await world.rows.take_back(table) is None and await world.rows.take_back(over) is None
    with direct_connection(database_address) as db:
        assert not db.execute("SELECT 1 FROM take_backs").fetchall()
        assert not db.execute("SELECT 1 FROM tables WHERE ready <> ''").fetchall()


async def test_waiting_tables_are_counted_without_being_read(world: World) -> None:
    await begin_match(world.store)
    await begin_match(world.store, channel=71)
    assert await world.rows.count_waiting() == len(await world.rows.waiting()) == 2
