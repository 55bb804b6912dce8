# The deal of the day: the same cards for everybody, one try each, and what came of it.

help-daily = **Delitev dneva**
daily-title = Tarok { $number } · { $game }
daily-name = Tarok { $number }
daily-intro = Vsi dobijo iste karte, vsak igra sam s hišo. Igralci hiše: { $level }.
daily-one-try = Na voljo je **en sam poskus**, in ko delitev odpreš, že šteje. Zapre se <t:{ $at }:R>: kar takrat ni dokončano, odigra hiša in tako tudi šteje. Do takrat ni namigov, analize in zapisa, za nikogar.
daily-over = Ta delitev je končana. Lahko jo odigraš za vajo; nič od tega ne šteje.
daily-commitment = Karte so bile določene, preden se je odprla. SHA-256 njihove skrivnosti je `{ $commitment }`; sama skrivnost se pokaže, ko je delitev končana.
daily-secret = Karte sledijo iz skrivnosti `{ $secret }`; njen SHA-256, ki je bil pokazan vnaprej, je `{ $commitment }`.
daily-new-house = Odkar je delitev nastala, se je hiša spremenila: kjer je bil kdo že pred tabo, odgovori kot takrat, drugje pa tako, kot igra zdaj.
daily-open = Odpri delitev
daily-practise = Igraj za vajo
daily-more = Več …
daily-day = Delitve { $number }. dne
daily-day-note = V vsaki igri ena delitev, od polnoči do polnoči po UTC. Sive so že začete.
daily-day-none = Tisti dan jih ni bilo.
daily-earlier = ◀ Prej
daily-later = Pozneje ▶
daily-note = Tvoj edini poskus pri delitvi dneva. Za vse druge igra hiša.
daily-note-late = Za vajo: delitev je končana in nič od tega ne šteje.
daily-made = Tvoj rezultat: **{ $points }**.
daily-by-house = Ostala je nedokončana, zato jo je dokončala hiša.
daily-ghosts = Bolje kot **{ $percent } %** igralcev hiše z istimi kartami (vseh skupaj: { $number }); srednji rezultat je { $par }.
daily-no-ghosts = Igralci hiše s temi kartami še niso igrali: poglej pozneje.
daily-people = Drugih ljudi, ki so jo odigrali: { $number }; slabših od tebe je { $better }, enakih { $level }.
daily-cost = Po tem, kar se je dalo vedeti, so te odločitve stale približno **{ $cost }**.
daily-brought = Po tem, kar se je dalo vedeti, so te odločitve prinesle približno **{ $cost }** več kot to, kar bi bilo svetovano.
daily-judging = Tvoje odločitve še pregledujem; kvadratki sledijo.
daily-when = Analiza, zapis in *Igraj od tu* pridejo, ko se delitev zapre, <t:{ $at }:R>, za vse hkrati.
daily-share = Pokaži v kanalu
daily-shared = **{ $name }** · { $line }
daily-look = Poglej delitev
daily-look-there = Ogled je mogoč tam, kjer je bila igrana.
daily-percent = { $percent } %
daily-ladder = Lestvica
daily-remind = Spomni me jutri
daily-quiet = Brez opomnikov
daily-reminder = **{ $title }** čaka.
daily-look-at-it = Na delitev
daily-play-too = Igraj še ti

ladder-title = Delitve dneva · { $game }
ladder-week = Teden
ladder-month = Mesec
ladder-season = Sezona
ladder-percent = %
ladder-days = Dni
ladder-deals = Delitev
ladder-how = %: kako so poskusi v povprečju uvrščeni med igralce hiše z istimi kartami. Kjer je to enako, odloča, čigave odločitve so stale manj. Delitev šteje, ko je končana.
ladder-need = Za uvrstitev je treba igrati vsaj { $days ->
    [one] { $days } dan
    [two] { $days } dneva
    [few] { $days } dni
   *[other] { $days } dni
}: pet od sedmih, ki so mimo.
ladder-own-days = Tvoji dnevi: { $days }.
ladder-empty = Ni še nikogar na lestvici.

channel-title = Kanal za delitev dneva
channel-what = V enem kanalu strežnika ima delitev dneva vsak dan sporočilo: kdo jo je končal, s kvadratki, brez točk in kart; ko je končana, še tabela, igra s srednjim rezultatom in najbolj nenavadna igra.
channel-none = Ni v nobenem kanalu.
channel-is = Je v kanalu { $channel }.
channel-left = Današnje sporočilo je bilo odstranjeno ali pa tam ne smem pisati. *V tem kanalu* ga objavi znova.
channel-here = V tem kanalu
channel-nowhere = V nobenem kanalu
channel-invites = Iste karte za vse, en poskus, vsak sam s hišo. Zapre se <t:{ $at }:R>.
channel-finished = { $squares } **{ $name }**
channel-others = Še drugih: { $number }
channel-nobody = Ni je igral še nihče.
channel-over = Končana je.
channel-points = Točke
channel-cost = Cena
channel-unusual = **Najbolj nenavadna igra:** { $contract }, { $name }. Od vseh s temi kartami, tudi igralcev hiše ({ $of }), jih je to igralo { $number }.
channel-middle = **Srednji rezultat igralcev hiše ({ $number }):** { $name } z vašimi kartami: **{ $points }**.
channel-none-played = Ni je igral nihče.
reply-quiet = Opomnikov ne dobiš več.

denied-contest-not-open = Ta delitev še ni odprta: odpre se <t:{ $at }:R>.
denied-contest-tried = Edini poskus pri tej delitvi je že za tabo.
denied-contest-over = Ta delitev se je pravkar zaprla.
denied-no-such-contest = Take delitve dneva ni.
denied-entry-gone = Tega poskusa ni več.
denied-daily-no-hints = Dokler se delitev dneva ne zapre, <t:{ $at }:R>, namigov ni za nikogar.
denied-contest-settling = Ta delitev se je pravkar zaprla in rezultati se še zbirajo. Poskusi znova čez minuto.
denied-nothing-to-share = Ni še česa pokazati.
