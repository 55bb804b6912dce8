# Profili in lestvice: kaj je kdo igral, kako dobro in kako zanesljivo je to.

help-careers = **Kako dobro igraš**

career-of = { $name } · { $game } · { $when }
career-all-time = od začetka
career-all-games = vse igre
career-game = Igra
career-when = Kdaj
career-choice = { $what }: { $chosen }
career-share = Pokaži v kanalu
career-look = Odpri zase
career-season-on = Sezona { $month } še traja. Ko je mesec mimo (UTC), se sama zapre, v naslednji pa se rating vsem začne znova.
career-season-over = Sezona { $month } je zaključena; v njej se ne spremeni nič več.

profile-empty = { $name } tu še nima nobene končane delitve za mizo.
profile-idle = V tem času ni nobene delitve.
profile-rating = Rating: **{ $rating }** ±{"\u00A0"}{ $doubt }, torej v devetnajstih primerih od dvajsetih med { $low } in { $high }
profile-unrated = Ratinga ni: pride s prvo končano partijo z drugimi ljudmi, v kateri nihče ne vzame namiga.
profile-people = ljudje
profile-house = hiša
profile-deals = delitve
profile-average = na delitev
profile-declared = igre
profile-made = narejene
profile-matches = partije
profile-won = zmage
profile-best = najboljša
profile-worst = najslabša
profile-note = *Hiša*: človek igra sam s hišo. Med igrami štejejo samo tiste, ki jih je kdo sam vodil.
profile-give-or-take = ±: v devetnajstih primerih od dvajsetih je prava vrednost na delitev tako blizu.
profile-soon = Povprečje, najboljša in najslabša delitev ter potek pridejo, ko je delitev vsaj { $deals }.
profile-game = **{ $game }** · delitve: { $deals }
profile-game-made = narejene igre: { $made } od { $declared }
profile-game-won = dobljene partije: { $won } od { $matches }
profile-course = Najnovejše delitve:
profile-against-people = z ljudmi
profile-against-house = s hišo
profile-see-best = Najboljša delitev
profile-see-worst = Najslabša delitev

denied-nobody-to-look-at = Navedi enega človeka: vtipkaj @ in izberi.

leaderboard-rating = rating
leaderboard-order = Razvrščeno po tem, kar je zanesljivo: rating minus ±. Več ko igraš, manjši je ±.
career-one-rating = Rating je en sam za vsa števila igralcev.

alt-course = { $name }, { $deals ->
    [one] { $deals } delitev
    [two] { $deals } delitvi
    [few] { $deals } delitve
   *[other] { $deals } delitev
}: od { $first } do { $last }, najnižje { $low }, najvišje { $high }.
