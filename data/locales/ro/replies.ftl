# What the bot answers to a person, in private.

reply-stale = Între timp masa a mers mai departe; acum stă așa.
reply-slip = Prea repede: pagina tocmai se schimbase, așa că nu s-a făcut nimic. Acum stă așa.
reply-never-mind = Nu s-a schimbat nimic.
reply-done-already = S-a făcut; numai răspunsul meu s-a pierdut pe drum.
reply-shared-update = Era deja în canalul acesta: am adus mesajul la zi.
reply-accident = Ceva n-a mers la mine. Nu s-a pierdut nimic: mai încearcă o dată, te rog.
reply-discord-trouble = Aveam nevoie de ceva de la Discord și n-am primit. Mai încearcă peste o clipă.
reply-refused = Discord a refuzat ce voiam să-ți arăt. Ce ai făcut rămâne valabil. Spune-i, te rog, persoanei care mă ține pornit.
reply-too-large = Ce voiam să-ți arăt e prea mare pentru Discord. Cere-i-o, te rog, persoanei care mă ține pornit.
reply-command-changed = Comanda aceasta s-a schimbat de când o știe Discordul tău. Așteaptă o clipă sau reîncarcă Discordul, apoi scrie-o din nou.
reply-not-allowed = Nu poți folosi comanda aceasta aici.
reply-store-trouble = Acum nu pot scrie în baza mea de date, așa că nu s-a jucat nimic. Spune-i, te rog, persoanei care mă ține pornit și încearcă mai târziu.
reply-table-over = Partida asta s-a încheiat; scorul e în canal. `/tarok new` deschide altă masă.
reply-deal-over = Tura s-a terminat; scorul e în canal.
reply-over-by-then = Tura se terminase deja; scorul e în canal.
reply-welcome-back = Bine ai revenit: locul e din nou al tău.
reply-you-may = Cartea asta o poți juca.
reply-table-opened = Masa e deschisă: ceilalți intră cu butoanele din canal. Cărțile îți vin aici.
reply-thread-opened = Masa e deschisă în firul ei: { $thread }. Cărțile îți vin aici.
reply-seat-taken = Locul ocupat de { $name } e al tău de la tura următoare, cu scor cu tot. Cărțile îți vin aici.
reply-paused = Masa e în pauză până o reia cineva.
reply-paused-for-a-day = Masa e în pauză până o reia cineva, cel mult 24 de ore; mai mult, dacă mai cere și altcineva pauza.
reply-resumed = Jocul merge mai departe.
reply-rematch = Încă o dată la fel: masa e deschisă în canal. Cărțile îți vin aici.
reply-for-all = E în canal, unde o poate vedea toată lumea.
reply-board-posted = Masa e din nou la sfârșitul canalului.
reply-board-trouble = Nu pot desena masa în acest canal ({ $known ->
    [missing-permissions] îmi lipsesc permisiuni
    [missing-access] nu am acces
   *[other] { $reason }
}). Jocul merge mai departe aici; roagă un moderator să mă lase să scriu acolo.
reply-left-game = Ai plecat; un bot joacă mai departe în locul tău. Apasă *Cărțile mele* ca să revii.
reply-left-lobby = Ai plecat de la masă.
reply-skis = Runda Skiz e anunțată: începe cu tura următoare.
reply-stopped = Masa e închisă.
reply-would-end = Se încheie când sunt toți de acord.
reply-record = Înregistrarea turei: `{ $file }`

denied-not-at-table = Nu stai la masa asta.
denied-no-deal = Pe masă nu sunt cărți împărțite.
denied-deal-over = Tura s-a terminat. *{ $look }*, sub scor, arată fiecare levată.
denied-table-closed = Masa asta e închisă. `/tarok new` deschide alta.
denied-no-table-here = În canalul acesta nu e nicio masă. `/tarok new` deschide una.
denied-table-unreadable = Masa din acest canal a fost făcută de altă versiune a acestui bot, care o mai poate citi. Cine are voie să gestioneze canalele o poate închide cu `/tarok stop`.
denied-servers-only = Asta merge numai în canalele unui server care m-a adăugat.
denied-no-such-number = Jocul acesta e pentru { $numbers } jucători.
denied-no-such-options = Opțiunile acestea nu se potrivesc una cu alta la jocul acesta.
denied-no-such-length = Numărul de ture poate fi: { $numbers }.
denied-thread-refused = N-am putut deschide aici un fir pentru masă. Roagă un moderator să mă lase să deschid fire publice și să scriu în ele, sau să permită o singură masă pe canal (`/tarok server defaults`).
denied-threads-full = Serverul acesta are câte fire active permite Discordul, așa că n-am putut deschide unul pentru masă. Închideți câteva fire sau roagă un moderator să permită o singură masă pe canal (`/tarok server defaults`).
denied-thread-later = Deocamdată Discordul nu mă lasă să deschid alte fire. Încearcă din nou peste câteva minute.
denied-thread-lost = Discordul n-a răspuns când i-am cerut un fir. Mai încearcă o dată: dacă totuși s-a deschis, îl folosesc.
denied-thread-impossible = În canalul acesta Discordul nu mă lasă să deschid fire. Încearcă în alt canal.
denied-channel-taken = În canalul acesta e deja o masă. Mergi în alt canal sau într-un fir, ori închide masa cu `/tarok stop`.
denied-no-such-value = Valoarea asta n-o pot folosi. Cât scrii, Discordul arată ce primește fiecare opțiune.
denied-no-such-value-of = Valoarea asta pentru *{ $option }* n-o pot folosi. Cât scrii, Discordul arată ce primește.
denied-no-such-rule = Nu e nicio regulă cu numărul acesta. Lista care apare cât scrii le arată pe toate.
denied-no-such-game = Nu cunosc jocul acesta. Lista care apare cât scrii arată tot ce se joacă aici.
denied-no-such-preset = Nu cunosc reguli cu numele acesta. Lista care apare cât scrii arată ce există.
denied-not-yours-to-settle = Asta poate alege numai cine are voie să gestioneze serverul.
denied-table-full = Toate locurile sunt ocupate.
denied-no-house-player = Aici nu e niciun bot.
denied-already-started = Partida a început.
denied-not-started = Partida încă n-a început: începe când toate locurile sunt ocupate și gazda apasă *Începe*.
denied-seats-empty = { $seats ->
    [one] Mai e un loc liber: așteaptă pe cineva sau adaugă un bot.
    [few] Mai sunt { $seats } locuri libere: așteaptă alți jucători sau adaugă boți.
   *[other] Mai sunt { $seats } de locuri libere: așteaptă alți jucători sau adaugă boți.
}
denied-not-ready = Nu toată lumea e gata: { $names }.
denied-nobody-to-remove = Persoana aceea nu mai e la masa ta.
denied-nobody-to-invite = Menționează prietenii pe care îi chemi: scrie @ și alege, cel mult { $most } o dată.
denied-invited-sit-here = Toți cei menționați stau deja la masa asta. Menționează prieteni care nu stau încă aici: scrie @ și alege.
denied-named-a-bot = Conturile de boți nu joacă, nici al meu. Menționează un om: scrie @ și alege. Ca să joci cu casa, deschide o masă cu `/tarok new`: ea ocupă locurile libere.
denied-named-nobody = Discordul nu cunoaște pe nimeni cu mențiunea asta. Scrie @ și alege o persoană din listă.
denied-named-unavailable = <@{ $user }> nu poate juca acum cu acest bot. Încearcă altă dată sau cu altcineva.
denied-sits-already = Ai deja un loc la masa asta.
denied-join-between = Acum se joacă o tură. Între două ture poți lua locul unui bot.
denied-paused = Masa e în pauză. Apasă *Continuă* la masă sau scrie `/tarok match resume`, apoi joacă mai departe.
denied-not-paused = Masa nu e în pauză.
denied-no-rematch = Revanșă pot cere numai cei care au jucat partida asta.
denied-match-goes-on = Partida asta nu s-a încheiat încă.
denied-founder-only = Asta poate face numai gazda mesei, { $name }. Dacă aici nu se întâmplă nimic timp de { $minutes ->
    [one] un minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
}, poate oricine stă la masă.
denied-removed = { $name } te-a scos de la masa asta. Te poate chema înapoi.
denied-removed-guest = { $name } a scos de la masă pe cineva menționat de tine; numai { $name } poate chema din nou acea persoană.
denied-already-left = Ai plecat deja; apasă *Cărțile mele* ca să revii.
denied-not-yours-to-stop = Masa o poate închide numai gazda ei, { $name }, sau cine are voie să gestioneze canalele.
denied-no-skis-round = Partida asta nu are rundă Skiz: se încheie singură după ultima tură sau imediat cu `/tarok stop`.
denied-skis-already = Runda Skiz e deja anunțată.
denied-seat-with-house = Acum joacă în locul tău un bot. Apasă *Cărțile mele* ca să-ți iei locul înapoi.
denied-unknown-code = Nu cunosc mutarea asta. Lista care apare cât scrii arată ce poți face.
denied-unknown-button = Nu mai recunosc butonul acesta.
denied-permission-missing = În canalul acesta îmi trebuie o permisiune pe care nu o am: *{ $permission ->
    [view_channel] Vizualizare canale
    [send_messages] Trimitere mesaje
   *[other] Trimitere mesaje în fire
}*. Roagă un moderator să mi-o dea.
denied-not-your-match = Turele acestei partide le pot vedea numai cei care au jucat-o. Oricare dintre ei poate arăta o tură aici cu *Arată tuturor*.
denied-match-elsewhere = Poți vedea turele acelei partide doar acolo unde ai jucat-o: deschide-le pe acel server sau în acel chat.
denied-not-your-deal = Tura aceasta o pot vedea numai cei care stăteau atunci la masă. Oricare dintre ei o poate arăta aici cu *Arată tuturor*.
denied-shared-already = E deja în canalul acesta, unde o poate vedea toată lumea.
denied-shared-elsewhere = Poți arăta această tură tuturor doar acolo unde ai jucat-o: deschide-o pe acel server sau în acel chat și apasă acolo pe *Arată tuturor*.
denied-no-match-of-yours = N-ai jucat încă nicio partidă aici.
denied-no-deal-of-yours = În partida asta n-ai terminat încă nicio tură. Turele de dinainte să vii sunt pentru cei care le-au jucat.
denied-no-such-deal = Tura aceea nu e terminată sau nu există.
denied-deal-unreadable = Tura aceea n-o mai pot citi: s-a jucat cu altă versiune a acestui bot.
denied-no-finished-deal = { $deals ->
    [0] La masa asta nu s-a terminat încă nicio tură.
    [one] La masa asta s-a terminat o singură tură.
    [few] La masa asta s-au terminat numai { $deals } ture.
   *[other] La masa asta s-au terminat numai { $deals } de ture.
}
denied-may-not-look = Cum se desenează mesele unui server care m-a adăugat alege numai cine are voie să-l gestioneze.
denied-may-not-choose-language = Limba unui server care m-a adăugat o aleg numai cei care au voie să-l gestioneze.
denied-no-hints = La masa asta nu se dau sfaturi. Gazda le poate permite înainte de partidă.
denied-no-such-position = De acolo nu se mai poate juca: tura se terminase deja.
denied-practice-gone = Exercițiul acela s-a încheiat: rămâne deschis doar cel mai nou. Deschide din nou tura sau problema ca să începi altul.
denied-practice-unreadable = Exercițiul acela nu poate continua: a fost început cu altă versiune a acestui bot. Deschide din nou tura sau problema ca să începi altul.
denied-no-decisions = În tura aceea n-ai avut nimic de hotărât, deci nu e nimic de analizat.
denied-nobody-analyses = Acum nu pot gândi așa departe: ori abia am pornit, ori persoana care mă ține pornit a dezactivat analiza (`TAROK_WORKERS`). Mai încearcă peste un minut.
denied-analysis-failed = Mi-am pierdut șirul la jumătate. Altceva nu s-a pierdut: mai încearcă o dată, te rog.
