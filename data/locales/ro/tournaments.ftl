# Turnee ale unui server: toți joacă aceleași ture, fiecare singur cu casa.

help-tournament = **Turnee**

tournament-title = { $heading } · { $game } · tura { $deal } din { $deals }
tournament-heading = Turneu
tournament-state-before = Începe <t:{ $opens }:R> (<t:{ $opens }:f>) și e deschis până la <t:{ $closes }:f>.
tournament-state-open = E deschis până la <t:{ $closes }:f> (<t:{ $closes }:R>).
tournament-state-closing = Timpul a trecut. Se calculează clasamentul.
tournament-state-over = S-a încheiat.
tournament-state-off = A fost anulat: nu există clasament.
tournament-crowd = { $entrants ->
    [one] Participă { $entrants } persoană
    [few] Participă { $entrants } persoane
   *[other] Participă { $entrants } de persoane
}; toate turele jucate: { $done }.
tournament-took-part = { $entrants ->
    [one] { $entrants } persoană e în clasament.
    [few] { $entrants } persoane sunt în clasament.
   *[other] { $entrants } de persoane sunt în clasament.
}
tournament-nobody = Încă nu participă nimeni.
tournament-none-played = Nimeni nu a jucat nicio tură.
tournament-line = { $name } · { $done } din { $deals }
tournament-others = și încă { $number }
tournament-rules = Toți joacă aceleași ture, fiecare o dată, numai cu aceiași boți și când vor, înainte să se închidă. Clasamentul îl vede cine a terminat toate turele; la sfârșit îl văd toți.
tournament-by-matchpoints = Clasament: la fiecare tură contează ce parte dintre ceilalți care au terminat-o întreci (egalii pe jumătate), la toate la un loc media. O tură neterminată aduce 0{"\u00A0"}%.
tournament-by-differences = Clasament: la fiecare tură contează cu cât ești peste sau sub mediană (cel mult { $cap }), la toate la un loc suma. O tură neterminată aduce −{ $cap }.
tournament-winner = **A câștigat { $name }, cu { $score }.**
tournament-winners = **{ $name } împart primul loc, cu { $score }.**
tournament-enter = Participă
tournament-leave = Retrage-te
tournament-show = Turele mele
tournament-play = Joacă
tournament-ranks = Clasament
tournament-call-off = Anulează turneul
tournament-back = Înapoi
tournament-deal = Tura { $deal }
tournament-you-in = Participi. O tură contează de când o deschizi; una neterminată la închidere contează ca una nedeschisă.
tournament-you-done = Ai jucat toate turele.
tournament-you-out = Nu participi.
tournament-you-gone = Te-ai retras. Turele deschise rămân deschise; poți participa din nou.
tournament-left = Te-ai retras din turneu.
tournament-own-place = Locul tău: **{ $place }** din { $of }, cu { $score }.
tournament-no-place = Nu ești în clasament: nu ai terminat nicio tură.
tournament-not-entered = Nu ai participat.
tournament-no-place-left = Te-ai retras din acest turneu, deci nu ești în clasament.
tournament-share = { $number }{"\u00A0"}%
tournament-points = Puncte
tournament-result = Rezultat
tournament-played = Ture
tournament-former = nu mai joacă
tournament-standings = Clasament
tournament-standings-now = Clasament până acum, între cei care au terminat toate turele
tournament-so-far = Se schimbă cât mai joacă alții.
tournament-sure = Anulezi turneul acesta? Se încheie acum pentru toți, și nu va exista clasament.
tournament-sure-weekly = Seria continuă cu următorul; o încheie *Oprește seria*.
tournament-announced = Turneul e anunțat în <#{ $channel }>.
tournament-undrawn = Cărțile sunt încă trase la sorți. SHA-256 al secretelor lor apare aici înainte ca cineva să poată deschide o tură.
tournament-drawn = Acum cărțile sunt stabilite. *Joacă* deschide prima tură.
tournament-list = Turneele acestui server
tournament-entry = { $number }. { $game } · { $state }
tournament-is-before = începe <t:{ $opens }:R>
tournament-is-open = deschis până la <t:{ $closes }:f>
tournament-is-closing = se calculează clasamentul
tournament-is-over = încheiat
tournament-is-off = anulat
tournament-number = Deschide { $number }
tournament-none = Aici nu e niciun turneu. Cine gestionează serverul poate anunța unul cu `/tarok tournament new`.
tournament-when = Analiza și înregistrarea vin când turneul s-a încheiat.


alt-standing = { $place }. { $name }, { $score }

denied-tournament-gone = Pe serverul acesta nu e un asemenea turneu.
denied-tournament-over = Turneul acesta s-a încheiat.
denied-tournament-hidden = Clasamentul îl vezi când ai terminat toate turele sau când turneul s-a încheiat.
denied-tournament-out = Nu participi la turneul acesta.
denied-tournament-played = Ai jucat toate turele și vezi clasamentul, deci rezultatele tale rămân.
denied-tournament-gone-out = Te-ai retras din acest turneu. *Participă* te aduce înapoi.
denied-tournament-early = Începe <t:{ $at }:R>.
denied-tournament-manager = Numai cine gestionează serverul poate anunța sau anula un turneu.
denied-tournament-no-hints = Până se încheie turneul, nimeni nu primește sfaturi.
denied-many-tournaments = Pe serverul acesta { $most ->
    [one] e deja { $most } turneu în curs sau anunțat
    [few] sunt deja { $most } turnee în curs sau anunțate
   *[other] sunt deja { $most } de turnee în curs sau anunțate
}. Așteaptă să se încheie unul, sau anulează unul.
denied-many-announced = Ai anunțat deja { $most ->
    [one] { $most } turneu
    [few] { $most } turnee
   *[other] { $most } de turnee
} într-o zi. Anunță următorul mâine.
denied-many-entered = Participi deja la { $most ->
    [one] { $most } turneu
    [few] { $most } turnee
   *[other] { $most } de turnee
}. Termină mai întâi unul sau retrage-te.
denied-many-entrants = Participă deja { $most ->
    [one] { $most } persoană
    [few] { $most } persoane
   *[other] { $most } de persoane
}: nu mai e loc.

tournament-weekly = Se repetă în fiecare săptămână.
tournament-series = Clasamentul seriei
tournament-series-none = Niciun turneu din seria aceasta nu are încă un clasament.
tournament-series-counted = Turnee numărate: { $number } (cel mult ultimele { $most }).
tournament-series-rule = Locurile 1–{ $places } din fiecare turneu aduc { $points } puncte. Cine împarte locul împarte și punctele; la puncte egale decid mai multe victorii.
tournament-wins = Victorii
tournament-trophies = Trofee din turneele acestui server, toate jocurile, toată perioada: { $trophies }
tournament-stop = Oprește seria
tournament-stop-sure = Oprești seria aceasta? Turneul acesta rămâne așa cum e, dar după el nu mai urmează altul.
tournament-last = Seria e oprită: după turneul acesta nu mai urmează altul.

denied-tournament-stop = Seria aceasta o poate opri numai cine a anunțat-o sau cine gestionează serverul.
denied-tournament-stopped = Aici nu e nimic de oprit: seria e deja oprită sau turneul următor e deja anunțat.
denied-tournament-week = Un turneu care se repetă în fiecare săptămână poate dura cel mult { $most } de ore.
denied-tournament-starts = Poate începe imediat sau în cel mult { $days } zile. Scrie peste câte ore, de exemplu `5`, sau data și ora în UTC, de exemplu `{ $example }`. Acum în UTC e `{ $now }`.
