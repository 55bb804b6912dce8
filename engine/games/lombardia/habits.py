"""How the house plays Lombardia tarot: numbers found by playing many thousand deals out."""

from engine.family import CardSense, ExchangeSense, Habits, club, novice

CARDS = CardSense(master=3.0, trump_kept=0.0, void_soon=0.0)
PLAIN = Habits("plain", cards=CARDS)

HABITS = {
    4: (
        PLAIN,
        club(
            PLAIN,
            cards=CARDS._replace(trump_kept=0.5, void_soon=2.0),
            exchange=ExchangeSense(saved=0.2),
        ),
        novice(PLAIN, CARDS),
    ),
}
