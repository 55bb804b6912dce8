# Where points were lost in a finished deal, told to one of its players alone.

analysis-look = Analyse
analysis-show = Show me
analysis-title = Deal { $deal } · where points were lost
analysis-under-way = { $decisions ->
    [one] I'm looking at the one decision you made in it…
   *[other] I'm looking at the { $decisions } decisions you made in it…
}
analysis-deciding = Decision { $number } of { $of }
analysis-place = Deal { $deal } · where points were lost · { $number } of { $of }
analysis-back = ◀ Back
analysis-next = Next ▶
analysis-all = All decisions
analysis-in-trick = In trick { $number }
analysis-after-trick = After trick { $number }
analysis-before = Before the play
analysis-choice = { $where } you chose **{ $made }**; **{ $better }** was better.
analysis-known = By what you could know, that cost **{ $cost }** { $single ->
    [1] point
   *[0] points
}: { $made } brings { $made_value } on average, { $better } { $best_value }, over { $worlds } deals that fit all you had seen.
analysis-why = Why: { $reason }.
analysis-why-in-all = No single trick decides it: it comes out better over the whole deal.
analysis-why-overall = It comes out better over the whole deal.
analysis-open = With the cards as they actually were, { $best } was best: { $cost } { $single ->
    [1] point
   *[0] points
} better ({ $best_value } against { $made_value }, { $way }).
analysis-open-none = With the cards as they actually were, { $made } cost nothing ({ $way }).
analysis-searched = every line of play searched
analysis-played-out = the deal played out { $times } times
analysis-unit = Points are your own game points at the end of the deal, on average.
analysis-unit-less = Points are game points at the end of the deal, on average: your own less { $players ->
    [2] your opponent's
   *[other] your opponents' average
}.
analysis-summary-title = Deal { $deal } · your decisions
analysis-all-title = Deal { $deal } · all your decisions
analysis-sum = By what you could know, you left about **{ $cost }** { $single ->
    [1] point
   *[0] points
} on the table.
analysis-sum-small = Of this, { $small } is what many small differences come to, none of which is beyond doubt.
analysis-flawless = Well played: by what you could know, nothing better was to be had.
analysis-well = Well played, as far as I can tell; { $number ->
    [one] one decision was
   *[other] { $number } decisions were
} too close to call.
analysis-small = Little hung on what you decided.
analysis-unsure = I can't say that anything was wrong; { $number ->
    [one] one decision was
   *[other] { $number } decisions were
} too hard to tell.
analysis-nothing-judged = There was nothing in this deal that I could weigh against something else.
analysis-trick-short = Trick { $number }:{" "}
analysis-line-good = { $made } · { $grade }
analysis-is-best = best
analysis-is-as-good = as good
analysis-is-not-sure = not sure
analysis-list-grades = *As good*: nobody could say that it was worse than the best. *Not sure*: too few deals to tell.
analysis-line = **{ $made }** cost { $cost }; better: { $better }
analysis-line-again = **{ $made }**, the same again; better: { $better }
analysis-line-open = (cards open: { $cost })
analysis-list-dear = The costliest have pages of their own.
analysis-list-note = *Cards open* is what a move cost with the cards as they actually were, which nobody could know.
analysis-try = Try it
analysis-brought = The deal brought you { $score }.
analysis-brought-less = The deal brought you { $score }; set against { $players ->
    [2] what your opponent got
   *[other] your opponents' average
}, that is { $result }.
