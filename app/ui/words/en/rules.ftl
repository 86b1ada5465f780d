### The rules of a game in words.

## rules

rules-about = rules
rules-special = Special cards
rules-ending = Finishing and winning
rules-show_sources = Show where each rule comes from
rules-hide_sources = Hide where the rules come from
rules-play = Play
rules-house = House rules of this table
rules-could = House rules you can switch on
rules-sources = Sources
rules-ours = Our choice: the sources say nothing or disagree, so we decided.
rules-our_choice = Our choice
rules-own = Your own rule
rules-this_table = This table

## group

group-start = Dealing
group-playing = Playing
group-cards = What the cards do
group-several = Several cards in a turn
group-drawing = Drawing
group-declaring = Last-card call
group-finishing = Finishing
group-winning = The match
group-variants = Variants
group-more-variants = More variants
group-more = More
