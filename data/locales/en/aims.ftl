# The line above the hand in somebody's first deals: what this stage is for, and what one wants in it.

aim-bid = Bidding: the highest bidder plays, mostly for { $needed } card points. A weak hand passes.
strohmann-aim-bid = One of you may take the game, for { $needed } card points. With a weak hand, pass.
aim-call = You call a king: its holder plays with you. Together you'll need { $needed } card points.
aim-talon = The talon makes your hand stronger: look for trumps and kings.
aim-discard = You put cards away: empty a short suit, so that you can trump it later.
aim-say = Announce or double something? Passing costs nothing.
aim-passed = Kontra and announcements come later: the house passed for you.
aim-little = Everyone plays alone: take as little as you can.
romanian-aim-little = Everyone plays alone: take as few tricks as you can, each one costs chips.
aim-beggar-own = You must not win a single trick.
aim-beggar = { $name } must not win a single trick: make them take one.
aim-valat-own = You must win every trick.
aim-valat = { $name } must win every trick: stop them with a single one.
aim-alone = You play alone: you need { $needed } card points; you've taken { $points }.
aim-with = You play with { $names }: together you need { $needed } card points; you've taken { $points }.
aim-secret = Whoever holds { $king } plays with you: together you need { $needed } card points; you've taken { $points }.
aim-def-alone = { $name } declares and needs { $against } card points: { $needed } are enough for you; you've taken { $points }.
aim-def-with = You defend with { $names }. The others need { $against } card points, you need { $needed }; you've taken { $points }.
aim-def-secret = { $name } declares with whoever holds { $king }; the others are with you. They need { $against } card points, you need { $needed }; you've taken { $points }.
aim-team = You play with { $names }: every card point above { $needed } counts for you; you've taken { $points }.
aim-each = More card points than the other: you need { $needed }; you've taken { $points }.
