# Was das Terminal über Khronos sagt, auf Deutsch.

example = build keep might f7
example-short = b k m f7
which-place = Welcher Platz? Gib das Feld ein oder „back“.

clock = Runde { $round } von { $rounds }, Einkommen in { $income }
piles = Stapel { $pile }, Ablage { $discards }
face-up = Offen { $cards }

ecus = Taler
cubes = Würfel
adventurers = Abenteurer (Karten frei)
cards = Karten
domain = Domäne
holders = Gehört
pays = Ertrag

change-ecus = Taler { $old } → { $new }
change-ecus-by = Taler { $by }
change-cubes = Würfel { $old } → { $new }
change-income = Einkommen { $age } { $old } → { $new }
change-holder = { $age }: Die Domäne um { $cell } gehört { $seats } und bringt { $ecus } ein

legend-ruin = Ruine: blasser und schraffiert
legend-cubes = eine Zahl auf einem Gebäude: wessen Würfel; im Titel: wessen Abenteurer
legend-mark = ein Platz, der angeboten wird (* auf einem Gebäude)
ground-plain = Ebene
ground-forest = Wald
ground-mountain = Gebirge
ground-river = Fluss

income-line = Einkommen
