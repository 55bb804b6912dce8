# The manual's frame, and the help page.

manual-none = Pentru jocul acesta nu există curs.
manual-page = Pagina { $page } din { $pages }
manual-back = Înapoi
manual-next = Înainte
rule-open = Regula { $number }
rule-section = Din capitolul „{ $section }”
rule-in-english = Regulile numerotate sunt scrise în engleză.
help-title = ## Tarok
help-play =
    `/tarok new` deschide o masă în acest canal. Prietenii apasă *Intră*; *Completează și începe* dă locurile libere jucătorilor casei și împarte cărțile.
    Cărțile îți vin într-un mesaj pe care îl vezi numai tu. Butoanele lui sunt exact ce ai voie să faci. Dacă a dispărut, apasă *Cărțile mele* la masă.
    ♠ ♣ ♦ ♥ sunt culorile; figurile sunt K (rege), Q (damă), C (cavaler), J (valet). La culorile negre, dintre cărțile mici 10 e cea mai mare și 7 cea mai mică; la roșii, 1 e cea mai mare și 4 cea mai mică. Taroacele sunt Pagatul 1, T2 până la T20, Mondul 21 și, cel mai mare, Skizul.
    Lista *De ce nu…?* de sub cărți îți spune de ce nu poți juca o carte și deschide regula.
help-games = **Jocuri:** { $games }. `/tarok rules` ți le explică pe toate.
help-tables = **Masa**
help-play-commands = **Jocul**
help-scores = **Scorul**
help-manual = **De învățat**
help-server = **Serverul**
help-command = `/tarok { $name }` – { $does }
