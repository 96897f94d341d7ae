# Ce que dit la page sur les bots, en français.

bots-title = Quelle est la force des bots ?
bots-lead = Les bots ne jouent qu’avec ce que leur place peut savoir. Leur force a été mesurée sur de nombreuses parties aux places équilibrées ; chaque taux est donné avec l’intervalle où il se trouve avec 95 % de certitude.
bots-levels = Niveaux
bots-bot = Bot
bots-level = Niveau
bots-played-by = Bot : { $bot }
bots-time = Temps par tour
bots-seconds = { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
bots-uniform = Répond au hasard : la référence pour tous les autres.
bots-hasty = Regarde quelques réponses et prend celle qui promet le plus.
bots-greedy = Regarde des tours entiers et prend celui qui promet le plus.
bots-search = Réfléchit à l’avance, aussi pour les autres, tant qu’il a le temps.
bots-crew = Comme search, avec deux processeurs.
bots-learned = Réfléchit à l’avance, aussi pour les autres, et juge d’après ce que des milliers de parties lui ont appris.
bots-matches = Rencontres
bots-against = { $first } contre { $others }
bots-itself = { $first } contre lui-même
bots-several = { $count } × { $name }
bots-rate = { $first } a gagné { $rate } de { $games } parties ; avec 95 % de certitude entre { $low } et { $high }.
bots-even = À égalité : { $rate }
bots-of-seats = { $seats } places, { $budget }
bots-called = { $bot } ({ $level })
bots-budget-s = { $count ->
        [one] { $count } seconde par tour
       *[other] { $count } secondes par tour
    }
bots-budget-visits = { $count } positions par tour
bots-budget-level = chacun avec le temps de son niveau
bots-scores = Scores moyens : { $scores }
bots-measured = Graine { $seed }, mesuré au commit { $commit }
bots-key = Le point est le taux, la barre son intervalle ; le trait marque ce que gagneraient des joueurs de même force.
bots-ratings = Classement à { $seats } places
bots-ratings-levels = Les niveaux comparés, à { $seats } places
bots-rating = Cote
bots-interval = Intervalle à 95 %
bots-ratings-lead = D’après toutes les rencontres ; environ quatre points de plus font gagner deux parties sur trois.
bots-nothing = Pas encore mesuré. D’ici là : plus le niveau est haut, plus il réfléchit à l’avance.
bots-how = Chacun peut refaire la mesure : « scripts/ladder » rejoue les mêmes parties avec les mêmes graines.
