# Zilele proprii: un calendar al turelor zilei, recorduri și decizii de revăzut.

days-way = Zilele mele
days-title = Zilele mele · { $month }
days-none = Încă n-ai jucat o tură a zilei. După ce joci una, aici apar zilele tale: cât de bine a mers, cât te-au costat greșelile și câte zile la rând ai jucat.
days-play = Turele de azi
days-played = { $days ->
    [0] Nicio tură terminată în luna aceasta.
    [one] Ture terminate într-o zi.
    [few] Ture terminate în { $days } zile.
   *[other] Ture terminate în { $days } de zile.
}
days-mean = În medie, mai bine decât **{ $percent }{"\u00A0"}%** din boți.
days-streak-now = Zile la rând: { $days }.
days-waiting = încă nu s-a încheiat
days-cost = cost: { $cost }
days-deals = { $number ->
    [one] { $number } tură
    [few] { $number } ture
   *[other] { $number } de ture
}
days-open = **Încă de jucat:** { $days }
days-missed = **Sărite:** { $days }
days-spare = **Sărite fără să se întrerupă seria:** { $days }
days-puzzle = **Doar problema zilei:** { $days }
days-legend = Numărul mare: câți boți din o sută, cu aceleași cărți, ai întrecut. În colț: punctele pierdute din greșeli. Pătrate: cât de bine ai jucat fiecare sfert al turei. 3×: trei ture în ziua aceea și media lor. Trei puncte: jucată, dar tura nu s-a încheiat. Chenar auriu: ziua de azi e încă deschisă. Chenar albastru: fără tură, dar seria continuă.
days-legend-text = Procentul: boții cu aceleași cărți pe care i-ai întrecut. Cost: punctele pierdute din greșeli. Pătrate: cât de bine ai jucat fiecare sfert al turei. Procentul și costul apar când tura s-a încheiat.
alt-days-percent = { $month }, boți întrecuți: { $days }.
alt-days-cost = Puncte pierdute din greșeli: { $days }.
days-calendar = Calendarul
days-records = Recorduri
days-decisions = Decizii

days-records-title = Zilele mele · Recorduri
days-total = Zile jucate: **{ $days }**. Ture: **{ $deals }**.
days-streak = Zile la rând: acum **{ $now }**, cel mai mult **{ $longest }**.
days-best = Cel mai bun rezultat: mai bine decât **{ $percent }{"\u00A0"}%** ({ $deal }).
days-best-month = Cea mai bună lună: **{ $month }**, în medie mai bine decât **{ $percent }{"\u00A0"}%**.
days-least = Pierdute
days-records-note = %: ce parte dintre boții cu aceleași cărți întreci, în medie. Pierdute: cele mai puține puncte pierdute din greșeli într-o tură. Turele încă deschise contează numai pe primul rând.
days-curve-percent = Boți întrecuți
days-curve-cost = Greșeli
days-curve-note = Graficul arată medii pe { $mean } zile, în ultimele { $days } de zile.
days-curve-mistakes = Greșeli: punctele pierdute, ca procent din cât variază scorurile jocului din întâmplare, ca jocurile să poată fi comparate.
alt-days-curve = { $name }, în procente: de la { $first } la { $last }, minim { $low }, maxim { $high }.

days-decisions-title = Zilele mele · Deciziile din ultimele { $days } de zile
days-decisions-none = Încă nu e nimic de arătat: după ce turele tale se încheie și sunt evaluate, aici apar cele mai bune și cele mai costisitoare decizii.
days-decisions-best = **Cele mai bune: un jucător de club le-ar fi ratat**
days-decisions-dear = **Cele mai costisitoare**
days-decision-best = { $place }: { $made } a adus cu { $points } mai mult decât { $other }.
days-decision-dear = { $place }: { $made } a costat { $points }; mai bine era { $better }.
days-decision-other = { $place }: a costat { $points }.
days-look = Vezi { $number }
