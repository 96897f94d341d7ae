# What puzzles of The Sands of Time are about, in French.

theme-chronicle = Poser une chronique
theme-in-time = Une chronique à temps
theme-battle = Combat
theme-conquest = Conquête
theme-caravan = Caravanes
theme-tribute = Tribut
theme-construction = Construire
theme-advance = Progrès
theme-plunder = Pillage
theme-muster = Levée
theme-migration = Migration
theme-bonus = Actions bonus
theme-calm = Apaiser le mécontentement
theme-heritage = Héritage
