# What puzzles of Inventions are about, in German.

theme-chain-of-two = Eine Kette von zweien
theme-chain-of-three = Eine Kette von dreien
theme-era = Äraleiste
theme-goal = Ziele
theme-presenting = Eine Idee präsentieren
theme-inventing = Erfinden
theme-innovating = Erneuern
theme-sharing = Teilen
theme-milestone = Meilensteine
theme-diplomat = Diplomaten
theme-scholar = Gelehrte
theme-influence = Einflussplättchen
theme-wealth = Wohlstand
theme-progress = Fortschrittsplättchen
