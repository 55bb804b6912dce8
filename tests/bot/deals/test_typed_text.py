"""Text that people type on phones is understood wherever something is typed.

Letters that cannot be seen, other dashes and digits, names in place of keys.
"""

import pytest

from bot.deals.not_asked import patience_typed
from bot.fairness.service import clean_word
from bot.games.forms import find_form, find_preset
from bot.kit.errors import Denied
from bot.kit.l10n import load_words
from engine import Play
from tests.bot.archive.replays import replays_of
from tests.bot.careers.careers import NOVEMBER, leaders
from tests.bot.contests.teams.server_match import OTHER, new
from tests.bot.contests.teams.teams import Teams
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE, WORDS, desk_of, page_of, rules_of
from tests.bot.world import ANA, CILKA, GUILD, World
from tests.laws.sources import ROOT, files_of
from tests.pages.phones import PHONES

each_phone = pytest.mark.parametrize("phone", PHONES)
LANGUAGES = ("en", "sl", "de", "it", "pl", "ro", "ja")


@pytest.fixture
def teams(world: World) -> Teams:
    return Teams(world)


@each_phone
def test_game_name_typed_on_a_phone_is_found(phone: str) -> None:
    for name in ("Slovenian", "strohmann", "z królami"):
        assert find_form(PHONES[phone](name)) == find_form(name)


@each_phone
async def test_rule_number_typed_on_a_phone_is_found(world: World, phone: str) -> None:
    rules = rules_of(world)
    for number in ("SLO-PLAY-3", "slo play 3", "POL-BID-4"):
        typed = page_of(await rules.rule(PEOPLE[ANA], PHONES[phone](number)))
        assert number.upper().replace(" ", "-") in typed.text.splitlines()[0]


@each_phone
@pytest.mark.parametrize("language", LANGUAGES)
def test_patience_typed_on_a_phone_is_read(phone: str, language: str) -> None:
    words = load_words(strict=True)(language)
    for typed in ("10m", words("time-minute", number=10)):
        assert patience_typed(PHONES[phone](typed), words) == 600


@each_phone
async def test_options_of_a_new_table_typed_on_a_phone_are_read(world: World, phone: str) -> None:
    """An option may be given by its word in the list, or by the value behind it."""
    type_ = PHONES[phone]
    for rules in ("score-board", WORDS("preset-score-board")):
        for level in ("novice", WORDS("level-novice")):
            lobby = desk_of(world).lobby
            shown = await lobby.open(
                PEOPLE[ANA], HERE, type_("slovenian"), 4, 2, type_(rules), type_(level)
            )
            assert shown.table is not None
            assert shown.table.preset == "score-board"
            assert shown.table.level == "novice"
            await world.tables.stopping.cancel(shown.table, ANA, may_manage=False)


@each_phone
def test_named_rules_typed_on_a_phone_are_found(phone: str) -> None:
    form = find_form("slovenian")
    assert find_preset(form, 4, PHONES[phone]("score-board")).key == "score-board"


@each_phone
async def test_period_typed_on_a_phone_is_read(world: World, phone: str) -> None:
    world.now = NOVEMBER + 1000
    for when in ("2026-11", "November 2026"):
        assert "November 2026" in page_of(await leaders(world, when=PHONES[phone](when))).text
    all_time = page_of(await leaders(world)).text
    assert page_of(await leaders(world, when=PHONES[phone]("all time"))).text == all_time


@each_phone
async def test_replay_arguments_typed_on_a_phone_are_read(world: World, phone: str) -> None:
    table = await world.start_table(length=2)
    await world.play_moves(table)
    replays, type_ = replays_of(world), PHONES[phone]
    (match, number), *_ = await replays.matches(PEOPLE[ANA], GUILD)
    deals = dict(await replays.deals(PEOPLE[ANA], GUILD, number))
    expected = await replays.find_deal(PEOPLE[ANA], GUILD, str(table.id), "1")
    (label,) = (name for name, value in deals.items() if value == "1")
    for typed in ("1", label):
        for match_name in (number, f"#{number}", match):
            assert (
                await replays.find_deal(PEOPLE[ANA], GUILD, type_(match_name), type_(typed))
                == expected
            )
    with pytest.raises(Denied, match="not-your-match"):
        await replays.find_deal(PEOPLE[ANA], GUILD, type_("no match"), None)


@each_phone
async def test_code_of_a_match_between_servers_typed_on_a_phone_is_read(
    teams: Teams,
    phone: str,
) -> None:
    match = await teams.matches.make(new(teams, "slovenian", 4), find_form("slovenian"), ())
    rival_match = await teams.matches.take_on(
        new(teams, "slovenian", 4, OTHER, CILKA), PHONES[phone](match.code)
    )
    assert rival_match.rival == match.id


def test_word_for_a_deal_made_of_invisible_letters_is_no_word() -> None:
    assert clean_word("\u3164\u200b\u115f\ufe0f") == ""
    assert clean_word("\u200bMo\u3164dra 7") == "Modra7"


async def test_card_typed_with_an_emoji_on_a_phone_is_no_unknown_move(world: World) -> None:
    """The refusal of a card during the bidding cites the rule."""
    desk, table = desk_of(world), await world.start_table()
    assert table.awaited is not None
    for typed in ("♠️9", "9♠", "XXI"):
        shown = page_of(await desk.play.act_typed(PEOPLE[table.awaited], table, Play, typed))
        assert "Rule SLO-" in shown.text or any(
            control.id.startswith("rule:SLO-") for control in shown.controls()
        )


FOLDERS = {
    "base/typed_text.py", "fairness/service.py", "kit/text.py",
    "pictures/lettering.py",
}  # fmt: skip
"""Modules that may look at single letters: to compare, write, draw or digest texts."""


def test_typed_text_is_folded_in_one_place() -> None:
    """Modules compare typed text by ``bot.base.typed_text``."""
    bot = ROOT / "bot"
    folding = {
        str(file.relative_to(bot))
        for file in files_of("bot")
        if any(word in file.read_text("utf-8") for word in ("unicodedata", ".casefold()"))
    }
    assert folding == FOLDERS | {"deals/wording/words.py"}, "words.py compares names of our own"
    casing = {
        str(file.relative_to(bot))
        for file in files_of("bot")
        if any(word in file.read_text("utf-8") for word in (".lower()", ".upper()"))
    }
    assert casing == {
        "base/setting_kinds.py", "deals/wording/words.py", "pictures/faces.py",
        "tables/private/undelivered.py",
    }, "their texts are the house's own"  # fmt: skip
