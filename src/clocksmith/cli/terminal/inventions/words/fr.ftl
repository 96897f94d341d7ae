# Ce que le terminal dit d’Inventions, en français.

example = pillar present
example-short = pi pr
which-place = Quelle place ? Tapez son nom, ou « back ».

clock = Manche { $round } sur { $rounds }
era-number = ère { $era }
epoch-pillar = pilier d’époque
season-pillar = piliers de saison
order = Ordre du tour : { $seats }

assembly = L’assemblée
era-track = Piste des ères
milestones = Jalons
ideas = Idées
progress = Progrès

on-map = monde
laid = tuiles
idea = idée
invention = invention
presenter-sign = A
inventor-sign = I
innovator-sign = N
pillar-here = pilier de Chronos

needs = demande { $milestone }
chains = enchaîne { $deed }
influence-tile = { $count ->
    [one] { $count } citoyen
   *[other] { $count } citoyens
} → { $ip } PI, enchaîne { $deed }
points-shown = { $ip } PI
specialist-tile = { $count ->
    [one] { $count } citoyen
   *[other] { $count } citoyens
} → { $benefit }
knowledge-with = érudit : { $shown }
knowledge-without = sans érudit : { $shown }
wealth-left = Richesse { $letter } ×{ $count }
discarded = Défaussés, connus de tous : { $milestones }
pile = Pioche (+{ $count })
display = Présentoir
owned = possède

ip = PI
influence = Influence
tokens = Jetons
home = Chez soi (épuisés)
academy = Académie
scholars = Érudits
supply = Réserve
row = Rangée
influence-tiles = Tuiles d’influence

in-row = dans la rangée
beside = à côté de la carte
used = [utilisée]
hidden-goals = { $count ->
    [one] { $count } objectif caché
   *[other] { $count } objectifs cachés
}
goal-now = « { $goal } » rapporte maintenant { $ip } PI
others-here = influence pour { $seats }
at-home = { $count } chez soi

change-ip = PI { $old } → { $new }
change-influence = influence { $old } → { $new }
change-tokens = jetons par tour { $old } → { $new }
change-track-ip = PI pour l’influence { $old } → { $new }
change-wealth-ip = PI pour la Richesse { $old } → { $new }
change-tiles = tuiles posées { $old } → { $new }
change-inventions = inventions { $old } → { $new }
change-supply = réserve { $old } → { $new }

legend-pillars = pilier d’époque, pilier de saison, après le signe de la société
legend-access = si un jalon vous est accessible
legend-flipped = retournée : utilisée pour de bon
legend-token = un jeton d’économie y reste jusqu’à la fin de l’ère
legend-free = une case libre
legend-mark = une place proposée
legend-extra = après un jalon : spécialistes de plus à épuiser pour inventer
legend-aspiration = une tuile d’aspiration de ce domaine
legend-ropes = Cordes
