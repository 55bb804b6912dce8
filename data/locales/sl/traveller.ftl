# Listek zaprte delitve: vse igre z njenimi kartami in njihovi izidi.

traveller-look = Vse mize
traveller-title = Vse mize s temi kartami
traveller-as-declarer = Kot igralec
traveller-as-partner = Kot soigralec
traveller-as-defender = Kot nasprotnik
traveller-as-none = Brez igralca
traveller-as-unknown = Igra ni znana
traveller-points = toč.
traveller-ahead = predn.
traveller-note = ×: ljudje + hišni igralci, vsi na istem sedežu. ✓: kolikokrat je igralec zmagal.
traveller-means = Točke so povprečje.
traveller-means-ahead = Točke in prednost za mizo (predn.) so povprečja.
traveller-own = { $mark }: tvoj izid.
traveller-pick-line = Poglej igro …
traveller-pick-deal = { $deal }. delitev od { $deals }: poglej drugo …
traveller-all = Vse vrstice
traveller-none-to-see = Nobene od teh delitev ni mogoče pogledati. Delitve drugih vidijo vsi, ki so isto delitev pravočasno dokončali (starejših ne), in ves strežnik, ko jih kdo pokaže v kanalu; poteze hišnih igralcev se dva tedna po koncu večinoma izbrišejo.
traveller-viewers = Ko bo konec, lahko vsi, ki so isto delitev pravočasno dokončali, pogledajo, kako jo odigraš ti (*{ $traveller }*). Tvoje ime je tam vidno le na strežniku, kjer igraš.
denied-no-traveller = Ta delitev nima pregleda miz. Delitve dneva, rangirane delitve in turnirske delitve ga imajo, ko se zaprejo.
denied-no-traveller-line = Te vrstice ni več v pregledu.
