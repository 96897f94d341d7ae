# De quoi se composent les écus qu’un joueur peut attendre dans Khronos, en français.

account-money = argent en réserve
account-income-might = revenus du temps des Commanderies
account-income-faith = revenus du temps des Prieurés
account-income-reason = revenus du temps des Confréries
account-payday = revenus de ce tour
account-cards = cartes encore jouables pendant ce tour
account-turns = tours à venir
account-shelter = votre temps des Prieurés, à l’abri des répercussions sous les Commanderies
account-third-age = la troisième époque, où vous n’avez aucun aventurier
account-rivals = ce que perdent (ou gagnent) vos rivaux
account-amount = { $count ->
    [one] { $amount } écu
   *[other] { $amount } écus
}

# Ce qui se compte maintenant, avant et après une réponse.

count-money = écus maintenant : { $before } → { $after }
count-income-might = écus par paie : { $before } → { $after }
count-income-faith = écus par paie : { $before } → { $after }
count-income-reason = écus par paie : { $before } → { $after }
count-payday = écus maintenant : { $before } → { $after }
