# Uganke: položaji iz pravih delitev.

puzzle-title = Uganka · { $game }
puzzle-number = { $number ->
    [one] { $number } uganka
    [two] { $number } uganki
    [few] { $number } uganke
   *[other] { $number } ugank
}
puzzle-same = Vseeno je
puzzle-tricks = Štihi doslej
puzzle-right = { $same ->
    [1] **Pravilno:** vseeno je, izid je isti.
   *[0] **Pravilno:** { $right }.
}
puzzle-wrong = { $same ->
    [1] **Narobe:** ni vseeno. Najbolje: { $right }.
   *[0] **Narobe:** { $choice }. Najbolje: { $right }.
}
puzzle-wrong-same = **Ne povsem:** tu je vseeno, izid je isti.
puzzle-cost = { $choice } stane povprečno **{ $cost }**.
puzzle-played-out = Pri pravi razdelitvi kart bi po potezi { $choice } šlo takole naprej:
puzzle-why = Zakaj?
puzzle-why-also = Poleg tega: { $reason }.
puzzle-others = Drugi so izbrali: { $choices }
puzzle-worlds = { $worlds ->
    [one] Preizkušeno v { $worlds } razdelitvi, ki se ujema s tem, kar vidiš.
    [two] Preizkušeno v { $worlds } razdelitvah, ki se ujemata s tem, kar vidiš.
    [few] Preizkušeno v { $worlds } razdelitvah, ki se ujemajo s tem, kar vidiš.
   *[other] Preizkušeno v { $worlds } razdelitvah, ki se ujemajo s tem, kar vidiš.
}
puzzle-rating = Tvoj rating pri ugankah: { $rating }
puzzle-repeated = Uganka, ki se je vrnila: tvoj rating ostane, kakršen je.
puzzle-own = Uganka iz tvoje delitve: tvoj rating ostane, kakršen je.
puzzle-own-left = Iz tvojih delitev je za danes dovolj: zdaj so na vrsti druge uganke, { $number ->
    [one] { $number } tvoja pa še čaka.
    [two] { $number } tvoji pa še čakata.
    [few] { $number } tvoje pa še čakajo.
   *[other] { $number } tvojih pa še čaka.
}
puzzle-in-place = Namesto uganke, ki jo že poznaš: tvoj rating ostane, kakršen je.
puzzle-next = Naslednja uganka
puzzle-try = Preizkusi
puzzle-hands = Pokaži vse karte
puzzle-vote-up = 👍 Dobra uganka
puzzle-vote-down = 👎 Slaba uganka
puzzle-theme-draw = Vlečenje tarokov
puzzle-theme-pagat = Pagat
puzzle-theme-mond = Mond
puzzle-theme-hold = Zadrži kralja
puzzle-theme-feed = Točke za soigralca
puzzle-theme-count = Štetje točk
puzzle-theme-discard = Talon in zalaganje
puzzle-theme-bid = Licitirati ali ne
puzzle-theme-king = Kateri kralj?
puzzle-theme-kontra = Kontra ali ne
puzzle-theme-endgame = Zadnji štihi
denied-no-puzzles = Za to igro še ni ugank. Izberi drugo: **/tarok puzzles**, *game*.
denied-no-puzzles-about = O tem v tej igri še ni ugank. Brez *theme* dobiš katero koli.
denied-puzzles-done = { $number ->
    [one] Edino uganko te vrste že poznaš. Če je bila narobe, se čez nekaj dni vrne.
    [two] Obe uganki te vrste že poznaš. Kar je bilo narobe, se čez nekaj dni vrne.
    [few] Vse { $number } uganke te vrste že poznaš. Kar je bilo narobe, se čez nekaj dni vrne.
   *[other] Vseh { $number } ugank te vrste že poznaš. Kar je bilo narobe, se čez nekaj dni vrne.
}
denied-puzzles-done-today = Za danes je to vse te vrste. Jutri se vrnejo še druge, ki so bile narobe.
denied-puzzle-gone = Te uganke ni več. **/tarok puzzles** ti pokaže drugo.
puzzle-of-day = Uganka dneva
puzzle-of-day-name = Tarok, uganka { $number }
denied-puzzle-of-day-done = Današnja uganka je že rešena. Naslednja pride <t:{ $at }:R>.
