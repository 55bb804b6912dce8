# Kaj se hrani o ljudeh in kako se to izbriše.

help-privacy = **Zasebnost**
privacy-title = **Kaj se hrani o tebi**
privacy-kept = Karte nimajo imen, mize pa. Da partija preživi ponovni zagon in si lestvica zapomni izide, bot hrani:
privacy-names = tvojo številko na Discordu in ime, pod katerim sediš pri mizah vsakega strežnika: da je tvoj sedež tvoj in ima izid ime
privacy-choices = tvoj izbrani jezik in videz
privacy-play = tvoje partije: sedeže, tudi tiste, za katere prosiš, vsako potezo in njen čas, namige, za katere prosiš, izide
privacy-sums = vsote za profile in lestvice: delitve, izide, ocene
privacy-looks-back = analize tvojih delitev in delitev, ki jo igraš naprej
privacy-presses = četrt ure to, kar nazadnje pritisneš, in ključ, s katerim Discord dovoli spremeniti odgovor: da se tvoja stran po vnovičnem zagonu nadaljuje (ključa ne dobi nihče, zato ga v datoteki ni)
privacy-words = besede, ki jih dodaš za karte delitve: da jih lahko preveriš (od pozabljene besede pri delitvi ostane kontrolna vsota, s katero jo preverijo drugi)
privacy-contests = tvoji poskusi pri delitvah dneva, v izzivih in na turnirjih, s kom, napovedani turnirji in tisti, na katerih sodeluješ, tvoje ekipe v ekipnih tekmah, mesta tam in na lestvicah in ali želiš opomnike: poteze, rezultati, koliko so bile vredne odločitve (dokler je delitev odprta, tudi po pozabi ostane število, ki ga s tabo veže le njena skrivnost, da en poskus ostane en poskus)
privacy-not-kept = Ne bere sporočil, ne hrani naslovov in ničesar ne posreduje naprej. Vse je v eni podatkovni zbirki pri gostitelju tega bota in v njegovih varnostnih kopijah.
privacy-rights = `/tarok privacy export` ti da vse to kot datoteko. `/tarok privacy forget` vse izbriše: kar so igrali drugi, ostane, na tvojem sedežu pa piše »nekdanji igralec«. Sporočila, ki že stojijo v kanalih, ostanejo.
privacy-export = To je vse, kar se hrani o tebi. Samo zate je: tega sporočila ne vidi nihče drug.
privacy-sure = **Naj te pozabim?** Tvoje partije, ocene in nastavitve bodo za vedno izbrisane. Kjer zdaj igraš, namesto tebe nadaljuje hiša, miza, pri kateri ni drugih ljudi, pa se zapre. Tega ni mogoče razveljaviti.
privacy-forget-yes = Pozabi me
privacy-stays = Nič se ni spremenilo.
privacy-forgotten = Pozabljeno. Kar so igrali drugi, ostane, na tvojem sedežu pa piše »nekdanji igralec«. Iz varnostnih kopij izgineš, ko jih zamenjajo nove. Če spet igraš, se začne znova.
