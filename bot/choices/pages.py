"""Pages to choose a language or a look, for a person or for a server's tables, and habits."""

from collections.abc import Callable, Mapping
from functools import partial

from bot.base.settings import STYLES
from bot.choices.habits import CHOICES, Habit
from bot.kit.l10n import Words, languages
from bot.kit.look import Look, by_suit
from bot.kit.page import Button, ButtonStyle, Choice, Page, Picture, Row, Select, Text, page
from bot.kit.text import code_sign, join_sentences
from bot.pictures.faces import DECKS, LETTERS
from bot.pictures.scenes import Card, HandScene
from engine import VARIANTS

LOOK_CONTROL, LANGUAGE_CONTROL = "look:person:show:", "look:person:language:"
"""The custom_ids of controls that open a person's own choices."""
HABITS = "habits"
"""In place of a part of a habit: the page that shows it."""
AUTOMATIC = "auto"
"""Value in place of a language: no choice."""


def language_page(
    whose: str, chosen: str, spoken: Mapping[str, str], words: Words, *, may_manage: bool
) -> Page:
    """The page to choose the language of a person or a server (``whose``)."""
    names = {AUTOMATIC: words(f"language-auto-{whose}"), **spoken}
    choices = tuple(Choice(value, name) for value, name in names.items())
    other = "person" if whose == "server" else "server"
    button = Button(f"look:{other}:language:", words(f"language-to-{other}"))
    return page(
        Text(f"{words(f'language-title-{whose}')}\n{words(f'language-note-{whose}')}"),
        Select(f"look:{whose}:language:chosen", names[chosen or AUTOMATIC], choices),
        Row((button,)) if may_manage else None,
    )


SAMPLE = (("T21", "T17", "T1"), ("HK", "HQ"), ("SJ", "S9"))
"""Sample cards, suit by suit."""


def look_page(whose: str, look: Look, words: Words, *, may_manage: bool) -> Page:
    """The page to choose the look of a person or a server (``whose``), with sample cards."""
    sample = " ".join(code_sign(code, look.words(words)) for suit in SAMPLE for code in suit)
    notes = [words(f"look-note-{look.style}")]
    if look.style == "emojis" and not look.emojis:
        notes.append(words("look-no-emojis"))

    def drawn(shown: Text | Picture, instead: Callable[[], Page] | None = None) -> Page:
        return page(
            Text(f"{words(f'look-title-{whose}')}\n{join_sentences(words, *notes)}"),
            shown,
            Row(tuple(_choice(whose, "style", style, look.style, words) for style in STYLES)),
            Row(tuple(_choice(whose, "deck", deck, look.deck, words) for deck in DECKS)),
            _others(whose, words, may_manage=may_manage),
            instead=instead,
        )

    in_text = partial(drawn, Text(sample))
    if not look.pictured:
        return in_text()
    suits = tuple(tuple(Card(code) for code in suit) for suit in SAMPLE)
    return drawn(Picture(HandScene(look.faces, suits), words("look-sample", cards=sample)), in_text)


def _choice(whose: str, what: str, value: str, chosen: str, words: Words) -> Button:
    style: ButtonStyle = "primary" if value == chosen else "secondary"
    return Button(
        f"look:{whose}:{what}:{value}", words(f"look-{what.replace('_', '-')}-{value}"), style
    )


def _others(whose: str, words: Words, *, may_manage: bool) -> Row | None:
    """Buttons from a look to the person's habits, and between the person's and the server's."""
    other = "person" if whose == "server" else "server"
    buttons: list[Button] = []
    if whose == "person":
        buttons.append(Button(f"look:person:{HABITS}:", words("look-to-habits")))
    if may_manage:
        buttons.append(Button(f"look:{other}:show:", words(f"look-to-{other}")))
    return Row(tuple(buttons)) if buttons else None


SAMPLE_PACK = next(iter(VARIANTS.values())).build(4).pack
SAMPLE_HAND = SAMPLE_PACK.cards("T21 T17 T1 SK S8 CQ C10 DC D1 HK H2")


def _spaced(letters: str) -> str:
    return " ".join(letters)


LETTER_CHOICES = tuple(
    Choice(letters, _spaced(letters), languages().get(language, ""))
    for letters, language in zip(LETTERS, ("", "de", "it", "pl", "ro", "sl"), strict=True)
)
"""Choices of letters, with the language in which court cards have them."""


def habits_page(habit: Habit, look: Look, words: Words) -> Page:
    """The page on which a person chooses how they play, with a sample hand in their order."""
    held = by_suit(SAMPLE_PACK, SAMPLE_HAND, order=habit.order)
    suits = tuple(tuple(map(SAMPLE_PACK.code, suit)) for suit in held)
    signs = [" ".join(code_sign(code, look.words(words)) for code in suit) for suit in suits]

    def drawn(shown: Text | Picture, instead: Callable[[], Page] | None = None) -> Page:
        return page(
            Text(f"{words('habits-title')}\n**{words('habits-forced-cards')}**"),
            _habit_row("forced_cards", habit.forced_cards or CHOICES["forced_cards"][0], words),
            Text(f"-# {words('habits-forced-cards-note')}\n**{words('habits-order')}**"),
            shown,
            _habit_row("trumps", habit.trumps, words),
            _habit_row("suits", habit.suits, words),
            _habit_row("ranks", habit.ranks, words),
            Text(f"**{words('habits-letters')}**"),
            Select("look:person:letters:chosen", _spaced(habit.letters), LETTER_CHOICES),
            Text(f"**{words('habits-coach')}**"),
            _habit_row("coach", habit.coach, words),
            Text(f"**{words('habits-puzzles')}**"),
            _habit_row("puzzles", habit.puzzles, words),
            Row((Button(LOOK_CONTROL, words("habits-back")),)),
            instead=instead,
        )

    in_text = partial(drawn, Text("  ".join(signs)))
    if not look.pictured:
        return in_text()
    scene = HandScene(look.faces, tuple(tuple(map(Card, suit)) for suit in suits))
    return drawn(Picture(scene, words("look-sample", cards=" ".join(signs))), in_text)


def _habit_row(what: str, chosen: str, words: Words) -> Row:
    return Row(tuple(_choice("person", what, value, chosen, words) for value in CHOICES[what]))
