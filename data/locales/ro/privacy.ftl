# Ce se păstrează despre oameni și cum se șterge.

help-privacy = **Confidențialitate**
privacy-title = **Ce păstrează botul despre tine**
privacy-kept = Ca o partidă să supraviețuiască unei reporniri și clasamentul să țină minte, botul păstrează:
privacy-names = ID-ul tău de pe Discord și numele pe care l-ai avut la mesele fiecărui server: ca locul tău să fie al tău și să se știe ale cui sunt scorurile
privacy-choices = limba, aspectul și felul de a juca pe care le-ai ales și serverele care te cheamă la mese noi
privacy-play = partidele pe care le-ai jucat: locuri, și cele pe care le ceri, partidele din care te-au scos, fiecare mutare și când ai făcut-o, sfaturi cerute, scoruri
privacy-sums = sumele pentru profiluri și clasamente: ture, rezultate, ratinguri
privacy-looks-back = analizele turelor tale, tura pe care o joci mai departe, locul la care ești într-o lecție, lecțiile terminate sau propuse, ce ți-a explicat și ce te-a întrebat antrenorul și problemele tale: răspunsuri, rating, voturi și când revine fiecare
privacy-presses = un sfert de oră, ce ai apăsat ultima dată și cheia prin care Discord lasă răspunsul să fie schimbat: ca pagina ta să continue după o repornire (cheia n-o primește nimeni, de aceea nu e în fișier)
privacy-shared = ce ai arătat într-un canal în ultimele 30 de zile și mesajul în care se află: ca, dacă îl arăți din nou, să nu apară un al doilea mesaj
privacy-words = cuvintele pe care le-ai adăugat la secretul unei ture: ca să le poți verifica (după ce cuvântul e șters, la tură rămâne o amprentă hash, cu care o verifică ceilalți)
privacy-contests = încercările tale la turele zilei, în provocări și în turnee, pe cine ai provocat, turneele pe care le-ai anunțat (cu numele lor) sau la care participi, echipele tale în meciuri, locurile din clasamentele lor și din celelalte, ligile tale și numele cu care ești în ele și dacă vrei notificări: mutări, rezultate, puncte pierdute din greșeli (cât timp o tură e deschisă, chiar și după ștergerea datelor rămâne un număr pe care numai secretul ei îl leagă de tine, ca nimeni să nu aibă a doua încercare); după ce o tură a zilei, cu clasament sau de turneu s-a încheiat, cine a terminat-o la timp poate vedea cum ai jucat-o, cu numele tău doar pe serverul unde ai jucat
privacy-blocked = dacă cine găzduiește botul nu te lasă să joci: că e așa, de când și de ce (rămâne chiar și după ștergerea datelor, fiindcă e lista sa)
privacy-not-kept = Nu citește mesaje, nu păstrează adrese și nu dă nimic mai departe. Totul se află într-o singură bază de date la cine găzduiește botul și în copiile sale de siguranță.
privacy-rights = `/tarok privacy export` îți dă totul ca fișier. `/tarok privacy forget` șterge totul: ce au jucat ceilalți rămâne, iar pe locul tău scrie „cineva care nu mai joacă”. Mesajele care sunt deja în canale rămân acolo.
privacy-export = Asta e tot ce păstrează botul despre tine, în afară de chei și de mutările și greșelile tale la turele pe care alții le mai pot juca: acestea apar în fișier după ce turele se închid. E doar pentru tine: nimeni altcineva nu vede acest mesaj.
privacy-sure = **Ștergi tot despre tine?** Partidele, ratingurile și setările tale dispar pentru totdeauna. Unde joci acum, boții continuă în locul tău, iar o masă la care nu mai e nimeni în afară de tine se închide. Nu se poate anula.
privacy-forget-yes = Șterge tot
privacy-stays = Nu s-a schimbat nimic.
privacy-forgotten = Gata: nu mai e nimic despre tine. Ce au jucat ceilalți rămâne, iar pe locul tău scrie „cineva care nu mai joacă”. Din copiile de siguranță dispari când sunt înlocuite. Dacă joci din nou, totul începe de la capăt.
