"""Presses on controls that carry a number and a code: of a table, or of a practice."""

from dataclasses import dataclass

DIGITS = 18
"""No number in the store has more."""


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
        """The beginning of the code: what the control does."""
        return self.code.partition(":")[0]

    @property
    def rest(self) -> str:
        """The rest of the code; empty: nothing."""
        return self.code.partition(":")[2]

    @property
    def value(self) -> str:
        """What was chosen; empty: nothing."""
        return self.values[0] if self.values else ""


def are_numbers(*parts: str) -> bool:
    """True if all of these can be numbers in the store.

    >>> are_numbers("0", "17"), are_numbers("-1"), are_numbers("²"), are_numbers("9" * 19)
    (True, False, False, False)
    """
    return all(one.isascii() and one.isdigit() and len(one) <= DIGITS for one in parts)


def read_click(custom_id: str, kind: str, values: tuple[str, ...] = ()) -> Click | None:
    """The press in a custom_id; None if that does not begin with this kind."""
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
