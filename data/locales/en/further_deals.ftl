# The second and third deal of the day, for those who like.

daily-further = This one is up to you: it is compared and shared like the first, and your days in a row don't depend on it. If you open it and leave it unfinished, it counts as 0% on the ladder.
daily-left-further = On the ladder it counts as 0%.
daily-next-deal = { $deal ->
    [2] Second deal
   *[other] Third deal
}
daily-day-total = { $finished } of { $deals } deals of the day: on average, better than **{ $percent }%** of the house players.
daily-day-finished = { $finished } of { $deals } deals of the day finished.
daily-share-day = { $finished } deals: { $percent }% on average
denied-daily-deal-before = Finish the deal before this one first.
channel-all-deals = **All { $deals } deals, better than (on average):** { $names }
channel-of-all-deals = { $name } { $percent }%
