"""How the house plays Strohmann: numbers found by playing many thousand deals out."""

from engine.family import CardSense, Habits, club, novice

CARDS = CardSense(master=3.0, eager=0.9)
PLAIN = Habits("plain", cards=CARDS)

HABITS = {
    2: (PLAIN, club(PLAIN, cards=CARDS._replace(eager=0.7, steep=0.5)), novice(PLAIN, CARDS)),
}
