### Einen Tisch decken: wer spielt, wie lange, nach welchen Regeln.

## new

new-title = Neuer Tisch
new-as_last = Wie letztes Mal
new-at_once = Schnell los
new-shelf-start = Zum Anfangen
new-shelf-family = Beliebt in Familien
new-shelf-rare = Seltene Spiele
new-deal = Austeilen
new-change = Ändern
new-seats = Wer spielt
new-join = Zusammen spielen
new-join_about = Mit QR-Code oder Link zu anderen, oder einen eigenen öffnen
new-length = Wie lange
new-cards = Karten
new-house_rules = Hausregeln
new-by_the_book = Standardregeln
new-back_to_book = Zurücksetzen
new-change_below = Bisher Standardregeln. Was du unten einschaltest, gilt an diesem Tisch.
new-the_book = Standardregeln
new-players = { $least } bis { $most } Spieler.
new-read_rules = Regeln von { $game } lesen
new-no_people = Keine Menschen
new-company = { $people } und { $bots }
new-add_name = Name eingeben
new-change_name = Name ändern
new-no_name = Ohne Namen
new-add_seat = Spieler dazu
new-remove_seat = Spieler entfernen
new-who = Wer spielt hier?
new-how_long = So lange dauert die Partie
new-to_target = Bis zum Ziel
new-target_hands = Runden zum Sieg
new-target_points = Punkte als Ziel
new-target_lives = Leben pro Spieler
new-name_missing = Jeder Spieler braucht einen Namen.
new-too_many_cards = Die Karten reichen nicht: Du brauchst { $dealt }, es gibt aber nur { $cards }.
new-changed =
    { $count ->
        [one] Eine Regel geändert
       *[other] { $count } Regeln geändert
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

number-deal-title = Karten pro Spieler
number-deal-about = Mit wie vielen Karten alle anfangen.

number-jokers-title = Joker
number-jokers-about = Wie viele mitgemischt werden.

number-packs-title = Kartenspiele
number-packs-about = Manche Spiele nehmen zwei, wenn viele mitspielen, außer du änderst es.

## people

people-you = Du
people-you_beside = dir
people-person = Spieler
people-person_about = Spielt auf diesem Gerät. Beim Weitergeben bleiben deine Karten verdeckt.
people-careless = Sorgloser Bot
people-careless_about = Legt, was gerade kommt, verschwendet die besten Karten und vergisst „Letzte Karte!“
people-steady = Solider Bot
people-steady_about = Wird hohe Karten los, spart, was auf alles passt, und vergisst nie „Letzte Karte!“
people-sharp = Schlauer Bot
people-sharp_about = Probiert jeden Zug gegen ein paar Vermutungen über deine Karten und bemerkt die meisten Patzer. Ein echter Gegner.
people-master = Meisterbot
people-master_about = Schließt daraus, wie alle spielen, wer was hat, und probiert jeden Zug Hunderte Male. Schaut nie in fremde Karten.
people-nameless = Spieler
# A bot’s face goes by its name’s place here: old woman, bearded man, woman, man, girl, old man, then again from the start.
# Earlier versions used the names after the twelfth.
people-bots = Anna Ben Clara David Frieda Emil Greta Hannes Ida Jonas Karla Leo
people-alike = „{ $name }“ und „{ $other }“ sehen sich zu ähnlich. Ändere einen der Namen.
