# Turnirji strežnika: vsi igrajo iste delitve, vsak sam s hišo.

help-tournament = **Turnirji**

tournament-title = { $heading } · { $game } · { $deal }. delitev od { $deals }
tournament-heading = Turnir
tournament-state-before = Začne se <t:{ $opens }:R> (<t:{ $opens }:f>), odprt je do <t:{ $closes }:f>.
tournament-state-open = Odprt je do <t:{ $closes }:f> (<t:{ $closes }:R>).
tournament-state-closing = Čas se je iztekel. Vrstni red se računa.
tournament-state-over = Končan je.
tournament-state-off = Odpovedan je: vrstnega reda ni.
tournament-crowd = { $entrants ->
    [one] Sodeluje { $entrants } oseba
    [two] Sodelujeta { $entrants } osebi
    [few] Sodelujejo { $entrants } osebe
   *[other] Sodeluje { $entrants } oseb
}; vse delitve odigrane: { $done }.
tournament-took-part = { $entrants ->
    [one] Uvrščena je { $entrants } oseba.
    [two] Uvrščeni sta { $entrants } osebi.
    [few] Uvrščene so { $entrants } osebe.
   *[other] Uvrščenih je { $entrants } oseb.
}
tournament-nobody = Ne sodeluje še nihče.
tournament-none-played = Nihče ni odigral nobene delitve.
tournament-line = { $name } · { $done } od { $deals }
tournament-others = in še { $number }
tournament-rules = Vsi igrajo iste delitve, vsako enkrat, sami z isto hišo in kadar želijo, dokler se turnir ne zapre. Vrstni red vidi, kdor je končal vse delitve; ko je turnir končan, ga vidijo vsi.
tournament-by-matchpoints = Vrstni red: pri vsaki delitvi šteje, kolikšen delež drugih, ki so jo dokončali, premagaš (enaki napol), čez vse delitve povprečje. Nedokončana delitev prinese 0{"\u00A0"}%.
tournament-by-differences = Vrstni red: pri vsaki delitvi šteje, koliko je rezultat nad mediano ali pod njo, največ { $cap } točk, čez vse delitve vsota. Nedokončana delitev prinese −{ $cap }.
tournament-winner = **Zmaga: { $name }, { $score }.**
tournament-winners = **Prvo mesto si delijo { $name }, { $score }.**
tournament-enter = Sodeluj
tournament-leave = Izstopi
tournament-show = Moje delitve
tournament-play = Igraj
tournament-ranks = Vrstni red
tournament-call-off = Odpovej turnir
tournament-back = Nazaj
tournament-deal = { $deal }. delitev
tournament-you-in = Sodeluješ. Delitev šteje, brž ko jo odpreš; taka, ki ob koncu ostane nedokončana, šteje enako kot neodprta.
tournament-you-done = Vse tvoje delitve so odigrane.
tournament-you-out = Ne sodeluješ.
tournament-you-gone = Ne sodeluješ več. Odprte delitve ostanejo odprte; lahko se vrneš.
tournament-left = Na turnirju ne sodeluješ več.
tournament-own-place = Tvoje mesto: **{ $place }** od { $of }, { $score }.
tournament-no-place = Brez uvrstitve: nobena tvoja delitev ni dokončana.
tournament-not-entered = Na tem turnirju te ni bilo.
tournament-no-place-left = Na tem turnirju ne sodeluješ več, zato nimaš uvrstitve.
tournament-share = { $number }{"\u00A0"}%
tournament-points = Točke
tournament-result = Rezultat
tournament-played = Delitve
tournament-former = nekdanji
tournament-standings = Vrstni red
tournament-standings-now = Dosedanji vrstni red tistih, ki so končali vse delitve
tournament-so-far = Spreminja se, dokler igrajo drugi.
tournament-sure = Odpoveš ta turnir? Zdaj se konča za vse in vrstnega reda ne bo.
tournament-sure-weekly = Serija se nadaljuje z naslednjim; konča jo *Ustavi serijo*.
tournament-announced = Turnir je napovedan v <#{ $channel }>.
tournament-undrawn = Karte se še žrebajo. SHA-256 njihovih skrivnosti bo tu, preden bo mogoče odpreti prvo delitev.
tournament-drawn = Karte so zdaj določene. *Igraj* odpre prvo delitev.
tournament-list = Turnirji tega strežnika
tournament-entry = { $number }. { $game } · { $state }
tournament-is-before = začne se <t:{ $opens }:R>
tournament-is-open = odprt do <t:{ $closes }:f>
tournament-is-closing = vrstni red se računa
tournament-is-over = končan
tournament-is-off = odpovedan
tournament-number = Odpri { $number }
tournament-none = Turnirja tu ni. Kdor upravlja strežnik, ga napove z ukazom `/tarok tournament new`.
tournament-when = Analiza in zapis prideta, ko je turnir končan.


alt-standing = { $place }. { $name }, { $score }

denied-tournament-gone = Takega turnirja na tem strežniku ni.
denied-tournament-over = Ta turnir je končan.
denied-tournament-hidden = Vrstni red vidiš, ko končaš vse delitve ali ko je turnir končan.
denied-tournament-out = Na tem turnirju ne sodeluješ.
denied-tournament-played = Vse delitve so odigrane in vidiš vrstni red, zato tvoji rezultati ostanejo.
denied-tournament-gone-out = Na tem turnirju ne sodeluješ več. *Sodeluj* te vrne.
denied-tournament-early = Začne se <t:{ $at }:R>.
denied-tournament-manager = Turnir lahko napove ali odpove samo, kdor upravlja ta strežnik.
denied-tournament-no-hints = Dokler turnir ni končan, namigov ni za nikogar.
denied-many-tournaments = Ta strežnik ima že { $most ->
    [one] { $most } turnir, ki še ni končan
    [two] { $most } turnirja, ki še nista končana
    [few] { $most } turnirje, ki še niso končani
   *[other] { $most } turnirjev, ki še niso končani
}. Počakaj, da se kateri konča, ali katerega odpovej.
denied-many-announced = V zadnjih 24 urah { $most ->
    [one] je bil napovedan že { $most } tvoj turnir
    [two] sta bila napovedana že { $most } tvoja turnirja
    [few] so bili napovedani že { $most } tvoji turnirji
   *[other] je bilo napovedanih že { $most } tvojih turnirjev
}. Naslednjega napovej jutri.
denied-many-entered = Sodeluješ že na { $most ->
    [one] { $most } turnirju
    [two] { $most } turnirjih
    [few] { $most } turnirjih
   *[other] { $most } turnirjih
}. Najprej katerega končaj ali izstopi.
denied-many-entrants = { $most ->
    [one] Sodeluje že { $most } oseba
    [two] Sodelujeta že { $most } osebi
    [few] Sodelujejo že { $most } osebe
   *[other] Sodeluje že { $most } oseb
}: prostora ni več.

tournament-weekly = Ponovi se vsak teden.
tournament-series = Lestvica serije
tournament-series-none = V tej seriji še noben turnir nima vrstnega reda.
tournament-series-counted = Upoštevani turnirji: { $number } (največ zadnjih { $most }).
tournament-series-rule = Mesta od 1 do { $places } na vsakem turnirju prinesejo { $points } točk. Kdor si deli mesto, si deli tudi točke; pri enakih točkah odloči več zmag.
tournament-wins = Zmage
tournament-trophies = Trofeje s turnirjev tega strežnika, vse igre, od začetka: { $trophies }
tournament-stop = Ustavi serijo
tournament-stop-sure = Ustaviš to serijo? Ta turnir ostane, kakršen je, za njim pa ne bo drugega.
tournament-last = Serija je ustavljena: za tem turnirjem ne bo drugega.

denied-tournament-stop = To serijo lahko ustavi samo, kdor jo je napovedal ali upravlja ta strežnik.
denied-tournament-stopped = Tu ni česa ustaviti: serija je že ustavljena ali pa je naslednji turnir že napovedan.
denied-tournament-week = Turnir, ki se ponavlja vsak teden, lahko traja največ { $most } ur.
denied-tournament-starts = Začne se lahko takoj ali v { $days } dneh. Napiši, čez koliko ur, na primer `5`, ali datum in uro v UTC, na primer `{ $example }`. V UTC je zdaj `{ $now }`.
