# De quoi se composent les écus qu’un joueur peut attendre dans Khronos, en français.

account-money = argent en réserve
account-income-might = revenus du temps des Commanderies
account-income-faith = revenus du temps des Prieurés
account-income-reason = revenus du temps des Confréries
account-payday = revenus de ce tour
account-cards = cartes encore jouables pendant ce tour
account-turns = tours à venir
account-learned = expérience des parties entre bots
