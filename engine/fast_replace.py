"""A faster ``_replace`` for records that are NamedTuples."""

from typing import Any, NamedTuple, TypeVar

Record = TypeVar("Record", bound=NamedTuple)


def quickly_replaced(record: type[Record]) -> type[Record]:
    """A NamedTuple whose ``_replace`` copies once and sets what is new.

    The usual one looks up every field: with the 24 of a deal that takes five times as long.
    """
    places = {name: place for place, name in enumerate(record._fields)}
    new = tuple.__new__

    def replaced(self: Record, /, **changes: Any) -> Record:
        """A copy with other values in some fields."""
        fields = list(self)
        try:
            for name, value in changes.items():
                fields[places[name]] = value
        except KeyError:
            raise ValueError(f"{record.__name__} has no field {name}") from None
        return new(record, fields)

    setattr(record, "_replace", replaced)  # noqa: B010 - its types stay those of the fields
    return record
