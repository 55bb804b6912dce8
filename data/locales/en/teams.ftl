# Team matches: teams of a server play the same deals at several tables.

teams-title = Team match { $number }
teams-letters = A B C D E
teams-name = Team { $letter }
teams-tells = { $deals ->
    [one] After one deal
   *[other] After { $deals } deals
} a team of club players is ahead of one of novices in at least { $tenths } matches in 10.
teams-tells-little = { $deals ->
    [one] One deal hardly shows
   *[other] { $deals } deals hardly show
} which team plays better.
teams-how = The same deals are played at { $tables } tables. In each deal every team sits at each seat once, so the cards favour nobody. Results appear when all tables have finished.
teams-how-apart = The same deals are played at { $tables } tables. At each sits one of each team, and the house takes the other seats, so nobody plays against their own team. In each deal every team sits at each seat once, so the cards favour nobody. Results appear when all tables have finished.
teams-how-servers = One team here plays the team of another server: the same deals, each team at { $tables } tables in its own server, against the same house. In each deal each team sits at each seat once. Results appear when all tables have finished.
teams-code = Whoever manages another server accepts it there with `/tarok tournament teams` and the code `{ $code }`.
teams-there = Another server plays, too.
teams-far = In the other server { $done } of { $tables } tables are done.
teams-not-begun = The other server has not begun yet.
teams-team = **{ $team }**: { $names }
teams-nobody = nobody yet
teams-asked = asked: { $names }
teams-house = The house takes the seats that stay empty. { $captain } starts the match; it can be played for three days then.
teams-house-until = The house takes the seats that stay empty. { $captain } starts the match; the other server has begun, so it can be played until <t:{ $at }:f>.
teams-sit = Join { $team }
teams-up = Leave
teams-start = Start
teams-call-off = Cancel the match
teams-off = This team match is off.
teams-thread = Team match { $match } · table { $number }
teams-until = It can be played until <t:{ $at }:f>; the house finishes whatever is left unfinished. Results appear when all tables have finished.
teams-table = Table { $number } { $where }: { $names }
teams-table-done = Table { $number } { $where }, done: { $names }
teams-elsewhere = in the other server
teams-of = { $name } ({ $team })
teams-show = How the match stands
teams-won = **{ $team } has won**, { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
} ahead.
teams-drawn = **A draw.**
teams-shared = **{ $teams } share first place.**
teams-counted = A team's result in a deal: the points of all its seats, at all tables.
teams-level = { $number ->
    [one] The teams made the same in deal { $deals }, which decided nothing.
   *[other] The teams made the same in deals { $deals }, which decided nothing.
}
teams-none = No deal was played at all tables: nobody has won.
teams-at = Table { $number }
teams-deal = Deal { $deal }: { $played }
teams-played = table { $number } { $what }
teams-declared = { $contract }, { $name }
teams-again = Rematch
teams-look = Look at table { $number }
teams-list = Team matches
teams-line = **{ $number }** · { $game } · { $state }
teams-number = Team match { $number }
teams-how-to = With `/tarok tournament teams` and a game you gather people for one: two teams or more, the same deals for all.
teams-is-gathering = people are gathering
teams-is-open = being played
teams-is-over = over

round-veiled = Other tables play the same deals, so nothing about the cards is shown here. Everything is on your own page.
round-done = **This table has played all its deals.** Results appear when the last table has finished.

denied-round-watch = Other tables play the same deals, so only who sits here may look.
denied-round-seats = Nobody can sit in at a table of a team match: others play the same deals.
denied-round-open = Other tables still play the same deals. All of it can be looked at when the team match is over.
denied-round-stop = A table of a team match can't be closed: the others are waiting for it. If you leave, the house plays on for you.
denied-round-cards = The cards of this table are generated from the secrets of its team match. You find their SHA-256 under *How the match stands*.
denied-teams-where = A team match is played in a channel of a server, outside of threads: each of its tables gets a thread.
denied-teams-gone = There is no such team match in this server.
denied-teams-begun = This team match has begun already, or is off.
denied-teams-code = No match is waiting for another server under this code, or it is one of this server.
denied-teams-alone = No other server has accepted it, or that one has cancelled it.
denied-teams-server = Only those who manage this server can do that.
denied-teams-captain = Only those who made the match or manage this channel can do that.
denied-teams-again = Only those who made this match or played in it can call a rematch.
denied-teams-named = Name the people of each team with an @: each person in only one team, and no more than there are seats at a table.
denied-teams-number = That many teams can't play it. Possible: { $numbers }.
denied-teams-other = You were asked to play for another team.
denied-teams-closed = The people of this team are chosen already.
denied-teams-full = This team is complete.
denied-teams-empty = Each team needs at least one person who has joined.
