# Rules in a sentence for players, by their numbers; the precise ones stand in docs/rules.

rule-precisely = Precisely:
rule-text-SLO-GEN-3 = Klop, the two beggars, the numbered games with and without a partner, and the valats are the contracts. Colour valat alone is never bid: a solo is changed to it after the exchange.
rule-text-SLO-SEAT-2 = Everything goes counter-clockwise: the next player is the one on your right.
rule-text-SLO-BID-5 = A bid must be higher than the one before it. If you sit nearer to forehand than its bidder, an equal one is enough.
rule-text-SLO-BID-7 = When everybody else has passed, forehand must name a contract, and may name any, Klop and Three too.
rule-text-SLO-CALL-1 = In Three, Two and One the declarer calls a king, also their own. Whoever holds it is the partner.
rule-text-SLO-CON-1 = The contracts from the lowest to the highest, with what each is worth and what wins it.
rule-text-SLO-TAL-4 = Kings and the three cards of the trula may not be discarded. Other trumps may, face up.
rule-text-SLO-ANN-4 = You may announce what your side will make. An ultimo is announced only by the player who holds its card.
rule-text-SLO-ANN-7 = Kontra doubles the game or an announcement. The other side may answer, and each answer doubles once more.
rule-text-SLO-PLAY-3 = Follow suit. If you cannot, play a trump. If you have no trump either, play what you like.
rule-text-SLO-PLAY-6 = In Klop and the beggars you must beat the trick if you can.
rule-text-SLO-PLAY-8 = In Klop and the beggars the Pagat may be played only if no other card may be.
rule-text-POL-PLAY-2 = { rule-text-SLO-PLAY-3 }
rule-text-ROM-PLAY-2 = { rule-text-SLO-PLAY-3 }
rule-text-STR-PLAY-3 = { rule-text-SLO-PLAY-3 }
