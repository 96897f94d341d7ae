# Woraus die Taler bestehen, die ein Platz in Khronos erwarten darf, auf Deutsch.

account-money = Geld im Vorrat
account-income-might = Einkommen aus dem Zeitalter der Macht
account-income-faith = Einkommen aus dem Zeitalter des Glaubens
account-income-reason = Einkommen aus dem Zeitalter der Vernunft
account-payday = Einkommen dieses Zuges
account-cards = Karten, die du in diesem Zug noch spielen kannst
account-turns = kommende Züge
account-shelter = dein Zeitalter des Glaubens, vor Wellen sicher unter dem, was in der Macht steht
account-third-age = das dritte Zeitalter, in dem kein Abenteurer von dir ist
account-rivals = was deine Gegner verlieren (oder gewinnen)
account-amount = { $count ->
    [one] { $amount } Taler
   *[other] { $amount } Taler
}

# Was sich jetzt zählen lässt, vor und nach einer Antwort.

count-money = Taler jetzt: { $before } → { $after }
count-income-might = Taler je Zahltag: { $before } → { $after }
count-income-faith = Taler je Zahltag: { $before } → { $after }
count-income-reason = Taler je Zahltag: { $before } → { $after }
count-payday = Taler jetzt: { $before } → { $after }
