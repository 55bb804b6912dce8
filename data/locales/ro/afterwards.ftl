# După ce se închide o zi: cum au mers turele ei, prin mesaj direct.

afterwards-rank = Locul tău pe serverul unde ai jucat-o: **{ $rank }** din { $number }.
afterwards-costliest = **Decizia ta cea mai costisitoare:** { $choice } Puncte pierdute: **{ $cost }**.
afterwards-unjudged = Puncte pierdute din greșeli: încă necunoscute. Când se vor ști, le găsești la *{ $days }*.
afterwards-look = Vezi momentul
