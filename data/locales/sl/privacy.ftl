# Kaj se hrani o ljudeh in kako se to izbriše.

help-privacy = **Zasebnost**
privacy-title = **Kaj bot hrani o tebi**
privacy-kept = Da partija preživi ponovni zagon in si lestvica zapomni izide, bot hrani:
privacy-names = tvoj ID na Discordu in ime, pod katerim sediš pri mizah vsakega strežnika: da je tvoj sedež tvoj in ima izid ime
privacy-choices = tvoj izbrani jezik, videz in način igre ter strežniki, ki te kličejo za nove mize
privacy-play = tvoje partije: sedeže, ki jih imaš, in tiste, za katere prosiš, partije, iz katerih so te odstranili, vsako potezo in njen čas, namige, za katere prosiš, izide
privacy-sums = vsote iz njih za profile in lestvice: delitve, izide, ratinge
privacy-looks-back = analize tvojih delitev, delitev, ki jo igraš naprej, kje v lekciji si, katere lekcije imaš za sabo ali so ti bile ponujene, kaj ti je trener že razložil in kaj te je vprašal, in tvoje uganke: odgovori, rating, glasovi in kdaj se katera vrne
privacy-presses = četrt ure to, kar nazadnje pritisneš, in ključ, s katerim Discord dovoli spremeniti odgovor: da se tvoja stran po vnovičnem zagonu nadaljuje (ključa ne dobi nihče, zato ga v datoteki ni)
privacy-shared = 30 dni to, kar objaviš v kanalu, in sporočilo, v katerem je to: da vnovična objava ne naredi drugega sporočila
privacy-words = besede, ki jih dodaš skrivnosti delitve: da jih lahko preveriš (od izbrisane besede pri delitvi ostane kontrolna vsota, s katero jo preverijo drugi)
privacy-contests = tvoje poskuse pri delitvah dneva, v izzivih in na turnirjih, koga izzoveš, turnirje, ki jih napoveš (z imeni) ali na katerih sodeluješ, tvoje ekipe v ekipnih tekmah, mesta tam in na lestvicah, tvoje lige in ime, s katerim v njih sodeluješ, in ali želiš opomnike: poteze, rezultate, z napakami izgubljene točke (dokler je delitev odprta, tudi potem, ko te pozabim, ostane število, ki ga s tabo lahko poveže le njena skrivnost, da nihče ne dobi drugega poskusa); ko je delitev dneva, rangirana ali turnirska delitev končana, lahko vsi, ki so jo pravočasno dokončali, pogledajo, kako jo odigraš ti, s tvojim imenom le na strežniku, kjer igraš
privacy-blocked = če ti gostitelj tega bota ne dovoli igrati: da je tako, od kdaj in zakaj (to ostane tudi potem, ko te pozabim, ker je njegov seznam)
privacy-not-kept = Ne bere sporočil, ne hrani naslovov in ničesar ne posreduje naprej. Vse je v eni podatkovni zbirki pri gostitelju tega bota in v njegovih varnostnih kopijah.
privacy-rights = `/tarok privacy export` ti da vse to kot datoteko. `/tarok privacy forget` vse izbriše: kar so igrali drugi, ostane, na tvojem sedežu pa piše »nekdanji igralec«. Sporočila, ki so že v kanalih, ostanejo.
privacy-export = To je vse, kar bot hrani o tebi, razen ključev ter tvojih potez in napak v delitvah, ki jih drugi še lahko igrajo: v datoteki bodo, ko se delitve zaprejo. Samo zate je: tega sporočila ne vidi nihče drug.
privacy-sure = **Naj te pozabim?** Tvoje partije, ratingi in nastavitve bodo za vedno izbrisani. Kjer zdaj igraš, namesto tebe nadaljuje hiša, miza, pri kateri ni drugih ljudi, pa se zapre. Tega ni mogoče razveljaviti.
privacy-forget-yes = Pozabi me
privacy-stays = Nič se ni spremenilo.
privacy-forgotten = Narejeno: podatkov o tebi ni več. Kar so igrali drugi, ostane, na tvojem sedežu pa piše »nekdanji igralec«. Iz varnostnih kopij izgineš, ko jih zamenjajo nove. Če spet igraš, se začne znova.
