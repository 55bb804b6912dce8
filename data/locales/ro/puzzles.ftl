# Probleme: poziții din ture adevărate.

puzzle-title = Problemă · { $game }
puzzle-number = { $number ->
    [one] deocamdată o singură problemă
    [few] { $number } probleme
   *[other] { $number } de probleme
}
puzzle-same = E totuna
puzzle-tricks = Levatele de până acum
puzzle-right = { $same ->
    [1] **Corect:** e totuna, rezultatul este același.
   *[0] **Corect:** { $right }.
}
puzzle-wrong = { $same ->
    [1] **Greșit:** nu e totuna. Cel mai bine: { $right }.
   *[0] **Greșit:** { $choice }. Cel mai bine: { $right }.
}
puzzle-wrong-same = **Nu chiar:** aici e totuna, rezultatul este același.
puzzle-cost = { $choice } costă în medie **{ $cost }**.
puzzle-played-out = Cu cărțile așa cum erau, după { $choice } jocul ar fi continuat așa:
puzzle-why = De ce?
puzzle-why-also = În plus: { $reason }.
puzzle-others = Alții au ales: { $choices }
puzzle-worlds = { $worlds ->
    [one] Încercat într-o împărțire care se potrivește cu ce vezi.
    [few] Încercat în { $worlds } împărțiri care se potrivesc cu ce vezi.
   *[other] Încercat în { $worlds } de împărțiri care se potrivesc cu ce vezi.
}
puzzle-rating = Ratingul tău la probleme: { $rating }
puzzle-repeated = O problemă care a revenit: ratingul tău rămâne neschimbat.
puzzle-own = O problemă dintr-o tură de-a ta: ratingul tău rămâne neschimbat.
puzzle-own-left = Din turele tale e destul pentru azi: acum vin alte probleme, iar { $number ->
    [one] una de-a ta mai așteaptă.
    [few] { $number } de-ale tale mai așteaptă.
   *[other] { $number } de-ale tale mai așteaptă.
}
puzzle-in-place = În locul unei probleme pe care o cunoști deja: ratingul tău rămâne neschimbat.
puzzle-next = Problema următoare
puzzle-try = Încearcă
puzzle-hands = Arată toate mâinile
puzzle-vote-up = 👍 Problemă bună
puzzle-vote-down = 👎 Problemă slabă
puzzle-theme-draw = Scoaterea taroacelor
puzzle-theme-pagat = Pagatul
puzzle-theme-mond = Mondul
puzzle-theme-hold = Păstrarea regelui
puzzle-theme-feed = Puncte pentru partener
puzzle-theme-count = Numărarea punctelor
puzzle-theme-discard = Talon și decartare
puzzle-theme-bid = Licitezi sau zici pas
puzzle-theme-king = Care rege?
puzzle-theme-kontra = Contra sau nu
puzzle-theme-endgame = Ultimele levate
denied-no-puzzles = Pentru acest joc nu există încă probleme. Alege altul: **/tarok puzzles**, *game*.
denied-no-puzzles-about = Pe tema aceasta nu există încă probleme la acest joc. Fără *theme* primești una oarecare.
denied-puzzles-done = { $number ->
    [one] Singura problemă de felul acesta o cunoști deja. Dacă ai greșit-o, revine peste câteva zile.
    [few] Cunoști deja toate cele { $number } probleme de felul acesta. Cele greșite revin peste câteva zile.
   *[other] Cunoști deja toate cele { $number } de probleme de felul acesta. Cele greșite revin peste câteva zile.
}
denied-puzzles-done-today = Pentru azi, atât de felul acesta. Mâine revin altele pe care le-ai greșit.
denied-puzzle-gone = Problema aceea nu mai există. **/tarok puzzles** îți arată alta.
puzzle-of-day = Problema zilei
puzzle-of-day-name = Tarok, problema { $number }
denied-puzzle-of-day-done = Ai răspuns la problema de azi. Următoarea vine <t:{ $at }:R>.
