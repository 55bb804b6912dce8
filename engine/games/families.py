"""The families of games that are offered."""

from engine.games.krolami.rules import KROLAMI
from engine.games.lombardia.rules import LOMBARDIA
from engine.games.romanian.rules import ROMANIAN
from engine.games.slovenian.rules import SLOVENIAN
from engine.games.strohmann.rules import STROHMANN

FAMILIES = (SLOVENIAN, LOMBARDIA, STROHMANN, KROLAMI, ROMANIAN)
"""All families in the order of offering; the first is the default."""
