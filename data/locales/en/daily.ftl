# The deal of the day: the same cards for everybody, one try each, and what came of it.

help-daily = **The deal of the day**
daily-title = Tarok { $number }{ $deal ->
    [1] {""}
   *[other] , deal { $deal }
} · { $game }
daily-name = Tarok { $number }{ $deal ->
    [1] {""}
   *[other] , deal { $deal }
}
daily-intro = The same cards for everybody, each alone with the house. House players: { $level }.
daily-one-try = You have **one try**, and opening the deal counts. It closes <t:{ $at }:R>: whatever you have left unfinished counts as not played. Until it closes there are no hints, no analysis and no record, for anybody.
daily-over = This deal is over. You can play it for practice; none of that counts.
daily-commitment = The cards were settled before it opened. The SHA-256 of their secret is `{ $commitment }`; the secret itself is shown when the deal is over.
daily-secret = The cards were generated from the secret `{ $secret }`; its SHA-256, shown beforehand, is `{ $commitment }`.
daily-new-house = The house has been changed since this deal was made: in positions that somebody has reached before, it plays as it did then; elsewhere it plays as it does now.
daily-open = Open the deal
daily-practise = Play for practice
daily-more = More…
daily-day = Deals of day { $number }
daily-day-note = One deal in each game, from midnight to midnight UTC. You have already begun those in grey.
daily-day-none = There were none that day.
daily-earlier = ◀ Earlier
daily-later = Later ▶
daily-note = Your one try at the deal of the day. The house plays everybody else.
daily-note-late = For practice: this deal is over, and none of it counts.
daily-made = You made **{ $points }**.
daily-by-house = It was left unfinished, so the house finished it, and it counts as not played.
contest-left = `*`: left unfinished. The house finished it, and it counts as not played.
daily-ghosts = Better than **{ $percent }%** of { $number } house players who had the same cards; their median is { $par }.
daily-no-ghosts = Too few house players have played these cards so far: look again in a while.
daily-few-ghosts = Too few house players have played these cards, so your result has no percentile.
daily-counted = Too few house players have played these cards. On ladders your result counts as better than { $percent }%.
daily-people = { $number ->
    [one] One other person has played it
   *[other] { $number } other people have played it
    }: you're ahead of { $better } and level with { $level }.
daily-cost = Points lost to mistakes, judged by what you could know: about **{ $cost }**.
daily-brought = Judged by what you could know, better than the moves I'd have advised, by about **{ $cost }**.
daily-judging = I'm still looking at your decisions; the squares follow.
daily-when = Analysis, record and *Play from here* come when the deal closes, <t:{ $at }:R>, for everybody at once.
daily-share = Share
daily-shared = **{ $name }** · { $line }
daily-look = Look at the deal
daily-percent = better than { $percent }%
share-percent = { $percent }%
share-better-than = better than
daily-milestone = 🎉 **{ $days } days in a row!**
daily-streak = { $days } days in a row. Days you may still miss: { $spare } of { $most }; every seventh day you play brings one back.
daily-ladder = Ladder
daily-remind = Send me the result and a reminder
daily-quiet = No more messages
daily-reminder = **{ $title }** is open. It closes <t:{ $at }:R>.
reminder-streak = 🔥 { $days } days in a row. If you miss today, you start again from the beginning.
reminder-spare = 🔥 { $days } days in a row. Days you may still miss: { $spare }; if you miss today, { $left }.
reminder-rank = Your rank in your server yesterday: **{ $rank }** of { $number }.
reminder-percent = Yesterday you did better than **{ $percent }%** of the house players.
daily-look-at-it = To the deal
daily-play-too = Play it too

ladder-title-daily = Deals of the day · { $game }
ladder-week = Week
ladder-month = Month
ladder-season = Season
ladder-percent = %
ladder-days = Days
ladder-deals = Deals
ladder-how = %: the share of house players with the same cards that you beat, on average. If it's equal, whoever lost fewer points to mistakes comes first. A deal counts once it is over. Deals at which better players win more often weigh more.
ladder-need = To be ranked, play on five of every seven days that are over: at least { $days } so far.
ladder-own-days = You have played on { $days ->
    [0] none
   *[other] { $days }
}.
ladder-since = Days are counted from <t:{ $at }:d>, when the first deal was played here.
ladder-empty = Nobody is ranked yet.
ladder-unranked = **Not ranked yet:**
ladder-days-of = { $name } · { $days } of { $needed ->
    [one] { $needed } day
   *[other] { $needed } days
}

channel-title = A channel for the deal of the day
channel-what = In one channel of the server each deal of the day gets a message: who has finished it, with squares, and nothing about points or cards; once it is over, the table, the median and the most unusual contract.
channel-none = It isn't posted anywhere.
channel-is = It is posted in { $channel }.
channel-left = Today's message was deleted, or I may not write there. *Post it here* posts it again.
channel-here = Post it here
channel-nowhere = Don't post it
channel-invites = The same cards for everybody, one try each, alone with the house. It closes <t:{ $at }:R>.
channel-yesterday = Yesterday's best: **{ $names }**. People who finished it: { $number }.
channel-mistake = Yesterday's costliest common mistake: **{ $made }** in trick { $trick }; **{ $better }** was better. People who made it: { $number }. Points lost on average: { $cost }.
channel-finished = { $squares } **{ $name }**
channel-others = and { $number } more
channel-nobody = Nobody has played it yet.
channel-over = It is over.
channel-points = Points
channel-cost = Mistakes
channel-percent = %: the share of house players with the same cards that a player beat.
channel-below-zero = Mistakes below 0: better than the moves I'd have advised.
mistakes-error = Points lost to mistakes are estimates: ± { $error } or less.
channel-with-lead = { $points } ({ $ahead } ahead)
channel-unusual = **The most unusual contract:** { $contract }, by { $name }. Of { $of } players of this server and house players with these cards, { $number } declared it.
channel-middle = **In the middle of { $number } house players:** { $name } (house) made **{ $points }** with the same cards.
channel-none-played = Nobody has played it.
reply-quiet = You won't get any more messages about deals of the day.

denied-contest-not-open = This deal isn't open yet: it opens <t:{ $at }:R>.
denied-contest-tried = You've had your one try at this deal.
denied-contest-over = This deal has just closed.
denied-no-such-contest = There is no such deal of the day.
denied-entry-gone = That try is gone.
denied-daily-no-hints = There are no hints for a deal of the day before it closes, <t:{ $at }:R>, for anybody.
denied-contest-settling = This deal has just closed, and its results are being put together. Try again in a minute.
denied-nothing-to-share = There is nothing to share yet.
