### Einen Tisch decken: wer spielt, wie lange, nach welchen Regeln.

## new

new-title = Neuer Tisch
new-as_last = Wie letztes Mal
new-at_once = Schnell los
new-shelf-start = Zum Anfangen
new-shelf-family = Beliebt in Familien
new-shelf-rare = Seltene Spiele
new-deal = Geben
new-change = Ändern
new-seats = Wer spielt
new-room = Alle am eigenen Handy
new-room_about = Öffnet einen Raum: Die anderen kommen per QR-Code oder Link dazu.
new-join = Räume
new-join_about = Mit QR-Code oder Link zu anderen, oder einen eigenen öffnen
new-length = Wie lange
new-cards = Karten
new-house_rules = Hausregeln
new-by_the_book = Nach Regelbuch
new-back_to_book = Zurück zum Regelbuch
new-change_below = Nichts ist geändert. Was du unten einschaltest, gilt an diesem Tisch.
new-the_book = Nach Regelbuch
new-players = { $least } bis { $most } Personen.
new-read_rules = Regeln von { $game } lesen
new-no_people = Keine Menschen
new-company = { $people } und { $bots }
new-add_name = Name eingeben
new-change_name = Name ändern
new-no_name = Ohne Namen
new-add_seat = Neuer Platz
new-remove_seat = Diesen Platz entfernen
new-who = Wer sitzt hier?
new-how_long = Die Partie dauert
new-to_target = Bis zum Ziel
new-target_hands = Runden zum Sieg
new-target_points = Punkte als Ziel
new-target_lives = Leben pro Person
new-name_missing = Ein Platz hat keinen Namen.
new-too_many_cards = Die Karten reichen nicht: Zum Geben braucht man { $dealt }, es gibt { $cards }.
new-changed =
    { $count ->
        [one] Ein Unterschied zum Regelbuch
       *[other] { $count } Unterschiede zum Regelbuch
    }
new-bots =
    { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
new-hands =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
new-until_hands =
    { $count ->
        [one] bis zum ersten Rundensieg
       *[other] bis zum { $count }. Rundensieg
    }
new-until_points =
    { $count ->
        [one] bis zu einem Punkt
       *[other] bis { $count } Punkte
    }
new-until_lives =
    { $count ->
        [one] je ein Leben
       *[other] je { $count } Leben
    }

## number

number-deal-title = Karten pro Person
number-deal-about = Mit wie vielen Karten alle anfangen.

number-jokers-title = Joker
number-jokers-about = Wie viele mitgemischt werden.

number-packs-title = Kartenspiele
number-packs-about = Manche Spiele nehmen zwei, wenn viele mitspielen, außer du änderst es.

## people

people-you = Du
people-person = Person
people-person_about = Spielt auf diesem Gerät. Beim Weitergeben sind die Blätter verdeckt.
people-careless = Sorgloser Bot
people-careless_about = Legt, was gerade kommt, verschwendet die besten Karten, vergisst die Ansage.
people-steady = Solider Bot
people-steady_about = Wird hohe Karten los, hebt sich auf, was auf alles passt, vergisst nie die Ansage.
people-sharp = Schlauer Bot
people-sharp_about = Probiert jeden Zug an ein paar Vermutungen über deine Karten durch und bemerkt die meisten Patzer. Ein echter Gegner.
people-master = Meisterbot
people-master_about = Schließt aus dem Spiel aller, wer welche Karten hat, und probiert jeden Zug Hunderte Male durch. Schaut nie in fremde Karten.
people-friend = Spieler { $count }
people-bots = Anna Ben Clara David Frieda Emil Greta Hannes Ida Jonas Karla Leo
people-alike = „{ $name }“ und „{ $other }“ kann man verwechseln. Ändere einen der Namen.
