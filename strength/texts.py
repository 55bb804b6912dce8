"""The texts on the page of figures: one a section, with its heading."""

FIRST = """# How strong the house plays

The house is the bot's own players. They have three levels. You choose levels in the lobby
(*Levels…*), and boards and records name them.

- A **novice** forgets cards, makes mistakes and plays too quickly, as people do.
- A **club** player follows rules of thumb, and remembers what was played.
- A **master** imagines {fewest} to {most} deals that fit everything it has seen. It plays each of
  them out after every move that it could make, and makes the move that does best on average. It
  searches the last five tricks to their end.

![Eight lines, one for each game. On each, a club player stands one step to the right of a novice,
and a master another 1 to 2.5 steps further.](strength.svg)

Further to the right is stronger. A **step** is what separates a club player from a novice: how many
more game points a deal the club player makes on average when they sit at the same table. In
Slovenian tarok for four that is 5.6 points, in Straw Man Tarock 0.7. The line through a master's
dot is a 95% interval: the true value lies in it 19 times out of 20. *Greedy* is not a level but a
yardstick: it bids like the club, and plays the card that wins or saves most points right now.

**How this was measured.** The players played the same deals against each other, with the same cards
at every seat in turn, so that nobody had the better cards: 1,000 deals for each pair, but only 20
to 300 with masters, who take time to think. Masters and the club each played against *plain*, the
house before its rules of thumb were improved. The difference between their results gives the
master's place in the picture. All deals were played by the default rules, each as the first of a
match.

**What this does not say.** Nobody has measured the house against people. The measurements show that
a master is stronger than the club in all games; in Romanian tarok for four only the tables below
do, not yet the picture.

# The figures

`make strength` writes this page and its plot. New figures replace older ones; the last column of
each table names the commit of the code that played. Last measured at: {machine}, on {date}.

player | how it plays
--- | ---
*random* | any legal move, at random
*random cards* | bids, announces and discards like the club, and plays any card
*greedy* | the same, but plays the card that wins or saves most points right now
*plain* | the house before its rules of thumb were improved
*novice*, *club*, *master* | the levels of the house

Scores are game points. ± is half of a 95% interval over whole deals; if it spans zero, nothing is
proven."""
SEATED = """
## At the same table

One challenger sits among players of the other kind, on every seat in turn. *it*: its average score
for a deal; *each other*: that of each of the others; and the difference.

**Against an earlier master** (`python -m strength.earlier`). The master played that of commit
d596a9b at equal time, with near ties left out as below, but for those of the last tricks. Each row
is of the judge of today. In Slovenian tarok it last changed at aa247ae9 for three, at fc105b4c for
four and five, and in Taroki z królami at e6c5b84a: policies play all out but open beggars and
valats ([search.md](search.md)). Elsewhere it did so at 913ecd1d, where policies came to weigh
worlds; in Lombardia tarot at cd4ac470, where they came to take a Matto for no trump; in Straw Man
Tarock at 005120fd, where bids came to differ from the usual one by a smaller margin. The 360 deals
at four are two runs: 200 (+3.43 ± 1.96), after 192 of which the judge was taken, and 160 that were
added on seeing these (+4.00 ± 2.13). Over plain and over other styles, below, it is no further
ahead in Slovenian tarok than before.

form | deals, from | commit | played | by opinion | both | ms a choice: today, earlier
--- | --- | --- | --- | --- | --- | ---
Slovenian, 4 | 360, 936,000 | fc105b4c | **+2.64 ± 1.44** | +1.04 ± 0.12 | **+3.68 ± 1.44** | 71, 73
Slovenian, 3 | 68, 934,000 | aa247ae9 | **+1.37 ± 1.35** | +1.03 ± 0.22 | **+2.40 ± 1.39** | 54, 69
Slovenian, 5 | 120, 936,000 | fc105b4c | **+3.33 ± 2.19** | +0.78 ± 0.16 | **+4.12 ± 2.20** | 62, 76
Lombardia | 32, 932,000 | cd4ac470 | +0.48 ± 0.50 | +1.51 ± 0.21 | **+1.99 ± 0.54** | 30, 29
Krolami | 100, 938,000 | e6c5b84a | **+0.36 ± 0.31** | +0.17 ± 0.04 | **+0.53 ± 0.32** | 67, 69
Straw Man | 112, 927,000 | 005120fd | **+0.42 ± 0.23** | +0.08 ± 0.04 | **+0.50 ± 0.24** | 61, 68
Romanian, 4 | 48, 930,000 | 913ecd1d | +1.07 ± 1.20 | +0.29 ± 0.06 | **+1.36 ± 1.20** | 105, 116
Romanian, 3 | 80, 939,000 | 39dc9401 | +0.41 ± 0.53 | +0.17 ± 0.08 | **+0.57 ± 0.54** | 37, 65

So at each of the eight tables the master of today is stronger than that of d596a9b, though only
just at some. Other programs ran beside all rows.

**In its role**, too, with contracts that the earlier master bid and near ties left out: at four the
master of today brings the declarer **+5.72 ± 2.92** game points more, and as the defence it takes
**+4.06 ± 2.79** more from them (599 deals from 937,000 on; fbd1ed8a, whose judge is that of
fc105b4c; 69 ms a choice for 76, another program beside).

How often masters of d596a9b and 52d648bd advise a move that looks foolish at a table, and what that
costs, is in [foolish_hints.md](foolish_hints.md).

**All kinds:**
"""
NEAR_TIES = """
## At the same table, with less luck

A master takes each seat in turn among others of a style, and then the club in the same deals: by
how much the master ends further ahead of the others. Of the styles (`strength/styles.py`) the
search weighs *club* and *plain*, and policies learn from them; it knows nothing of the others.

style | how it bids, and plays
--- | ---
*club*, *plain*, *novice* | as the players above
*timid*, *bold* | bids what the club would find too little, or too much; plays as the club
*noisy* | takes three cards of the hand for others as it bids; plays any card three times in ten
*random bids* | bids anything; plays as the club
*random cards* | bids as the club; plays anything

Where two choices are worth about the same, luck is most of what sets their scores apart. So the
master makes the club's choice there (`strength/near_ties.py`). *played*: how far ahead it is where
choices differ by more, less half of the estimated luck; *by opinion*: what the judge thinks of the
choices that were not played, and the judge is the master's own; *both* together estimate the whole
difference. `python -m strength.earlier` compares with an earlier master in the same way.

In all 64 rows the master is further ahead than the club, in 48 beyond doubt. Five of them repeat
that of the club: *timid*, *bold* and *random bids* in Lombardia tarot, where nobody bids, and
*timid* and *bold* in Straw Man Tarock. Over the other styles that the search knows nothing of,
taken together by deal: Slovenian for four +4.8 ± 2.4, for three +7.7 ± 1.6, for five +6.0 ± 3.0,
Lombardia +3.5 ± 0.7, Straw Man +1.5 ± 0.5, Krolami +0.62 ± 0.31, Romanian for four +1.1 ± 0.7, for
three +2.5 ± 1.3.

In the last tricks near ties are played out. There the judge of ties, who plays out with slips, and
masters, who search the end exactly, disagree: in ten deals of Lombardia tarot such choices were
worth -0.05 a deal to the one and +0.07 to the other.

This was checked with *plain* among novices, 1,058 deals from 60,000 on: all played out +2.44 ±
0.45, near ties left out +1.23 ± 0.35, with the opinion of them +1.90 ± 0.35. In the same deals that
is 0.54 ± 0.39 less than all played out. So the opinion of near ties is biased: it makes too little
of a better player. For a master against itself with other seeds, all near ties left out, the
interval of 15 deals is ± 3.6 instead of ± 6.8.
"""
ROLES = """
## In its role

The other kind bids for all, so the contract is the same. Then the challenger takes over the
declarer's seat, or those of all defenders. The figures are the declarer's game points that the
challenger gains, averaged over the deals that have a declarer.
"""
ALONE = """
## What is played

Each kind plays among its own: how often each contract is played and, in brackets, how many of these
are made.
"""
LINES = """
## Bonuses

Each kind plays among its own: lines of the score sheet in 1,000 deals, won and lost by those who
had them.
"""
ONE_PLAN = """
## One plan for deals that look alike

In the last five tricks a master searches each of its worlds as if all saw all cards, and takes the
mean: as if it were going to know the deal at its next turn (*strategy fusion*). So we tried a
single plan for its next two decisions, shared by all worlds that are indistinguishable by then, and
full information only after that (EPIMC: Arjonilla, Saffidine and Cazenave, 2024). It gains nothing,
and was left out.

Measured in Slovenian tarok for four with 120 worlds: real deals, played to the end by the master as
it is and by one that decides this way, on each seat in turn. The figures are the game points gained
by a late decision.

column | meanwhile
--- | ---
*seen* | others play their best with open cards, and the master does not see them (*best defence*)
*little seen* | only the cards on the table are known of what they played
*as the club* | each world separately, but others play like the club until the master's turn
*open* | the master knows all cards: the most that such a search could hope for

others | deals | decisions | seen | little seen | as the club | open
--- | --- | --- | --- | --- | --- | ---
master | 82 | 987 | +0.00 ± 0.01 | +0.01 ± 0.05 | -0.26 ± 0.29 | +0.45 ± 0.28
club | 203 | 2,653 | +0.00 ± 0.09 | -0.04 ± 0.13 | +0.26 ± 0.25 | +0.23 ± 0.30
novice | 84 | 1,077 | +0.01 ± 0.02 | -0.03 ± 0.07 | -0.13 ± 0.31 | +0.32 ± 0.23
plain | 84 | 1,107 | -0.02 ± 0.03 | +0.02 ± 0.18 | -0.08 ± 0.40 | +0.52 ± 0.52
all, declaring | 450 | 1,661 | +0.01 ± 0.02 | +0.01 ± 0.13 | -0.10 ± 0.30 | +0.51 ± 0.31
all, defence | 453 | 4,163 | -0.01 ± 0.06 | -0.03 ± 0.08 | +0.09 ± 0.19 | +0.27 ± 0.20

- Of 1,809 hands 38 were played differently, and 19 scored differently.
- In 13 of 100 decisions some card is expected to bring at least 0.01 less, in 5 at least 0.5.
- One decision ahead gave the same figures as two. With 480 worlds it was -0.01 ± 0.02 (101 deals,
  1,329 decisions).
- Why: others show so much in a trick that usually only one or two of some 50 worlds are still
  indistinguishable, and the remaining uncertainty seldom depends on the card to be played.
- Against the club it helps to know how the club plays, with one plan for many worlds (+0.27 ± 0.25)
  as well as with one for each (+0.26). Against others it does not.
- Half of the late searches took 2.6 ms, 95 of 100 less than 18 ms; with plans for two decisions, in
  plain Python, 9 and 79 ms (Intel Xeon, 2 cores, 2026-11-24).

αμ (Cazenave and Ventos, 2019), which also lets opponents choose against such plans, was not tried.
For each move it keeps all Pareto-optimal vectors of values, one value a world: with whole game
points in 120 worlds these are too many for a move's time. And if shared plans change nothing, there
is nothing for it to improve.
"""
TIMES = """
## Time a move

CPU time of a choice among several moves, in milliseconds: the median and the 95th percentile, of
cards, and of all else that is bid, called, laid away and announced. Players by rules of thumb take
0.2 ms or less. Four other programs ran on the two cores.
"""
BELIEFS = """
## What is believed

How much likelier a searching player considers the real deal than one that it draws, in bits: 1 is
twice as likely, 2 four times; below 0, the evidence misleads. Three others of a style play; *bids*
and *cards* say what is weighed, *worlds* how many of a hundred worlds that leaves. *early*: at most
two tricks are played; *late*: seven or more. The search models eight ways to bid
(`search/worlds/styles.py`); of the styles here (`strength/styles.py`) only *club* and *plain* are
exactly among them.

**Policies.** In all games but Straw Man Tarock a small policy weighs what was played: how likely
a player is to play a card, from their own seat ([search.md](search.md#how-people-play), with how
well each foresees cards). `make train` makes them, in some ten minutes of one core for each form,
from 10,000 deals by house players with varied habits and slips (`train/people.py`), and as many
with aims other than points where a game has some.
"""
CALIBRATION = """
## Predictions, and what came true

People of six kinds (`strength/calibration.py`) play, and four times in a deal (after the bids,
early, in the middle, late) the player to move is told what a hint would say. The club then plays on
for all. *came true* says how often it did, and in brackets in how many positions; ± is that of
*came true* minus *told*, over whole deals.

of | what is told
--- | ---
*declaring*, *defence* | how often the game goes their way after the club's move
*ahead* | how often they end with more than nothing, where there is no game to be made
*bid*, *bonus* | once a deal: how likely they are to make it if they say it
*kontra* | once a deal: how likely they are to win a game that they double

**What was wrong.** *As counted*, predictions for defenders are too high in most games, above all
before the first trick, when worlds are least informed; so are those for somebody who might say
*kontra*; and for both sides of Slovenian tarok for four they are too extreme. Play-outs are not to
blame: play-outs of the real deal went the defenders' way in 31%, and the deal itself in 32% ± 2
(509 positions; declarers 75% and 76% ± 2). The sampled deals favour defenders, perhaps because
their declarers hold too little.

**The correction.** The odds are corrected before they are shown: `SOBER` in each game's
`habits.py`, two numbers for a side or a matter, fitted by `python -m strength.sober` to 600 to 800
deals of each table. A dozen of them, 4 to 9 percentage points off in two other sets of deals, were
then shifted to fit 380 more: kontras of Romanian for four, some bids, bonuses of Romanian for
three, and sides of Slovenian for three, Straw Man and Romanian for four. Where policies play out
since, all was fitted anew: Slovenian for four and five to 500 deals each, Krolami to 1,200 (to 400;
then to 400 in which that was up to 6 points off; then to 400 more), and defenders, bids and bonuses
of Slovenian for three to 400; its declarers were found to hold. As counted, defenders of Slovenian
for four and five are now told 33 and 36% where 31 and 33% come true, but before the first trick
still 40 and 43% where 29 and 34% do; those of Krolami 35 and 41% where 29 and 27% do.

**The result.** The rows are from deals that served for no correction: 400 of Slovenian for four and
five, 600 of Lombardia tarot and Krolami, 200 of each other table. Of 33 matters with 100 positions
or more, the frequency of 32 was within its interval of the prediction, that of 26 within 2
percentage points, and one, kontras of Slovenian for four, was off by more than 4: in the 500 deals
of the fit they came true in 32%, told 32%. All is counted in the rounded figures of the table. Of
58 deciles with 60 positions or more, 51 were within 6: of the prediction in Krolami and Slovenian
for four and five, elsewhere of the middle of the decile (3 and 97% at the ends), as predictions are
not kept. The others: defenders of Slovenian for three, told 20 to 30%, came true 38 ± 14; of
Romanian for four 25%, 17 ± 9; Lombardia tarot, told 65%, 53 ± 8, in 1,000 deals 58 ± 6; and in
Krolami declarers told 56 and 65%, 63 ± 13 and 73 ± 10, bids told 45%, 53 ± 11, and kontras told
26%, 19 ± 6. Matters off by more than 2:

matter | told | came true
--- | --- | ---
kontras of Slovenian for four | 23% | 17 ± 6
bonuses of Slovenian for five | 9% | 12 ± 3
bonuses of Romanian for four | 8% | 4 ± 3
bonuses of Romanian for three | 4% | 7 ± 3
declarers of Romanian for three | 81% | 78 ± 4
defenders of Krolami | 30% | 27 ± 3
kontras of Krolami | 31% | 28 ± 5

For **bids** there is also a figure for the strength of the hand alone: how often hands of the same
strength made the bid, if it was not overbid, in 20,000 random deals of each table. `ALIKE` in
`habits.py` has that; `python -m strength.alike` fits it, and finds it off by 6 percentage points at
most if there are 100 hands.
"""
BLUNDERS = """
## Bad moves that are found

People of all kinds play. In each phase of a deal, a move that surely costs eight points or more (of
Slovenian tarok for four, or as much in other forms) replaces the one that was made: one of the
mildest such moves, found in separate worlds (`strength/planted.py`).

column | meaning
--- | ---
found | an analysis says that it cost something
right | ... and how much, within a factor of two
told of it | the share of the real cost that the analysis reports in all
*own* | the judge's own choices: how many of them are flagged

In all rows together 127 of 131 planted moves were found, 126 within a factor of two, and none of
the judge's 130 own choices was flagged. That is still far fewer than the 200 of a kind that would
be needed, and few kontras are planted. An earlier run (commit d28e113, two deals of each form, four
of Slovenian tarok for four) found 47 of 48, 46 of them within a factor of two, and flagged none of
the judge's own choices.
"""
