# What the ecus a seat may expect in Khronos consist of, in English.

account-money = money in hand
account-income-might = income from the Age of Might
account-income-faith = income from the Age of Faith
account-income-reason = income from the Age of Reason
account-payday = income of this turn
account-cards = cards you can still play this turn
account-turns = turns to come
account-learned = experience from bot games
