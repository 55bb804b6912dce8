"""Each person and each server reads in the language they have chosen, or in Discord's."""

import threading
from dataclasses import replace
from typing import Any

import pytest

from bot.choices import languages as module
from bot.choices.desk import PreferenceDesk
from bot.choices.habits import Habits
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.rows import ChoiceRows
from bot.kit import l10n
from bot.kit.errors import Denied
from bot.kit.l10n import Words, language_of, load_words
from bot.kit.page import Select, note
from bot.kit.wishes import Note, Person, Shown
from bot.tables.board.redraw_on_choice import RedrawOnChoice
from bot.tables.desk.desk import Desk
from tests.bot.choices.recorded_drawing import Drawn
from tests.bot.discord.answering import replies_with
from tests.bot.discord_stub import StubInteraction
from tests.bot.tables.desk.desk_parts import PEOPLE, desk_of, page_of
from tests.bot.world import ANA, BOR, GUILD, World

LANGUAGES = {"de": "Deutsch", "en": "English", "sl": "Slovenščina"}
MANAGER = replace(PEOPLE[ANA], may_manage_server=True)


def speak(locale: str) -> Words:
    """English sentences under any language's name: what they say doesn't matter here."""
    words = load_words(strict=True)("en")
    return Words(l10n.language_of(locale), words._bundles, strict=True)


@pytest.fixture(autouse=True)
def _three_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    for place in (l10n, module):
        monkeypatch.setattr(place, "languages", lambda: LANGUAGES)
    monkeypatch.setattr("bot.choices.desk.languages", lambda: LANGUAGES)


@pytest.fixture
async def languages(world: World) -> Languages:
    languages = Languages(speak, ChoiceRows(world.store))
    await languages.load()
    return languages


@pytest.fixture
def desk(world: World, languages: Languages) -> Desk:
    return desk_of(world, languages=languages)


@pytest.fixture
def choices(languages: Languages) -> PreferenceDesk:
    return PreferenceDesk(Looks(), languages, Habits())


@pytest.mark.parametrize(
    ("person", "server", "locale", "read"),
    [
        ("", "", "de", "de"),
        ("", "", "fr", "en"),
        ("", "", "en-GB", "en"),
        ("", "sl", "de", "sl"),
        ("de", "sl", "en-US", "de"),
        ("sl", "", "de", "sl"),
    ],
)
async def test_a_choice_goes_before_discords(
    languages: Languages, person: str, server: str, locale: str, read: str
) -> None:
    await languages.choose("person", ANA, person or "auto")
    await languages.choose("server", GUILD, server or "auto")
    assert (await languages.load_for_person(ANA, locale, server=GUILD)).language == read
    interaction: Any = StubInteraction(user=ANA)
    interaction.locale = locale
    assert languages.of_reader(interaction).language == read
    assert (await languages.load_for_reader(interaction)).language == read


async def test_text_for_all_is_in_the_servers_language_before_the_tables(
    languages: Languages, world: World
) -> None:
    table = await world.open_table()
    async with table.lock:
        table.language = "de"
    await languages.choose("person", ANA, "en")
    assert languages.of_table(table).language == "de"
    await languages.choose("server", GUILD, "sl")
    assert languages.of_table(table).language == "sl"
    assert (await languages.load_for_table(table)).language == "sl"
    await languages.choose("server", GUILD, "auto")
    assert languages.of_table(table).language == "de"


async def test_a_choice_outlives_the_process(choices: PreferenceDesk, world: World) -> None:
    await choices.language(PEOPLE[ANA], GUILD, "person", "de")
    await choices.language(MANAGER, GUILD, "server", "sl")
    await choices.language(PEOPLE[BOR], GUILD, "person", "de")
    await choices.language(PEOPLE[BOR], GUILD, "person", "auto")
    again = Languages(speak, ChoiceRows(world.store))
    await again.load()
    chosen = [again.choice("person", user) for user in (ANA, BOR)]
    assert (*chosen, again.choice("server", GUILD)) == ("de", "", "sl")
    assert len(await ChoiceRows(world.store).languages()) == 2


async def test_choice_of_a_language_that_was_removed_is_ignored(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await Languages(speak, ChoiceRows(world.store)).choose("person", ANA, "sl")
    monkeypatch.setattr(module, "languages", lambda: {"en": "English"})
    again = Languages(speak, ChoiceRows(world.store))
    await again.load()
    assert again.choice("person", ANA) == ""


async def test_only_those_who_manage_a_server_choose_its_language(choices: PreferenceDesk) -> None:
    with pytest.raises(Denied, match="may-not-choose-language"):
        await choices.language(PEOPLE[ANA], GUILD, "server", "sl")
    for whose, language in (("person", "xx"), ("server", ""), ("everybody", "sl")):
        with pytest.raises(Denied, match="no-such-value"):
            await choices.language(MANAGER, GUILD, whose, language)


async def test_the_page_shows_the_choice_and_all_languages(choices: PreferenceDesk) -> None:
    page = page_of(await choices.language(PEOPLE[ANA], GUILD))
    (select,) = page.controls()
    assert isinstance(select, Select)
    assert [choice.value for choice in select.choices] == ["auto", *LANGUAGES]
    page = page_of(await choices.language(MANAGER, GUILD, "person", "sl"))
    select, other = page.controls()
    assert isinstance(select, Select)
    assert select.prompt == "Slovenščina"
    assert other.id == "look:server:language:"


async def test_a_choice_is_seen_at_once(
    choices: PreferenceDesk, languages: Languages, world: World
) -> None:
    table = await world.start_table()
    drawn = Drawn()
    languages.listen(RedrawOnChoice(world.tables.register.all, drawn).language_chosen)
    await choices.language(PEOPLE[ANA], GUILD, "person", "de")
    await choices.language(PEOPLE[ANA], GUILD, "person", "de")  # nothing new
    assert (drawn.boards, drawn.hands) == ([], [ANA])
    await choices.language(MANAGER, GUILD, "server", "sl")
    assert drawn.boards == [table.id]
    assert set(drawn.hands[1:]) == {chair.person for chair in table.chairs} - {None}


def test_house_players_have_names_of_the_language() -> None:
    languages = Languages()
    names = languages.house_names(GUILD, "en")
    assert len(set(names)) == len(names) >= 8


async def test_language_is_read_once_and_in_another_thread(world: World) -> None:
    threads: list[str] = []

    def slow(locale: str) -> Words:
        threads.append(threading.current_thread().name)
        return speak(locale)

    languages = Languages(slow)
    table = await world.open_table()
    async with table.lock:
        table.language = "sl"
    here = threading.current_thread().name
    assert (await languages.load_for_table(table)).language == "sl"
    assert len(threads) == 2
    assert threads[0] != here == threads[1]
    await languages.load_for_table(table)
    assert threads[1:] == [here, here]


class ReadingThreads:
    """Loads words, and notes whether each language was first read in the event loop's thread."""

    def __init__(self) -> None:
        self.read: dict[str, bool] = {}
        """True if a language was read where the event loop runs."""

    def __call__(self, locale: str) -> Words:
        in_loop = threading.current_thread() is threading.main_thread()
        self.read.setdefault(language_of(locale), in_loop)
        return speak(locale)


@pytest.mark.parametrize(
    ("whose", "choice", "read"),
    [("person", "de", "de"), ("server", "sl", "sl"), ("person", "auto", "sl")],
)
async def test_chosen_language_is_read_beside_the_event_loop(
    world: World, whose: str, choice: str, read: str
) -> None:
    """Reading it held the loop for 200 ms: in the answer to the choice, or when others drew."""
    threads = ReadingThreads()
    languages = Languages(threads)
    choices = PreferenceDesk(Looks(), languages, Habits())
    await choices.language(replace(MANAGER, locale="sl"), GUILD, whose, choice)
    languages.of_server(GUILD, "en")
    assert threads.read[read] is False


async def test_language_of_a_server_is_read_beside_the_event_loop_at_a_press() -> None:
    threads = ReadingThreads()
    languages = Languages(threads)
    interaction: Any = StubInteraction()
    interaction.locale = "de"
    interaction.guild_locale = "sl"

    async def wish(person: Person) -> Shown:
        languages.of_server(GUILD, person.server_locale)
        return Note(note("there"))

    await replies_with(languages=languages).answer(interaction, wish)
    assert (threads.read["de"], threads.read["sl"]) == (False, False)
