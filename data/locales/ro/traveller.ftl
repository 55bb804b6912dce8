# Fișa unei ture închise: toate contractele jucate cu cărțile ei și cum s-au terminat.

traveller-look = Toate mesele
traveller-title = Toate mesele cu aceste cărți
traveller-as-declarer = Ca declarant
traveller-as-partner = Ca partener al declarantului
traveller-as-defender = În apărare
traveller-as-none = Fără declarant
traveller-as-unknown = Contract necunoscut
traveller-points = pct
traveller-ahead = avans
traveller-note = ×: oameni + boți, toți pe același loc. ✓: de câte ori a câștigat declarantul.
traveller-means = Punctele sunt o medie.
traveller-means-ahead = Punctele și avansul față de masă sunt medii.
traveller-own = { $mark }: rezultatul tău.
traveller-pick-line = Vezi un contract…
traveller-pick-deal = Tura { $deal } din { $deals }: vezi alta…
traveller-all = Toate rândurile
traveller-none-to-see = Niciuna dintre aceste ture nu poate fi văzută. Pe ale altora le vede cine a terminat la timp aceeași tură (pe cele mai vechi nu) și tot serverul după ce sunt arătate; mutările boților se șterg în mare parte la două săptămâni după închidere.
traveller-viewers = După încheiere, cine a terminat la timp aceeași tură poate vedea cum ai jucat-o tu (*{ $traveller }*). Numele tău apare doar pe serverul unde ai jucat.
denied-no-traveller = Tura aceasta nu are o fișă a meselor. Turele zilei, turele cu clasament și turele de turneu au una după ce se închid.
denied-no-traveller-line = Rândul acesta nu mai e în fișă.
