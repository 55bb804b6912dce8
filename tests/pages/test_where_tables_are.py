"""Tables in other channels: each button names its table."""

from bot.kit.page import Text
from bot.tables.pages.removing import tables_elsewhere
from tests.pages.drawn import WORDS


def test_two_tables_of_the_same_game_are_told_apart() -> None:
    page = tables_elsewhere([(7, 100, "slovenian"), (9, 200, "slovenian")], WORDS)
    (text,) = (block.text for block in page.blocks if isinstance(block, Text))
    labels = {control.id: control.label for control in page.controls() if hasattr(control, "label")}
    lines = {line.split()[0]: line for line in text.splitlines()}
    assert len(set(labels.values())) == 2
    for number, channel in ((7, 100), (9, 200)):
        assert f"<#{channel}>" in lines[labels[f"bring:{number}"].split()[0]]
