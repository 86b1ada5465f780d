### Was von Leuten, Spielen und Bots gezählt wird.

## statistics

statistics-people = Leute
statistics-games = Spiele
statistics-bots = Bots
statistics-empty = Noch nichts zu zählen
statistics-empty_about = Beende eine Partie oder einen Punktezettel, dann zählt das hier mit.
statistics-archived = Archivierte zeigen ({ $count })
statistics-is_archived = archiviert
statistics-by_game = Partien nach Spiel
statistics-on_sheets = Auf Punktezetteln
statistics-played_here = Hier gespielt
statistics-played_kept = { $played } hier gespielt, { $kept } auf Punktezetteln
statistics-mean_in_line = { $mean } Punkte pro Partie
statistics-no_matches = noch keine Partien
statistics-rate = { $rate }, höchstwahrscheinlich { $low } bis { $high }.
statistics-few = Zu wenige Partien, um sicher zu sein.
statistics-won_of =
    { $count ->
        [0] noch keine Partien
        [one] { $wins ->
            [0] eine Partie, nicht gewonnen
           *[other] eine Partie, gewonnen
        }
       *[other] { $wins ->
            [0] keine von { $count } Partien gewonnen
           *[other] { $wins } von { $count } Partien gewonnen
        }
    }

## person

person-unknown = Diesen Spieler gibt es auf diesem Gerät nicht.
person-archived = Archiviert: nicht mehr angeboten, aber weiter gezählt.
person-every_game = Alle Spiele
person-nothing = Noch keine beendete Partie
person-nothing_about = Sobald eine beendet ist, wird sie hier gezählt.
person-wins = Gewonnen
person-streak = Serie
person-streak_won = Siege in Folge bis jetzt
person-streak_lost = in Folge ohne Sieg
person-streak_none = zurzeit keine Serie
person-longest = Längste Serie
person-longest_about = Siege in Folge
person-rating = Wertung
person-rating_about = steigt am meisten durch Siege gegen Starke
person-rating_few = schwankt noch: braucht mehr Partien
person-rounds = Runden
person-rounds_about = { $rounds_won } gewonnen, in { $blocked } ging nichts mehr
person-uncounted =
    { $count ->
        [one] Eine Runde ist noch nicht gezählt.
       *[other] { $count } Runden sind noch nicht gezählt.
    }
person-place = Platz
person-place_about = im Schnitt
person-points = Punkte pro Partie
person-points_about = im Schnitt (am besten { $best }, am schlechtesten { $worst })
person-round = Punkte pro Runde
person-round_about = im Schnitt (am besten { $best }, am schlechtesten { $worst })
person-penalties = Strafen
person-penalties_about = { $missed ->
        [one] eine vergessene Ansage
       *[other] { $missed } vergessene Ansagen
    }, { $blunders ->
        [one] ein Fehler
       *[other] { $blunders } Fehler
    }
person-over_time = Wertung im Lauf der Zeit
person-over_time_few = Die Kurve beginnt nach drei beendeten Partien.
person-over_time_said = Wertung über { $count } Partien, von { $first } bis { $last }
person-by_game = Siege nach Spiel
person-won = Gewonnen
person-not_won = Nicht gewonnen
person-head_to_head = Im Vergleich
person-met = { $ahead } gewonnen, { $behind } verloren, { $level } gleich
person-nemesis = Angstgegner
person-no_nemesis = Einen Angstgegner gibt es erst nach mindestens fünf gemeinsamen Partien.
person-cards = Teuerste Restkarten
person-held = { $card }, { $count ->
        [one] einmal
       *[other] { $count }-mal
    }, { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }
person-manage = Dieser Spieler
person-colour = Farbe { $count }
person-face = Bild { $count }
person-face_star = Stern
person-face_sun = Sonne
person-face_moon = Mond
person-face_cloud = Wolke
person-face_bolt = Blitz
person-face_drop = Tropfen
person-face_flame = Flamme
person-face_leaf = Blatt
person-face_tree = Baum
person-face_flower = Blume
person-face_mushroom = Pilz
person-face_apple = Apfel
person-face_pear = Birne
person-face_cherry = Kirschen
person-face_fish = Fisch
person-face_bird = Vogel
person-face_cat = Katze
person-face_owl = Eule
person-face_snail = Schnecke
person-face_ladybird = Marienkäfer
person-face_house = Haus
person-face_boat = Boot
person-face_anchor = Anker
person-face_key = Schlüssel
person-face_bell = Glocke
person-face_cup = Tasse
person-face_kite = Drachen
person-face_rocket = Rakete
person-face_umbrella = Regenschirm
person-face_crown = Krone
person-picture = Eigenes Bild
person-picture_pick = Eigenes Bild wählen
person-picture_forget = Bild löschen
person-picture_use = Dieses Bild nehmen
person-picture_not = Doch nicht
person-picture_closer = Größer
person-picture_farther = Kleiner
person-picture_about = Schieb das Bild, bis das Gesicht im Ring ist. Es bleibt auf diesem Gerät, ohne Backup und ohne Synchronisieren.
person-picture_unread = Diese Datei lässt sich nicht als Bild zeigen. Wähle ein PNG, JPEG, WebP, GIF oder BMP.
person-letter = Anfangsbuchstabe
person-change_face = Anderes Gesicht
person-merge = Derselbe Spieler wie
person-merge_about = { $name } wird ein Teil des Spielers, den du antippst. Auf seiner Seite kannst du es rückgängig machen.
person-name_taken = { $name } gibt es schon. Sind beide derselbe Spieler, sag es unten.
person-separate = { $name } ist doch jemand anderes
person-separate_about = Trennt die beiden wieder.
person-archive = Archiviert
person-archive_about = An neuen Tischen nicht mehr angeboten.
person-deleted = Gelöschter Spieler
person-delete = Endgültig löschen …
person-delete_about = Vorher liest du, was verschwindet und was bleibt.
person-delete_erased = Damit verschwinden Name und Bild von { $name } und die Notizen zu Partien mit { $name }.
person-delete_merged = Diese Namen gehören zum selben Spieler und verschwinden auch: { LIST($names, type: "comma") }.
person-delete_devices = Hier passiert es sofort, auf deinen anderen Geräten beim nächsten Synchronisieren. Ein Gerät mit einer älteren Version holt es nach dem Update nach.
person-delete_stays = Partien und Punkte bleiben. Statt des Namens steht dort „Gelöschter Spieler“.
person-delete_copies = Der Name bleibt in alten Backups und in geteilten Bildern und Dateien. Er bleibt auch in offenen Räumen, auf Fotos von Partien und in selbst eingetippten Orten und Titeln.
person-delete_server = Der Server behält alte Einträge, die nur deine Geräte lesen können.
person-delete_no_undo = Das lässt sich nicht rückgängig machen.
person-delete_do = Endgültig löschen
person-delete_keep = Behalten
person-delete_done = Endgültig gelöscht.

## year

year-title = { $year } im Rückblick
year-about = Partien, Serien und Rivalen
year-question = Jahr
year-other_years = Andere Jahre
year-unknown = Dieses Jahr gibt es hier nicht.
year-groups = Gruppen
year-every_group = Alle Gruppen ({ $count })
year-matches =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
year-wins =
    { $count ->
        [one] ein Sieg
       *[other] { $count } Siege
    }
year-most_wins = meiste Siege: { LIST($names, type: "and") } ({ $count })
year-undated =
    { $count ->
        [one] Eine Partie hat kein Datum und zählt darum zu keinem Jahr. Trag es auf ihrer Seite ein.
       *[other] { $count } Partien haben kein Datum und zählen darum zu keinem Jahr. Trag es auf ihren Seiten ein.
    }
year-none = Keine Partien im Jahr { $year }
year-none_about = Wähl ein anderes Jahr.
year-cards = Kartenspiele
year-others = Andere Spiele
year-others_about = Getrennt von Kartenspielen gezählt.
year-played = Partien
year-in_games =
    { $count ->
        [one] in einem Spiel
       *[other] in { $count } Spielen
    }
year-evening = Bester Abend
year-day = Bester Tag
year-rivals = Rivalen
year-pair =
    { $level ->
        [0] { $name } { $ahead }, { $other } { $behind }
       *[other] { $name } { $ahead }, { $other } { $behind }, { $level } gleich
    }
year-said = { $title }: { $value }
