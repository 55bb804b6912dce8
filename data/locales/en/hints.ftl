# Hints: what they say, step by step, and who asked for them.

hint-ask-1 = Hint
hint-ask-2 = The move?
hint-ask-3 = Why?
hint-under-way = I'm weighing what you could do…
hint-nudge = 💡 { $nudge }
hint-move = I'd choose **{ $move }**.
hint-thumb = A rule of thumb:
hint-others = { $number ->
    [one] one other
   *[other] { $number } others
}
game-points = { $figure } { $number ->
    [one] game point
   *[other] game points
}
hint-worth = From { $worlds } deals that fit all you know: { $move } brings { $value } game points on average.
hint-worth-less = From { $worlds } deals that fit all you know: { $move } brings { $value } on average, your game points less { $players ->
    [2] your opponent's
   *[other] your opponents' average
}.
hint-worse = Worse: { $moves }
hint-worse-by = { $move } by { $less }
hint-few = Given all you know only { $worlds ->
    [one] one deal is
   *[other] { $worlds } deals are
} likely: too few for figures.

hints-allowed = Hints: whoever plays here may ask for them, and the score sheet says how often.
hints-none = Hints: none in this match.
lobby-hints-on = Allow hints
lobby-hints-off = No hints
sheet-hints = { $name }: { $number ->
    [one] one hint
   *[other] { $number } hints
}

nudge-unseen = Nobody has seen these cards: every choice is as good as another.
trula-name = the trula (Škis, Mond, Pagat)
nudge-hand = You hold { $trumps ->
    [0] no trump
    [one] one trump
   *[other] { $trumps } trumps
} ({ $usual } are usual) and { $kings ->
    [0] no king
    [one] one king
   *[other] { $kings } kings
}. { $honours ->
    [0] You have no card of { $trula }.
   *[other] Of { $trula } you have { $cards }.
}
nudge-said = What would you announce? You hold { $trumps ->
    [0] no trump
    [one] one trump
   *[other] { $trumps } trumps
} and { $kings ->
    [0] no king
    [one] one king
   *[other] { $kings } kings
}. { $honours ->
    [0] You have no card of { $trula }.
   *[other] Of { $trula } you have { $cards }.
}
nudge-doubles = What would you announce, or double? You hold { $trumps ->
    [0] no trump
    [one] one trump
   *[other] { $trumps } trumps
} and { $kings ->
    [0] no king
    [one] one king
   *[other] { $kings } kings
}. { $honours ->
    [0] You have no card of { $trula }.
   *[other] Of { $trula } you have { $cards }.
}
nudge-discard = You could get rid of all your { $suit } ({ $number ->
    [one] one card
   *[other] { $number } cards
}).
nudge-discard-suits = You could get rid of more than one whole suit: { $suits }
nudge-discard-none = You can't get rid of a whole suit. Which cards would the others win from you?
nudge-discard-keep = Emptying a suit isn't everything: which cards would the others win from you?
nudge-call = How many cards do you have in the suits whose king you lack? { $suits }
nudge-call-own = All the kings you could call are in your own hand.
nudge-talon = What would it bring you: trumps, kings, a suit that you could empty?
nudge-give-up = The king you called lies in the talon: would this hand win alone?
nudge-fool = The card that is worth least will do.
nudge-lead = You hold { $mine ->
    [0] no trump
    [one] one trump
   *[other] { $mine } trumps
}, and { $theirs ->
    [0] none is out
    [one] one more is out{ $sure ->
        [0] {" "}(or lies face down)
       *[other] {""}
    }
   *[other] { $theirs } more are out{ $sure ->
        [0] {" "}(or lie face down)
       *[other] {""}
    }
}.
nudge-lead-no-trumps = Nobody else can have a trump any more.
nudge-lead-void = The other side is out of { $suit }.
nudge-lead-void-player = { $players } { $number ->
    [one] is
   *[other] are
} out of { $suit }.
nudge-lead-mond = Somebody may still have the card that takes your { $card }.
nudge-lead-pagat = Your { $card } is worth most in the last trick. You hold { $mine } trumps, and { $theirs ->
    [0] none is out
    [one] one more is out{ $sure ->
        [0] {" "}(or lies face down)
       *[other] {""}
    }
   *[other] { $theirs } more are out{ $sure ->
        [0] {" "}(or lie face down)
       *[other] {""}
    }
}.
nudge-lead-shun = You want no trick: which lead would force someone else to take it?
nudge-lead-hunt = { $players } wants no trick: which lead might force them to take one?
nudge-trick-shun = You want no trick. { $player } would get this one, with { $card }{ $left ->
    [0] , and you play last
    [one] , and one player comes after you
   *[other] , and { $left } players come after you
}.
nudge-trick-hunt = { $players } wants no trick. { $player } would get this one, with { $card }{ $left ->
    [0] , and you play last
    [one] , and one player comes after you
   *[other] , and { $left } players come after you
}.
nudge-trick-ours = Your side has the trick so far: { $player }, with { $card }{ $left ->
    [0] . You play last
    [one] . One player comes after you
   *[other] . { $left } players come after you
}{ $dear ->
    [0] .
   *[other] , and there's something in it.
}
nudge-trick-theirs = The other side has the trick so far: { $player }, with { $card }{ $left ->
    [0] . You play last
    [one] . One player comes after you
   *[other] . { $left } players come after you
}{ $dear ->
    [0] .
   *[other] , and there's something in it.
}
nudge-trick-another = { $player } has the trick so far, with { $card }{ $left ->
    [0] . You play last
    [one] . One player comes after you
   *[other] . { $left } players come after you
}{ $dear ->
    [0] .
   *[other] , and there's something in it.
}
nudge-trick-open = { $player } has the trick so far, with { $card }, and you don't know whose side they are on{ $left ->
    [0] . You play last
    [one] . One player comes after you
   *[other] . { $left } players come after you
}{ $dear ->
    [0] .
   *[other] , and there's something in it.
}
nudge-promise = Is there anything that your side will almost surely make?
nudge-promise-valat = Valat means winning every single trick: could your side?
nudge-promise-trula = Will your side win all of { $trula }? You hold { $honours ->
    [0] none of it
    [one] one of its cards
   *[other] { $honours } of its cards
}.
nudge-promise-pagat = Your { $card } would have to win the last trick. You hold { $trumps ->
    [one] one trump
   *[other] { $trumps } trumps
}: will they last?
nudge-promise-king = { $card } would have to stay until the last trick, and your side would have to win it. You hold { $trumps ->
    [0] no trump
    [one] one trump
   *[other] { $trumps } trumps
}: will it last?
nudge-kontra = Would you bet double on this game?
nudge-kontra-promise = Will the other side make what it announced?
nudge-kontra-own = Will your side make what it announced?
nudge-lead-suit = Of { $suit } you hold { $mine }, and { $theirs ->
    [0] none is out
    [one] one more is out{ $sure ->
        [0] {" "}(or lies face down)
       *[other] {""}
    }
   *[other] { $theirs } more are out{ $sure ->
        [0] {" "}(or lie face down)
       *[other] {""}
    }
}.
nudge-promise-trumps = You hold { $trumps ->
    [one] one trump
   *[other] { $trumps } trumps
}: does it pay to say so?

reason-thumb-hand = it weighs trumps, above all the high ones, kings and short suits
reason-thumb-said = it says what your own cards make likely enough, and no more
reason-thumb-play = it goes by what is out, who has run out of what, and whose trick it is
reason-thumb-discard = it empties short suits, and keeps kings and trumps
reason-thumb-discard-none = it keeps kings and trumps, and puts card points where nobody can win them
reason-thumb-talon = it takes the cards that make your hand the strongest
reason-thumb-call = it looks for a partner in a suit that your hand needs help with
reason-thumb-call-own = with a king of your own called you play alone, whichever it is
reason-thumb-fool = whoever won that trick gets this card instead
reason-thumb-cut = nobody can know more about it
reason-close = about the same: { $moves }
reason-close-all = as far as anyone can tell, all that you may play is about the same
reason-not-sure = too few deals to tell it from { $moves }
reason-no-matter = whatever you play, it comes to the same
reason-held-back = safer unsaid: { $moves } promises more on average, but not surely, and shows your hand
reason-trick = your side gets the trick { $share ->
    [100] every time
   *[other] { $share }% of the time
}; with { $other_card }, { $other ->
    [0] never
   *[other] { $other }%
}
reason-trick-alone = you get the trick { $share ->
    [100] every time
   *[other] { $share }% of the time
}; with { $other_card }, { $other ->
    [0] never
   *[other] { $other }%
}
reason-saves-lost = save { $other_card }: this trick is almost surely lost
reason-saves-won = save { $other_card }: this trick is almost surely won anyway
reason-feeds = bring { $card } home: this trick is almost surely won
reason-avoids = { $card } { $share ->
    [0] never takes the trick
   *[other] takes the trick { $share }% of the time
}, { $other_card } { $other ->
    [100] every time
   *[other] { $other }% of the time
}
reason-sheds = get rid of { $card } while it takes nothing
reason-takes-high = you'll hardly avoid this trick: take it with { $card } and keep the lower one
reason-would-lose = { $card } would go to the other side { $share }% of the time
reason-pagat-last = { $pagat } wins the last trick { $share }% of the time; with { $card }, { $other }%
reason-pagat-kept = { $pagat }, kept, wins the last trick { $share }% of the time
reason-ahead = you end ahead { $share }% of the time; after { $move }, { $other }%
reason-points = it brings home { $points ->
    [one] one more card point
   *[other] { $points } more card points
} on average
reason-points-fewer = it takes { $points ->
    [one] one card point
   *[other] { $points } card points
} fewer on average
reason-searched = with so few cards left every line of play was searched: this one brings most
reason-in-all = no single trick decides it: it comes out better over the whole deal
reason-game = the game goes your way { $share }% of the time; after { $move }, { $other }%
reason-bonus = it does more for { $bonus } than { $move }
reason-bid-made = { $kept ->
    [1] as it stands
   *[0] after { $move }
}, hands like this make their game { $share }% of the time
reason-bid-seldom = { $kept ->
    [1] as it stands
   *[0] after { $move }
}, hands like this { $share ->
    [0] never make their game
   *[other] make their game only { $share }% of the time
}
reason-bonus-made = { $bonus } would be made { $share }% of the time
reason-trumps-pay = saying so brings points by itself, however the deal ends
reason-bid-alike = over thousands of deals, after { $move }, hands of about this strength { $share ->
    [0] hardly ever made their game
   *[other] made their game { $share }% of the time
}
reason-bonus-seldom = { $bonus } would { $share ->
    [0] practically never be made
   *[other] be made only { $share }% of the time
}
reason-bonus-said = announced, { $bonus } would bring more than unsaid
reason-bonus-unsaid = announced, { $bonus } would bring less than unsaid
reason-game-doubtful = the game goes your way only { $share }% of the time
reason-empties = it empties your { $suit }, so that you can trump there
reason-game-now = as things stand the game goes your way { $share }% of the time
reason-equal = the same as { $cards }: of equal cards the lowest will do
reason-turns-up = it turns up the next card of that straw man
reason-monte-kept = thrown in, this deal would bring you nothing
reason-monte-rid = if all agree, a poor deal costs you nothing
reason-monte-seldom = the deal is thrown in only if all agree, and they rarely do
reason-monte-free = proposing would cost nothing either, but all must agree, and they rarely do
reason-fool-stays = your partner won that trick: whatever you give stays with your side
reason-played-on = played on, the game goes your way { $share }% of the time
reason-played-on-seldom = played on, the game goes your way only { $share }% of the time
reason-looks-on = what may lie further on brings more on average
reason-takes-now = what may lie further on brings less on average
reason-calls-own = with a king of your own called you play alone, and each of the others pays you
reason-bid-dear = after { $move }, a game that is made brings { $made } on average, but one that is lost costs { $lost }
reason-bonus-costs = after { $move }, { $bonus } would cost you more
reason-lays-points = it puts more card points where nobody can win them
