# Turnirji strežnika: vsi igrajo iste delitve, vsak sam s hišo.

help-tournament = **Turnirji**

tournament-title = Turnir · { $game } · { $deal }. delitev od { $deals }
tournament-heading = Turnir
tournament-state-before = Začne se <t:{ $opens }:R> (<t:{ $opens }:f>), odprt je do <t:{ $closes }:f>.
tournament-state-open = Odprt je do <t:{ $closes }:f> (<t:{ $closes }:R>).
tournament-state-closing = Čas se je iztekel. Mesta se računajo.
tournament-state-over = Končan je.
tournament-state-off = Odpovedan je: mest ni.
tournament-crowd = { $entrants ->
    [one] Sodeluje { $entrants } oseba
    [two] Sodelujeta { $entrants } osebi
    [few] Sodelujejo { $entrants } osebe
   *[other] Sodeluje { $entrants } oseb
}; vse delitve odigrane: { $done }.
tournament-took-part = { $entrants ->
    [one] Mesto ima { $entrants } oseba.
    [two] Mesto imata { $entrants } osebi.
    [few] Mesto imajo { $entrants } osebe.
   *[other] Mesto ima { $entrants } oseb.
}
tournament-nobody = Sodeluje še nihče.
tournament-none-played = Nihče ni odigral nobene delitve.
tournament-line = { $name } · { $done } od { $deals }
tournament-others = in še { $number }
tournament-rules = Vsi igrajo iste delitve, vsako enkrat, sami z isto hišo in kadar želijo. Vrstni red vidi, kdor je končal vse delitve; ko je turnir končan, ga vidijo vsi.
tournament-by-matchpoints = Mesta: pri vsaki delitvi šteje delež drugih, ki jih premagaš (enaki napol), čez vse delitve povprečje. Neodprta delitev prinese 0 %.
tournament-by-differences = Mesta: pri vsaki delitvi šteje, koliko je rezultat nad srednjim ali pod njim, največ { $cap } točk, čez vse delitve vsota. Neodprta delitev prinese −{ $cap }.
tournament-winner = **Zmaga: { $name }, { $score }.**
tournament-winners = **Prvo mesto si delijo { $name }, { $score }.**
tournament-enter = Sodeluj
tournament-leave = Izstopi
tournament-show = Moje delitve
tournament-play = Igraj
tournament-ranks = Mesta
tournament-call-off = Odpovej
tournament-back = Nazaj
tournament-deal = { $deal }. delitev
tournament-you-in = Sodeluješ. Delitev šteje, brž ko jo odpreš; kar ob koncu ni dokončano, odigra hiša.
tournament-you-done = Vse tvoje delitve so odigrane.
tournament-you-out = Ne sodeluješ.
tournament-you-gone = Ne sodeluješ več. Odprte delitve ostanejo odprte; lahko se vrneš.
tournament-own-place = Tvoje mesto: **{ $place }** od { $of }, { $score }.
tournament-no-place = Mesta nimaš: nobena tvoja delitev ni odprta ali pa ne sodeluješ več.
tournament-share = { $number } %
tournament-points = Točke
tournament-result = Rezultat
tournament-played = Delitve
tournament-standings = Mesta
tournament-standings-now = Dosedanja mesta med tistimi, ki so končali vse delitve
tournament-so-far = Spreminjajo se, dokler igrajo drugi.
tournament-sure = Naj turnir odpade? Konča se zdaj za vse in nihče ne dobi mesta.
tournament-announced = Turnir je napovedan v <#{ $channel }>.
tournament-list = Turnirji tega strežnika
tournament-entry = { $number }. { $game } · { $state }
tournament-is-before = začne se <t:{ $opens }:R>
tournament-is-open = odprt do <t:{ $closes }:f>
tournament-is-closing = mesta se računajo
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
denied-tournament-early = Začne se <t:{ $at }:R>.
denied-tournament-manager = Turnir lahko napove ali odpove samo, kdor upravlja ta strežnik.
denied-tournament-no-hints = Dokler turnir ni končan, namigov ni za nikogar.
denied-many-tournaments = Nekončanih turnirjev na tem strežniku je že { $most }. Počakaj, da se kateri konča, ali katerega odpovej.
denied-many-announced = V enem dnevu je tvojih napovedanih turnirjev že { $most }. Naslednjega napovej jutri.
denied-many-entered = Turnirjev, na katerih sodeluješ, je že { $most }. Najprej katerega končaj ali izstopi.
denied-many-entrants = Sodeluje že { $most } oseb: prostora ni več.
