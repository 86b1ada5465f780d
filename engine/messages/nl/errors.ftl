### Why rules cannot be played, or something cannot be entered on a score sheet.

## Rules

rules-unreadable = dit kan niet als spelregels gelezen worden; misschien komt het uit een nieuwere versie van de app
rules-seats = er zijn { $seats } spelers, en dit spel is voor { $least } tot { $most }
rules-too-many-cards = { $seats } keer { $deal } kaarten en de eerste open kaart is meer dan de { $cards } kaarten die er zijn
rules-too-many-jokers = { $jokers } jokers is meer dan er in de spellen zitten
rules-answers-nothing = dit is een antwoord op strafkaarten die geen enkele kaart veroorzaakt
rules-no-group = geen enkele kaart die anderen laat pakken, heet “{ $group }”
rules-group-missing = een kaart die anderen laat pakken, heeft een naam nodig voor wat erop antwoordt

rules-code-none = dit is niet de code van een spel: zo’n code begint met “{ $prefix }”
rules-code-broken = de code is beschadigd: er ontbreekt een deel, of er is iets in veranderd
rules-code-long = de code is te lang: { $most } tekens is het maximum
rules-code-large = er zit meer in dit spel dan er in een code past

## Score sheets

sheet-unfit = dat past niet op dit blad
sheet-over = de partij is afgelopen; je kunt verbeteren wat er is ingevuld, het ongedaan maken, of verdergaan met de partij
sheet-less-than-nothing = het kan niet minder dan 0 zijn
sheet-no-lives = als levens tellen, heeft iedereen er 1 tot { $most }
sheet-long-name = een naam heeft hoogstens { $most } tekens
sheet-most-marks = in één ronde kun je hoogstens { $most } keer turven
sheet-most-rounds = in een partij passen hoogstens { $most } rondes
sheet-most-players = op een scoreblad passen hoogstens { $most } spelers
sheet-name-taken = “{ $name }” staat al op het scoreblad. Vul een andere naam in
