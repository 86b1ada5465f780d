## bring

bring-problem-unknown = Je ne connais pas ce type de fichier. Rien n’a été ajouté.
bring-problem-broken = Ce fichier est endommagé, ou il en manque un bout. Rien n’a été ajouté.
bring-problem-large = Ce fichier est trop gros. Rien n’a été ajouté.
bring-problem-forbidden = Ce fichier contient des instructions inutiles pour des scores. Rien n’a été ajouté.
bring-problem-workbook = C’est un classeur. Enregistre le tableau en CSV, puis ouvre-le.
bring-problem-backup = C’est une sauvegarde de cette app. Ouvre-la dans Sauvegarde.
bring-problem-empty = Il n’y a pas de scores dans ce fichier.
