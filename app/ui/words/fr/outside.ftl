### What is said outside of the app's own window: in a terminal, and to a browser that is not let in.

## guard

guard-refusal =
    Pocket Switch ne répond qu’au navigateur où il a été ouvert.
    Ouvre l’adresse entière, affichée là où tu l’as lancé.

## page

page-silent = Pocket Switch ne répond pas
page-about-silent = Tourne-t-il encore là où tu l’as lancé ? Dès qu’il répond, tout reprend ici.

## command

command-about = Jouer au Switch et à toute sa famille dans le navigateur.
command-options = Options
command-help = afficher cette aide et quitter
command-port = port sur cette machine (d’habitude { $port }, 0 : n’importe quel port libre)
command-data = dossier de tes parties et de tes réglages
command-no_browser = afficher l’adresse sans ouvrir de navigateur
command-room = ouvrir un salon pour la dernière table préparée. Les autres du réseau rejoignent par le code QR
command-desktop = ouvrir une fenêtre au lieu d’un navigateur (il faut flet-desktop)
command-import = apporter un fichier de scores (BG Stats, BoardGameGeek, CSV)
command-look = avec --import : afficher seulement le contenu du fichier, en JSON
command-bad_port = { $text } n’est pas un port (de 0 à 65535)
command-busy = Le port { $port } est occupé.
command-address = Pocket Switch est à cette adresse (Ctrl-C pour l’arrêter) :
command-no_port = Aucun port libre à partir de { $port }.
command-needs_web = Pour jouer dans le navigateur, il faut flet-web :
command-needs_window = Pour une fenêtre, il faut flet-desktop :
command-room_at = Ton salon est ici (jeu : { $game }). Les autres de ton réseau scannent ceci ou l’ouvrent :
command-no_room = Impossible d’ouvrir un salon ici ({ $why }).
