"""Pages of the numbered rules: every cited rule exists, and fits."""

import re

import pytest

from bot.help.rulebook import (
    FOR_BUILDERS,
    JARGON,
    for_players,
    is_for_players,
    rule_of,
    rule_page,
    rulebook,
    rules_named,
    title_of,
)
from bot.kit.l10n import languages, load_words
from engine import VARIANTS
from tests.laws.cited_rules import rules_of
from tests.laws.families import ADDED, document
from tests.pages.drawn import WORDS, check_page_fits
from tests.pages.refusals import refusals

each_offered_game = pytest.mark.parametrize(
    "game", [game for game in VARIANTS if game not in ADDED]
)


@each_offered_game
def test_every_rule_of_a_document_can_be_opened(game: str) -> None:
    assert rules_of(game) <= set(rulebook(game))
    assert all(
        rule.text and rule.section and title_of(rule, WORDS) for rule in rulebook(game).values()
    )


@each_offered_game
async def test_every_rule_fits_a_page(game: str) -> None:
    for rule in rulebook(game).values():
        check_page_fits(rule_page(rule, WORDS))


def test_rules_cited_by_refusals_and_options_can_be_opened() -> None:
    options = {option.rule for key, game in VARIANTS.items() if key not in ADDED
               for option in game.options}  # fmt: skip
    cited = options | {refused.rule for refused in refusals()}
    with_document = {number for number in cited if not number.startswith("LIT-")}
    assert not sorted(number for number in with_document if rule_of(number) is None)


def test_rule_page_has_the_text_of_its_document() -> None:
    rule = rule_of("SLO-PLAY-3")
    assert rule is not None
    page = rule_page(rule, WORDS).text
    assert page.startswith("### SLO-PLAY-3\n")
    assert "**base set.** The cards a player may play" in page
    assert "1. leading: any card;\n2. holding cards of the suit led" in page
    assert "10.1 Order and legal cards" in page
    assert "4. otherwise: any card." in document("slovenian")


def test_lines_of_a_paragraph_are_joined_and_tables_are_lists() -> None:
    forehand = rule_of("SLO-BID-7")
    contracts = rule_of("SLO-CON-1")
    assert forehand is not None
    assert contracts is not None
    assert "forehand must name a contract" in forehand.text
    assert "\n" not in forehand.text
    assert "\n- 7 · `beggar` · berač · 70 flat" in contracts.text


def test_suggested_rules_begin_with_those_of_the_game_at_hand() -> None:
    names = list(rules_named("krolami", WORDS))
    assert names[0][1].startswith("POL-")
    assert all(len(label) <= 100 for label, _ in names)
    assert len({number for _, number in names}) == len(names) > 500


def test_unknown_rule_number_has_no_rule() -> None:
    assert rule_of("SLO-PLAY-999") is None
    assert rule_of("") is None


def test_rules_for_developers_are_not_listed() -> None:
    names = {number for _, number in rules_named("slovenian", WORDS)}
    assert "SLO-TV-1" in rulebook("slovenian")
    assert "POL-GAP-3" in rulebook("krolami")
    assert not {number for number in names if number.split("-")[1] in FOR_BUILDERS}
    assert rule_of("SLO-TV-1") is None
    assert rule_of("POL-GAP-3") is None


# For players -------------------------------------------------------------------------------------

WITH_SENTENCE = [f"SLO-{code}" for code in (
    *("GEN-3", "SEAT-2", "BID-5", "BID-7", "CALL-1", "CON-1", "TAL-4", "ANN-4", "ANN-7"),
    *("PLAY-3", "PLAY-6", "PLAY-8"),
)] + ["POL-PLAY-2", "ROM-PLAY-2", "STR-PLAY-3"]  # fmt: skip
"""The rules that have a sentence for players: those that people meet most come first."""


@pytest.mark.parametrize("language", languages())
def test_a_rule_begins_with_a_sentence_for_players(language: str) -> None:
    words = load_words(strict=True)(language)
    for number in WITH_SENTENCE:
        rule = rule_of(number)
        assert rule is not None
        _, sentence, *_ = rule_page(rule, words).text.splitlines()
        assert sentence == words(f"rule-text-{number}")
        assert "`" not in sentence


BUILDERS = re.compile(
    rf"{JARGON.pattern}|\b(list|index|indices|seat \d|array|state machine|integer|formula)\b|`",
    re.IGNORECASE,
)
"""Rules for developers of the game, not for players."""
MOST = 240
"""Characters of a sentence that can be read at a glance."""


@each_offered_game
def test_every_rule_that_people_open_has_a_sentence_for_players(game: str) -> None:
    words = WORDS.of(game)
    rules = [rule for rule in rulebook(game).values() if is_for_players(rule)]
    sentences = {rule.number: for_players(rule.number, rule.text, words) for rule in rules}
    assert not [number for number, text in sentences.items() if not text.endswith((".", "?"))]
    assert not [text for text in sentences.values() if len(text) > MOST or BUILDERS.search(text)]
    copied = [
        rule.number for rule in rules if _letters(sentences[rule.number]) in _letters(rule.text)
    ]
    assert not copied


def _letters(text: str) -> str:
    """The letters of a text for a comparison, without signs and capitals."""
    return re.sub(r"\W+", " ", text).casefold().strip()


@pytest.mark.parametrize("language", languages())
def test_an_option_is_explained_as_in_the_lobby(language: str) -> None:
    words = load_words(strict=True)(language)
    rule = rule_of("SLO-OPT-9")
    assert rule is not None
    sentence = rule_page(rule, words).text.splitlines()[1]
    assert words("option-mond-penalty") in sentence
    assert words("note-mond-penalty") in sentence


def test_rules_cited_by_refusals_have_no_words_of_the_engine() -> None:
    """Refusals link to these rules; contracts and cards have their names there."""
    numbers = {refused.rule for refused in refusals()} | {"SLO-GEN-3", "SLO-SEAT-2", "SLO-SEAT-5"}
    for number in sorted(numbers):
        if (rule := rule_of(number)) is None:
            continue
        text = rule_page(rule, WORDS).text
        assert not JARGON.search(text.partition("-# From the section")[0]), number
        assert not re.search(r"`(solo_\w+|T21|klop|color_valat)`", text), number


def test_list_of_rules_begins_with_rules_of_play() -> None:
    names = [number for _, number in rules_named("slovenian", WORDS)]
    assert not names[0].startswith("SLO-GEN")
    assert {"SLO-GEN-1", "SLO-GEN-3"} <= set(names)
    titles = [title for title, _ in rules_named("slovenian", WORDS)]
    assert not [title for title in titles if JARGON.search(title) or BUILDERS.search(title)]
    assert "SLO-SEAT-2 · Everything goes counter-clockwise" in "\n".join(titles)


def test_rule_page_leaves_out_columns_for_developers() -> None:
    rule = rule_of("ROM-BID-1")
    assert rule is not None
    page = rule_page(rule, WORDS).text
    assert "- 4 · Second of two · al doilea de doi · 2 · both" in page
    assert "index" not in page
    assert "lost" not in page


@each_offered_game
def test_rule_pages_have_no_tables_of_states(game: str) -> None:
    """The sentence for players takes the place of such a table."""
    for rule in filter(is_for_players, rulebook(game).values()):
        lines = rule_page(rule, WORDS).text.casefold().splitlines()
        heads = [line[2:].split(" · ") for line in lines if line.startswith("- ") and " · " in line]
        assert not [head for head in heads if {"state", "stage", "id", "kind", "#"} & set(head)]
