# Ce que dit l’entraîneur à la table et dans une relecture, en français.

coach-hint = Conseil
coach-hint-close = Fermer le conseil
coach-thinks = Un bot réfléchit à votre tour…
coach-then = Ensuite :
coach-chance = Chances de gagner : { $chance }
coach-why = Pourquoi ?
coach-against = Par rapport à : { $action }
coach-against-end = Par rapport à la fin du tour maintenant :
coach-instead = Deuxième choix : { $action } ({ $chance })
coach-prepares = Cela prépare : { $steps }
coach-brings = D’ici la fin de la partie, environ :
coach-brings-later = Après encore un tour de votre part, en moyenne :
coach-later = Rien ne se compte encore. C’est la suite qui compte.
coach-alike = En points, les deux se valent à peu près.
coach-do-it = Jouer ce coup
coach-chosen = Choisi

## Une table d’apprentissage

teach-label = Votre tour
teach-looks = Vérification de votre tour…
teach-costs = Ce tour vous coûte environ { $points } d’ici la fin de la partie.
teach-caused = Ce que change votre tour
teach-missed = Ce qu’apporte un meilleur tour par rapport au vôtre
teach-better = Montrer le meilleur tour
teach-back = Reprendre
teach-see = Voir la suite

## Une partie entière

coach-analyse = Analyser
coach-title = Entraîneur
coach-begins = L’entraîneur parcourt la partie une première fois…
coach-progress = { $looked ->
        [one] Analyse en cours : { $looked } décision sur { $decisions }…
       *[other] Analyse en cours : { $looked } décisions sur { $decisions }…
    }
coach-done = { $looked ->
        [one] Analyse terminée : { $looked } décision sur { $decisions }.
       *[other] Analyse terminée : { $looked } décisions sur { $decisions }.
    }
coach-curve = Cours de la partie
coach-chances = Chances de gagner
coach-points = Points espérés
coach-at = Après l’étape { $step }
coach-turning = Tournants
coach-turned = Étape { $step } : { $seat } passe de { $from } à { $to }.
coach-decided = { $seat } : { $action }
coach-no-turning = Il n’y a pas eu de tournant.
coach-as-table = Afficher en tableau
coach-when = Quand
coach-beginning = Le début
coach-end = La fin
coach-step = Étape { $step }
coach-luck = Hasard et talent
coach-luck-lead = Ce qui a changé les chances de gagner, additionné en points de pourcentage.
coach-draws = Chance des tirages
coach-play = Ses propres décisions
coach-others = Décisions des autres
coach-from-to = de { $from } à { $to }
coach-moves = De meilleurs coups
coach-moves-of = Décisions de
coach-everybody = tout le monde
coach-moves-lead = { $count ->
        [0] L’entraîneur n’a rien trouvé de mieux pour { $all } décisions.
        [one] L’entraîneur a trouvé mieux pour une décision sur { $all }.
       *[other] L’entraîneur a trouvé mieux pour { $count } décisions sur { $all }.
    }
coach-judged = Jugé d’après ce qu’on pouvait savoir, pas d’après le résultat.
coach-played = Joué :
coach-better = Mieux :
coach-perhaps = Peut-être mieux :
coach-gain = { $gain } ± { $margin } de chances de gagner
coach-thorough = analysé à fond
coach-go = Aller à ce moment
coach-branch = Essayer
coach-more-moves = Afficher plus

## Ce qui peut mal tourner

fault-no-hints = Cette table a été ouverte sans conseils.
fault-not-asked = Ce n’est pas à vous de jouer.
fault-not-over = La partie n’est pas terminée. L’entraîneur n’analyse que les parties finies.
