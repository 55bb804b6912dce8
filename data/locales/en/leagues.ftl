# Leagues: thirty people who play about equally well, over all servers that allow it, for a week.

leagues = Leagues
leagues-what = Up to thirty people who play about equally well, from all servers that allow it, compare their deals of the day for a week. Only the deal that `/tarok daily` opens counts. Beating 80% of the house players brings 80 points, and your five best days are added up.
leagues-moves = On Monday the first four of a league go up and the last four go down. League 1 is the highest.
leagues-names-what = On this server you go by your name, on all others by a made-up one. You can leave at any time; if you don't play for two weeks, you're out.
leagues-start = If you join now, you start on <t:{ $at }:D>.
leagues-joined = **You're in.** Your league starts on <t:{ $at }:D>.
leagues-join = Join the leagues
leagues-leave = Leave the leagues
league-title = League { $league } of { $leagues }
league-points = Points
league-up = { $mark } The first four go up on Monday.
league-down = { $mark } The last four go down on Monday.
league-level = Anybody level with them moves, too.
league-how = Points: your five best days at the deal that `/tarok daily` opens; beating 80% of the house players brings 80. If points are equal, whoever has the best day is ahead. A day counts once it is over.
league-aliases = Animals stand for people of other servers. There you are called { $alias }.
league-last = Your last week: rank { $rank } in league { $league }, points: { $points }.
league-rose = You've gone up to league { $league }.
league-fell = You've gone down to league { $league }.
league-stayed = You stay in league { $league }.
league-names = Badger, Bear, Beaver, Bison, Boar, Buzzard, Chamois, Crane, Crow, Cuckoo, Deer, Dormouse, Eagle, Falcon, Fox, Frog, Hamster, Hare, Hawk, Hedgehog, Heron, Ibex, Jay, Lizard, Lynx, Magpie, Marmot, Marten, Mole, Otter, Owl, Pike, Raven, Salmon, Squirrel, Stork, Swan, Trout, Weasel, Wolf
denied-no-leagues-here = This server isn't in the leagues. Those who manage it can allow them with `/tarok server defaults`.
defaults-leagues-on = **Leagues:** allowed. People here can join weekly leagues from the ladder; other servers see made-up names.
defaults-leagues-off = **Leagues:** off. If you allow them, people here can join weekly leagues across servers; other servers see made-up names.
defaults-allow-leagues = Allow leagues
defaults-no-leagues = No leagues
