"""What the page of figures says beside them: one text a section, each with its heading."""

FIRST = """# How strong the house plays

Written by `make strength`, which puts what it has measured in the place of older figures: the last
column of each table names the commit of the code that has played. Last measured at: {machine}, on
{date}. The deals of a form are the same for all, from the first on.

**Players.** *random* does anything that it may. *random cards* bids, announces and lays away as the
club does, and plays any card. *greedy* does so too, and plays the card that wins or saves most
points at this moment. *plain* is the house as it was before its habits were mended; *club* is what
the house plays by rules of thumb; *novice* forgets, errs and hurries as people do; *master*
searches, in {worlds} worlds a move, which are played out by rules of thumb, and from five tricks
before the end on searched to it.

**How.** Every deal is played in duplicate: the same cards, whoever holds them. Scores are game
points by default rules, each deal as the first of a match. ± is half of a 95 % interval, reckoned
by whole deals; where it spans zero, nothing is proven.
"""
SEATED = """
## At the same table

One challenger among players of the other kind, on every seat in turn: what a deal brings it and
each of the others in the mean, and the difference.

The master of commit 0de70b02 was played against that of 5cb21fb1, which bid by rules of thumb,
played the last tricks out and thought that others bid as the club (`python -m strength.earlier`;
Slovenian tarok for four, 400 deals from number 5,000 on): **+3.03 ± 1.59** at the table, +0.55 ±
5.12 as declarer and +4.29 ± 4.01 as defence, in 36 ms a choice in the mean where the earlier one
took 53 on the same busy machine (95 of 100 within 75 and 89).

In 120 further deals (from 5,400 on, of commit 0796d970) it was +1.46 ± 2.47, of all 520 together
**+2.67 ± 1.35**. At the table of the other forms, from deal 5,000 on, against the same earlier
master: Slovenian for three **+4.36 ± 2.58** (28 deals), Strohmann **+0.61 ± 0.41** (40), Lombardia
+0.36 ± 0.45 (68), Krolami +0.44 ± 0.75 (28), Romanian for four +0.15 ± 1.28 (28), Slovenian for
five -1.61 ± 6.29 (16). Romanian for three was not played.
"""
ROLES = """
## In its role

The other kind bids for all, so that the contract is the same; then the challenger takes over the
declarer's seat, or those of all defenders. By how many game points of the declarer the challenger
does better, over the deals that have a declarer.
"""
ALONE = """
## What is played

Each kind among its own: how often each contract is played, and of these made.
"""
LINES = """
## Bonuses

Each kind among its own: lines of the score sheet in 1,000 deals, won and lost by who had them.
"""
ONE_PLAN = """
## One plan for deals that look alike

In the last five tricks a master searches each of its worlds as if all saw all cards, and takes the
mean: as if it were going to know the deal when it is next on turn (*strategy fusion*). So its next
two decisions were made once for all worlds that look alike then, by the cards that others have
played meanwhile, with open cards behind them alone (EPIMC: Arjonilla, Saffidine and Cazenave,
2024). It brings nothing, and was left out.

Slovenian tarok for four, 120 worlds, real deals played on to their ends by the master as it is and
by one that decides so, on each seat in turn: game points that a late decision brings more. *Seen*:
the others play their best with open cards meanwhile, so that they know all and the master does not
(*best defence*). *Little seen*: of what they have played no more is known than what lies on the
table. *As the club*: each world for itself, but others play as the club does until the master is
on turn. *Open*: knowing all cards, which is the most that could be hoped for of such a search.

others | deals | decisions | seen | little seen | as the club | open
--- | --- | --- | --- | --- | --- | ---
master | 82 | 987 | +0.00 ± 0.01 | +0.01 ± 0.05 | -0.26 ± 0.29 | +0.45 ± 0.28
club | 203 | 2,653 | +0.00 ± 0.09 | -0.04 ± 0.13 | +0.26 ± 0.25 | +0.23 ± 0.30
novice | 84 | 1,077 | +0.01 ± 0.02 | -0.03 ± 0.07 | -0.13 ± 0.31 | +0.32 ± 0.23
plain | 84 | 1,107 | -0.02 ± 0.03 | +0.02 ± 0.18 | -0.08 ± 0.40 | +0.52 ± 0.52
all, declaring | 450 | 1,661 | +0.01 ± 0.02 | +0.01 ± 0.13 | -0.10 ± 0.30 | +0.51 ± 0.31
all, defence | 453 | 4,163 | -0.01 ± 0.06 | -0.03 ± 0.08 | +0.09 ± 0.19 | +0.27 ± 0.20

Of 1,809 hands 38 were played otherwise, and 19 scored otherwise. Some card promises less by more
than 0.01 in 13 of 100 decisions, by more than 0.5 in 5; one decision ahead gave the same figures
as two. With 480 worlds it was -0.01 ± 0.02 (101 deals, 1,329 decisions). Others show so much in a
trick that mostly one or two of some 50 worlds look alike then, and what is left to be guessed
seldom hangs on the card at hand. Among the club the club's way of play is worth knowing, with one
plan for many worlds (+0.27 ± 0.25) as with one for each (+0.26); among others it is not. Half of
the late searches took 2.6 ms, 95 of 100 less than 18 ms; with plans for two decisions, in plain
Python, 9 and 79 ms (Intel Xeon, 2 cores, 2026-11-24).

αμ (Cazenave and Ventos, 2019), which also lets opponents choose against such plans, was not tried.
For each move it keeps all vectors of values, one a world, that no other betters everywhere: of
whole game points in 120 worlds these are too many for a move's time. And where common plans change
nothing there is nothing for it to mend.
"""
TIMES = """
## Time a move

Processor time of a choice among several moves, in milliseconds: half are faster than the first
figure, 95 of 100 than the second.
"""
BELIEFS = """
## What is believed

How much likelier the real deal is to a searching player than one that it draws, in bits (1 is
twice, 2 four times as likely; below 0, what is heard misleads), by what three others of a style
have bid and by what they have played; and how many of a hundred worlds that leaves it. *early*: at
most two tricks are played; *late*: seven at least. Of the styles the search knows *club* and
*plain* alone (`strength/styles.py`). Rows of commit a24e499 are of 24 deals, from number 1000 on.

In Slovenian tarok for four a network weighs what was played (`search/kernel/card_network.py`; 883
features, 64 and 32 units, 119 KiB): how gladly somebody plays a card, from all that they see. It
has learnt from 600,178 choices in 18,000 deals by house players with habits of their own, who slip
(`train/people.py`); `make train` makes it from nothing, in some seven minutes of one processor. Of
33,000 choices that it had not seen it foresees 83.5 %, with 0.65 bits of surprise each. Before it,
and still in the other games, the club's judgement from the player's seat was taken. Both on the
same 16 deals from number 1000 on, by cards alone, and how surprising what others played was in the
real deal up to the tenth trick. For 121 worlds it takes 6.5 ms, the club's judgement 6.0. Since
then others are also thought to be mostly alike in how closely they play, so that cards played by
chance mislead no more (first row of each: as it was).

others | by | early | middle | late | what fell, bits a deal
--- | --- | --- | --- | --- | ---
club | club | +1.73 ± 0.66 | +3.00 ± 0.86 | +1.99 ± 0.48 | 26.9
club | network | +2.84 ± 1.09 | +5.70 ± 1.44 | +3.06 ± 0.69 | 15.5
plain | club | +2.20 ± 0.57 | +3.95 ± 1.14 | +2.54 ± 0.72 | 25.7
plain | network | +3.65 ± 0.95 | +7.03 ± 1.10 | +3.98 ± 0.53 | 14.5
novice | club | +0.78 ± 1.18 | +0.95 ± 1.19 | +0.79 ± 0.59 | 45.0
novice | network | +1.66 ± 1.74 | +2.40 ± 2.35 | +1.41 ± 0.84 | 37.8
noisy | club | +1.51 ± 0.70 | +1.77 ± 1.08 | +1.30 ± 0.57 | 36.7
noisy | network | +1.26 ± 0.89 | +2.94 ± 1.84 | +1.95 ± 0.83 | 36.6
random cards | club | -0.13 ± 0.61 | +0.35 ± 0.89 | -0.01 ± 0.59 | 53.7
random cards | network | +0.05 ± 0.41 | +0.36 ± 0.57 | +0.09 ± 0.35 | 51.2
timid | club | +1.82 ± 0.65 | +3.00 ± 0.87 | +2.00 ± 0.49 | 24.9
timid | network | +3.32 ± 1.26 | +6.40 ± 0.98 | +2.92 ± 0.89 | 14.2
bold | club | +2.34 ± 0.73 | +3.73 ± 1.08 | +1.87 ± 0.56 | 26.5
bold | network | +4.22 ± 1.45 | +6.60 ± 1.83 | +2.59 ± 0.68 | 16.6
"""
CALIBRATION = """
## What is told, and what came true

People of six kinds (`strength/calibration.py`) play; after the bids, early, in the middle and late
in a deal the one on turn is told how often the game goes their way after the club's move (*ahead*:
how often they end with more than nothing, where there is no game to be made), and once how likely
they make a *bid* or a *bonus* if they say so, or win a game on which they say *kontra*; and the
club plays on for all. Of the positions with as much told: how often it came true, and how many they
were. ± is of *came true* less *told*, by whole deals.

As counted, defenders are told too much in most games, above all before the first trick, when worlds
know least, and so is who might say *kontra*; and both sides of Slovenian tarok for four too surely.
Play-outs are not to blame: played out as it really was, a deal went the defenders' way in 31 %, and
in truth in 32 % ± 2 (509 positions; declarers 75 % and 76 % ± 2). The imagined deals are too kind
to defenders, perhaps because their declarers hold too little. So what is counted is told with its
odds bent (`SOBER` in each game's `habits.py`, two numbers for a side or a matter; `python -m
strength.sober` fits them), by 600 to 800 deals of each table.

The rows are of 400 other deals of each table. Of 35 matters with 100 positions or more 28 came true
within their interval of what was told, 20 within 2 in a hundred; of 75 tenths with 60 positions or
more 64 within 6. Off by more: kontras of Krolami (told 31 %, came true 22 ± 6) and of Romanian for
four (28, 19 ± 5), bids of Krolami (49, 43 ± 5) and of Strohmann (51, 56 ± 5), defenders of
Slovenian for three (34, 29 ± 4) and for five (34, 30 ± 3), declarers of Romanian for four (82, 86 ±
3).

A bid is told of by the worth of the hand alone, too: how often hands of the same worth made it,
over which nobody bid, in 20,000 random deals of each table (`ALIKE` in `habits.py`; `python -m
strength.alike` fits it, and finds it off by 6 in a hundred at most where there are 100 hands).
"""
BLUNDERS = """
## Bad moves that are found

People of all kinds play; in each phase of a deal a move is set in the place of the one that was
made that surely costs eight points or more of Slovenian tarok for four, or as much in other forms:
one of the mildest such, by worlds of its own. Of those, how many an analysis says cost something,
how many of them within a factor of two, and what it tells in the sum beside what they cost. *own*:
the judge's own choices, and how many of them hear a reproach (`strength/planted.py`).

Rows of commit d28e113 are of two deals of each form (four of Slovenian tarok for four), far fewer
than the 200 of a kind that are wanted: in all 47 of 48 were found, 46 of them within a factor of
two, and none of the judge's own choices was reproached. Kontras were not planted yet.
"""
