# The people of a match, and who asks to join them.

remove-title = ### The people of this match
remove-nobody = Nobody else plays here whom you could remove.
remove-sure = Remove { $name } from this match? The house plays on for them, and they cannot come back.
remove-sure-last = Remove { $name } from this match? Nobody else plays here, so the table closes.
remove-yes = Remove
reply-removed = { $name } has been removed; the house plays on.
reply-removed-closed = { $name } has been removed, and the table is closed.
denied-not-yours-to-remove = Only { $name }, the host of this table, or somebody who may manage channels, can remove people.
denied-round-remove = At a table of a team match only somebody who may manage channels can remove people.
denied-removed-from-match = You have been removed from this match; the house plays on for you.
sit-asked = Asked: { $names }. As soon as one of them says yes, the seat is yours. If nobody answers within { $minutes } minutes, or before the next deal, the question goes away.
sit-asked-away = Everybody is away just now. If somebody comes back and says yes within { $minutes } minutes, and before the next deal, the seat is yours.
sit-yes = Yes: from the next deal on you play. Your cards will come to you here.
sit-no = They would rather not, this time.
sit-late = The next deal has begun before anybody answered. After it you can ask again.
sit-nobody = Nobody has answered. You can ask again.
sit-closed = The match ended before anybody answered.
sit-let = Let them in
sit-asks = **{ $name }** would like to join you. Whoever plays here can say yes or no.
sit-you-said-yes = { $name } plays from the next deal on.
sit-you-said-no = { $name } stays out of this match.
denied-sit-declined = The people of this match would rather play without you.
denied-sit-many-ask = Several people are asking for a seat here already. Try again after the next deal.
denied-nobody-asks = Nobody asks for a seat any more.
