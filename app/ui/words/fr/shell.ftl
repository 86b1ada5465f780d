### What every screen may need: names, failures, moments, and the page of the web app.

## app

app-name = Pocket Switch
app-motto = Switch et toute sa famille, dans ta poche

## nav

nav-back = Retour
nav-history = Historique
nav-statistics = Statistiques
nav-rules = Règles
nav-settings = Réglages

## parts

parts-opening = Un instant…
# Whatever stands one after the other, and whatever begins a sentence or a line.
parts-listed = { LIST($parts, type: "comma") }
parts-begun = { CAPITAL($text) }
parts-number = { $text }
parts-point = ,

parts-percent = { $count } %
parts-less = Moins : { $what }
parts-more = Plus : { $what }
parts-file_too_large = { $name } est trop gros : { $size } Mo, alors que la limite est de { $most } Mo.
parts-file_not_sent = { $name } n’est pas arrivé en entier. Essaie encore.

## shell

shell-copied = Copié
shell-refused = { CAPITAL($why) }.
shell-failed = Ça n’a pas marché. Essaie encore, ou copie un rapport dans les réglages.
shell-broken = Quelque chose a mal tourné
shell-broken_about = Cet écran n’a pas pu s’afficher. Tes parties sont en sécurité. Reviens à l’accueil, réessaie, ou copie un rapport qui aide à trouver l’erreur. Il ne contient aucun nom.
shell-home = Accueil
shell-again = Réessayer
shell-report = Copier un rapport

## lost

lost-title = Rien ici
lost-about = Il n’y a pas de page à cette adresse.
lost-game = Il n’y a pas de jeu de ce nom.
lost-match = Cette partie n’est pas sur cet appareil.
lost-licence = Il n’y a rien de ce nom dans cette app.
lost-hand = Cette manche n’est pas dans cette partie.

## moment

moment-today = aujourd’hui, { $time }
moment-yesterday = hier, { $time }
moment-day = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month }
moment-date = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month } { $year }
moment-months = janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.
moment-day_today = aujourd’hui
moment-day_yesterday = hier
moment-weekdays = lundi mardi mercredi jeudi vendredi samedi dimanche
moment-full = { $weekday } { $date }

## store

store-memory = Rien ne peut être enregistré ici. Tu peux jouer, mais tout sera perdu à la fermeture. Copie un rapport dans les réglages pour savoir pourquoi.
store-damaged = Le fichier de tes parties était endommagé. Il est gardé sous { $path }, et un nouveau est commencé.
store-failing = Le fichier de tes parties est endommagé par endroits. Fais une sauvegarde maintenant : Historique, puis Sauvegarde. Au prochain démarrage, l’app met ce fichier de côté et en commence un nouveau.
store-foreign = Le fichier à la place de tes parties n’appartient pas à cette app. Il est gardé sous { $path }, et un nouveau est commencé.
store-log = Les derniers changements étaient illisibles. Une copie avec la partie endommagée est gardée sous { $path }.
store-log_since = Les derniers changements n’étaient pas tous lisibles. Ce qui date d’après { $time } peut manquer. Tout ce qui précède est là. Une copie avec la partie endommagée est gardée sous { $path }.
store-empty = Le fichier de tes parties était vide, et un nouveau est commencé. Si tu avais des parties ici, importe-les d’une sauvegarde : Historique, Sauvegarde.
store-mended = Le fichier de tes parties avait un numéro de version endommagé. Il est réparé, et rien ne manque. Fais vite une sauvegarde : le disque est peut-être en train de lâcher.
store-newer = Tes parties ont été enregistrées par une version plus récente de cette app. Tu peux les regarder. Pour jouer, mets l’app à jour.

store-failed-full = Il n’y a plus de place sur cet appareil. Rien n’a changé. Libère de la place et réessaie.
store-failed-read-only = Tu ne peux que regarder tes parties ici. Rien n’a changé.
store-failed-busy = Une autre fenêtre est en train d’enregistrer. Rien n’a changé. Réessaie.
store-failed-damaged = Une partie du fichier de tes parties est endommagée. Rien n’a changé.
store-failed-disk = L’enregistrement sur le disque a échoué. Rien n’a changé. Réessaie.
store-failed-newer = Tes parties ont été enregistrées par une version plus récente de cette app. Pour changer quoi que ce soit, mets l’app à jour.
store-failed-closed = Cette fenêtre ne sert plus. Rouvre l’app.

## web

web-about = Switch, 8 américain, Mau-Mau et toute leur famille, selon les règles de ta propre table. Marche hors ligne.
web-start = On ouvre la boîte
web-fetch = On va chercher le jeu, juste une fois
web-packages = On mélange
web-code = On prépare la table
web-stopped = Le jeu n’a pas pu démarrer :
web-again = Réessayer
web-newer = Une nouvelle version est prête
web-reload = Recharger
web-later = Plus tard
web-elsewhere = Ouvert dans un autre onglet
web-elsewhere_about = Pocket Switch est ouvert dans un autre onglet de ce navigateur. Ferme-le là-bas, et ça continue ici.
web-unsaved = Ce que tu joues maintenant n’est pas enregistré : le navigateur n’a plus de place ou ne le permet pas. Tu peux continuer à jouer.

## share

share-title = Partager
share-send_text = Envoyer en texte
share-copy_text = Copier en texte
share-send_picture = Envoyer en image
share-save_picture = Enregistrer l’image
share-send_page = Envoyer en page web
share-save_page = Enregistrer la page web
share-as_text = En texte
share-file = pocket-switch
share-no_points = aucun point
share-chart = Courbe des totaux
