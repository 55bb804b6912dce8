# A person's own days: a calendar of the deals of the day, records, and decisions to look at again.

days-way = My days
days-title = My days · { $month }
days-none = You haven't played a deal of the day yet. Once you have, your days are shown here: how well you did, what your mistakes cost, and how many days in a row you have played.
days-play = Today's deals
days-played = { $days ->
    [0] No deal finished in this month.
    [one] Deals finished on one day.
   *[other] Deals finished on { $days } days.
}
days-mean = On average, better than **{ $percent }%** of the house players.
days-streak-now = { $days ->
    [one] { $days } day in a row.
   *[other] { $days } days in a row.
}
days-waiting = not over yet
days-cost = mistakes: { $cost }
days-deals = { $number ->
    [one] { $number } deal
   *[other] { $number } deals
}
days-open = **Still open:** { $days }
days-missed = **Missed:** { $days }
days-spare = **Missed without ending your days in a row:** { $days }
days-puzzle = **Only the puzzle of the day:** { $days }
days-legend = Large: the percentage of house players with the same cards that you beat. In the corner: the points you lost to mistakes. Squares: how well you played each quarter of the deal. 3×: three deals that day, and their average. Three dots: finished, but the deal isn't over yet. Gold frame: today is still open. Blue frame: no deal, but your days in a row continue.
days-legend-text = The percentage: house players with the same cards that you beat. Mistakes: the points they cost. Squares: how well you played each quarter of the deal. Percentage and mistakes appear once the deal is over.
alt-days-percent = { $month }, house players beaten: { $days }.
alt-days-cost = Points lost to mistakes: { $days }.
days-calendar = Calendar
days-records = Records
days-decisions = Decisions

days-records-title = My days · Records
days-total = Days played: **{ $days }**. Deals: **{ $deals }**.
days-streak = Days in a row: **{ $now }** now, **{ $longest }** at best.
days-best = Best result: better than **{ $percent }%** ({ $deal }).
days-best-month = Best month: **{ $month }**, on average better than **{ $percent }%**.
days-least = Fewest lost
days-records-note = %: the share of house players with the same cards that you beat, on average. Fewest lost: the fewest points that you lost to mistakes in a deal. Deals that aren't over yet count only in the first line.
days-curve-percent = House players beaten
days-curve-cost = Mistakes
days-curve-note = The graph shows averages of { $mean } days, over the last { $days } days.
days-curve-mistakes = Mistakes: points lost, as a percentage of the typical spread of scores by chance, so that games can be compared.
alt-days-curve = { $name }, in percent: from { $first } to { $last }, lowest { $low }, highest { $high }.

days-decisions-title = My days · Decisions of the last { $days } days
days-decisions-none = There is nothing to show yet: once your deals are over and judged, your best and costliest decisions appear here.
days-decisions-best = **Best: a club player would have missed these**
days-decisions-dear = **Costliest**
days-decision-best = { $place }: { $made } was worth { $points } more than { $other }.
days-decision-dear = { $place }: { $made } cost { $points }; { $better } was better.
days-decision-other = { $place }: that cost { $points }.
days-look = Look at { $number }
