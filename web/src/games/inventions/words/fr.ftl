# Ce que dit le plateau d’Inventions à côté des mots du jeu, en français.

## Parties du plateau

parts = Parties du plateau
front-0 = Monde
front-1 = Forums
front-2 = Idées
front-3 = Sociétés
front-4 = Chaînes
world = Le monde
assembly = L’assemblée
tracks = Ères, influence et ordre du tour
shelves = Idées et jalons
societies = Plateaux de société
whose-society = Plateau affiché
hint-looking = { $by ->
        [finger] Touchez quelque chose pour en savoir plus.
       *[mouse] Pointez quelque chose pour en savoir plus.
    }
hint-asked = Choisissez une des options en surbrillance.

## Régions

no-card = Pas encore d’idée ici
citizens-of = { $count } de { $seat }
specialist-tile = { $count ->
        [one] Présenter avec { $count } citoyen : { $benefit }
       *[other] Présenter avec { $count } citoyens : { $benefit }
    }
presenting = Présenter ici : { $what }.
knowledge = Tuile de savoir
knowledge-points = { $ip } PI pour chacune
scholar-here = Un érudit est ici :
no-scholar = Tuile de savoir sans érudit :
scholar-teaches = Un érudit enseigne : { $what }.
knowledge-left = La tuile de savoir montre « { $what } » ; son érudit est parti.
wealth-of = Richesse { $letter } ×{ $count }
wealth-left = Tuiles de Richesse restantes : { $count }
wealth-here = { $tile } ({ $what }), encore { $count }.
influence-spaces = Places pour les tuiles d’influence
spaces-free = { $count ->
        [one] une place libre pour une tuile d’influence
       *[other] { $count } places libres pour des tuiles d’influence
    }
influence-tile = demande { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    }, donne { $ip } PI, enchaîne { $deed }

## Idées et jalons

era = ère { $era }
era-now = maintenant
era-1 = Âge de pierre
era-2 = Néolithique
era-3 = Métaux
era-4 = Antiquité
era-5 = Moderne
era-6 = Informatique
invention = invention
extra = coûte +{ $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    }
costs-extra = Elle coûte { $count } { $count ->
        [one] citoyen
       *[other] citoyens
    } de plus.
needs = Demande le jalon « { $milestone } ».
needs-why = Demande le jalon « { $milestone } » ({ $why }).
chains-as-invention = Comme invention, elle enchaîne « { $deed } ».
access-of = chez { $owner }
reached-why = Vous pouvez l’utiliser : { $why }.
barred-why = Vous ne pouvez pas encore l’utiliser : { $why }.
handshake = Un diplomate y reçoit : { $benefit }.
idea-display = Présentoir d’idées
deck-left = encore { $count } dans la pioche
pile-top = dessus de la pioche
eureka-display = Présentoir Eurêka
taken = pris
private-displays = Jalons privés
unclaimed = libre
common-knowledge = Savoir commun
common-spaces = { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
discarded = { $count ->
        [one] { $count } jalon défaussé, connu de tous
       *[other] { $count } jalons défaussés, connus de tous
    }
posts-free = { $count ->
        [0] complet
       *[other] { $count } libres
    }

## Assemblée et pistes

forum = Forum { $forum }
epoch-of = pilier d’époque de { $seat }
season-of = pilier de saison de { $seat }
planned = prévu
plan-ahead = C’est bientôt à vous. Choisissez déjà où ira votre pilier pendant que le joueur précédent termine.
when = Manche { $round } sur { $rounds } · ère { $era } : { $name }
round-season = Manche { $round } : un pilier de saison
round-epoch = Manche { $round } : le pilier d’époque, puis l’ère s’achève
round-now = Manche { $round }, maintenant
influence-track = Influence
band = { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }, { $ip } PI à la fin, { $change } au changement d’ère
turn-order = Ordre du tour
take-rank = Place { $place }
deed-0 = Posez une de vos idées dans une région sans carte. Des citoyens vont sur sa tuile de spécialistes, qui donne son avantage.
deed-1 = Transformez une idée présentée, dont vous pouvez utiliser le jalon, en invention. Recevez une aspiration de Technologie.
deed-2 = Rejoignez l’invention d’un autre joueur, recevez un spécialiste et enchaînez peut-être son action.
deed-3 = Tous ceux qui participent à une invention reçoivent leur part. Vous recevez une tuile de Richesse ou un joker.
deed-4 = Ramenez des citoyens d’une région. Recevez une aspiration d’Économie et enchaînez peut-être une de vos inventions.
deed-5 = Placez une tuile d’influence là où vous avez le plus de citoyens, et enchaînez peut-être une des vôtres.
deed-6 = Un citoyen suit une corde. Recevez une aspiration de Culture et apprenez peut-être d’un érudit.
deed-7 = Prenez un jalon d’une ère suivante et une case de la piste des ères.
deed-8 = Un citoyen va sur un jalon, qui donne son avantage.
deed-9 = Un citoyen revient d’un jalon comme académicien. Le jalon donne encore une fois son avantage.

## Sociétés

citizens = Citoyens
available = { $count ->
        [one] disponible
       *[other] disponibles
    }
exhausted = { $count ->
        [one] épuisé
       *[other] épuisés
    }
academics = académiciens
of-at-most = sur { $count } au plus
scholars = érudits
supply = en réserve
chain-tokens = jetons de chaîne
progress-map = Carte de progrès
progress-limit = jusqu’à { $count } par tour
row = Rangée de tuiles
row-cost = placer coûte { $count } d’influence
row-empty = Vide.
aspiration = Aspiration : { $field }
marked = utilisée pendant cette ère
flipped = retournée
flipped-count = { $count ->
        [one] { $count } tuile de Technologie est retournée.
       *[other] { $count } tuiles de Technologie sont retournées.
    }
ideas = Idées ({ $count })
inventions = Inventions ({ $count })
none-there = Aucune.
no-ideas = Aucune idée.
influence-tiles = Tuiles d’influence à vous
goals = Objectifs privés
goals-scored = les { $count } meilleurs comptent
goals-hidden = { $count ->
        [one] { $count } objectif, caché jusqu’à la fin
       *[other] { $count } objectifs, cachés jusqu’à la fin
    }
goal-now = { $ip } PI sur { $most }
goal-part = { $metric } : { $count }, { $ip } PI
at-home = { $count } chez vous
copies-left = encore { $count }

## Chaînes et partage

chains = Chaînes
tokens-ready = { $count ->
        [one] { $seat } : { $count } jeton
       *[other] { $seat } : { $count } jetons
    }
chains-now = Maintenant
chains-open = Après une action possible
chains-none = Vous ne pouvez rien enchaîner maintenant.
chains-barred = { $count ->
        [one] { $count } chaîne impossible, et pourquoi
       *[other] { $count } chaînes impossibles, et pourquoi
    }
opened-by = après { $deed }
brings-points = PI pour les tuiles de savoir
source-card = Invention possédée « { $name } »
source-card-there = Invention « { $name } » ({ $where })
source-influence_tile = Tuile d’influence { $name }, une fois placée
source-influence_tile-there = Tuile d’influence { $name } ({ $where })
source-knowledge = Tuile de savoir { $name }
source-knowledge-there = Érudit ({ $where })
source-tile = Tuile { $name }
sharings = Ce que le partage donnerait
whoever-shares = { $seat }, pour le partage
due-ip = +{ $ip } PI
due-card = garde la carte
due-card-leaves = la carte quitte la partie
due-joins = +{ $count } de la réserve sur la mappemonde
due-released = { $count ->
        [one] { $count } citoyen sur la mappemonde
       *[other] { $count } citoyens sur la mappemonde
    }
reward-wealth = { $tile }
reward-joker = une aspiration joker
reward-none = rien
or = ou

## Chronos

chronos = Chronos
chronos-here = Le pilier de Chronos est ici
chronos-facts = Pilier : { $region } ; réserve : { $supply }
chronos-taken = Hors de la partie : { $tiles }
chronos-last = Son dernier tour, pas à pas :
chronos-waits = Chronos n’a pas encore joué de tour ici.

## Panneaux

ip = points d’invention
ip-short = PI
influence = influence
at-hand = spécialistes disponibles et académiciens
at-hand-short = prêts
tiles-placed = tuiles sur la carte de progrès
tiles-short = { $count ->
        [one] tuile
       *[other] tuiles
    }
inventions-owned = inventions possédées
inventions-short = { $count ->
        [one] invention
       *[other] inventions
    }
tokens-short = { $count ->
        [one] jeton
       *[other] jetons
    }
end-now = Si la partie finissait maintenant : +{ $track } pour l’influence, +{ $wealth } pour la Richesse
change-ip = PI { $change }
change-influence = influence { $change }
change-tokens = jetons { $change }
change-tiles = tuiles { $change }
change-inventions = inventions { $change }
change-wealth_ip = Richesse { $change }

legend-wealth = Richesse
legend-citizen = Citoyen
legend-academic = Académicien : vaut pour tout domaine
legend-scholar = Érudit
legend-knowledge = Tuile de savoir
legend-token = Jeton de chaîne
legend-influence = Influence
legend-ip = PI : points
legend-supply = Réserve
legend-goal = Objectif privé
legend-epoch = Pilier d’époque
legend-season = Pilier de saison
