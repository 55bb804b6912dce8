# Jak widać karty: `/tarok look`.

look-title-person = ### Jak widzisz karty
look-title-server = ### Jak wyglądają stoły tego serwera
look-note-pictures = Obrazki kart i stołu; każdy ma opis słowny dla czytników ekranu.
look-note-emojis = Tekst z małym obrazkiem przy każdej karcie.
look-note-text = Sam tekst, ze znakami kolorów.
look-no-emojis = Emoji jeszcze nie ma, więc widzisz tekst, dopóki ktoś, kto mnie prowadzi, ich nie wgra.
look-sample = Kilka kart tej talii: { $cards }
look-style-pictures = Obrazki
look-style-emojis = Emoji
look-style-text = Tekst
look-deck-classic = Talia klasyczna
look-deck-clear = Talia czytelna
look-to-server = Stoły tego serwera
look-to-person = Moje karty
look-to-habits = Jak gram
look-forced-cards-always = Zawsze
look-forced-cards-harmless = Tylko gdy nic od tego nie zależy
look-forced-cards-never = Nigdy
habits-title = ### Jak grasz
habits-forced-cards = Automatyczne zagranie jedynej karty
habits-forced-cards-note = Gdy reguły zostawiają ci jedną kartę, mogę zagrać ją za ciebie. Dopóki nie wybierzesz, w pierwszych trzech rozdaniach zostawiam ją tobie.
habits-order = Kolejność twoich kart
look-trumps-left = Taroki po lewej
look-trumps-right = Taroki po prawej
look-suits-colour = Kolory czarne i czerwone na przemian
look-suits-pack = Kolory zawsze ♠ ♣ ♦ ♥
look-ranks-high = Od wysokich kart
look-ranks-low = Od niskich kart
habits-letters = Litery na figurach
habits-coach = Trener, sam na sam z botami
look-coach-first = W moich pierwszych rozdaniach
look-coach-always = Zawsze
look-coach-never = Nigdy
habits-puzzles = Zadania z twoich rozdań z innymi, bez imion
look-puzzles-all = Dla wszystkich
look-puzzles-mine = Tylko dla mnie
habits-back = Wygląd kart
help-looks = **Wygląd**

# W jakim języku się mówi: `/tarok language`.

language-title-person = ### Twój język
language-title-server = ### Język tego serwera
language-note-person = W tym języku odpowiadam tobie i pokazuję twoje karty. To, co widzą wszyscy, jest w języku serwera.
language-note-server = W tym języku są stoły i wyniki na tym serwerze. Tak też odpowiadam każdemu, kto nie ma ustawionego własnego języka.
language-auto-person = Jak na serwerze albo w twoim Discordzie
language-auto-server = Jak w Discordzie
language-auto = Automatycznie
language-to-person = Mój język
language-to-server = Język tego serwera
