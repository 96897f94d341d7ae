# Ce que dit la page sur les bots, en français.

ladder-title = Quelle est la force des bots ?
ladder-lead = Les bots ne jouent qu’avec ce que leur place peut savoir. Leur force a été mesurée sur de nombreuses parties aux places équilibrées ; chaque taux est donné avec l’intervalle où il se trouve avec 95 % de certitude.
ladder-levels = Niveaux
ladder-bot = Bot
ladder-level = Niveau
ladder-played-by = Bot : { $bot }
ladder-time = Temps par tour
ladder-seconds = { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
ladder-uniform = Répond au hasard : la mesure de toute chose.
ladder-hasty = Regarde quelques réponses et prend celle qui promet le plus.
ladder-greedy = Regarde des tours entiers et prend celui qui promet le plus.
ladder-search = Réfléchit à l’avance, aussi pour les autres, tant qu’il a le temps.
ladder-crew = Comme search, avec deux processeurs.
ladder-learned = Réfléchit à l’avance, aussi pour les autres, et juge d’après ce que des milliers de parties lui ont appris.
ladder-matches = Rencontres
ladder-against = { $first } contre { $others }
ladder-itself = { $first } contre lui-même
ladder-several = { $count } × { $name }
ladder-rate = { $first } a gagné { $rate } de { $games } parties ; avec 95 % de certitude entre { $low } et { $high }.
ladder-even = À égalité : { $rate }
ladder-of-seats = { $seats } places, { $budget }
ladder-called = { $bot } ({ $level })
ladder-budget-s = { $count ->
        [one] { $count } seconde par tour
       *[other] { $count } secondes par tour
    }
ladder-budget-visits = { $count } positions par tour
ladder-budget-level = chacun avec le temps de son niveau
ladder-scores = Scores moyens : { $scores }
ladder-measured = Graine { $seed }, mesuré à la version { $commit }
ladder-key = Le point est le taux, la barre son intervalle ; le trait marque ce que gagneraient des joueurs de même force.
ladder-ratings = Classement à { $seats } places
ladder-ratings-levels = Les niveaux comparés, à { $seats } places
ladder-rating = Cote
ladder-interval = Intervalle à 95 %
ladder-ratings-lead = D’après toutes les rencontres ; environ quatre points de plus font gagner deux parties sur trois.
ladder-nothing = Pas encore mesuré. D’ici là : plus le niveau est haut, plus il réfléchit à l’avance.
ladder-how = Chacun peut refaire la mesure : « scripts/ladder » rejoue les mêmes parties avec les mêmes graines.
