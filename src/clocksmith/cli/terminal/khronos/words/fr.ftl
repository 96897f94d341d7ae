# Ce que le terminal dit de Khronos, en français.

example = build keep might f7
example-short = b k m f7
which-place = Quelle place ? Tapez sa case, ou « back ».

clock = Manche { $round } sur { $rounds }, revenus en { $income }
piles = Pioche { $pile }, défausse { $discards }
face-up = Visibles { $cards }

ecus = Écus
cubes = Cubes
adventurers = Aventuriers (cartes libres)
cards = Cartes
domain = Domaine
holders = À qui
pays = Rapporte

change-ecus = écus { $old } → { $new }
change-ecus-by = écus { $by }
change-cubes = cubes { $old } → { $new }
change-income = revenu { $age } { $old } → { $new }
change-holder = { $age } : le domaine autour de { $cell } revient à { $seats } et rapporte { $ecus }

legend-ruin = ruine : plus pâle et hachurée
legend-cubes = un chiffre sur un bâtiment : à qui est le cube ; dans un titre : à qui est l’aventurier
legend-mark = une place proposée (* sur un bâtiment)
ground-plain = plaine
ground-forest = forêt
ground-mountain = montagne
ground-river = rivière

income-line = Revenu
