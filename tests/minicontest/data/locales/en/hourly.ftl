# The deal of the hour: a toy kind of contest.

hourly-title = The deal of the hour · { $game }
hourly-note = Your one try at the deal of the hour. The house plays everybody else.
hourly-when = The cards, your mistakes, their analysis and record come when the hour is over.
hourly-finished = { $number ->
    [0] Nobody has finished it yet.
    [one] One person has finished it.
   *[other] { $number } people have finished it.
}
hourly-best = The best result: **{ $points }**.
hourly-open = It is open until <t:{ $at }:t>.
hourly-play = Play it
hourly-show = The deal of the hour
denied-hourly-no-hints = There are no hints for the deal of the hour before it is over, for anybody.
