# De quoi se composent les points qu’un joueur peut attendre dans Inventions, en français.

account-points = points marqués
account-goals = objectifs
account-wealth = tuiles de Richesse
account-influence = influence et jetons de chaîne
account-people = citoyens, et tuiles d’influence à leur portée
account-cards = idées et inventions
account-tiles = tuiles de progrès
account-era = ère du jalon
account-turns = tours à venir
account-rivals = ce que perdent (ou gagnent) vos rivaux
account-amount = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
}

# Ce qui se compte maintenant, avant et après une réponse.

count-points = maintenant : { $before } → { $after }
count-influence = influence maintenant { $before } → { $after }
count-wealth = maintenant : { $before } → { $after }
count-tiles = posées maintenant { $before } → { $after }
count-cards = inventions maintenant { $before } → { $after }
