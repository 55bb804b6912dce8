# Turnee ale unui server: toți joacă aceleași ture, fiecare singur cu casa.

help-tournament = **Turnee**

tournament-title = Turneu · { $game } · tura { $deal } din { $deals }
tournament-heading = Turneu
tournament-state-before = Începe <t:{ $opens }:R> (<t:{ $opens }:f>) și e deschis până la <t:{ $closes }:f>.
tournament-state-open = E deschis până la <t:{ $closes }:f> (<t:{ $closes }:R>).
tournament-state-closing = Timpul a trecut. Se socotesc locurile.
tournament-state-over = S-a încheiat.
tournament-state-off = A fost anulat: nimeni nu are loc.
tournament-crowd = { $entrants ->
    [one] Ia parte { $entrants } persoană
    [few] Iau parte { $entrants } persoane
   *[other] Iau parte { $entrants } de persoane
}; toate turele jucate: { $done }.
tournament-took-part = { $entrants ->
    [one] { $entrants } persoană are loc.
    [few] { $entrants } persoane au loc.
   *[other] { $entrants } de persoane au loc.
}
tournament-nobody = Încă nu ia parte nimeni.
tournament-none-played = Nimeni nu a jucat nicio tură.
tournament-line = { $name } · { $done } din { $deals }
tournament-others = și încă { $number }
tournament-rules = Toți joacă aceleași ture, fiecare o dată, singuri cu aceeași casă și când vor. Locurile le vede cine a terminat toate turele; la sfârșit le văd toți.
tournament-by-matchpoints = Locuri: la fiecare tură contează ce parte din ceilalți întreci (egalii pe jumătate), la toate la un loc media. O tură nedeschisă aduce 0 %.
tournament-by-differences = Locuri: la fiecare tură contează cât ești deasupra sau dedesubtul rezultatului din mijloc, cel mult { $cap } puncte, la toate la un loc suma. O tură nedeschisă aduce −{ $cap }.
tournament-winner = **A câștigat { $name }, cu { $score }.**
tournament-winners = **{ $name } împart primul loc, cu { $score }.**
tournament-enter = Ia parte
tournament-leave = Renunță
tournament-show = Turele mele
tournament-play = Joacă
tournament-ranks = Locuri
tournament-call-off = Anulează turneul
tournament-back = Înapoi
tournament-deal = Tura { $deal }
tournament-you-in = Iei parte. O tură contează de când o deschizi; ce rămâne la sfârșit neterminat termină casa.
tournament-you-done = Ai jucat toate turele.
tournament-you-out = Nu iei parte.
tournament-you-gone = Ai renunțat. Turele deschise rămân deschise; poți lua parte din nou.
tournament-own-place = Locul tău: **{ $place }** din { $of }, cu { $score }.
tournament-no-place = Nu ai loc: nu ai deschis nicio tură, sau ai renunțat.
tournament-share = { $number } %
tournament-points = Puncte
tournament-result = Rezultat
tournament-played = Ture
tournament-standings = Locuri
tournament-standings-now = Locuri până acum, între cei care au terminat toate turele
tournament-so-far = Se schimbă cât mai joacă alții.
tournament-sure = Anulezi turneul acesta? Se încheie acum pentru toți, și nimeni nu primește loc.
tournament-announced = Turneul e anunțat în <#{ $channel }>.
tournament-list = Turneele acestui server
tournament-entry = { $number }. { $game } · { $state }
tournament-is-before = începe <t:{ $opens }:R>
tournament-is-open = deschis până la <t:{ $closes }:f>
tournament-is-closing = se socotesc locurile
tournament-is-over = încheiat
tournament-is-off = anulat
tournament-number = Deschide { $number }
tournament-none = Aici nu e niciun turneu. Cine administrează serverul poate anunța unul cu `/tarok tournament new`.
tournament-when = Analiza și înregistrarea vin când turneul s-a încheiat.


alt-standing = { $place }. { $name }, { $score }

denied-tournament-gone = Pe serverul acesta nu e un asemenea turneu.
denied-tournament-over = Turneul acesta s-a încheiat.
denied-tournament-hidden = Locurile le vezi când ai terminat toate turele sau când turneul s-a încheiat.
denied-tournament-out = Nu iei parte la turneul acesta.
denied-tournament-early = Începe <t:{ $at }:R>.
denied-tournament-manager = Numai cine administrează serverul poate anunța sau anula un turneu.
denied-tournament-no-hints = Într-un turneu nu sunt sugestii înainte să se încheie, pentru nimeni.
denied-many-tournaments = Serverul acesta are deja { $most } turnee neîncheiate. Așteaptă să se încheie unul, sau anulează unul.
denied-many-announced = Ai anunțat deja { $most } turnee într-o zi. Anunță următorul mâine.
denied-many-entered = Iei parte deja la { $most } turnee. Termină sau lasă mai întâi unul.
denied-many-entrants = Iau parte deja { $most } de persoane: nu mai e loc.
