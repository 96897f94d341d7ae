# Woraus die Punkte bestehen, die ein Platz in The Sands of Time erwarten darf, auf Deutsch.

account-points = bisherige Punkte
account-chronicles = Chroniken und Wunder dieser Dynastie
account-later = Chroniken und Wunder späterer Dynastien
account-means = Rohstoffe, Einkommen und freigeschaltete Kategorien
account-unrest = Unruhe
account-land = Soldaten und Regionen in Reichweite
account-cards = gewählte, noch nicht genutzte Karten
account-lead = meiste Regionen, geringste Unruhe, meiste Springbrunnen und Leiern
account-learned = Erfahrung aus Bot-Partien
