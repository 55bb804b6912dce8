"""Pages about a deal's commitment, a person's word, and the verification of both."""

from dataclasses import dataclass

from bot.deals.wording.words import joined_names, plain, plain_name
from bot.fairness.service import MAX_WORD, Pledge
from bot.fairness.verification import CardCheck
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.page import Attachment, Button, Page, Row, Text, TextForm, page


@dataclass(frozen=True)
class OwnWord:
    """The word of a reader who may give one; empty: none yet."""

    word: str = ""


def menu_buttons(info: TableInfo, words: Words) -> tuple[Button, ...]:
    """The button of a table's menu to what can be known of its cards beforehand."""
    return () if info.veiled else (Button(info.control("details"), words("menu-fair")),)


def details(info: TableInfo, pledge: Pledge, own_word: OwnWord | None, words: Words) -> Page:
    """Return the page about a deal's cards. ``own_word``: None if the reader has no seat there."""
    if pledge.commitment is None:
        return page(Text(f"{words('fair-title')}\n{words('fair-none')}"))
    stage = words("fair-coming" if pledge.coming else "fair-dealt")
    lines = [words("fair-title"), stage, f"`{pledge.commitment}`"]
    if pledge.given:
        names = joined_names([plain_name(info, player) for player in pledge.given], words)
        lines.append(words("fair-given", names=names))
    if own_word is not None and own_word.word:
        lines.append(words("fair-own", word=plain(own_word.word)))
    may_give = pledge.coming and own_word is not None
    notes = [words("fair-how"), *([words("fair-why-a-word")] if may_give else [])]
    notes += [words("fair-new")] if pledge.coming and info.deals_again else []
    give = Button(info.control("word"), words("fair-give"))
    return page(
        Text("\n".join(lines)),
        Text("\n".join(f"-# {line}" for line in notes)),
        Row((give,)) if may_give else None,
    )


def word_form(info: TableInfo, pledge: Pledge, word: str, words: Words) -> TextForm:
    """Return the form for a person's word, for the deal whose commitment they have seen."""
    return TextForm(
        id=info.control(f"word:{pledge.deal}"),
        title=words("fair-form-title"),
        label=words("fair-form-label", most=MAX_WORD),
        note=words("fair-form-note"),
        most=MAX_WORD,
        value=word,
    )


def _cards_line(checked: CardCheck, words: Words) -> str:
    """Return a line that says whether the cards follow from their secret or an earlier deal."""
    if checked.reused:
        return words("verify-again" if checked.holds else "verify-not-again")
    key = "verify-deck" if checked.holds else "verify-no-deck"
    return words(key, table=checked.info.table, deal=checked.deal)


def verification_page(checked: CardCheck, record: Attachment, words: Words) -> Page:
    """Return the page about a finished deal's verification."""
    if checked.commitment is None:
        return Page((Text(f"{words('verify-title')}\n{words('verify-none')}"),), attachment=record)
    info = checked.info
    lines = [words("verify-title"), words("verify-good" if checked.holds else "verify-bad")]
    lines.append(f"- {words('verify-commitment')} `{checked.commitment}`")
    lines.append(f"- {_cards_line(checked, words)}")
    if checked.given:
        names = joined_names([plain_name(info, player) for player in checked.given], words)
        lines.append(f"- {words('verify-words', names=names)}")
    elif not checked.reused:  # such cards contain nobody's word
        lines.append(f"- {words('verify-no-words')}")
    if checked.own_word:
        key = "verify-own" if checked.own_word_counts else "verify-not-own"
        lines.append(f"- {words(key, word=plain(checked.own_word))}")
    if checked.cut:
        lines.append(f"- {words('verify-cut', cut=checked.cut)}")
    lines.append(f"- {words('verify-log')}")
    text = (Text("\n".join(lines)), Text(f"-# {words('verify-file', file=record.name)}"))
    return Page(text, attachment=record)
