# How cards are shown: `/tarok look`.

look-title-person = ### Kako vidiš karte
look-title-server = ### Kako so narisane mize tega strežnika
look-note-pictures = Slike kart in mize; za bralnike zaslona vsaka z besedami pove, kaj kaže.
look-note-emojis = Besedilo z majhno sličico pri vsaki karti.
look-note-text = Samo besedilo, z znaki barv.
look-no-emojis = Sličic še ni, zato vidiš besedilo, dokler jih ne naloži tisti, ki me poganja.
look-sample = Nekaj kart iz tega kompleta: { $cards }
look-style-pictures = Slike
look-style-emojis = Sličice
look-style-text = Besedilo
look-deck-classic = Klasične karte
look-deck-clear = Pregledne karte
look-to-server = Mize tega strežnika
look-to-person = Moje karte
look-to-habits = Kako igram
look-forced-cards-always = Vedno
look-forced-cards-harmless = Samo če od nje ni nič odvisno
look-forced-cards-never = Nikoli
habits-title = ### Kako igraš
habits-forced-cards = Edina možna karta gre sama
habits-forced-cards-note = Kadar ti pravila pustijo eno samo karto, jo lahko odigram namesto tebe. Dokler ne izbereš, jo v prvih treh delitvah prepustim tebi.
habits-order = Vrstni red tvojih kart
look-trumps-left = Taroki levo
look-trumps-right = Taroki desno
look-suits-colour = Črne in rdeče barve izmenično
look-suits-pack = Barve vedno ♠ ♣ ♦ ♥
look-ranks-high = Najprej visoke karte
look-ranks-low = Najprej nizke karte
habits-letters = Črke na slikah
habits-coach = Trener, pri igri samo s hišo
look-coach-first = V mojih prvih delitvah
look-coach-always = Vedno
look-coach-never = Nikoli
habits-puzzles = Uganke iz tvojih delitev z drugimi, brez imen
look-puzzles-all = Za vse
look-puzzles-mine = Samo zame
habits-back = Videz kart
help-looks = **Videz**

# In which language things are said: `/tarok language`.

language-title-person = ### Tvoj jezik
language-title-server = ### Jezik tega strežnika
language-note-person = V tem jeziku so moji odgovori tebi in tvoje karte. Kar vidijo vsi, je v jeziku strežnika.
language-note-server = V tem jeziku so mize in obračuni tega strežnika. V njem odgovarjam tudi ljudem, razen če so izbrali svojega.
language-auto-person = Jezik strežnika ali tvojega Discorda
language-auto-server = Kot v Discordu
language-auto = Samodejno
language-to-person = Moj jezik
language-to-server = Jezik tega strežnika
