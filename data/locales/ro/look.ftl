# How cards are shown: `/tarok look`.

look-title-person = ### Cum vezi cărțile
look-title-server = ### Cum se desenează mesele acestui server
look-note-pictures = Imagini ale cărților și ale mesei; fiecare spune și în cuvinte ce arată, pentru cititoarele de ecran.
look-note-emojis = Text cu o imagine mică la fiecare carte.
look-note-text = Numai text, cu semnele culorilor.
look-no-emojis = Încă nu sunt emoji: vezi text până le încarcă persoana care mă ține pornit.
look-sample = Câteva cărți din pachetul acesta: { $cards }
look-style-pictures = Imagini
look-style-emojis = Emoji
look-style-text = Text
look-deck-classic = Cărți clasice
look-deck-clear = Cărți ușor de citit
look-to-server = Mesele serverului
look-to-person = Cărțile mele
look-to-habits = Cum joc
look-forced-cards-always = Întotdeauna
look-forced-cards-harmless = Numai dacă nu depinde nimic de ea
look-forced-cards-never = Niciodată
habits-title = ### Cum joci
habits-forced-cards = Singura carte, de la sine
habits-forced-cards-note = Când regulile îți lasă o singură carte, o pot juca eu pentru tine. Până alegi, în primele trei ture ți-o las ție.
habits-order = Ordinea cărților tale
look-trumps-left = Taroace la stânga
look-trumps-right = Taroace la dreapta
look-suits-colour = Culori negre și roșii alternate
look-suits-pack = Culorile mereu ♠ ♣ ♦ ♥
look-ranks-high = Întâi cărțile mari
look-ranks-low = Întâi cărțile mici
habits-letters = Literele figurilor
habits-coach = Antrenorul, numai cu boții
look-coach-first = În primele mele ture
look-coach-always = Mereu
look-coach-never = Niciodată
habits-puzzles = Probleme din turele tale cu alții, fără nume
look-puzzles-all = Pentru toți
look-puzzles-mine = Doar pentru mine
habits-back = Aspectul cărților
help-looks = **Cum arată**

# In which language things are said: `/tarok language`.

language-title-person = ### Limba ta
language-title-server = ### Limba acestui server
language-note-person = Răspunsurile mele și cărțile tale sunt în limba aceasta. Ce vede toată lumea e în limba serverului.
language-note-server = Mesele și scorurile acestui server sunt în limba aceasta. Tot în ea îi răspund fiecăruia, dacă nu și-a ales alta.
language-auto-person = A serverului sau a Discordului tău
language-auto-server = Cum e în Discord
language-auto = Automat
language-to-person = Limba mea
language-to-server = Limba serverului
