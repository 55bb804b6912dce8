# The deal of the day: the same cards for everybody, one try each, and what came of it.

help-daily = **Tura zilei**
daily-title = Tarok { $number }{ $deal ->
    [1] {""}
   *[other] , tura { $deal }
} · { $game }
daily-name = Tarok { $number }{ $deal ->
    [1] {""}
   *[other] , tura { $deal }
}
daily-intro = Aceleași cărți pentru toți, fiecare numai cu boții. Boții: { $level }.
daily-one-try = Ai **o singură încercare**, și deschiderea turei contează deja. Se închide <t:{ $at }:R>: ce rămâne neterminat contează ca nejucat. Până atunci nu sunt sfaturi, nici analiză, nici înregistrare, pentru nimeni.
daily-over = Tura aceasta s-a încheiat. O poți juca de exercițiu; nimic din ea nu contează.
daily-commitment = Cărțile erau stabilite înainte de deschidere. SHA-256 al secretului lor este `{ $commitment }`; secretul însuși se arată când tura s-a încheiat.
daily-secret = Cărțile au fost generate din secretul `{ $secret }`; SHA-256 al lui, arătat dinainte, este `{ $commitment }`.
daily-new-house = Casa s-a schimbat de când a fost făcută tura: unde a mai fost cineva înaintea ta, răspunde ca atunci; în rest, așa cum joacă acum.
daily-open = Deschide tura
daily-practise = Joacă de exercițiu
daily-more = Mai multe…
daily-day = Turele zilei { $number }
daily-day-note = O tură în fiecare joc, de la miezul nopții la miezul nopții UTC. Pe cele gri le-ai început deja.
daily-day-none = În ziua aceea nu au fost.
daily-earlier = ◀ Mai devreme
daily-later = Mai târziu ▶
daily-note = Singura ta încercare la tura zilei. Pentru toți ceilalți joacă casa.
daily-note-late = De exercițiu: tura s-a încheiat, și nimic din ea nu contează.
daily-made = Rezultatul tău: **{ $points }**.
daily-by-house = A rămas neterminată, așa că au terminat-o boții, și contează ca nejucată.
contest-left = `*`: rămasă neterminată. Au terminat-o boții, și contează ca nejucată.
daily-ghosts = Mai bine decât **{ $percent }{"\u00A0"}%** din { $number ->
    [one] { $number } bot
    [few] { $number } boți
   *[other] { $number } de boți
} cu aceleași cărți; mediana lor este { $par }.
daily-no-ghosts = Deocamdată prea puțini boți au jucat aceste cărți: mai uită-te peste o vreme.
daily-few-ghosts = Prea puțini boți au jucat aceste cărți, așa că rezultatul tău nu are procent.
daily-counted = Prea puțini boți au jucat aceste cărți. În clasamente rezultatul tău contează ca mai bun decât { $percent }{"\u00A0"}%.
daily-people = { $number ->
    [one] A mai jucat-o o persoană
    [few] Au mai jucat-o { $number } persoane
   *[other] Au mai jucat-o { $number } de persoane
}; ești înaintea a { $better } și la egalitate cu { $level }.
daily-cost = Puncte pierdute din greșeli, din câte puteai ști: cam **{ $cost }**.
daily-brought = Din câte puteai ști, deciziile tale au adus cam **{ $cost }** puncte mai mult decât mutările recomandate.
daily-judging = Încă mă uit la deciziile tale; pătratele vin imediat.
daily-when = Analiza, înregistrarea și *Joacă de aici* vin când tura se închide, <t:{ $at }:R>, pentru toți deodată.
daily-share = Arată tuturor
daily-shared = **{ $name }** · { $line }
daily-look = Vezi tura
daily-percent = mai bine ca { $percent }{"\u00A0"}%
share-percent = { $percent }{"\u00A0"}%
share-better-than = mai bine decât
daily-milestone = 🎉 **{ $days ->
    [one] { $days } zi
    [few] { $days } zile
   *[other] { $days } de zile
} la rând!**
daily-streak = Zile la rând: { $days }. Zile pe care le mai poți sări: { $spare } din { $most }; fiecare a șaptea zi jucată aduce una înapoi.
daily-ladder = Clasament
daily-remind = Trimite-mi rezultatul și amintește-mi
daily-quiet = Fără alte mesaje
daily-reminder = A apărut **{ $title }**. Se închide <t:{ $at }:R>.
reminder-streak = 🔥 Zile la rând: { $days }. Dacă sari peste ziua de azi, o iei de la capăt.
reminder-spare = 🔥 Zile la rând: { $days }. Zile pe care le mai poți sări: { $spare }; dacă sari peste ziua de azi, { $left }.
reminder-rank = Locul tău de ieri pe server: **{ $rank }** din { $number }.
reminder-percent = Ieri: mai bine decât **{ $percent }{"\u00A0"}%** din boți.
daily-look-at-it = La tură
daily-play-too = Joacă și tu

ladder-title-daily = Turele zilei · { $game }
ladder-week = Săptămână
ladder-month = Lună
ladder-season = Sezon
ladder-percent = %
ladder-days = Zile
ladder-deals = Ture
ladder-how = %: ce parte dintre boții cu aceleași cărți întreci, în medie. La egalitate e mai sus cine a pierdut mai puțin din greșeli. O tură contează când s-a încheiat. Cântăresc mai mult turele în care cei mai buni câștigă mai des.
ladder-need = Ca să intri în clasament, joacă în cinci din fiecare șapte zile trecute: până acum cel puțin { $days ->
    [one] { $days } zi
    [few] { $days } zile
   *[other] { $days } de zile
}.
ladder-own-days = Zilele tale: { $days }.
ladder-since = Zilele se numără din <t:{ $at }:d>, când s-a jucat aici prima tură.
ladder-empty = Încă nu e nimeni în clasament.
ladder-unranked = **Încă fără loc:**
ladder-days-of = { $name } · { $days } din { $needed ->
    [one] { $needed } zi
    [few] { $needed } zile
   *[other] { $needed } de zile
}

channel-title = Un canal pentru tura zilei
channel-what = Într-un canal al serverului tura zilei are zilnic un mesaj: cine a terminat-o, cu pătrate, fără puncte sau cărți; când s-a încheiat, tabelul, jocul botului cu rezultatul median și cel mai neobișnuit contract.
channel-none = Nu e în niciun canal.
channel-is = E în { $channel }.
channel-left = Mesajul de azi a fost șters sau nu pot scrie acolo. *Publică aici* îl pune din nou.
channel-here = Publică aici
channel-nowhere = Nu publica
channel-invites = Aceleași cărți pentru toți, o încercare, fiecare numai cu boții. Se închide <t:{ $at }:R>.
channel-yesterday = Ieri pe primul loc: **{ $names }**. Au terminat-o: { $number }.
channel-mistake = Cea mai costisitoare greșeală comună de ieri: **{ $made }** în levata { $trick }; mai bine era **{ $better }**. Au făcut-o: { $number }. Puncte pierdute în medie: { $cost }.
channel-finished = { $squares } **{ $name }**
channel-others = și încă { $number }
channel-nobody = Încă nu a jucat-o nimeni.
channel-over = S-a încheiat.
channel-points = Puncte
channel-cost = Greșeli
channel-percent = %: ce parte dintre boții cu aceleași cărți a întrecut cineva.
channel-below-zero = Greșeli sub 0: mai bine decât mutările recomandate.
mistakes-error = Punctele pierdute din greșeli sunt estimări: ± { $error } sau mai puțin.
channel-with-lead = { $points } (avans { $ahead })
channel-unusual = **Cel mai neobișnuit contract:** { $contract }, jucat de { $name }. Din { $of ->
    [one] { $of } jucător
    [few] { $of } jucători
   *[other] { $of } de jucători
} cu aceste cărți pe acest server, cu tot cu boți, { $number ->
    [one] l-a ales unul singur
    [few] l-au ales { $number }
   *[other] l-au ales { $number }
}.
channel-middle = **La mijlocul clasamentului a { $number ->
    [one] { $number } bot
    [few] { $number } boți
   *[other] { $number } de boți
}:** { $name } (bot), cu aceleași cărți, a făcut **{ $points }**.
channel-none-played = Nu a jucat-o nimeni.
reply-quiet = Nu mai primești mesaje despre turele zilei.

denied-contest-not-open = Tura aceasta nu e încă deschisă: se deschide <t:{ $at }:R>.
denied-contest-tried = Ți-ai avut deja singura încercare la tura aceasta.
denied-contest-over = Tura aceasta tocmai s-a închis.
denied-no-such-contest = Nu există o asemenea tură a zilei.
denied-entry-gone = Încercarea aceea nu mai există.
denied-daily-no-hints = Până se închide tura zilei, <t:{ $at }:R>, nimeni nu primește sfaturi.
denied-contest-settling = Tura aceasta tocmai s-a închis, și rezultatele se adună. Încearcă din nou peste un minut.
denied-nothing-to-share = Nu e încă nimic de arătat.
