# Ce que dit l’entraîneur à la table et dans une rediffusion, en français.

coach-hint = Conseil
coach-hint-close = Écarter le conseil
coach-thinks = Un bot réfléchit à votre question …
coach-then = Ensuite :
coach-chance = Chances de gagner : { $chance }
coach-why = Pourquoi ?
coach-against = Comparé à : { $action } ({ $chance })
coach-against-now = Comparé à votre situation actuelle :
coach-more = { $points ->
        [one] { $what } : { $points } point de plus
       *[other] { $what } : { $points } points de plus
    }
coach-less = { $points ->
        [one] { $what } : { $points } point de moins
       *[other] { $what } : { $points } points de moins
    }
coach-despite = Cela coûte d’abord ; la meilleure chance vient de la suite.
coach-alike = En points, les deux reviennent à peu près au même.
coach-do-it = Faire ainsi
coach-chosen = Choisi

## Une partie entière

coach-analyse = Analyser
coach-title = Entraîneur
coach-begins = L’entraîneur regarde la partie une première fois …
coach-progress = { $looked ->
        [one] { $looked } décision sur { $decisions } examinée à fond …
       *[other] { $looked } décisions sur { $decisions } examinées à fond …
    }
coach-done = { $looked ->
        [one] { $looked } décision sur { $decisions } examinée à fond ; terminé.
       *[other] { $looked } décisions sur { $decisions } examinées à fond ; terminé.
    }
coach-curve = L’état de la partie
coach-chances = Chances de gagner
coach-points = Points attendus
coach-at = Après l’étape { $step }
coach-turning = Tournants
coach-turned = Étape { $step } : { $seat } passe de { $from } à { $to }.
coach-no-turning = Aucun moment n’a fait basculer la partie.
coach-as-table = La courbe sous forme de tableau
coach-when = Quand
coach-beginning = Le début
coach-end = La fin
coach-step = Étape { $step }
coach-luck = Chance et jeu
coach-luck-lead = Pourquoi les chances de gagner ont changé au cours de la partie : tous les changements en points de pourcentage, additionnés.
coach-draws = Chance au tirage
coach-play = Décisions propres
coach-others = Décisions des autres
coach-from-to = de { $from } à { $to }
coach-moves = De meilleures réponses
coach-moves-of = Décisions de
coach-everybody = tout le monde
coach-moves-lead = { $count ->
        [0] Rien de mieux n’a été trouvé pour { $all } décisions.
        [one] Pour une décision sur { $all }, il y avait mieux.
       *[other] Pour { $count } décisions sur { $all }, il y avait mieux.
    }
coach-judged = Jugé d’après ce qu’on pouvait savoir alors, non d’après ce qui en est résulté.
coach-played = Joué :
coach-better = Mieux :
coach-perhaps = Peut-être mieux :
coach-gain = { $gain } ± { $margin } de chances de gagner
coach-gain-points = { $points ->
        [one] environ { $points } point
       *[other] environ { $points } points
    }
coach-thorough = examiné à fond
coach-go = Aller à ce moment
coach-branch = Essayer
coach-more-moves = En montrer davantage

## Ce qui peut mal tourner

fault-no-hints = Cette table a été ouverte sans conseils.
fault-not-asked = On ne vous demande rien pour l’instant.
fault-not-over = La partie n’est pas terminée ; l’entraîneur n’examine que les parties finies.
