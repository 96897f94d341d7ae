# What puzzles of Inventions are about, in German.

theme-chain = Ketten
theme-chain-about = Eine Aktion zieht eine weitere nach sich, und die noch eine.
theme-era = Äraleiste
theme-era-about = Eine Äraleiste erreicht die nächste Stufe.
theme-goal = Ziele
theme-goal-about = Punkte für ein Ziel.
theme-presenting = Eine Idee präsentieren
theme-presenting-about = Welche Idee du präsentierst und in welcher Region.
theme-inventing = Erfinden
theme-inventing-about = Aus einer Idee wird eine Erfindung.
theme-innovating = Erneuern
theme-innovating-about = Eine Erfindung wird erneuert.
theme-sharing = Teilen
theme-sharing-about = Eine Erfindung wird mit der Welt geteilt.
theme-milestone = Meilensteine
theme-milestone-about = Ein Meilenstein ist in Reichweite.
theme-diplomat = Diplomaten
theme-diplomat-about = Ein Diplomat reist ab oder kehrt heim.
theme-scholar = Gelehrte
theme-scholar-about = Gelehrte stoßen zu dir.
theme-influence = Einflussplättchen
theme-influence-about = Wo sich ein Einflussplättchen lohnt.
theme-wealth = Wohlstand
theme-wealth-about = Welches Wohlstandsplättchen du nimmst.
theme-progress = Fortschrittsplättchen
theme-progress-about = Welches Fortschrittsplättchen du nimmst und wohin es kommt.
