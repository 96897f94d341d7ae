# Woraus die Ecus bestehen, die ein Platz in Khronos erwarten darf, auf Deutsch.

account-money = Geld im Vorrat
account-income-might = Einkommen aus dem Zeitalter der Macht
account-income-faith = Einkommen aus dem Zeitalter des Glaubens
account-income-reason = Einkommen aus dem Zeitalter der Vernunft
account-payday = Einkommen dieses Zuges
account-cards = Karten, die du in diesem Zug noch spielen kannst
account-turns = kommende Züge
account-learned = Erfahrung aus Bot-Partien
