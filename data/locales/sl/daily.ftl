# The deal of the day: the same cards for everybody, one try each, and what came of it.

help-daily = **Delitev dneva**
daily-title = Tarok { $number }{ $deal ->
    [1] {""}
   *[other] , { $deal }. delitev
} · { $game }
daily-name = Tarok { $number }{ $deal ->
    [1] {""}
   *[other] , { $deal }. delitev
}
daily-intro = Vsi dobijo iste karte, vsak igra sam s hišo. Hišni igralci: { $level }.
daily-one-try = Na voljo je **en sam poskus**, in ko delitev odpreš, že šteje. Zapre se <t:{ $at }:R>: kar ostane nedokončano, velja za neodigrano. Do takrat ni namigov, analize in zapisa, za nikogar.
daily-over = Ta delitev je končana. Lahko jo odigraš za vajo; nič od tega ne šteje.
daily-commitment = Karte so bile določene, preden se je odprla. SHA-256 njihove skrivnosti je `{ $commitment }`; sama skrivnost se pokaže, ko je delitev končana.
daily-secret = Karte so nastale iz skrivnosti `{ $secret }`; njen SHA-256, ki je bil pokazan vnaprej, je `{ $commitment }`.
daily-new-house = Odkar je delitev nastala, se je hiša spremenila: v položajih, ki jih je kdo že dosegel, igra kot takrat, drugje pa kot zdaj.
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
daily-by-house = Ostala je nedokončana, zato jo je dokončala hiša in velja za neodigrano.
contest-left = `*`: ostala nedokončana. Dokončala jo je hiša in velja za neodigrano.
daily-ghosts = Bolje kot **{ $percent }{"\u00A0"}%** hišnih igralcev z istimi kartami (vseh skupaj: { $number }); njihova mediana je { $par }.
daily-no-ghosts = S temi kartami je doslej igralo premalo hišnih igralcev: poglej pozneje.
daily-few-ghosts = S temi kartami je igralo premalo hišnih igralcev, zato tvoj izid nima odstotka.
daily-counted = S temi kartami je igralo premalo hišnih igralcev. Na lestvicah tvoj izid šteje kot boljši od { $percent }{"\u00A0"}%.
daily-people = Drugih ljudi, ki so jo odigrali: { $number }; slabših od tebe je { $better }, enakih { $level }.
daily-cost = Z napakami izgubljene točke, sojeno po tem, kar se je dalo vedeti: približno **{ $cost }**.
daily-brought = Sojeno po tem, kar se je dalo vedeti, bolje od potez, ki bi jih svetoval jaz, za približno **{ $cost }**.
daily-judging = Tvoje odločitve še pregledujem; kvadratki sledijo.
daily-when = Analiza, zapis in *Igraj od tu* pridejo, ko se delitev zapre, <t:{ $at }:R>, za vse hkrati.
daily-share = Pokaži v kanalu
daily-shared = **{ $name }** · { $line }
daily-look = Poglej delitev
daily-percent = bolje kot { $percent }{"\u00A0"}%
share-percent = { $percent }{"\u00A0"}%
share-better-than = bolje kot
daily-milestone = 🎉 **{ $days } zaporednih dni!**
daily-streak = Zaporednih dni: { $days }. Dni, ki jih še smeš izpustiti: { $spare } od { $most }; vsak sedmi odigrani dan vrne enega.
daily-ladder = Lestvica
daily-remind = Pošlji mi izid in opomnik
daily-quiet = Brez sporočil
daily-reminder = **{ $title }** čaka. Zapre se <t:{ $at }:R>.
reminder-streak = 🔥 Zaporednih dni: { $days }. Brez današnjega začneš znova.
reminder-spare = 🔥 Zaporednih dni: { $days }. Dni, ki jih še smeš izpustiti: { $spare }; brez današnjega { $left }.
reminder-rank = Tvoje včerajšnje mesto na strežniku: **{ $rank }** od { $number }.
reminder-percent = Včeraj: bolje kot **{ $percent }{"\u00A0"}%** hišnih igralcev.
daily-look-at-it = Na delitev
daily-play-too = Igraj še ti

ladder-title-daily = Delitve dneva · { $game }
ladder-week = Teden
ladder-month = Mesec
ladder-season = Sezona
ladder-percent = %
ladder-days = Dni
ladder-deals = Delitev
ladder-how = %: povprečni delež hišnih igralcev z istimi kartami, ki jih premagaš. Če je enak, je višje, kdor je z napakami izgubil manj točk. Delitev šteje, ko je končana. Več štejejo delitve, pri katerih boljši pogosteje zmagajo.
ladder-need = Za uvrstitev igraj pet od vsakih sedmih dni, ki so mimo: doslej vsaj { $days ->
    [one] { $days } dan
    [two] { $days } dneva
    [few] { $days } dni
   *[other] { $days } dni
}.
ladder-own-days = Tvoji dnevi: { $days }.
ladder-since = Dnevi se štejejo od <t:{ $at }:d>, ko je bila tu odigrana prva delitev.
ladder-empty = Na lestvici še ni nikogar.
ladder-unranked = **Še brez uvrstitve:**
ladder-days-of = { $name } · { $days } od { $needed ->
    [one] { $needed } dneva
    [two] { $needed } dni
    [few] { $needed } dni
   *[other] { $needed } dni
}

channel-title = Kanal za delitev dneva
channel-what = V enem kanalu strežnika ima delitev dneva vsak dan sporočilo: kdo jo je končal, s kvadratki, brez točk in kart; ko je končana, še tabela, mediana in najbolj nenavadna igra.
channel-none = Ni objavljena v nobenem kanalu.
channel-is = Objavlja se v kanalu { $channel }.
channel-left = Današnje sporočilo je bilo izbrisano ali pa tam ne smem pisati. *Objavi tukaj* ga objavi znova.
channel-here = Objavi tukaj
channel-nowhere = Ne objavljaj
channel-invites = Iste karte za vse, en poskus, vsak sam s hišo. Zapre se <t:{ $at }:R>.
channel-yesterday = Včeraj na prvem mestu: **{ $names }**. Do konca odigranih: { $number }.
channel-mistake = Najdražja včerajšnja napaka, ki jo je naredilo več ljudi: **{ $made }** v { $trick }. štihu; boljše bi bilo: **{ $better }**. Tako igralo: { $number }. Povprečno izgubljene točke: { $cost }.
channel-finished = { $squares } **{ $name }**
channel-others = Še drugih: { $number }
channel-nobody = Ni je igral še nihče.
channel-over = Končana je.
channel-points = Točke
channel-cost = Napake
channel-percent = %: delež hišnih igralcev z istimi kartami, ki jih je kdo premagal.
channel-below-zero = Napake pod 0: bolje od potez, ki bi jih svetoval jaz.
mistakes-error = Z napakami izgubljene točke so približne: ± { $error } ali manj.
channel-with-lead = { $points } (prednost { $ahead })
channel-unusual = **Najbolj nenavadna igra:** { $contract }, { $name }. Od vseh s temi kartami na tem strežniku in med hišnimi igralci ({ $of }) jih je to igralo { $number }.
channel-middle = **Na sredini lestvice hišnih igralcev ({ $number }):** { $name } (hiša) z istimi kartami: **{ $points }**.
channel-none-played = Ni je igral nihče.
reply-quiet = Sporočil o delitvah dneva ne dobiš več.

denied-contest-not-open = Ta delitev še ni odprta: odpre se <t:{ $at }:R>.
denied-contest-tried = Edini poskus pri tej delitvi je že za tabo.
denied-contest-over = Ta delitev se je pravkar zaprla.
denied-no-such-contest = Take delitve dneva ni.
denied-entry-gone = Tega poskusa ni več.
denied-daily-no-hints = Dokler se delitev dneva ne zapre, <t:{ $at }:R>, namigov ni za nikogar.
denied-contest-settling = Ta delitev se je pravkar zaprla in rezultati se še zbirajo. Poskusi znova čez minuto.
denied-nothing-to-share = Ni še česa pokazati.
