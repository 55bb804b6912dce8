"""Options in a record (docs/records.md): lists, however joined, and those that change nothing."""

import pytest

from engine.records.read import BadRecord, read
from engine.registry import variant

TWO = "tarok-record 1\nvariant strohmann\nplayers 2\noption birds {}\n"
FOUR = "tarok-record 1\nvariant krolami\nplayers 4\noption trump_count_values {}\n"


@pytest.mark.parametrize("value", ["uhu+quapil", "quapil+uhu", "uhu,quapil", "quapil uhu"])
def test_birds_stand_in_any_order(value: str) -> None:
    """STR-BON-4, option ``birds``: a set of birds, spelled in one way afterwards."""
    assert read(TWO.format(value)).match.rules.options["birds"] == "uhu+quapil"


@pytest.mark.parametrize("value", ["3,2,1,1,2,3", "3 2 1 1 2 3", "3, 2, 1, 1, 2, 3"])
def test_six_numbers_keep_their_order(value: str) -> None:
    """POL-BON-10, option ``trump_count_values``: for 10, 11, 12, 2, 1, 0 in this order."""
    assert read(FOUR.format(value)).match.rules.options["trump_count_values"] == "3,2,1,1,2,3"


@pytest.mark.parametrize("record", [
    TWO.format("uhu+uhu"), TWO.format("uhu+cuckoo"), TWO.format("+"), FOUR.format("1,2,3"),
])  # fmt: skip
def test_no_other_list_is_read(record: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read(record)
    assert (refused.value.line, refused.value.reason) == (4, "bad-option")


def test_default_is_a_default_in_any_spelling() -> None:
    rules = variant("strohmann").build(2, {"birds": "kakadu, uhu, pagat"})
    assert rules.options["birds"] == variant("strohmann").build(2).options["birds"]


@pytest.mark.parametrize("line", ["misdeal_penalty 0", "misdeal_penalty 20", "piccolo off",
                                  "direction clockwise"])  # fmt: skip
def test_option_without_effect_is_read(line: str) -> None:
    """It is read and not offered.

    SLO-OPT-6 means nothing where the engine deals; SLO-OPT-31 can only be off; SLO-OPT-37 is a
    matter of display, and nobody sees the table from above.
    """
    record = f"tarok-record 1\nvariant slovenian\nplayers 4\noption {line}\n"
    slovenian = variant("slovenian")
    assert read(record).match.rules.options == slovenian.build(4).options
    assert line.split(maxsplit=1)[0] not in {option.key for option in slovenian.options}
