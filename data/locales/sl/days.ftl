# Lastni dnevi: koledar delitev dneva, rekordi in odločitve, vredne ogleda.

days-way = Moji dnevi
days-title = Moji dnevi · { $month }
days-none = Delitve dneva še nimaš odigrane. Po prvi bodo tu tvoji dnevi: kako je šlo, koliko so stale napake in koliko dni zapored igraš.
days-play = Današnje delitve
days-played = { $days ->
    [0] Ta mesec ni končanih delitev.
   *[other] Odigranih dni: { $days }.
}
days-mean = V povprečju bolje kot **{ $percent }{"\u00A0"}%** hišnih igralcev.
days-streak-now = Zaporednih dni: { $days }.
days-waiting = še ni končana
days-cost = napake: { $cost }
days-deals = { $number ->
    [one] { $number } delitev
    [two] { $number } delitvi
    [few] { $number } delitve
   *[other] { $number } delitev
}
days-open = **Še odprto:** { $days }
days-missed = **Izpuščeni:** { $days }
days-spare = **Izpuščeni, a niz se ni prekinil:** { $days }
days-puzzle = **Samo uganka dneva:** { $days }
days-legend = Veliko: koliko odstotkov hišnih igralcev z istimi kartami premagaš. V kotu: z napakami izgubljene točke. Kvadratki: kako dobro je šla vsaka četrtina delitve. 3×: tri delitve tisti dan in njihovo povprečje. Tri pike: odigrano, delitev pa še ni končana. Zlat okvir: danes je še odprto. Moder okvir: brez delitve, a niz se nadaljuje.
days-legend-text = Odstotek: hišni igralci z istimi kartami, ki jih premagaš. Napake: točke, ki so jih stale. Kvadratki: kako dobro je šla vsaka četrtina delitve. Odstotek in napake se pokažejo, ko je delitev končana.
alt-days-percent = { $month }, premagani hišni igralci: { $days }.
alt-days-cost = Z napakami izgubljene točke: { $days }.
days-calendar = Koledar
days-records = Rekordi
days-decisions = Odločitve

days-records-title = Moji dnevi · Rekordi
days-total = Odigranih dni: **{ $days }**. Delitev: **{ $deals }**.
days-streak = Zaporednih dni: zdaj **{ $now }**, največ **{ $longest }**.
days-best = Najboljši izid: bolje kot **{ $percent }{"\u00A0"}%** ({ $deal }).
days-best-month = Najboljši mesec: **{ $month }**, v povprečju bolje kot **{ $percent }{"\u00A0"}%**.
days-least = Izguba
days-records-note = %: povprečni delež hišnih igralcev z istimi kartami, ki jih premagaš. Izguba: najmanj točk, izgubljenih z napakami v eni delitvi. Delitve, ki še niso končane, štejejo samo v prvi vrstici.
days-curve-percent = Premagani igralci
days-curve-cost = Napake
days-curve-note = Graf kaže povprečja { $mean } dni, za zadnjih { $days } dni.
days-curve-mistakes = Napake: izgubljene točke kot odstotek naključnega razpona izidov igre, da se igre dajo primerjati.
alt-days-curve = { $name }, v odstotkih: od { $first } do { $last }, najmanj { $low }, največ { $high }.

days-decisions-title = Moji dnevi · Odločitve zadnjih { $days } dni
days-decisions-none = Pokazati še ni ničesar: ko bodo tvoje delitve končane in presojene, bodo tu tvoje najboljše in najdražje odločitve.
days-decisions-best = **Najboljše: klubski igralec bi jih zgrešil**
days-decisions-dear = **Najdražje**
days-decision-best = { $place }: { $made } prinese { $points } več kot { $other }.
days-decision-dear = { $place }: { $made } stane { $points }; boljše bi bilo { $better }.
days-decision-other = { $place }: to stane { $points }.
days-look = Poglej { $number }
