# Where points were lost in a finished deal, told to one of its players alone.

analysis-look = Analyse
analysis-title = Deal { $deal } · where points were lost
analysis-under-way = { $decisions ->
    [one] I'm looking at the one decision you made in it…
   *[other] I'm looking at the { $decisions } decisions you made in it…
}
analysis-place = Deal { $deal } · where points were lost · { $number } of { $of }
analysis-back = ◀ Back
analysis-next = Next ▶
analysis-all = All decisions
analysis-in-trick = In trick { $number }
analysis-before = Before the play
analysis-choice = { $where } you chose **{ $made }**; **{ $better }** was better.
analysis-known = Judging by what you could know, that cost **{ $cost }** points (±{"\u00A0"}{ $error }): with { $made } you end at { $made_value }, with { $better } at { $best_value }, on average over { $worlds } deals that fit all you had seen.
analysis-trick = - { $better } brings your side the trick in { $best_share }% of them, { $made } in { $made_share }%.
analysis-plus = - You end ahead in { $best_share }% of them rather than in { $made_share }%.
analysis-open = With the cards as they actually were, { $best } was best: { $cost } points better ({ $best_value } against { $made_value }, { $way }).
analysis-open-none = With the cards as they actually were, { $made } cost nothing ({ $way }).
analysis-searched = every line of play searched
analysis-played-out = the deal played out { $times } times
analysis-unit = Points are your own game points at the end of the deal, on average.
analysis-unit-less = Points are game points at the end of the deal, on average: your own less the other side's.
analysis-all-title = Deal { $deal } · all your decisions
analysis-sum = Judging by what you could know, you left about { $cost } points on the table.
analysis-flawless = Well played: judging by what you could know, I'd have found nothing better.
analysis-nothing-judged = There was nothing in this deal that I could weigh against something else.
analysis-trick-short = Trick { $number }:{" "}
analysis-line-good = { $made } ✓
analysis-line = **{ $made }** cost { $cost }; better: { $better }
analysis-line-open = (cards open: { $cost })
analysis-list-dear = The costliest have pages of their own.
analysis-list-note = *Cards open* is what a move cost with the cards as they actually were, which nobody could know.
