### Was jeder Bildschirm brauchen kann: Namen, Pannen, Zeitpunkte, und die Seite der Web-App.

## app

app-name = Pocket Switch
app-motto = Switch und die ganze Familie, in deiner Tasche

## nav

nav-back = Zurück
nav-history = Verlauf
nav-statistics = Statistik
nav-rules = Regeln
nav-settings = Einstellungen

## parts

parts-opening = Einen Moment …
# Was eins nach dem anderen steht, und was einen Satz oder eine Zeile beginnt.
parts-listed = { LIST($parts, type: "comma") }
parts-begun = { CAPITAL($text) }
parts-number = { $text }
parts-point = ,

parts-percent = { $count } %
parts-less = Weniger: { $what }
parts-more = Mehr: { $what }
parts-file_too_large = { $name } ist zu groß: { $size } MB, höchstens { $most } MB gehen.
parts-file_not_sent = { $name } ist nicht ganz angekommen. Versuch es noch mal.

## shell

shell-copied = Kopiert
shell-refused = { CAPITAL($why) }.
shell-failed = Das hat nicht geklappt. Versuch es noch mal oder kopier einen Bericht in den Einstellungen.
shell-broken = Etwas ist schiefgegangen
shell-broken_about = Diese Seite lässt sich nicht anzeigen. Deine Partien sind sicher. Geh zum Start, versuch es noch mal oder kopier einen Bericht, der den Fehler finden hilft. Namen stehen nicht darin.
shell-home = Zum Start
shell-again = Noch mal
shell-report = Bericht kopieren

## lost

lost-title = Hier ist nichts
lost-about = Unter dieser Adresse gibt es keine Seite.
lost-game = Ein Spiel mit diesem Namen gibt es nicht.
lost-match = Diese Partie gibt es auf diesem Gerät nicht.
lost-licence = Etwas mit diesem Namen gibt es in dieser App nicht.
lost-hand = Diese Runde gibt es in dieser Partie nicht.

## moment

moment-today = heute, { $time }
moment-yesterday = gestern, { $time }
moment-day = { $day }. { $month }
moment-date = { $day }. { $month } { $year }
moment-months = Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.
moment-day_today = heute
moment-day_yesterday = gestern
moment-weekdays = Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag
moment-full = { $weekday }, { $date }

## store

store-memory = Hier lässt sich nichts speichern. Du kannst spielen, aber beim Schließen der App ist alles weg. Kopier einen Bericht in den Einstellungen, um den Grund zu sehen.
store-damaged = Die Datei mit deinen Partien war beschädigt. Sie liegt jetzt unter { $path }, und eine neue wurde begonnen.
store-failing = Ein Teil der Datei mit deinen Partien ist beschädigt. Mach jetzt ein Backup: erst Verlauf, dann Backup. Beim nächsten Start legt die App diese Datei beiseite und beginnt eine neue.
store-foreign = Die Datei am Platz deiner Partien gehört nicht zu dieser App. Sie liegt jetzt unter { $path }, und eine neue wurde begonnen.
store-log = Die letzten Änderungen waren nicht lesbar. Eine Kopie mit dem beschädigten Teil liegt unter { $path }.
store-log_since = Nicht alle letzten Änderungen waren lesbar. Alles bis { $time } ist da, danach fehlt vielleicht etwas. Eine Kopie mit dem beschädigten Teil liegt unter { $path }.
store-empty = Die Datei mit deinen Partien war leer, darum wurde eine neue begonnen. Hattest du hier Partien, importier sie unter Verlauf, Backup.
store-mended = In der Datei mit deinen Partien war die Versionsnummer beschädigt. Sie ist repariert, und nichts fehlt. Mach bald ein Backup: Vielleicht geht der Speicher kaputt.
store-newer = Deine Partien sind von einer neueren Version dieser App. Du kannst sie ansehen. Zum Spielen aktualisiere die App.

store-failed-full = Auf diesem Gerät ist kein Platz mehr. Nichts wurde geändert. Mach Platz und versuch es noch mal.
store-failed-read-only = Hier kannst du deine Partien nur ansehen. Nichts wurde geändert.
store-failed-busy = Ein anderes Fenster speichert gerade. Nichts wurde geändert. Versuch es noch mal.
store-failed-damaged = Ein Teil der Datei mit deinen Partien ist beschädigt. Nichts wurde geändert.
store-failed-disk = Das Speichern hat nicht geklappt. Nichts wurde geändert. Versuch es noch mal.
store-failed-newer = Deine Partien wurden von einer neueren Version dieser App gespeichert. Um etwas zu ändern, aktualisiere die App.
store-failed-closed = Dieses Fenster ist nicht mehr in Gebrauch. Öffne die App noch mal.

## web

web-about = Switch, Crazy Eights, Mau-Mau und die ganze Familie, nach den Regeln an deinem Tisch. Geht auch offline.
web-start = Die Schachtel geht auf
web-fetch = Das Spiel wird geholt, nur dieses eine Mal
web-packages = Es wird gemischt
web-code = Der Tisch wird gedeckt
web-stopped = Das Spiel konnte nicht starten:
web-again = Noch mal
web-newer = Eine neue Version ist da
web-reload = Neu laden
web-later = Später
web-elsewhere = In einem anderen Tab offen
web-elsewhere_about = Pocket Switch ist in einem anderen Tab dieses Browsers offen. Schließ es dort, dann geht es hier weiter.
web-unsaved = Was du jetzt spielst, wird nicht gespeichert: Der Browser hat keinen Platz dafür oder lässt es nicht zu. Du kannst weiterspielen.

## share

share-title = Teilen
share-send_text = Als Text senden
share-copy_text = Als Text kopieren
share-send_picture = Als Bild senden
share-save_picture = Als Bild speichern
share-send_page = Als Webseite senden
share-save_page = Als Webseite speichern
share-as_text = Als Text
share-file = pocket-switch
share-no_points = keine Punkte
share-chart = Kurve der Punktestände
