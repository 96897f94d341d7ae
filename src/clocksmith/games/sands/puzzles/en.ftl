# What puzzles of The Sands of Time are about, in English.

theme-chronicle = Laying a chronicle
theme-in-time = A chronicle in time
theme-battle = Battle
theme-conquest = Conquest
theme-caravan = Caravans
theme-tribute = Tribute
theme-construction = Building
theme-advance = Advances
theme-plunder = Plunder
theme-muster = Muster
theme-migration = Migration
theme-bonus = Bonus actions
theme-calm = Calming unrest
theme-heritage = Heritage
