# După ce se închide o zi: cum au mers turele ei, prin mesaj direct.

afterwards-rank = Locul tău pe serverul unde ai jucat-o: **{ $rank }** din { $number }.
afterwards-costliest = **Decizia ta cea mai costisitoare:** { $choice } Puncte pierdute: **{ $cost }**.
afterwards-unjudged = Punctele pierdute din greșeli care lipsesc aici nu se știu încă. Când se vor ști, le găsești la *{ $days }*.
afterwards-look = Vezi momentul
