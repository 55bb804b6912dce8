"""Rules with a name, and what a server decides for itself."""

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.deals.rule_options import option_name
from bot.games.forms import FORMS, form_of, preset_options, presets_of, rule_numbers
from bot.kit.errors import Denied
from bot.kit.page import Page, Select
from bot.servers.desk import DefaultsDesk
from bot.tables.desk.suggestions import named_rules
from engine import VARIANTS, Preset
from tests.bot.discord_stub import StubInteraction
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE, WORDS, codes, desk_of, page_of
from tests.bot.world import ANA, BOR, World
from tests.laws.families import document
from tests.pages.drawn import lobby

MANAGER = replace(PEOPLE[ANA], may_manage_server=True)

presets = pytest.mark.parametrize(
    "game, preset",
    [
        pytest.param(key, preset, id=f"{key}-{preset.key}")
        for key, family in VARIANTS.items()
        for preset in family.presets
    ],
)


def option_row(game: str, key: str) -> str:
    """The row of an option in the document's table."""
    lines = [line for line in document(game).splitlines() if line.startswith("|")]
    return next(line for line in lines if f"| `{key}` |" in line)


@presets
def test_document_names_the_source_of_each_preset(game: str, preset: Preset) -> None:
    for key in preset.options:
        assert re.search(rf"\b{preset.source}\b", option_row(game, key)), key


@presets
def test_named_rules_can_be_played_and_change_something(game: str, preset: Preset) -> None:
    family, form = VARIANTS[game], FORMS[game]
    tables = [number for number in family.players if preset_options(form, preset, number)]
    assert tables
    for number in tables:
        rules = family.build(number, preset_options(form, preset, number))
        assert rules.options != family.build(number).options
        assert preset in presets_of(form_of(game, number), number)
    assert len(rule_numbers(form, preset)) >= 1


def test_preset_without_effect_for_three_players_is_left_out() -> None:
    keys = {preset.key for preset in presets_of(FORMS["taper"], 3)}
    assert "czernowitz" not in keys
    assert {"pagat", "most-of-romania"} <= keys


async def test_table_is_opened_with_named_rules(world: World) -> None:
    desk = desk_of(world)
    table = (await desk.lobby.open(PEOPLE[ANA], HERE, "slovenian", None, None, "bga")).table
    assert table is not None
    assert table.options["klop_radli"] == "individual"
    assert "Rules: Board Game Arena" in page_of(desk.lobby.show_lobby(table)).text
    await world.restart()
    table = await world.tables.register.table(table.id)
    assert "Rules: Board Game Arena" in lobby(table.info(), WORDS).text
    desk = desk_of(world)
    await desk.options.set_option(PEOPLE[ANA], table, "mond_penalty", "21")
    assert "Board Game Arena" not in page_of(desk.lobby.show_lobby(table)).text
    await desk.options.play_by(PEOPLE[ANA], table, "score-board")
    assert "Rules: Tarok-Score-Board" in page_of(desk.lobby.show_lobby(table)).text
    assert "klop_radli" not in table.options
    with pytest.raises(Denied, match="no-such-preset"):
        await desk.options.play_by(PEOPLE[ANA], table, "nobody's")
    with pytest.raises(Denied, match="founder-only"):
        await desk.lobby.join(PEOPLE[BOR], table)
        await desk.options.play_by(PEOPLE[BOR], table, "bga")


USUAL = {"match_end": "deals", "deals": "8"}


async def test_tables_of_a_server_have_its_own_rules(world: World) -> None:
    server = DefaultsDesk(world.tables.defaults)
    page = page_of(await server.open(MANAGER, HERE.guild, "slovenian"))
    assert "server's own rules" in page.text
    assert "preset" in setting_codes(page)
    await server.handle_press(MANAGER, HERE.guild, "slovenian", "option:mond_penalty", "21")
    await world.restart()
    desk = desk_of(world)
    table = (await desk.lobby.open(PEOPLE[ANA], HERE, "slovenian", None, 4, None)).table
    assert table is not None
    assert table.options["mond_penalty"] == "21"
    assert table.options["deals"] == "4"
    assert "Rules: This server's own rules" in page_of(desk.lobby.show_lobby(table)).text
    options = page_of(await desk.options.options(PEOPLE[ANA], table))
    assert "server" in offered_presets(options)
    assert "preset" in codes(options)
    await desk.options.play_by(PEOPLE[ANA], table)
    assert table.options == USUAL
    await desk.options.play_by(PEOPLE[ANA], table, "server")
    assert table.options == {"mond_penalty": "21", **USUAL}
    await DefaultsDesk(world.tables.defaults).handle_press(
        MANAGER, HERE.guild, "slovenian", "options-reset:0", ""
    )
    assert await world.tables.defaults.own_rules(HERE.guild, FORMS["slovenian"]) is None


async def test_rules_of_a_server_changed_by_a_member_are_refused(world: World) -> None:
    server = DefaultsDesk(world.tables.defaults)
    for wish in (
        server.open(PEOPLE[ANA], HERE.guild, None),
        server.handle_press(PEOPLE[ANA], HERE.guild, "taper", "option:pool", "off"),
        server.handle_press(PEOPLE[ANA], HERE.guild, "", "several:on", ""),
    ):
        with pytest.raises(Denied, match="not-yours-to-settle"):
            await wish
    for game, code, value in (
        ("bridge", "options:0", ""), ("taper", "option:pool", "maybe"), ("taper", "option:no", "1"),
        ("taper", "preset", "bga"), ("taper", "nonsense", ""), ("", "game", ""),
    ):  # fmt: skip
        with pytest.raises(Denied):
            await server.handle_press(MANAGER, HERE.guild, game, code, value)
    other = page_of(await server.open(MANAGER, HERE.guild + 1, None))
    assert "standard rules" in other.text


async def test_buttons_of_a_servers_rules_open_its_pages(world: World) -> None:
    server = DefaultsDesk(world.tables.defaults)
    for game in FORMS.values():
        page = page_of(await server.open(MANAGER, 1, game.name))
        for code in setting_codes(page) - {"preset"}:
            if not code.startswith(("option:", "options-at")):
                assert await server.handle_press(MANAGER, 1, game.name, code, "")
    rules = page_of(await server.handle_press(MANAGER, 1, "slovenian", "options:0:rt", ""))
    assert "SLO-OPT-36" in rules.text
    shown = page_of(await server.open(MANAGER, 1, None))
    assert "One table" in shown.text
    shown = page_of(await server.handle_press(MANAGER, 1, "", "several:on", ""))
    assert "Several tables" in shown.text
    assert option_name("deals", WORDS) not in shown.text


async def test_presets_are_suggested_for_the_chosen_game(world: World) -> None:
    desk = desk_of(world)

    async def suggested(game: str | None, typed: str) -> list[str]:
        interaction: Any = StubInteraction()
        interaction.namespace = SimpleNamespace(game=game, players=None)
        return [choice.value for choice in await named_rules(desk, interaction, typed)]

    assert (await suggested("strohmann", ""))[0] == "document"
    assert await suggested("strohmann", "tyr") == ["tyrol"]
    assert await suggested("taper", "czern") == []
    assert "bga" in await suggested(None, "board")
    assert await suggested("bridge", "") == []


def setting_codes(page: Page) -> set[str]:
    """The codes of the controls on a server's page."""
    return {control.id.split(":", 2)[2] for control in page.controls()}


def offered_presets(page: Page) -> set[str]:
    """The presets that a page of options offers."""
    selects = [select for select in page.controls() if isinstance(select, Select)]
    presets = next(select for select in selects if select.id.endswith(":preset"))
    return {choice.value for choice in presets.choices}
