"""What all tests share: the families of games, and one of the tests' own that no law knows."""

from tests.laws.families import add_family
from tests.minigame.rules import LITTLE

add_family(LITTLE, "tests/minigame")
