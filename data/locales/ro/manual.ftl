# The manual's frame, and the help page.

manual-none = Pentru jocul acesta nu există curs.
manual-learn = Învață jocul
manual-page = Pagina { $page } din { $pages }
manual-back = Înapoi
manual-next = Înainte
rule-open = Regula { $number }
rule-section = Din capitolul „{ $section }”
rule-in-english = Textul exact există deocamdată doar în engleză; cursul jocului e în română.
help-title = ## Tarok
help-play =
    `/tarok new` deschide o masă în acest canal. Prietenii apasă *Intră*; *Completează și începe* dă locurile libere boților și împarte cărțile.
    Cărțile îți vin într-un mesaj pe care îl vezi numai tu. Butoanele lui sunt exact ce ai voie să faci. Dacă a dispărut, apasă *Cărțile mele* la masă.
    ♠ ♣ ♦ ♥ sunt culorile; figurile sunt K (rege), Q (damă), C (cavaler), J (valet). La culorile negre, dintre cărțile mici 10 e cea mai mare și 7 cea mai mică; la roșii, 1 e cea mai mare și 4 cea mai mică. Taroacele sunt Pagatul 1, T2 până la T20, Mondul 21 și, cel mai mare, Skizul. Tarocul lombard are mai multe cărți: le arată cursul lui.
    Lista *De ce nu…?* de sub cărți îți spune de ce nu poți juca o carte și deschide regula.
help-games = **Jocuri:** { $games }. `/tarok learn` ți le explică pe toate.
help-tables = **Masa**
help-play-commands = **Jocul**
help-scores = **Scorul**
help-manual = **De învățat**
help-server = **Serverul**
help-command = `/tarok { $name }` – { $does }

# Ce stă deasupra cărților pe care le arată un curs.
taught-black = ♠ și ♣, de sus în jos
taught-red = ♦ și ♥: 1 e cea mai bună carte mică
taught-trula = { $trula }
taught-three = trei cărți fac 5 + 4 + 1 − 2 = 8
taught-four = patru cărți fac 5 + 4 − 1 = 8
taught-worth = valorează 6, apoi 5, 4, 3, 2 și nimic
taught-honours = cei șapte onori
taught-birds = Pagatul, Uhu și Kakadu
taught-rostopschin = Rostopschin: o levată cu T17, apoi una cu T18
taught-straw = un om de paie: o carte pe față, trei ascunse
taught-sets-three = talonul în seturi de trei
taught-sets-two = în seturi de două
taught-sets-one = carte cu carte
taught-call = se cheamă unul dintre acești regi
taught-follow = se dă la culoare: câștigă cartea cea mai mare din ea
taught-trumped = fără culoarea aceea: un taroc, și el câștigă
taught-higher = câștigă tarocul cel mai mare
taught-off = altă culoare nu câștigă niciodată
taught-emperor = levata împăratului: o ia Pagatul
taught-beat = Klop și cerșetori: bați levata dacă poți
taught-kings = toți cei patru regi
taught-last-king = ultima levată: o ia regele chemat
taught-last-pagat = ultima levată: o ia Pagatul
taught-caught = Mondul e prins
taught-matto = Matto nu ia niciodată levata
