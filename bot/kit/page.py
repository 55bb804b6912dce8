"""A page is what a person sees in one message, as plain data: text, pictures, buttons, selects.

Discord's limits are checks in the constructors, so a page that exists can be sent. Only
``bot.discord.sending.compose`` turns pages into Discord's components (version 2 layouts).
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

from bot.kit.l10n import Words
from bot.pictures.draw import SUFFIX
from bot.pictures.scenes import Scene

MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_ID = 100
MAX_BUTTON_LABEL = 80
MAX_BUTTONS = 5
MAX_CHOICES = 25
MAX_CHOICE_TEXT = 100
MAX_ALT = 1024
MAX_FORM_LABEL = 45

TURN_BACK, TURN_NEXT = "b", "n"
"""In custom_ids: turns a page back, or forth."""

ButtonStyle = Literal["primary", "secondary", "success", "danger"]


class TooLarge(ValueError):
    """A page that Discord would reject."""


def _check_length(text: str, most: int, what: str) -> None:
    if not 1 <= len(text) <= most:
        raise TooLarge(f"{what} has {len(text)} characters, Discord takes 1 to {most}: {text!r}")


@dataclass(frozen=True)
class Text:
    """A block of text in Discord's markdown."""

    text: str


@dataclass(frozen=True)
class Picture:
    """A picture; ``alt`` says the same to people who can't see it.

    ``older``: a sentence for below an earlier picture that stands in its place for a moment; empty:
    none does.
    """

    scene: Scene
    alt: str
    older: str = ""

    def __post_init__(self) -> None:
        _check_length(self.alt, MAX_ALT, "an alt text")

    @cached_property
    def name(self) -> str:
        """The name of its file, unique to the picture."""
        digest = hashlib.blake2b(repr(self.scene).encode(), digest_size=9).hexdigest()
        return f"{digest}.{SUFFIX}"


class Emoji(NamedTuple):
    """A small picture of Discord's in a line or on a button: its name and number there."""

    name: str
    id: int


@dataclass(frozen=True)
class Divider:
    """A line across the page."""


@dataclass(frozen=True)
class Button:
    """A button; ``id`` is its custom_id."""

    id: str
    label: str
    style: ButtonStyle = "secondary"
    disabled: bool = False
    emoji: Emoji | None = None
    """Stands before the label."""
    card: bool = False
    """It names just a card: with its emoji it needs no label."""

    def __post_init__(self) -> None:
        _check_length(self.id, MAX_ID, "a button's id")
        _check_length(self.label, MAX_BUTTON_LABEL, "a button's label")


@dataclass(frozen=True)
class Choice:
    """A line of a select."""

    value: str
    label: str
    note: str = ""
    emoji: Emoji | None = None
    picked: bool = False
    """It is picked already when the select is shown."""

    def __post_init__(self) -> None:
        _check_length(self.value, MAX_CHOICE_TEXT, "a choice's value")
        _check_length(self.label, MAX_CHOICE_TEXT, "a choice's label")
        if self.note:
            _check_length(self.note, MAX_CHOICE_TEXT, "a choice's note")


@dataclass(frozen=True)
class Select:
    """A select: between ``least`` and ``most`` of the choices are picked at once."""

    id: str
    prompt: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1

    def __post_init__(self) -> None:
        _check_length(self.id, MAX_ID, "a select's id")
        _check_length(self.prompt, 150, "a select's prompt")
        if not 1 <= len(self.choices) <= MAX_CHOICES:
            raise TooLarge(f"a select takes 1 to {MAX_CHOICES} choices, not {len(self.choices)}")
        if not 0 <= self.least <= self.most <= len(self.choices):
            raise TooLarge("a select's least and most do not fit its choices")


@dataclass(frozen=True)
class Row:
    """Up to five buttons side by side."""

    buttons: tuple[Button, ...]

    def __post_init__(self) -> None:
        if not 1 <= len(self.buttons) <= MAX_BUTTONS:
            raise TooLarge(f"a row takes 1 to {MAX_BUTTONS} buttons, not {len(self.buttons)}")


@dataclass(frozen=True)
class TextForm:
    """A window with one line to type in, which may stay empty; ``id`` is its custom_id."""

    id: str
    title: str
    label: str
    note: str
    most: int
    """Maximum number of characters."""
    value: str = ""
    """Prefilled text."""

    def __post_init__(self) -> None:
        _check_length(self.id, MAX_ID, "a form's id")
        _check_length(self.title, MAX_FORM_LABEL, "a form's title")
        _check_length(self.label, MAX_FORM_LABEL, "a form's label")
        _check_length(self.note, MAX_CHOICE_TEXT, "a form's note")


Block: TypeAlias = Text | Picture | Divider | Row | Select


@dataclass(frozen=True)
class Attachment:
    """A file that goes with a page: a text, or bytes as they are."""

    name: str
    content: str | bytes

    @property
    def data(self) -> bytes:
        """The bytes of the file."""
        return self.content if isinstance(self.content, bytes) else self.content.encode()

    @property
    def text(self) -> str:
        """The file as a text."""
        return self.content if isinstance(self.content, str) else self.content.decode()


@dataclass(frozen=True)
class Page:
    """One message.

    ``pings`` and ``role_pings`` are the people and roles whom a mention in the text may notify.
    ``instead`` draws it without pictures, for where none can be shown. ``keeps``: its text tells
    what is new, so that a redraw may keep the message's old picture for a moment.
    """

    blocks: tuple[Block, ...]
    pings: tuple[int, ...] = ()
    attachment: Attachment | None = None
    instead: "Callable[[], Page] | None" = field(default=None, compare=False, repr=False)
    keeps: bool = False
    asks: bool = False
    """True if it asks for a confirmation, which no other press closes."""
    role_pings: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        older = [picture.older for picture in self.pictures if picture.older]
        components = self.components + len(older)
        if components > MAX_COMPONENTS:
            raise TooLarge(f"{components} components, Discord takes {MAX_COMPONENTS}")
        length = sum(len(block.text) for block in self.blocks if isinstance(block, Text))
        length += sum(len(sentence) for sentence in older)
        if length > MAX_TEXT:
            raise TooLarge(f"{length} characters, Discord takes {MAX_TEXT}")
        if not any(isinstance(block, Text) and block.text.strip() for block in self.blocks):
            raise TooLarge("a page needs some text")
        ids = [control.id for control in self.controls()]
        if len(ids) != len(set(ids)):
            raise TooLarge("two controls of a page have the same id")
        if self.pictures and self.instead is None:
            raise TooLarge("a page with pictures needs one without that says the same")

    @property
    def components(self) -> int:
        """Number of components as Discord counts them, with nested ones and the frame."""
        nested = sum(len(block.buttons) for block in self.blocks if isinstance(block, Row))
        selects = sum(isinstance(block, Select) for block in self.blocks)
        return len(self.blocks) + nested + selects + (1 if self.attachment else 0)

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """All pictures."""
        return tuple(block for block in self.blocks if isinstance(block, Picture))

    def with_blocks(self, blocks: tuple[Block, ...], change: "Callable[[Page], Page]") -> "Page":
        """Return the page with other blocks; ``change`` makes that change to ``instead``, too."""
        draw = self.instead
        instead = None if draw is None else lambda: change(draw())
        return replace(self, blocks=blocks, instead=instead)

    def controls(self) -> Iterator[Button | Select]:
        """All buttons and selects."""
        for block in self.blocks:
            if isinstance(block, Row):
                yield from block.buttons
            elif isinstance(block, Select):
                yield block

    @property
    def text(self) -> str:
        """All the text."""
        return "\n".join(block.text for block in self.blocks if isinstance(block, Text))


def page(
    *blocks: Block | None, pings: Iterable[int] = (), instead: Callable[[], Page] | None = None
) -> Page:
    """A page of the given blocks; None is left out."""
    present = tuple(block for block in blocks if block is not None)
    return Page(present, tuple(pings), instead=instead)


def rows(buttons: Iterable[Button]) -> tuple[Row, ...]:
    """Buttons in rows of five."""
    in_order = tuple(buttons)
    return tuple(
        Row(in_order[first : first + MAX_BUTTONS]) for first in range(0, len(in_order), MAX_BUTTONS)
    )


def page_turns(
    address: Callable[[int, str], str], page_index: int, last: int, words: Words
) -> tuple[Button, Button]:
    """Return buttons to the previous and the next page, each disabled at its end.

    ``address`` returns the custom_id for a page and a direction, ``TURN_BACK`` or ``TURN_NEXT``: at
    an end both lead to one page, and yet no two ids may be equal.
    """
    before, after = max(0, page_index - 1), min(last, page_index + 1)
    return (
        Button(address(before, TURN_BACK), words("manual-back"), disabled=before == page_index),
        Button(address(after, TURN_NEXT), words("manual-next"), disabled=after == page_index),
    )


def note(text: str) -> Page:
    """A sentence by itself."""
    return page(Text(text))
