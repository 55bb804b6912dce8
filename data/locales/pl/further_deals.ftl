# Drugie i trzecie rozdanie dnia, dla chętnych.

daily-further = To rozdanie jest dla chętnych: porównuje się je i udostępnia jak pierwsze, a dni z rzędu od niego nie zależą. Otwarte i niedokończone liczy się w rankingu jako 0%.
daily-left-further = W rankingu liczy się jako 0%.
daily-next-deal = { $deal ->
    [2] Drugie rozdanie
   *[other] Trzecie rozdanie
}
daily-day-total = Rozdania dnia: { $finished } z { $deals }. Średnio lepiej niż **{ $percent }%** botów.
daily-day-finished = Skończone rozdania dnia: { $finished } z { $deals }.
daily-share-day = rozdania: { $finished }, średnio { $percent }%
denied-daily-deal-before = Najpierw dokończ poprzednie rozdanie.
channel-all-deals = **Wszystkie rozdania ({ $deals }), średnio lepiej niż:** { $names }
channel-of-all-deals = { $name } { $percent }% botów
