# What the ecus a seat may expect in Khronos consist of, in English.

account-money = money in hand
account-income-might = income from the Age of Might
account-income-faith = income from the Age of Faith
account-income-reason = income from the Age of Reason
account-payday = income of this turn
account-cards = cards you can still play this turn
account-turns = turns to come
account-shelter = your Age of Faith, safe from ripples below what stands in Might
account-third-age = the third age, where you have no adventurer
account-rivals = what your rivals lose (or gain)
account-amount = { $count ->
    [one] { $amount } ecu
   *[other] { $amount } ecus
}

# What can be counted now, before and after an answer.

count-money = ecus now: { $before } → { $after }
count-income-might = ecus each payday: { $before } → { $after }
count-income-faith = ecus each payday: { $before } → { $after }
count-income-reason = ecus each payday: { $before } → { $after }
count-payday = ecus now: { $before } → { $after }
