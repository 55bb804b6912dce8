"""Presses on controls that carry a number and a code: of a table, or of a practice."""

from dataclasses import dataclass

from bot.tables.info import TABLE

GREATEST = 2**63 - 1
"""The greatest number that a table can have in the store."""


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
        """How the code begins: with what the control does."""
        return self.code.partition(":")[0]

    @property
    def rest(self) -> str:
        """What stands in the code after that; empty: nothing."""
        return self.code.partition(":")[2]

    @property
    def value(self) -> str:
        """What was chosen; empty: nothing."""
        return self.values[0] if self.values else ""


def read_click(custom_id: str, values: tuple[str, ...] = (), kind: str = TABLE) -> Click | None:
    """The press that a custom_id stands for; None if it is none of this kind."""
    parts = custom_id.split(":", 3)
    if len(parts) != 4 or parts[0] != kind:
        return None
    table, seq = parts[1], parts[2]
    if not (table.isascii() and table.isdigit() and seq.isascii() and seq.isdigit()):
        return None
    if int(table) > GREATEST:
        return None
    return Click(int(table), int(seq), parts[3], values, custom_id)


def move_of(click: Click) -> str:
    """The code of the move that a click stands for."""
    match click.kind:
        case "pick":
            return click.value
        case "lay" if click.values:
            return "lay:" + "+".join(click.values)
        case _:
            return click.code
