# A doua și a treia tură a zilei, pentru cine vrea.

daily-further = Tura aceasta e la alegere: se compară și se arată ca prima, iar zilele tale la rând nu depind de ea. Dacă o deschizi și o lași neterminată, în clasament contează ca 0{"\u00A0"}%.
daily-left-further = În clasament contează ca 0{"\u00A0"}%.
daily-next-deal = { $deal ->
    [2] A doua tură
   *[other] A treia tură
}
daily-day-total = Turele zilei: { $finished } din { $deals }. În medie, mai bine decât **{ $percent }{"\u00A0"}%** dintre boți.
daily-day-finished = Turele zilei terminate: { $finished } din { $deals }.
daily-share-day = ture: { $finished }, în medie { $percent }{"\u00A0"}%
denied-daily-deal-before = Termină mai întâi tura dinainte.
channel-all-deals = **Toate turele ({ $deals }), în medie mai bine decât:** { $names }
channel-of-all-deals = { $name } { $percent }{"\u00A0"}% dintre boți
