# Ce que le terminal dit de The Sands of Time, en français.

example = build quarry italia
example-short = b q ita
which-place = Quelle région ? Tapez son nom ou le début, ou « back ».

map = RÉGIONS
chronicles = CHRONIQUES ET PROGRÈS
setting-up = Mise en place
clock = Génération { $generation }, manche { $round }
start-player = Premier joueur { $seat }

points = Points
unrest = Mécont.
heritage = héritage
heritage-of = héritage { $category }
crops = Blé
gold = Or
income-crops = revenu de blé
income-gold = revenu d’or
regions = Régions
peasants = Paysans
soldiers = Soldats
advances = Progrès
fountains = Fontaines
lyres = Lyres
goods = March.
emphasis = Priorité
played = joué { $cards }
bonuses = actions bonus { $bonuses }
chosen = choisi { $cards }
face-down = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}

forecast = Il manque encore à vos chroniques : symboles pour la case / héritage
chronicle = Chronique
crowded = La région { $region } ({ $seat }) compte { $citizens } citoyens pour { $room } places : le mécontentement va monter.
threat = { $seat } pourrait piller { $region } et prendre { $amount }.
supply = Constructions en réserve

change = { $what } { $old } → { $new }

legend-tile = { $resource }, capacité 4
legend-capital = capitale
legend-province = province
legend-colony = colonie
legend-ways = { $example } : la voisine Italia, une marchandise ({ $sign }) sur la frontière, des caravanes de 0 et 1 ; en minuscules : hors jeu
legend-crowded = trop peuplée
legend-offered = proposée
legend-track = Piste des dynasties
legend-marker = le marqueur
legend-growth = croissance
legend-cards = [3] une carte de chronique, [?] une carte cachée ; le chiffre près d’une place sur une case : ce qui y compte pour elle
legend-supply = entre parenthèses : revenu, citoyens en réserve
ground-plain = plaine
ground-mountain = montagne
ground-island = île
