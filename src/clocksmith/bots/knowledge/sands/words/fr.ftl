# De quoi se composent les points qu’un joueur peut attendre dans The Sands of Time, en français.

account-points = points déjà acquis
account-chronicles = chroniques et merveilles de cette dynastie
account-later = chroniques et merveilles des dynasties suivantes
account-means = ressources, revenus et catégories déverrouillées
account-unrest = mécontentement
account-land = soldats et régions à portée
account-cards = cartes choisies pas encore utilisées
account-lead = le plus de régions, le moins de mécontentement, le plus de fontaines et de lyres
account-homeland = place pour les paysans, récoltes et or de vos provinces
account-rivals = ce que perdent (ou gagnent) vos rivaux
account-amount = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
}

# Ce qui se compte maintenant, avant et après une réponse.

count-points = maintenant : { $before } → { $after }
count-means = ressources maintenant { $before } → { $after }
count-unrest = maintenant : { $before } → { $after }
count-land = régions maintenant { $before } → { $after }
