# Woraus die Punkte bestehen, die ein Platz in The Sands of Time erwarten darf, auf Deutsch.

account-points = bisherige Punkte
account-chronicles = Chroniken und Wunder dieser Dynastie
account-later = Chroniken und Wunder späterer Dynastien
account-means = Rohstoffe, Einkommen und freigeschaltete Kategorien
account-unrest = Unruhe
account-land = Soldaten und Regionen in Reichweite
account-cards = gewählte, noch nicht genutzte Karten
account-lead = meiste Regionen, geringste Unruhe, meiste Springbrunnen und Leiern
account-homeland = Platz für Bauern, Getreide und Gold in deinen Provinzen
account-rivals = was deine Gegner verlieren (oder gewinnen)
account-amount = { $count ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}

# Was sich jetzt zählen lässt, vor und nach einer Antwort.

count-points = jetzt: { $before } → { $after }
count-means = Rohstoffe jetzt { $before } → { $after }
count-unrest = jetzt: { $before } → { $after }
count-land = Regionen jetzt { $before } → { $after }
