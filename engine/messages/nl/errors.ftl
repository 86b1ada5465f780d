### Why rules cannot be played, or something cannot be entered on a score sheet.

## Rules

rules-unreadable = deze regels zijn niet te lezen. Misschien komen ze uit een nieuwere versie van de app
rules-seats = er zijn { $seats } spelers, en dit spel is voor { $least } tot { $most }
rules-too-many-cards = { $seats } keer { $deal } kaarten en de eerste open kaart is meer dan de { $cards } kaarten die er zijn
rules-too-many-jokers = { $jokers } jokers is meer dan er in de spellen zitten
rules-answers-nothing = geen enkele kaart geeft de strafkaarten waar deze kaarten op mogen
rules-no-group = geen enkele kaart waarvoor je pakt, heet “{ $group }”
rules-group-missing = een kaart waarvoor je pakt, heeft een naam nodig voor wat erop mag

rules-code-none = dit is niet de code van een spel. Zo’n code begint met “{ $prefix }”
rules-code-broken = de code is beschadigd: er ontbreekt een deel, of er is iets veranderd
rules-code-long = de code is te lang. Het maximum is { $most } tekens
rules-code-large = het spel in deze code is te groot om te kloppen

## Score sheets

sheet-unfit = dat past niet op dit blad
sheet-over = het potje is afgelopen. Verbeter wat je invulde, maak het ongedaan, of speel verder
sheet-less-than-nothing = het kan niet minder dan 0 zijn
sheet-no-lives = levens gaan van 1 tot { $most }
sheet-down-from-nothing = kies een beginscore om af te tellen
sheet-long-name = een naam heeft hoogstens { $most } tekens
sheet-most-marks = in één ronde kun je hoogstens { $most } keer turven
sheet-most-rounds = in een potje passen hoogstens { $most } rondes
sheet-most-players = op een scoreblad passen hoogstens { $most } spelers
sheet-name-taken = “{ $name }” staat al op het scoreblad. Vul een andere naam in
