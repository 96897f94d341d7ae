# Woraus die Ecus bestehen, die ein Platz in Khronos erwarten darf, auf Deutsch.

account-money = Geld im Vorrat
account-income-might = Einkommen aus dem Zeitalter der Macht
account-income-faith = Einkommen aus dem Zeitalter des Glaubens
account-income-reason = Einkommen aus dem Zeitalter der Vernunft
account-payday = Einkommen dieses Zuges
account-cards = Karten, die in diesem Zug noch spielbar sind
account-turns = Züge, die noch kommen
account-learned = was viele Partien gelehrt haben
