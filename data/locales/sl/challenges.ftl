# Izzivi: dva igrata iste delitve, vsak sam s hišo.

challenge-title = Izziv · { $game } · { $deal }. delitev od { $deals }
challenge-note = Tvoj edini poskus pri tej delitvi. Za vse druge igra hiša.
challenge-game = { $game } · { $deals ->
    [one] { $deals } delitev
    [two] { $deals } delitvi
    [few] { $deals } delitve
   *[other] { $deals } delitev
}
challenge-by-cost = po napakah
challenge-by-points = po točkah
challenge-wins-cost = Zmaga tisti, ki z napakami izgubi manj točk.
challenge-wins-points = Zmaga tisti, ki ima skupaj več točk.
challenge-wins-ahead = Zmaga tisti, ki ima skupaj večjo prednost: lastne točke vsake delitve minus povprečje točk hišnih igralcev pri mizi.
challenge-what-cost = Napaka je poteza, ki povprečno prinese manj točk od katere druge, sojeno po tem, kar se je dalo vedeti, zato sreča pri kartah skoraj nič ne šteje. Če je razlika premajhna, odločijo točke.
challenge-nobody-judges = Ta bot napak ne more presojati, zato odločijo točke.
challenge-asks = { $other }, izziva te **{ $name }**.
challenge-rules = Oba dobita iste delitve, vsak sam z isto hišo, v treh dneh od sprejetja. Rezultat drugega se pokaže, ko je odločeno. Izziv velja do <t:{ $at }:f>.
challenge-off = Ta izziv ne velja več.
challenge-off-lapsed = Ta izziv ne velja več: pravočasnega odgovora ni bilo.
challenge-on = **{ $name }** in **{ $other }** igrata iste delitve, vsak sam s hišo.
challenge-accepted = { $name } sprejema tvoj izziv in delitve čakajo na vaju. Prijetno igro!
challenge-unanswered = { $name }: na tvoj izziv ni bilo pravočasnega odgovora, zato ne velja več.
challenge-accept = Sprejmi
challenge-decline = Zavrni
challenge-withdraw = Umakni izziv
challenge-show = Izziv
challenge-play = Igraj
challenge-again = Revanša
challenge-past = Medsebojni izidi
challenge-back = Nazaj
challenge-against = Izziv: { $name }
challenge-until = Zapre se <t:{ $at }:R>. Kar ostane nedokončano, velja za neodigrano; kdor nima dokončanih vseh delitev, izgubi proti tistemu, ki jih ima.
challenge-progress = { $name }: končane delitve { $number } od { $deals }. Rezultat se pokaže, ko je odločeno.
challenge-judging = Vse delitve so odigrane, vajine poteze pa se še presojajo: običajno nekaj minut. Potem oba dobita zasebno sporočilo. O tem, kar do <t:{ $at }:f> ni presojeno, odločijo točke.
challenge-state-mine = { $name } lahko odgovori do <t:{ $at }:f>.
challenge-state-asked = { $name } čaka na tvoj odgovor: čas imaš do <t:{ $at }:f>.
challenge-state-declined = Izziv je zavrnjen.
challenge-state-withdrawn = Izziv je umaknjen.
challenge-state-lapsed = Pravočasnega odgovora ni bilo.
challenge-result-won = **Zmaga je tvoja: { $own } proti { $other }.**
challenge-result-lost = **Zmaga: { $name }, { $other } proti { $own }.**
challenge-result-drawn = **Izenačeno: vsak { $own }.**
challenge-cost-won = **Zmaga je tvoja.** Z napakami izgubljene točke: ti **{ $own }**, { $name } **{ $other }**.
challenge-cost-lost = **Zmaga: { $name }.** Z napakami izgubljene točke: { $name } **{ $other }**, ti **{ $own }**.
challenge-error = Ta razlika je znana na ± { $error } natančno.
challenge-too-close = Z napakami izgubljene točke: ti **{ $own }**, { $name } **{ $other }**. To se da reči le na ± { $error } natančno, zato odločijo točke.
challenge-level = Z napakami je izgubljenih enako točk, pri vsakem po { $cost }, zato odločijo točke.
challenge-unjudged = Vajinih potez ni bilo mogoče presoditi, zato odločijo točke.
challenge-unplayed-won = **Zmaga je tvoja:** { $name } nima odigranih vseh delitev.
challenge-unplayed-lost = **Zmaga: { $name }.** Vse tvoje delitve niso odigrane.
challenge-result-void = Zmage ni: nihče nima odigranih vseh delitev ali pa enega od vaju ni več tu.
challenge-you = Ti
challenge-deal = { $deal }. delitev
challenge-table = Z napakami izgubljene točke, v oklepaju dosežene točke. Pod 0: bolje od potez, ki bi jih svetoval jaz.
challenge-table-ahead = Z napakami izgubljene točke, v oklepaju prednost. Pod 0: bolje od potez, ki bi jih svetoval jaz.
challenge-commitment = Karte so določene. SHA-256 njihovih skrivnosti, zapisanih ena za drugo, je `{ $commitment }`; skrivnosti se pokažejo na koncu.
challenge-secrets = Karte so nastale iz skrivnosti { $secrets }. SHA-256 teh skrivnosti, zapisanih ena za drugo, je bil pokazan vnaprej: `{ $commitment }`
challenge-when = Rezultat drugega, analiza in zapis pridejo, ko je odločeno.
challenge-list = Tvoji izzivi
challenge-line = { $number }. { $name } · { $game } · { $state }
challenge-number = Odpri { $number }
challenge-how = Z ukazom `/tarok challenge` in @ izzoveš prijatelja ali prijateljico: iste delitve za oba in trije dnevi časa.
challenge-is-waiting = čaka na odgovor
challenge-is-yours = čaka na tvoj odgovor
challenge-is-open = poteka
challenge-is-done = tvoje je odigrano
challenge-is-judging = se presoja
challenge-is-won = zmaga
challenge-is-lost = poraz
challenge-is-drawn = izenačeno
challenge-is-void = brez zmage
challenge-between = Ti in { $name }
challenge-counts = Zmage { $won } · porazi { $lost } · izenačeno { $drawn }
challenge-figures-cost = napake
challenge-figures-points = točke
challenge-figures-unplayed = ni vse odigrano
challenge-none-yet = Noben izziv med vama še ni končan.

denied-challenge-no-hints = Dokler izziv ni končan, namigov ni za nikogar.
denied-challenge-oneself = Sebe ne moreš izzvati. Z @ navedi koga drugega.
denied-challenge-unseen = Tukaj izziva ne bi videl nihče razen tebe. Pošlji ga na strežniku ali v vajinem pogovoru.
denied-challenge-asked = Tvoj izziv tej osebi še čaka na odgovor.
denied-challenge-gone = Takega izziva nimaš.
denied-challenge-answered = Na ta izziv je že odgovorjeno, ali je umaknjen ali pa je rok potekel.
denied-challenge-opponent = Odgovori lahko samo izzvana oseba.
denied-challenge-challenger = Umakne ga lahko samo, kdor je izzval.
