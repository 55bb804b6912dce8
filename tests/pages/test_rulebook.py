"""The numbered rules as people open them: every rule that is cited is there, and fits."""

import pytest

from bot.pages.rulebook import rule_of, rule_page, rulebook, rules_named, title_of
from engine import VARIANTS
from sandbox.limits import LAYOUT, check_message
from tests.laws.families import ADDED, document
from tests.laws.test_cited import rules_of
from tests.pages.drawn import WORDS, payload
from tests.pages.refused import refusals

offered = pytest.mark.parametrize("game", [game for game in VARIANTS if game not in ADDED])


@offered
def test_every_rule_of_a_document_can_be_opened(game: str) -> None:
    assert rules_of(game) <= set(rulebook(game))
    assert all(rule.text and rule.section and title_of(rule) for rule in rulebook(game).values())


@offered
async def test_every_rule_fits_a_page(game: str) -> None:
    for rule in rulebook(game).values():
        sent = payload(rule_page(rule, WORDS))
        check_message(sent, LAYOUT | int(sent.get("flags") or 0))


def test_every_refusal_and_option_cites_a_rule_that_can_be_opened() -> None:
    """A button under a refusal leads somewhere."""
    options = {one.rule for key, game in VARIANTS.items() if key not in ADDED
               for one in game.options}  # fmt: skip
    cited = options | {refused.rule for refused in refusals()}
    mine = {number for number in cited if not number.startswith("LIT-")}
    assert not sorted(number for number in mine if rule_of(number) is None)


def test_a_rule_reads_as_in_its_document() -> None:
    rule = rule_of("SLO-PLAY-3")
    assert rule is not None
    page = rule_page(rule, WORDS).text
    assert page.startswith("### SLO-PLAY-3 · base set\n")
    assert "1. leading: any card;\n2. holding cards of the suit led" in page
    assert "10.1 Order and legal cards" in page
    assert "4. otherwise: any card." in document("slovenian")


def test_lines_of_a_paragraph_are_joined_and_tables_are_lists() -> None:
    forehand, contracts = rule_of("SLO-BID-7"), rule_of("SLO-CON-1")
    assert forehand is not None and contracts is not None
    assert "forehand must name a contract" in forehand.text and "\n" not in forehand.text
    assert "\n- 7 · `beggar` · berač · 70 flat" in contracts.text


def test_the_rules_of_the_game_at_hand_come_first() -> None:
    names = list(rules_named("krolami"))
    assert names[0][1].startswith("POL-")
    assert all(len(label) <= 100 for label, _ in names)
    assert len({number for _, number in names}) == len(names) > 800


def test_there_is_no_rule_of_another_number() -> None:
    assert rule_of("SLO-PLAY-999") is None and rule_of("") is None
