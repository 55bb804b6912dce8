"""The fields of the classic deck's court cards."""

from cards import svg
from cards.cavaliers import cavalier
from cards.colors import GOLD
from cards.jacks import jack
from cards.kings import king
from cards.people import DRESSES
from cards.queens import queen

FIGURES = {"K": king, "Q": queen, "C": cavalier, "J": jack}


def court(suit: str, rank: str) -> str:
    """The field of a court card, 260 by 460 about (150, 250): the figure twice, head to foot.

    What sticks out of the field is for the frame to cover; a belt lies over the middle.
    """
    dress = DRESSES[suit]
    ray = svg.path("M0 0L-22 -270L22 -270Z", dress.rays, width=0)
    ground = svg.rect(18, 18, 264, 464, dress.ground, width=0) + svg.ring(ray, 150, 250, 20, 9)
    figure = svg.placed(FIGURES[rank](dress), 150, 250, 0.97)
    half = svg.clipped(figure, '<rect x="18" y="18" width="264" height="232"/>', "half")
    belt = svg.rect(16, 243, 268, 14, GOLD)
    belt += svg.path("M150 238L166 250L150 262L134 250Z", dress.robe)
    return svg.group(ground, svg.turned(half, 150, 250), belt)
