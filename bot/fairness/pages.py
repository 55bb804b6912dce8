"""Cards that can be checked: their commitment beforehand, a person's word, and the outcome of
both."""

from dataclasses import dataclass

from bot.deals.words import listed, plain, plain_name
from bot.fairness.service import LONGEST_WORD, Pledge
from bot.fairness.verification import CardCheck
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.page import Attachment, Button, Form, Page, Row, Text, page


@dataclass(frozen=True)
class OwnWord:
    """Says that the reader may give a word, with the one they gave; empty: none yet."""

    word: str = ""


def details(info: TableInfo, pledge: Pledge, own: OwnWord | None, words: Words) -> Page:
    """What a deal's cards are made of. ``own``: None: the reader does not sit there."""
    if pledge.commitment is None:
        return page(Text(f"{words('fair-title')}\n{words('fair-none')}"))
    said = words("fair-coming" if pledge.coming else "fair-dealt")
    lines = [words("fair-title"), said, f"`{pledge.commitment}`"]
    if pledge.given:
        names = listed([plain_name(info, player) for player in pledge.given], words)
        lines.append(words("fair-given", names=names))
    if own is not None and own.word:
        lines.append(words("fair-own", word=plain(own.word)))
    may_give = pledge.coming and own is not None
    how = [words("fair-how"), *([words("fair-why-a-word")] if may_give else [])]
    how += [words("fair-new")] if pledge.coming and info.deals_again else []
    give = Button(info.control("word"), words("fair-give"))
    return page(
        Text("\n".join(lines)),
        Text("\n".join(f"-# {line}" for line in how)),
        Row((give,)) if may_give else None,
    )


def word_form(info: TableInfo, pledge: Pledge, word: str, words: Words) -> Form:
    """The form for a person's word, for the deal whose commitment they have seen."""
    return Form(
        id=info.control(f"word:{pledge.deal}"),
        title=words("fair-form-title"),
        label=words("fair-form-label", most=LONGEST_WORD),
        note=words("fair-form-note"),
        most=LONGEST_WORD,
        value=word,
    )


def _made(checked: CardCheck, words: Words) -> str:
    """What the cards were made of again, and whether they are the same."""
    if checked.again:
        return words("verify-again" if checked.holds else "verify-not-again")
    made = "verify-deck" if checked.holds else "verify-no-deck"
    return words(made, table=checked.info.table, deal=checked.deal)


def verified(checked: CardCheck, record: Attachment, words: Words) -> Page:
    """The check of a finished deal, and its outcome."""
    if checked.commitment is None:
        return Page((Text(f"{words('verify-title')}\n{words('verify-none')}"),), attachment=record)
    info = checked.info
    lines = [words("verify-title"), words("verify-good" if checked.holds else "verify-bad")]
    lines.append(f"- {words('verify-commitment')} `{checked.commitment}`")
    lines.append(f"- {_made(checked, words)}")
    if checked.given:
        names = listed([plain_name(info, player) for player in checked.given], words)
        lines.append(f"- {words('verify-words', names=names)}")
    elif not checked.again:  # such cards contain nobody's word
        lines.append(f"- {words('verify-no-words')}")
    if checked.own:
        key = "verify-own" if checked.own_counts else "verify-not-own"
        lines.append(f"- {words(key, word=plain(checked.own))}")
    if checked.cut:
        lines.append(f"- {words('verify-cut', cut=checked.cut)}")
    lines.append(f"- {words('verify-log')}")
    told = (Text("\n".join(lines)), Text(f"-# {words('verify-file', file=record.name)}"))
    return Page(told, attachment=record)
