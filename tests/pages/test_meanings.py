"""Meanings of contracts and announcements, wherever a player chooses one."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from bot.deals.wording.meanings import KONTRA, bid_lines, contract_meaning, meaning_of, whats_this
from bot.deals.wording.words import stake
from bot.games.info import AUCTION
from bot.help.manual import course
from bot.help.rulebook import rule_of
from bot.kit.l10n import languages, load_words
from bot.kit.page import Button, Page, Select
from engine import (
    VARIANTS,
    Bid,
    Deal,
    Pass,
    Rules,
    Say,
    View,
    act,
    actions_of,
    encode,
    observe,
    offers,
    variant,
)
from tests.engine import romanian_cases
from tests.engine.build import play_moves
from tests.engine.romanian_cases import solo_at_announcements
from tests.engine.slovenian_cases import deal_with_rules, klop, rules
from tests.laws.families import ADDED
from tests.laws.playing import RULES, Table, each_table, numbered_deal, sizes
from tests.pages.drawn import WORDS, hand_pages, plain_info

all_tables = each_table()

COUNTED = re.compile(r"say:tarok[is]_\d+")
"""Announced numbers of trumps: they are explained together."""


def decision_pages(table: Table, deals: int) -> Iterator[tuple[View, list[Page]]]:
    """Every decision before the play, with the pages of the player on turn."""
    info = plain_info(table[1], table[0])
    for seed in range(deals):
        for step in numbered_deal(table, seed).steps:
            view = observe(step.deal, step.player)
            if view.leader is not None:
                break
            yield view, list(hand_pages(info, view))


def code_of(control: Button | Select) -> str:
    return control.id.split(":", 3)[3]


def buttons(page: Page) -> list[Button]:
    return [control for control in page.controls() if isinstance(control, Button)]


@all_tables
@sizes(4, 60)
def test_pass_is_the_first_button_of_every_auction(table: Table, deals: int) -> None:
    """Pass is disabled for players who may not pass, and comes first outside auctions too."""
    for view, (page, *others) in decision_pages(table, deals):
        first = buttons(page)[0]
        passes, bids = (any(offer.kind is kind for offer in view.offers) for kind in (Pass, Bid))
        in_auction = bids and view.phase in AUCTION
        assert (code_of(first) == "pass") == (passes or in_auction)
        if code_of(first) == "pass":
            assert first.disabled != passes
        for other in others[:1]:  # behind More the way back stands there
            if any(code_of(button) == "more" for button in buttons(page)):
                assert code_of(buttons(other)[0]) == "hand"


@all_tables
@sizes(4, 60)
def test_every_bid_has_a_line_with_its_meaning(table: Table, deals: int) -> None:
    """The line ends with the value on the bid's button, if that is a number."""
    words = WORDS.of(table[0])
    for view, pages in decision_pages(table, deals):
        buttons_shown = []
        for page in pages:
            offered = [button for button in buttons(page) if "bid:" in button.id]
            if words("sure-yes") in {button.label for button in buttons(page)}:
                continue
            buttons_shown += offered
            lines = [line for line in page.text.splitlines() if line.startswith("-# **")]
            assert len(lines) == len(offered)
            for button in offered:
                name, _, value = button.label.partition(" · ")
                (line,) = (line for line in lines if line.startswith(f"-# **{name}**: "))
                assert line.endswith(value) or value == words("value-klop")
        bids = [offer for offer in view.offers if offer.kind is Bid]
        assert len(buttons_shown) == sum(offer.size for offer in bids)


@all_tables
@sizes(4, 60)
def test_meanings_cover_every_bid_and_announcement(table: Table, deals: int) -> None:
    for view, (page, *_) in decision_pages(table, deals):
        selects = [control for control in page.controls() if code_of(control) == "what"]
        codes = {choice.value for select in selects if isinstance(select, Select)
                 for choice in select.choices}  # fmt: skip
        assert all(meaning_of(code, view.rules, WORDS.of(table[0]), None) for code in codes)
        statements = tuple(offer for offer in view.offers if offer.kind in (Bid, Say))
        offered = {encode(view.rules.pack, action) for action in actions_of(statements)}
        assert {code for code in offered if not COUNTED.fullmatch(code)} <= codes


@all_tables
@sizes(4, 60)
def test_meanings_cover_every_proposal(table: Table, deals: int) -> None:
    for view, (page, *_) in decision_pages(table, deals):
        if view.phase != "monte":
            continue
        (select,) = (control for control in page.controls() if isinstance(control, Select))
        assert "term:monte" in {choice.value for choice in select.choices}


@cache
def every_rules() -> tuple[tuple[str, Rules], ...]:
    """Every form with every value of an option, built once for all languages."""
    return tuple(
        (key, game.build(players, {option.key: value}))
        for key, game in VARIANTS.items()
        for players in game.players
        for option in game.options
        for value in option.values
    )


def codes_to_explain(rules: Rules) -> Iterator[str]:
    """The codes of all contracts, terms, bonuses and of kontra."""
    yield from (f"bid:{contract}" for contract in rules.contracts)
    yield from (f"term:{term}" for term in rules.terms)
    yield from (f"say:{bonus.key}" for bonus in rules.bonuses.values() if not bonus.told_as)
    if any(row.kontra for row in rules.contracts.values()):
        yield KONTRA


@pytest.mark.parametrize(
    "language",
    [
        language if language == "en" else pytest.param(language, marks=pytest.mark.long)
        for language in languages()
    ],
)
def test_every_contract_and_announcement_is_explained(language: str) -> None:
    """Each meaning, in every form and with every option, cites a rule that can be opened."""
    words_in = load_words(strict=True)(language)
    cited = set()
    for key, built in every_rules():
        words = words_in.of(key)
        for code in codes_to_explain(built):
            meaning = meaning_of(code, built, words, None)
            assert meaning is not None, code
            assert meaning.text, code
            assert meaning.rule, code
            if key not in ADDED:
                cited.add(meaning.rule)
    assert not {number for number in cited if rule_of(number) is None}


def lines_of(deal: Deal) -> dict[str, str]:
    """The lines of all bids of the deal, by the name of the contract."""
    text = bid_lines(observe(deal, deal.turn), WORDS, deal.rules.contracts)
    assert text is not None
    parts = (line.removeprefix("-# **").partition("**: ") for line in text.text.splitlines())
    return {name: means for name, _, means in parts}


def test_line_of_a_bid_has_the_facts_of_its_contract() -> None:
    lines = lines_of(deal_with_rules(rules()))
    assert lines["Two"] == "call a king, take 2 cards from the talon · 20+"
    assert lines["Solo one"] == "alone, take one card from the talon · 60+"
    assert lines["Open beggar"] == ("alone, win no trick, your hand lies open after trick 1 · 90")
    assert lines["Colour valat without"] == "alone, win every trick, trumps have no power · 125"
    assert lines["Valat without"] == "alone, win every trick · 500"


def test_line_of_a_bid_changes_with_the_options() -> None:
    """SLO-OPT-28."""
    lines = lines_of(deal_with_rules(rules(value_open_beggar="85")))
    assert lines["Open beggar"].endswith(" · 85")


def test_rare_bids_are_behind_more() -> None:
    """Rare bids are those above Solo one; if no others are left they are in front."""
    rare = {key for key, row in RULES["slovenian", 4].contracts.items() if row.rare}
    highest = RULES["slovenian", 4].contracts["solo_one"].rank
    assert rare == {key for key, row in RULES["slovenian", 4].contracts.items()
                    if row.rank > highest}  # fmt: skip
    front, behind_more = list(hand_pages(plain_info(4), observe(deal_with_rules(rules()), 2)))
    assert not {code_of(button).removeprefix("bid:") for button in buttons(front)} & rare
    assert {code_of(button).removeprefix("bid:") for button in buttons(behind_more)} - {
        "hand"
    } < rare
    late = play_moves(deal_with_rules(rules()), "2 bid:solo_one")
    (page, *_) = hand_pages(plain_info(4), observe(late, 3))
    assert "bid:beggar" in map(code_of, buttons(page))


def test_contract_of_a_game_without_bids_is_explained() -> None:
    meaning = contract_meaning("partners", RULES["lombardia", 4], WORDS.of("lombardia"))
    assert "two against two" in meaning.text


def test_buttons_say_what_an_announcement_counts_in_this_contract() -> None:
    """ROM-SCORE-1: bonuses count more in a solo; their meanings say so, too."""
    deal = solo_at_announcements({1: 9})
    view = observe(deal, deal.turn)
    words = WORDS.of("romanian")
    worth = {say: stake(Say(say), view) for say in ("trula", "kings", "pagat", "valat")}
    assert worth == {"trula": 4, "kings": 4, "pagat": 9, "valat": 64}
    kings = meaning_of("say:kings", view.rules, words, view.contract)
    assert kings is not None
    assert "worth 2 to" in kings.text
    assert "and 4 if" in kings.text


def test_meaning_says_which_announcements_need_no_card() -> None:
    """ROM-ANN-3: a hopeless announcement simply fails."""
    words = WORDS.of("romanian")
    four = RULES["romanian", 4]
    meanings = {say: meaning_of(f"say:{say}", four, words, None) for say in ("pagat", "luna")}
    assert meanings["pagat"] is not None
    assert "without holding the Pagat" in meanings["pagat"].text
    assert meanings["luna"] is not None
    assert "If you hold it yourself" in meanings["luna"].text


def test_meanings_explain_level_set_and_pool() -> None:
    """Meanings stand in the auction, at the talon and at the announcements."""
    bidding = romanian_cases.new_deal()
    talon = play_moves(bidding, "1 bid:doi1, 2 pass, 3 pass, 0 pass, 1 call:DK")
    for deal in (bidding, talon, solo_at_announcements({1: 9})):
        view = observe(deal, deal.turn)
        select = whats_this(plain_info(4, "romanian"), view, WORDS.of("romanian"))
        codes = {choice.value for choice in select.choices} if select else set()
        assert {"term:set", "term:level", "term:pool", "term:radler"} <= codes


def test_meanings_in_a_compulsory_klop_deal_are_of_possible_bids() -> None:
    """SLO-BID-10: ``three`` to ``beggar`` cannot, and klop is for forehand, who may not pass."""
    deal = deal_with_rules(rules(), compulsory=True)
    forehand = play_moves(deal, "2 pass, 3 pass, 0 pass")
    bids_of = {state.turn: explained_bids(state) for state in (deal, forehand)}
    assert bids_of[1][:2] == ["bid:klop", "bid:solo_without"]
    assert bids_of[2] == bids_of[1][1:]
    assert explained_bids(play_moves(forehand, "1 bid:open_beggar")) == []
    assert explained_bids(play_moves(deal, "2 bid:open_beggar")) == bids_of[2][2:]
    assert "bid:two" in explained_bids(deal_with_rules(rules())), (
        "in any other all can be asked about"
    )


def explained_bids(deal: Deal) -> list[str]:
    """The bids that the player on turn can ask about."""
    view = observe(deal, deal.turn)
    select = whats_this(plain_info(4), view, WORDS)
    codes = [choice.value for choice in select.choices] if select else []
    return [code for code in codes if code.startswith("bid:")]


def explained_announcements(deal: Deal) -> list[str]:
    """The announcements that the player on turn can ask about."""
    view = observe(deal, deal.turn)
    select = whats_this(plain_info(deal.rules.players), view, WORDS)
    return [choice.value for choice in select.choices] if select else []


def at_announcements(players: int, bidding: str) -> Deal:
    """The beginning of the announcements, after the first possible discard."""
    deal = play_moves(deal_with_rules(rules(players)), bidding)
    assert deal.turn is not None
    return act(deal, deal.turn, offers(deal, deal.turn)[0].nth(0))


def test_meanings_of_announcements_are_those_of_the_contract() -> None:
    """SLO-CON-2, SLO-CON-6: a beggar has no bonuses, and without a call there is no king ultimo."""
    beggar = play_moves(deal_with_rules(rules()), "2 bid:beggar, 3 pass, 0 pass, 1 pass, 2 pass")
    assert explained_announcements(beggar) == [KONTRA]
    three = at_announcements(3, "1 bid:one, 2 pass, 0 pass, 1 pass, 1 take:1")
    four = at_announcements(4, "2 bid:two, 3 pass, 0 pass, 1 pass, 2 call:SK, 2 take:1")
    bonuses = ["say:trula", "say:kings", "say:pagat_ultimo", "say:valat", KONTRA]
    assert explained_announcements(three) == bonuses
    assert explained_announcements(four) == [*bonuses[:2], "say:king_ultimo", *bonuses[2:]]
    assert explained_announcements(klop(rules(klop_kontra="on"))) == []


@pytest.mark.parametrize(("players", "rounding", "rounded"), [
    (4, "5", True), (5, "5", True), (4, "none", False), (3, "5", False),
])  # fmt: skip
def test_meaning_of_a_difference_says_whether_it_is_rounded(
    players: int, rounding: str, rounded: bool
) -> None:
    """SLO-SCO-3, SLO-OPT-27: the score sheet rounds to the nearest 5 with four and five players."""
    chosen = rules(players, rounding=rounding)
    assert ("nearest 5" in contract_meaning("two", chosen, WORDS).text) == rounded
    deal = deal_with_rules(chosen)
    (page, *_) = hand_pages(plain_info(players), observe(deal, deal.turn))
    noted = [line for line in page.text.splitlines() if "+ means" in line]
    assert len(noted) == 1 and ("nearest 5" in noted[0]) == rounded


def test_meaning_of_a_taken_game_says_what_a_lost_one_pays() -> None:
    """STR-SCORE-1: the other player gets 4 or 5, more than the declarer would have won."""
    text = contract_meaning("take", RULES["strohmann", 2], WORDS.of("strohmann")).text
    assert "the other player gets 4 or 5" in text


@pytest.mark.parametrize(("table", "code", "option", "usual", "changed"), [
    (("slovenian", 4), "bid:klop", ("klop_empty_needs_no_loser", "on"),
     "wins 70;", "nothing if somebody has 36 card points"),
    (("strohmann", 2), "bid:take", ("high_tier_defender", "off"), "4 or 5", "gets 4 points"),
    (("romanian", 4), "say:pagat", ("pagat_own_hand", "on"), "your side doesn't", "then it fails"),
    (("krolami", 4), "say:king_ultimo", ("king_ultimo_must_win", "true"),
     "wins that trick.", "the king itself must win it"),
    (("romanian", 4), "term:radler", ("hep_hep", "on"), "have passed.", "comes to 0"),
    (("romanian", 4), "term:pool", ("pool_refill", "off"), "when it is empty", "the first deal"),
])  # fmt: skip
def test_meaning_holds_with_the_options_of_the_table(
    table: Table, code: str, option: tuple[str, str], usual: str, changed: str
) -> None:
    """SLO-OPT-24, STR-SCORE-1, ROM-OPT-16, POL-BON-6, ROM-OPT-12, ROM-OPT-10."""
    chosen = variant(table[0]).build(table[1], dict([option]))
    for language in languages():
        words = load_words()(language).of(table[0])
        before, after = (meaning_of(code, row, words, None) for row in (RULES[table], chosen))
        assert before is not None and after is not None
        assert before.text != after.text
        if language == "en":
            assert usual in before.text and changed not in before.text
            assert changed in after.text and usual not in after.text


@pytest.mark.parametrize(("highest", "answered"), [("4", True), ("1", False), ("0", None)])
def test_meaning_of_kontra_goes_as_far_as_the_table_does(
    highest: str, answered: bool | None
) -> None:
    """SLO-OPT-32: with a highest kontra of 1 nobody may answer it, with 0 there is none to ask."""
    chosen = rules(max_kontra_level=highest)
    moves = "2 bid:two, 3 pass, 0 pass, 1 pass, 2 call:SK, 2 take:1"
    deal = play_moves(deal_with_rules(chosen), moves)
    deal = play_moves(deal, f"2 {encode(chosen.pack, offers(deal, 2)[0].nth(0))}")
    assert (KONTRA in explained_announcements(deal)) == (answered is not None)
    if answered is not None:
        meaning = meaning_of(KONTRA, chosen, WORDS, None)
        assert meaning is not None and ("may answer" in meaning.text) == answered


def test_course_says_that_points_of_a_klop_are_rounded_except_with_three() -> None:
    """SLO-SCO-14, SLO-SCO-15."""
    text = "\n".join(course("slovenian", "en"))
    assert "everybody loses their own points, to the nearest 5." in text
    assert "In Klop everybody loses exactly their own points" in text
