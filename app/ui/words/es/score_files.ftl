## bring

bring-problem-unknown = No conozco este tipo de archivo. No se añadió nada.
bring-problem-broken = Este archivo está dañado o le falta una parte. No se añadió nada.
bring-problem-large = Este archivo es demasiado grande. No se añadió nada.
bring-problem-forbidden = Este archivo trae instrucciones que una lista de puntos no necesita. No se añadió nada.
bring-problem-workbook = Esto es un libro de cálculo. Guarda la tabla como CSV y abre ese archivo.
bring-problem-backup = Esto es una copia de seguridad de esta app. Ábrela en Copia de seguridad.
bring-problem-empty = En este archivo no hay puntos.
