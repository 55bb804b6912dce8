"""A hand from home: typed or chosen card by card, evaluated in time, and told in every language."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, cast

import pytest

from bot.choices.looks import Looks
from bot.games.forms import FORMS, Form
from bot.kit.errors import Denied
from bot.kit.l10n import load_words
from bot.kit.limits import QUESTIONS, WaitingLimits
from bot.kit.look import TEXT
from bot.kit.page import MAX_ID, Button, Page, Select
from bot.kit.routes import Press
from bot.learning.evaluation import service
from bot.learning.evaluation.desk import EvaluationDesk, TypedQuestion
from bot.learning.evaluation.pages import seat_names, worth_page
from bot.learning.evaluation.question import (
    Question,
    empty_question,
    first_bids,
    first_view,
    read_question,
)
from bot.learning.evaluation.service import DEALS, Evaluations
from bot.learning.evaluation.typed_hand import parse_hand
from bot.pictures.faces import LETTERS
from bot.thinkers.study import Study
from engine import Cards, Pack, union
from search.explain.bid_worths import TriedBids
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE, WORDS, page_after, page_of
from tests.bot.world import ANA, GUILD
from tests.languages.complete import LANGUAGES
from tests.pages.evaluations import complete_question, made_up_evaluation
from tests.pages.phones import PHONES
from tests.timeout import TIMEOUT

FOUR = empty_question(FORMS["slovenian"], 4)._replace(seat=1)
PACK = FOUR.pack
CODES = "T1 T7 T20 T21 F SK S7 HK HQ D4 DK C7"
GERMAN = next(letters for letters in LETTERS if letters.startswith("KD"))


def cards_of(codes: str, pack: Pack = PACK) -> Cards:
    """Cards by their codes."""
    return union(1 << pack.codes.index(code) for code in codes.split())


# Typed hands ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed",
    [
        CODES,
        CODES.lower(),
        CODES.replace(" ", ", "),
        CODES.replace(" ", "\n"),
        "I VII XX XXI Škis ♠K ♠7 ♥K ♥Q ♦4 ♦K ♣7",
        "1 7 20 21 skis KS 7S KH QH 4D KD 7C",
        "pagat t7 xx mond škis ♠K♠7♥K♥Q ♦4♦K ♣7",
        "Pagat 1, T7, T20, Mond 21, F, K♠7♠ K♥Q♥, 4♦ K♦ 7♣",
        "T 1 7 20 21 F ♠ K 7 ♥ K Q ♦ 4 K ♣ 7",
        "♠️K ♠️7 ♥️K ♥️Q ♦️4 ♦️K ♣️7 T1 T7 T20 T21 F",
        ":spades:K :spades:7 :hearts: K Q :diamonds: 4 K clubs 7 T1 T7 T20 T21 F",
        "K ♠ ♠ 7 ♥ K Q ♦ K 4 ♣ 7 F T 21 20 7 1",
    ],
)
def test_hand_is_read_in_many_spellings(typed: str) -> None:
    assert parse_hand(typed, PACK, WORDS) == cards_of(CODES)


@pytest.mark.parametrize("phone", PHONES.values(), ids=PHONES)
def test_hand_from_any_phone_is_read(phone: Callable[[str], str]) -> None:
    assert parse_hand(phone(CODES), PACK, WORDS) == cards_of(CODES)
    assert parse_hand(phone("♠ K 7 T 21 1"), PACK, WORDS) == cards_of("SK S7 T21 T1")


def test_neighbouring_numbers_are_two_cards() -> None:
    assert parse_hand("2 1 11", PACK, WORDS) == cards_of("T2 T1 T11")


def test_letters_of_the_reader_are_read_after_a_suit_sign() -> None:
    words = WORDS.with_letters(GERMAN)
    assert parse_hand("♠D ♥ D K", PACK, words) == cards_of("SQ HQ HK")


@pytest.mark.parametrize("typed", ["♥D ♠B ♦F ♣R", "D♥ W♠ V♦ R♣", "♥D♠B♦F♣R", "♥d, ♠b, ♦f, ♣r"])
def test_court_cards_in_letters_that_the_reader_has_not_chosen_were_unknown(typed: str) -> None:
    """German ``♥D`` is read as it stands; behind a blank ``D`` stays the diamonds."""
    assert parse_hand(typed, PACK, WORDS) == cards_of("HQ SJ DJ CK")
    assert parse_hand("♠ K D 4", PACK, WORDS) == cards_of("SK D4")
    assert parse_hand("♦ K ♥D 7", PACK, WORDS) == cards_of("DK HQ T7"), "as behind ♥Q"


@pytest.mark.parametrize("language", ["de", "it", "ja", "pl", "ro", "sl"])
def test_names_of_a_language_are_read(language: str) -> None:
    words = load_words(strict=True)(language)
    typed = " ".join(words(f"card-{code}") for code in ("T1", "T21", "F"))
    assert parse_hand(typed, PACK, words) == cards_of("T1 T21 F")


@pytest.mark.parametrize(
    ("typed", "unknown"),
    [("T1 XX1 T2", "XX1"), ("T1 S6", "S6"), ("T22", "T22"), ("♠K ♠5", "♠5"), ("hello", "hello")],
)
def test_unknown_card_is_named(typed: str, unknown: str) -> None:
    with pytest.raises(Denied) as denied:
        parse_hand(typed, PACK, WORDS)
    assert denied.value.key == "evaluate-unknown"
    assert denied.value.facts == {"card": unknown}


def test_unknown_card_is_quoted_without_markdown_and_in_short() -> None:
    with pytest.raises(Denied) as denied:
        parse_hand("**<@1>**" + "x" * 5000, PACK, WORDS)
    text = WORDS("denied-evaluate-unknown", **denied.value.facts)
    assert "<@1>" not in text and len(text) < 200


def test_card_that_comes_twice_is_named() -> None:
    with pytest.raises(Denied) as denied:
        parse_hand("T21 SK mond", PACK, WORDS)
    assert (denied.value.key, denied.value.facts) == ("evaluate-twice", {"card": "Mond 21"})


# Questions -----------------------------------------------------------------------------------


def every_question() -> Iterator[Question]:
    for form in FORMS.values():
        for players in form.numbers:
            for seat in range(empty_question(form, players).seats):
                yield complete_question(form.name, players, seat)


def test_question_in_a_custom_id_is_read_back() -> None:
    for question in every_question():
        assert read_question(question.code) == question
        assert len(f"evaluate:seat:{question.code}") <= MAX_ID


@pytest.mark.parametrize(
    "code",
    ["", "slovenian", "slovenian:4:1", "gone:4:1:0", "slovenian:2:1:0", "slovenian:4:4:0",
     "slovenian:4:-1:0", "slovenian:4:1:-1", "slovenian:4:1:0x1", "slovenian:4:1:", "taper:4:1:0",
     "slovenian:4:1:٣", "slovenian:4:1:" + "f" * 20, "slovenian:4:1:1_0", "slovenian:4:1:0:0"],
)  # fmt: skip
def test_malformed_question_is_not_read(code: str) -> None:
    assert read_question(code) is None


def test_first_view_is_of_the_hand_and_seat_after_passes() -> None:
    for question in every_question():
        view = first_view(question)
        assert view.hand == question.cards
        assert view.order[question.seat] == view.viewer
        codes = first_bids(view)
        assert ("pass" in codes) == (codes[0] != "bid:klop"), "forehand must name a contract"
        assert (len(codes) == 1) == (question.form == "lombardia")


def test_hand_without_a_trump_is_dealt_again() -> None:
    question = FOUR._replace(cards=cards_of("S7 S8 SC SQ C8 CC D4 D3 DJ H4 H3 HJ"))
    with pytest.raises(Denied, match="evaluate-dealt-again"):
        first_view(question)


# The desk ------------------------------------------------------------------------------------


@dataclass
class PieceByPiece:
    """A study that answers at once: a pass is worth 0, each further bid one point less."""

    open: bool = True
    pieces: list[tuple[str, ...]] = field(default_factory=list)
    holds: asyncio.Event | None = None
    """Keeps all pieces but the first from ending."""

    async def ask(
        self, _job: object, _view: bytes, codes: tuple[str, ...], *asked: int, **_: Any
    ) -> TriedBids:
        self.pieces.append(codes)
        if self.holds is not None and len(self.pieces) > 1:
            await self.holds.wait()
        _seed, number = asked
        rows = tuple((float(-place),) * number for place in range(len(codes)))
        return TriedBids((1,) * number, rows, tuple((row[0] >= 0,) * number for row in rows))


def desk_of(study: PieceByPiece, waiting: WaitingLimits | None = None) -> EvaluationDesk:
    evaluations = Evaluations(
        cast(Study, study), waiting or WaitingLimits(), asyncio.get_running_loop().time
    )
    return EvaluationDesk(evaluations, Looks())


async def press(desk: EvaluationDesk, control: str, *values: str) -> Page:
    """The page after a press on a control."""
    (route,) = desk.routes()
    made = Press(person=PEOPLE[ANA], place=HERE, server=GUILD, custom_id=control, values=values)
    return page_of(await route.answer(made))


def button(page: Page, label: str) -> Button:
    return next(
        control
        for control in page.controls()
        if isinstance(control, Button) and control.label == label
    )


def select(page: Page, word: str) -> Select:
    return next(
        control
        for control in page.controls()
        if isinstance(control, Select) and control.id.startswith(f"evaluate:{word}:")
    )


async def test_typed_hand_is_evaluated_in_enough_deals() -> None:
    study = PieceByPiece()
    shown = await desk_of(study).open(
        PEOPLE[ANA], TypedQuestion(None, None, "second in turn", CODES)
    )
    assert "three seconds" in page_of(shown).text
    text = (await page_after(shown)).text
    assert "**Pass**: 0 game points on average. The best bid is Two: -1." in text
    assert f"From {DEALS:,} deals" in text
    assert "second in turn" in text and "Mond 21" in text
    assert study.pieces[0] == first_bids(first_view(FOUR._replace(cards=cards_of(CODES))))
    assert study.pieces[-1] == ("pass",), "the others were hopeless"


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [("T1 T2", "10 of 12 cards are still missing"), (f"{CODES} T2", "one card too many")],
)
async def test_hand_of_another_size_leads_to_the_page_of_its_cards(
    cards: str, sentence: str
) -> None:
    study = PieceByPiece()
    page = page_of(await desk_of(study).open(PEOPLE[ANA], TypedQuestion(None, None, None, cards)))
    assert sentence in page.text and "T2" in page.text
    assert button(page, "Evaluate").disabled and not study.pieces


async def test_hand_is_chosen_suit_by_suit_and_kept_in_the_controls() -> None:
    desk = desk_of(PieceByPiece())
    page = page_of(await desk.open(PEOPLE[ANA], TypedQuestion("slovenian", 4, None, None)))
    for suit in "TSHDC":
        codes = [code for code in CODES.split() if code[0] == suit or (suit == "T" and code == "F")]
        assert button(page, "Evaluate").disabled
        page = await press(desk, select(page, suit).id, *codes)
        picked = {choice.value for choice in select(page, suit).choices if choice.picked}
        assert picked == set(codes)
    assert "All 12 cards are there" in page.text
    page = await press(desk, select(page, "seat").id, "3")
    assert "dealer" in page.text.splitlines()[1]
    page = await press(desk, select(page, "H").id)
    assert "2 of 12 cards are still missing" in page.text
    page = await press(desk, select(page, "H").id, "HK", "HQ")
    evaluated = await press(desk, button(page, "Evaluate").id)
    assert "three seconds" in evaluated.text
    cleared = await press(desk, button(page, "Start over").id)
    assert "No cards yet" in cleared.text


async def test_evaluated_hand_leads_to_another_and_back_to_its_cards() -> None:
    desk = desk_of(PieceByPiece())
    shown = await desk.open(PEOPLE[ANA], TypedQuestion(None, None, None, CODES))
    page = await page_after(shown)
    assert "No cards yet" in (await press(desk, button(page, "Another hand").id)).text
    assert "All 12 cards are there" in (await press(desk, button(page, "Change cards").id)).text


async def test_answer_comes_in_time_with_the_deals_played_so_far(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(service, "ANSWER_SECONDS", 0.05)
    desk = desk_of(PieceByPiece(holds=asyncio.Event()))
    shown = await desk.open(PEOPLE[ANA], TypedQuestion(None, None, None, CODES))
    async with asyncio.timeout(TIMEOUT):
        assert "From 25 deals" in (await page_after(shown)).text


async def test_answer_on_a_busy_machine_waits_for_its_first_deals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(service, "ANSWER_SECONDS", 0.0)
    desk = desk_of(PieceByPiece())
    shown = await desk.open(PEOPLE[ANA], TypedQuestion(None, None, None, CODES))
    async with asyncio.timeout(TIMEOUT):
        assert "From 25 deals" in (await page_after(shown)).text


async def test_user_who_waits_for_too_many_answers_is_refused() -> None:
    waiting = WaitingLimits()
    desk = desk_of(PieceByPiece(), waiting)
    with waiting.hold_question(ANA), waiting.hold_question(ANA):
        assert QUESTIONS.most == 2
        with pytest.raises(Denied, match="many-questions"):
            await desk.open(PEOPLE[ANA], TypedQuestion(None, None, None, CODES))


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        (TypedQuestion(None, None, None, CODES), "nobody-analyses"),
        (TypedQuestion("chess", None, None, None), "no-such-game"),
        (TypedQuestion("taper", 4, None, None), "no-such-number"),
        (TypedQuestion(None, None, "on the roof", None), "no-such-value-of"),
        (TypedQuestion("taper", None, "3", None), "no-such-value-of"),
    ],
)
async def test_question_that_cannot_be_answered_is_refused(typed: TypedQuestion, key: str) -> None:
    with pytest.raises(Denied, match=key):
        await desk_of(PieceByPiece(open=False)).open(PEOPLE[ANA], typed)


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_seat_named_dealer_is_the_dealers(form: Form) -> None:
    """In Lombardia tarot the dealer is second in turn."""
    for players in form.numbers:
        question = empty_question(form, players)
        views = [
            first_view(complete_question(form.name, players, seat))
            for seat in range(question.seats)
        ]
        dealers = [view.viewer == view.dealer for view in views]
        names = [name for name, _ in seat_names(question, WORDS)]
        assert [name == "dealer" for name in names] == dealers


def test_nearly_all_deals_ahead_are_not_all() -> None:
    evaluation = made_up_evaluation(FOUR._replace(cards=cards_of(CODES)), "bid:two")
    worths = [
        worth._replace(ahead=share)
        for worth, share in zip(evaluation.worths, (0.997, 0.003), strict=False)
    ]
    text = worth_page(replace(evaluation, worths=tuple(worths)), WORDS, TEXT).text
    assert "99 of 100 deals" in text
    assert "99%" in text and "1%" in text
    assert "100%" not in text and " 0%" not in text


async def test_seats_are_suggested_for_the_game() -> None:
    desk = desk_of(PieceByPiece())
    assert desk.seats(PEOPLE[ANA], "strohmann", None) == (("forehand", "0"), ("dealer", "1"))
    assert [name for name, _ in desk.seats(PEOPLE[ANA], None, 5)][-1] == "fourth in turn"


# The page ------------------------------------------------------------------------------------


def test_verdict_names_equals_and_what_forehand_must_do() -> None:
    forehand = complete_question("slovenian", 4, 0)
    second = complete_question("slovenian", 4, 1)
    texts = [
        worth_page(made_up_evaluation(question, first, sure=sure), WORDS, TEXT).text
        for question, first, sure in (
            (second, "bid:two", True),
            (second, "pass", True),
            (second, "bid:two", False),
            (forehand, "bid:two", True),
            (complete_question("lombardia", 4, 0), "", True),
        )
    ]
    for text, sentence in zip(
        texts,
        (
            "ahead of the others in 100 of 100 deals. Passing: ",
            "**Pass**: +50 game points on average. The best bid is Two",
            "Between **Two** and **Pass** there is no clear difference",
            "**Two** is best: +50 game points on average, and ahead of the others in 100 of ",
            "There are no bids in this game. The hand brings +50",
        ),
        strict=True,
    ):
        assert sentence in text
    assert "Everybody who speaks before you has passed" in texts[3]
    assert "Everybody who speaks before you has passed" not in texts[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_worth_of_a_hand_for_two_is_compared_with_one_opponent(language: str) -> None:
    """Of two players the other one has no average."""
    words = load_words(strict=True)(language)
    key = "evaluate-points-less"
    assert words.of("strohmann")(key) == words(f"strohmann-{key}") != words.of("krolami")(key)
