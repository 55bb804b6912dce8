"""Pages of the courses."""

from functools import lru_cache, partial
from itertools import product

from bot.games.forms import FORMS
from bot.games.options import DEFAULT_DEALS
from bot.help.course import has_cards, with_cards, without_cards
from bot.kit.l10n import DATA_DIRS, FALLBACK, Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Button, Page, Row, Text, note, page, page_turns

PAGE_BREAK = "\n<!-- page -->\n"
LEARN_GAME = "learn:game"
"""Beginning of the custom_ids of buttons to the lesson of a game."""
PLAY_FIRST = "learn:play"
"""The custom_id of a button that starts a match, perhaps with the name of its game behind it."""
LENGTH = "{deals}"
"""Placeholder of the usual number of deals in a course."""


@lru_cache(512)
def course(game: str, language: str) -> tuple[str, ...]:
    """Pages of a course; in English if the language has none."""
    for tongue, folder in product((language, FALLBACK), DATA_DIRS):
        file = folder / "rules" / tongue / f"{game}.md"
        if file.is_file():
            text = file.read_text("utf-8").replace(LENGTH, str(DEFAULT_DEALS))
            return tuple(part.strip() for part in text.split(PAGE_BREAK))
    return ()


def manual(game: str, page_index: int, words: Words, look: Look = TEXT) -> Page:
    """A page of a game's course, with buttons to turn it."""
    pages = course(game, words.language)
    if not pages:
        return note(words("manual-none"))
    page_index = max(0, min(page_index, len(pages) - 1))
    navigation = _navigation(game, page_index, len(pages), words)
    if not (look.pictured and has_cards(pages[page_index])):
        return page(Text(without_cards(pages[page_index])), *navigation)
    game_words = words.of(FORMS[game].variant if game in FORMS else game)
    in_text = partial(manual, game, page_index, words)
    return page(
        *with_cards(pages[page_index], game_words, look.faces), *navigation, instead=in_text
    )


def _navigation(game: str, page_index: int, pages: int, words: Words) -> tuple[Text, Row]:
    turns = page_turns(lambda to, way: f"manual:{game}:{to}:{way}", page_index, pages - 1, words)
    return Text("-# " + words("manual-page", page=page_index + 1, pages=pages)), Row(turns)


def learn_button(game: str, words: Words) -> tuple[Button, ...]:
    """The button to the lesson of a game, if it can be learnt here."""
    if not course(game, words.language):
        return ()
    return (Button(f"{LEARN_GAME}:{game}", words("manual-learn")),)


def with_lesson(text: str, game: str, words: Words) -> Page:
    """A sentence, with a button to the lesson of a game if there is one."""
    button = learn_button(game, words)
    return page(Text(text), Row(button)) if button else note(text)
