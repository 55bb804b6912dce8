# Hints: what they say, step by step, and who asked for them.

hint-ask-1 = Hint
hint-ask-2 = And the move?
hint-ask-3 = Why?
hint-nudge = 💡 { $nudge }
hint-move = I'd choose **{ $move }**.
hint-worlds = From { $worlds ->
    [one] one deal that fits
   *[other] { $worlds } deals that fit
} all you know:
hint-thumb = A rule of thumb:
hint-thumb-first = By rule of thumb:
hint-thumb-worlds = Separately, counting { $worlds ->
    [one] one possible deal
   *[other] { $worlds } possible deals
}:
hint-values = on average, in game points: { $values } (each ±{"\u00A0"}{ $error })
hint-values-less = on average, your game points less the other side's: { $values } (each ±{"\u00A0"}{ $error })
hint-value = { $move } { $value }
hint-others = { $number ->
    [one] one other
   *[other] { $number } others
}

hints-allowed = Hints: whoever plays here may ask for them, and the score sheet says how often.
hints-none = Hints: none in this match.
lobby-hints-on = Allow hints
lobby-hints-off = No hints
sheet-hints = { $name }: { $number ->
    [one] one hint
   *[other] { $number } hints
}

nudge-unseen = Nobody has seen these cards: every choice is as good as another.
trula-name = the trula
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
nudge-said = What would you announce, or double? You hold { $trumps ->
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
nudge-discard = You could get rid of all your { $suit }: { $number ->
    [one] it's one card
   *[other] they are { $number } cards
}.
nudge-discard-none = You can't get rid of a whole suit. Which cards would the others win from you?
nudge-call = How many cards do you have in the suits whose king you lack? { $suits }
nudge-call-own = All the kings you could call are in your own hand.
nudge-talon = Count trumps first, then kings, then suits that you could empty.
nudge-fool = The card that is worth least will do.
nudge-lead = You hold { $mine ->
    [0] no trump
    [one] one trump
   *[other] { $mine } trumps
}, and { $theirs ->
    [0] none is out
    [one] one more is out
   *[other] { $theirs } more are out
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
    [one] one more is out
   *[other] { $theirs } more are out
}.
nudge-lead-shun = You want no trick: which lead would force someone else to take it?
nudge-trick-shun = You want no trick. { $player } would get this one, with { $card }{ $left ->
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
nudge-trick-open = { $player } has the trick so far, with { $card }, and you don't know whose side they are on{ $left ->
    [0] . You play last
    [one] . One player comes after you
   *[other] . { $left } players come after you
}{ $dear ->
    [0] .
   *[other] , and there's something in it.
}

reason-thumb-hand = it weighs trumps, above all the high ones, kings and short suits
reason-thumb-said = it says what your own cards make likely enough, and no more
reason-thumb-play = it goes by what is out, who has run out of what, and whose trick it is
reason-thumb-discard = it empties short suits, and keeps kings and trumps
reason-thumb-talon = it takes the cards that make your hand the strongest
reason-thumb-call = it looks for a partner in a suit that your hand needs help with
reason-thumb-fool = it gives the card that is worth least
reason-thumb-cut = nobody can know more about it
reason-close = as good, as far as I can tell: { $moves }
reason-held-back = more on average, but not for sure, and saying it shows your hand: { $moves }
reason-wins = { $card } wins the trick { $share }% of the time
reason-partner-wins = with { $card }, a partner of yours wins the trick { $share }% of the time
reason-pagat-last = with { $card }, { $pagat } wins the last trick { $share }% of the time
reason-lost = { $card } is lost to the other side { $share }% of the time
reason-trumped = { $card } gets trumped { $share }% of the time
reason-beaten = { $card } is beaten { $share }% of the time
reason-game = the game goes your way { $share }% of the time; after { $move }, { $other }%
reason-bonus = { $bonus }: { $tenths } points better than after { $move }
reason-bid-made = you'd get to play it { $times }% of the time and make { $share }% of those
reason-bid-would = with the lowest bid you'd get to play { $times }% of the time and make { $share }% of those
reason-counted-against = but the count favours something else, so it's close
reason-bonus-made = { $bonus } comes off { $share }% of the time
reason-bonus-said = { $bonus } announced rather than left unsaid: { $signed } points on average
reason-game-now = as things stand the game goes your way { $share }% of the time
