"""Why not: a refusal names its reason as a key, the rule, and the facts a sentence needs."""

SENTENCES = {
    "deal-over": "This deal is over",
    "not-your-turn": "It is the turn of player {turn}",
    "in-a-moment": "You are about to be asked: a moment, please",
    "not-now": "That is not what is asked now",
    "not-in-hand": "You do not hold {card}",
    "must-follow": "You must follow {suit}",
    "must-trump": "You cannot follow {suit}, so you must play a trump",
    "must-beat": "You must play a card that beats the trick",
    "suits-first": "The declarer may lead trumps only when they have no suit cards left",
    "pagat-last": "The pagat may be played only when no other card may",
    "hold-back": "You announced the ultimo, so you must keep {card} for the last trick",
    "must-name-contract": "Everybody has passed: forehand must name a contract",
    "bid-too-low": "Your bid must be higher than {high}",
    "bid-below": "Your bid must be at least {high}",
    "forehand-only": "Only forehand may name {contract}, after everybody else has passed",
    "compulsory": "In a compulsory klop deal {contract} cannot be bid",
    "no-such-contract": "{contract} cannot be bid here",
    "not-a-king": "You must call one of the four kings",
    "no-such-set": "There are talon sets 1 to {sets}",
    "wrong-number": "You must lay away exactly {number} cards",
    "five-points": "{card} counts five points and may not be laid away",
    "keep-or-convert": "You may keep the contract or change it to {contract}",
    "no-such-bonus": "That cannot be announced in this contract",
    "card-needed": "Only the player who holds {card} may announce that",
    "already-announced": "Your side has announced that already",
    "cancelled-by-valat": "Valat was announced: nothing else counts any more",
    "no-such-item": "Nobody has announced that",
    "ladder-ended": "The ladder has no further step",
    "not-your-step": "The next step belongs to the other side",
    "side-unknown": "You do not know yet on which side player {owner} plays",
    "honour-kept": "{card} is an honour and may not be laid away",
    "trumps-kept": "Trumps may be laid away only for want of other cards",
    "exposed-kept": "{card} was turned up and may be laid away only for want of other cards",
    "not-won": "You have not won {card} in a trick",
    "blank-first": "{card} counts, and you have won cards that do not: give one of these",
    "index-gap": "{contract} may be bid only right after the bid before it",
    "not-senior": "La mine is said by a player who comes before the holder of the bid",
    "not-this-set": "That set cannot be taken now",
    "no-right": "Only a hand without trumps and kings may annul the deal",
    "first-turn-only": "That can be said in your first turn only",
    "too-few-trumps": "A declaration needs at least {number} trumps",
    "mate-declared": "A player of your side has declared as many trumps, or more",
    "must-declare": "You hold {number} trumps or more, so now you must declare them",
    "declarer-only": "Only the declarer may announce that",
    "defence-only": "Only an opponent of the declarer may announce that",
    "step-missed": "You have let your first opportunity for that step pass",
    "no-ladder": "Declarations cannot be doubled",
    "no-such-call": "“{call}” may not be called with {card} now",
    "weak-hand-only": "Only a hand with one trump, or with two below T10, may annul the deal",
    "all-kings-needed": "Only a declarer who holds all four kings may call a queen",
    "trumpless-only": "Only a player who holds no trump may demand a redeal",
    "four-kings-only": "Only a player who holds all four kings may show them",
    "only-over": "{contract} may be bid only over {high}",
    "not-open": "That cannot be raised in this round",
    "trul-needed": "Only the player who holds the Skiż, the XXI and the pagat may announce that",
    "no-such-count": "The number of trumps can be announced only if it is 10 to 12 or 0 to 2",
    "said-already": "You have announced that already",
    "set-in-turn": "You are asked about talon set {number}",
    "king-not-seen": "You may give up only once you have seen the called king in the talon",
    "cut-too-thin": "A cut leaves at least {number} cards in each part",
    "no-such-method": "The cards cannot be dealt that way",
    "no-such-pile": "There are piles 1 to {number}",
    "pile-taken": "Somebody has taken that pile",
}
"""A plain English sentence for each reason: for the command line and for developers.

The bot speaks to players through its own translated messages, one for each of these keys.
"""


class Refused(Exception):
    """An action the rules do not allow now.

    ``reason`` is a key of SENTENCES, ``rule`` the number in the rule documents, ``facts`` what
    the sentence names (card codes, contract keys, numbers). Only facts that the refused player
    may know are ever given.
    """

    def __init__(self, reason: str, rule: str, **facts: str | int) -> None:
        super().__init__(reason, rule, facts)
        self.reason = reason
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        return f"{SENTENCES[self.reason].format(**self.facts)} ({self.rule})"
