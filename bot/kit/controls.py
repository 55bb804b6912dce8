"""Presses on controls that carry a number and a code: of a table, or of a practice."""

from dataclasses import dataclass

MAX_DIGITS = 18
"""Maximum number of digits of a number in the store."""


@dataclass(frozen=True)
class Click:
    """A press on a control of a table, with what was chosen if it is a select."""

    table: int
    seq: int
    code: str
    values: tuple[str, ...] = ()
    id: str = ""
    """The custom_id of the control."""

    @property
    def kind(self) -> str:
        """The beginning of the code, which says what the control does."""
        return self.code.partition(":")[0]

    @property
    def argument(self) -> str:
        """The code after its kind, or an empty text."""
        return self.code.partition(":")[2]

    @property
    def value(self) -> str:
        """The first choice, or an empty text."""
        return self.values[0] if self.values else ""


def are_numbers(*parts: str) -> bool:
    """True if all parts can be numbers in the store.

    >>> are_numbers("0", "17"), are_numbers("-1"), are_numbers("²"), are_numbers("9" * 19)
    (True, False, False, False)
    """
    return all(part.isascii() and part.isdigit() and len(part) <= MAX_DIGITS for part in parts)


def read_click(custom_id: str, kind: str, values: tuple[str, ...] = ()) -> Click | None:
    """Parse a custom_id; None if it does not begin with this kind, or has no numbers."""
    parts = custom_id.split(":", 3)
    if len(parts) != 4 or parts[0] != kind:
        return None
    table, seq = parts[1], parts[2]
    if not are_numbers(table, seq):
        return None
    return Click(int(table), int(seq), parts[3], values, custom_id)


def move_of(click: Click) -> str:
    """The code of the move a click stands for."""
    match click.kind:
        case "pick":
            return click.value
        case "lay" if click.values:
            return "lay:" + "+".join(click.values)
        case _:
            return click.code
