"""Hints as the search gives them, to be drawn."""

from search.nudges import Hint, Told, Tried

BY_CARDS = Hint(
    Told("lead-void", {"suit": "C", "players": "1 3", "number": 2}),
    "play:D3",
    tuple(
        Tried(f"play:{code}", value, 1.4)
        for code, value in (("D3", 6.1), ("T20", 2.44), ("T2", -3))
    ),
    (
        Told("close", {"moves": "play:T20 play:T2"}),
        Told("trumped", {"card": "D3", "share": 58}),
        Told("game", {"share": 71, "other": 64, "move": "play:T20"}),
        Told("bonus", {"bonus": "pagat_ultimo", "tenths": 13, "move": "play:T20"}),
    ),
    200,
)
BY_THUMB = Hint(
    Told("hand", {"trumps": 5, "usual": 5, "kings": 1, "honours": 2, "cards": "T21 F"}),
    "bid:two",
    (),
    (Told("thumb-hand", {}), Told("bid-made", {"share": 84, "times": 93})),
    90,
)
