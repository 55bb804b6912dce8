# Ce se păstrează despre oameni și cum se șterge.

help-privacy = **Confidențialitate**
privacy-title = **Ce se păstrează despre tine**
privacy-kept = Cărțile nu au nume, dar mesele au. Ca o partidă să supraviețuiască unei reporniri și clasamentul să țină minte, botul păstrează:
privacy-names = numărul tău de pe Discord și numele pe care l-ai avut la mesele fiecărui server: ca locul tău să fie al tău și scorurile să aibă un nume
privacy-choices = limba și aspectul pe care le-ai ales
privacy-play = partidele pe care le-ai jucat: locuri, și cele pe care le ceri, fiecare mutare și când ai făcut-o, indicii cerute, scoruri
privacy-sums = sumele pentru profiluri și clasamente: ture, rezultate, cotații
privacy-looks-back = analizele turelor tale și tura pe care o joci mai departe
privacy-presses = un sfert de oră, ce ai apăsat ultima dată și cheia prin care Discord lasă răspunsul să fie schimbat: ca pagina ta să continue după o repornire (cheia n-o primește nimeni, de aceea nu e în fișier)
privacy-words = cuvintele pe care le-ai dat pentru cărțile unei ture: ca să le poți verifica (dintr-un cuvânt uitat rămâne la tură o amprentă, cu care ceilalți o verifică)
privacy-contests = încercările tale la turele zilei, în provocări și în turnee, cu cine, turneele pe care le-ai anunțat sau la care iei parte, echipele tale în meciuri, locurile de acolo și din clasamente și dacă vrei aduceri-aminte: mutări, rezultate, cât au valorat deciziile (cât timp o tură e deschisă, chiar dacă ești uitat rămâne un număr pe care numai secretul ei îl leagă de tine, ca o încercare să rămână una singură)
privacy-not-kept = Nu citește mesaje, nu păstrează adrese și nu dă nimic mai departe. Totul se află într-o singură bază de date la cine găzduiește botul și în copiile sale de siguranță.
privacy-rights = `/tarok privacy export` îți dă totul ca fișier. `/tarok privacy forget` șterge totul: ce au jucat ceilalți rămâne, iar pe locul tău scrie „cineva care nu mai joacă”. Mesajele care sunt deja pe canale rămân acolo.
privacy-export = Asta e tot ce se păstrează despre tine. E doar pentru tine: nimeni altcineva nu vede acest mesaj.
privacy-sure = **Să te uit?** Partidele, cotațiile și setările tale dispar pentru totdeauna. Unde joci acum, casa continuă în locul tău, iar o masă la care nu mai e nimeni în afară de tine se închide. Nu se poate anula.
privacy-forget-yes = Uită-mă
privacy-stays = Nu s-a schimbat nimic.
privacy-forgotten = Gata: nu mai e nimic despre tine. Ce au jucat ceilalți rămâne, iar pe locul tău scrie „cineva care nu mai joacă”. Copiile de siguranță te uită când sunt înlocuite. Dacă joci din nou, totul începe de la capăt.
