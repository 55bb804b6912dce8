"""Pages about fair cards before and after a deal, and the window for a word."""

from dataclasses import replace
from functools import partial

import pytest

from bot.deals.board import board, small_board
from bot.discord.sending.compose import FormView
from bot.fairness.pages import OwnWord, details, verification_page, word_form
from bot.fairness.service import MAX_WORD, Pledge
from bot.fairness.verification import CardCheck
from bot.games.info import Chair
from bot.kit.l10n import languages, load_words
from bot.kit.page import MAX_BUTTONS, Attachment, Page, Row
from bot.tables.pages.lobby import lobby_panel
from engine import observe
from tests.languages.walk import COMMITMENT
from tests.laws.playing import numbered_deal
from tests.pages.drawn import WORDS, plain_info

INFO = plain_info(4)
COMING = Pledge(3, COMMITMENT, True, ())


def codes(page: Page) -> list[str]:
    """The actions of a page's controls."""
    return [control.id.split(":", 3)[3] for control in page.controls()]


def test_commitment_is_shown_before_and_during_a_deal() -> None:
    for pledge in (COMING, replace(COMING, coming=False)):
        assert COMMITMENT in details(INFO, pledge, None, WORDS).text


@pytest.mark.parametrize("own_word", [None, OwnWord(), OwnWord("Žaba7")])
def test_word_can_be_given_by_players_before_a_deal_only(
    own_word: OwnWord | None,
) -> None:
    """Words are optional: the control is behind *Fair cards*."""
    assert codes(details(INFO, COMING, own_word, WORDS)) == ["word"] * (own_word is not None)
    page = details(INFO, replace(COMING, coming=False), own_word, WORDS)
    assert not codes(page)
    assert ("Žaba7" in page.text) == (own_word is not None and own_word.word != "")


def test_fairness_page_names_givers_but_not_their_words() -> None:
    page = details(INFO, replace(COMING, given=(1,)), OwnWord("mine"), WORDS)
    assert INFO.chairs[1].name in page.text
    assert INFO.chairs[2].name not in page.text


def test_deal_without_a_commitment_claims_no_fairness() -> None:
    text = details(INFO, replace(COMING, commitment=None), OwnWord(), WORDS).text
    assert "before secrets" in text
    assert "SHA" not in text
    old = CardCheck(INFO, 3, None, False, (), 0)
    assert "nothing to check" in verification_page(old, Attachment("a.game", "#"), WORDS).text


def test_boards_and_lobby_have_a_menu() -> None:
    deal = numbered_deal(("slovenian", 4), 1).steps[0].deal
    view = observe(deal, None)
    rare = replace(INFO, paused=True, chairs=(Chair("Ana", 1, True, away=0), *INFO.chairs[1:]))
    for draw in (board, partial(small_board, calls=False)):
        assert "menu" in codes(draw(INFO, view, WORDS))
        page = draw(rare, view, WORDS)
        assert all(len(row.buttons) <= MAX_BUTTONS for row in page.blocks if isinstance(row, Row))
    lobby = replace(INFO, deal=0, chairs=INFO.chairs[:2])
    for user in (chair.user or 0 for chair in lobby.chairs):
        assert "menu" in codes(lobby_panel(lobby, user, WORDS))


def test_failed_card_check_is_reported() -> None:
    good = CardCheck(INFO, 3, COMMITMENT, True, (0,), 17, "Žaba7", True)
    record = Attachment("tarok-17-3.game", "#")
    verification = verification_page(good, record, WORDS)
    assert verification.attachment == record
    assert "Žaba7” is in it" in verification.text
    assert "17 cards" in verification.text
    bad = verification_page(replace(good, holds=False, own_word_counts=False), record, WORDS).text
    assert "not what was settled" in bad
    assert "is not in it" in bad


@pytest.mark.parametrize("language", languages())
def test_window_for_a_word_fits_in_every_language(language: str) -> None:
    """Discord takes 45 characters of a title and a label, and 100 of a description."""
    form = word_form(INFO, COMING, "Žaba7", load_words()(language))
    sent = FormView(form).to_dict()
    (label,) = sent["components"]
    assert label["component"]["max_length"] == MAX_WORD
    assert label["component"]["value"] == "Žaba7"
    assert not label["component"]["required"]
    assert form.id.endswith(":word:3")
