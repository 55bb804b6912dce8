# Team matches: teams of a server play the same deals at several tables.

teams-title = Team match { $number }
teams-letters = A B C D E
teams-name = Team { $letter }
teams-how = The same deals are played at { $teams } tables. At each seat of each deal every team sits once, so the cards favour nobody. What the tables have made is told when all of them are done.
teams-how-servers = One team here plays the team of another server: the same deals, each team at two tables in its own server, against the same house. At each seat of each deal each team sits once. What the tables have made is told when all of them are done.
teams-code = Who manages another server takes it on there with `/tarok tournament teams` and the code `{ $code }`.
teams-there = Another server plays, too.
teams-far = Of the other server { $done } of { $tables } tables are done.
teams-not-begun = The other server has not begun yet.
teams-team = **{ $team }**: { $names }
teams-nobody = nobody yet
teams-asked = asked: { $names }
teams-house = The house takes the seats that stay empty. { $captain } starts the match; it can be played for three days then.
teams-sit = Join { $team }
teams-up = Get up
teams-start = Start
teams-call-off = Call it off
teams-off = This team match is off.
teams-thread = Team match { $match } · table { $number }
teams-until = It can be played until <t:{ $at }:f>; what is unfinished by then the house finishes. What the tables have made is told when all of them are done.
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
teams-none = No deal was played at all tables: nobody has won.
teams-at = Table { $number }
teams-deal = Deal { $deal }: { $played }
teams-played = table { $number } { $what }
teams-declared = { $contract }, { $name }
teams-again = Once more
teams-look = Look at table { $number }
teams-list = Team matches
teams-line = **{ $number }** · { $game } · { $state }
teams-number = Team match { $number }
teams-how-to = With `/tarok tournament teams` and a game you gather people for one: two teams or more, the same deals for all.
teams-is-gathering = people are gathering
teams-is-open = being played
teams-is-over = over

round-veiled = Other tables play the same deals: nothing of the cards is told here. All of it stands on your own page.
round-done = **This table has played all its deals.** What all tables have made is told when the last one is done.

denied-round-watch = Other tables play the same deals, so only who sits here may look.
denied-round-seats = At a table of a team match nobody sits in: others play the same deals.
denied-round-open = Other tables still play the same deals. All of it can be looked at when the team match is over.
denied-round-stop = A table of a team match cannot be closed: the others wait for it. If you leave, the house plays on for you.
denied-round-cards = The cards of this table follow from the secrets of its team match. Their SHA-256 stands below how the match stands.
denied-teams-where = A team match is played in a channel of a server, outside of threads: each of its tables gets a thread.
denied-teams-gone = There is no such team match in this server.
denied-teams-begun = This team match has begun already, or is off.
denied-teams-code = No match waits for another server under this code, or it is one of this server.
denied-teams-alone = No other server has taken it on, or that one has called it off.
denied-teams-server = Only who manages this server can do that.
denied-teams-captain = Only who has made the match can do that, or who manages this channel.
denied-teams-named = Name the people of each team with an @: each person in one team alone, and no more than there are seats at a table.
denied-teams-number = So many teams cannot play it. Possible: { $numbers }.
denied-teams-other = You were asked to play for another team.
denied-teams-closed = The people of this team are chosen already.
denied-teams-full = This team is complete.
denied-teams-empty = Each team needs somebody who has sat down.
