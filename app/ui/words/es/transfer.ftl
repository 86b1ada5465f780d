### Moving to another device in the same network.

transfer-title = Pasar a otro dispositivo
transfer-row = Directamente de uno a otro, sin servidor
transfer-about = Tus partidas, hojas de puntos y personas van directamente de un dispositivo a otro. Después, los dos lo tienen todo. No se pierde nada ni llega nada dos veces.
transfer-about_network = Los dos dispositivos necesitan la misma red wifi. Nada pasa por internet.
transfer-about_file = Un navegador no puede conectarse directamente con otro dispositivo. Un archivo sí sirve: guarda aquí una copia y ábrela en la app del otro dispositivo.
transfer-show-title = Mostrar un código
transfer-show-about = El otro dispositivo lo escanea
transfer-show-means = Escanea esto con la cámara del otro dispositivo. O abre allí Ajustes, «Pasar a otro dispositivo», «Tengo un código» y escríbelo. El código sirve una vez, durante diez minutos. No se lo muestres a nadie más.
transfer-use-title = Tengo un código
transfer-use-about = Está en la pantalla del otro dispositivo
transfer-use-means = En el otro dispositivo abre Ajustes, «Pasar a otro dispositivo», «Mostrar un código». Escanéalo con la cámara, o escríbelo aquí.
transfer-use-linked = Empieza solo si el código está en otro dispositivo tuyo. Después, los dos lo tienen todo.
transfer-code = Enlace o código
transfer-start = Empezar
transfer-again = Código nuevo
transfer-waiting = Esperando al otro dispositivo…
transfer-connecting = Buscando el otro dispositivo…
transfer-expired = Este código caducó. Muestra otro cuando tengas a mano el otro dispositivo.
transfer-done = Listo. Los dos dispositivos lo tienen todo.
transfer-brought-nothing = No llegó nada nuevo a este dispositivo.
transfer-see = Ver partidas
transfer-page = Este enlace trae tus partidas a este dispositivo. Ábrelo aquí en Pocket Switch.
transfer-file = O con un archivo
transfer-file-save = Guardar una copia
transfer-file-save_about = Partidas, personas, tus propios juegos y ajustes en un archivo
transfer-file-open_about = Una copia de otro dispositivo
transfer-trouble-network = Este dispositivo no está en ninguna red. Activa el wifi o un punto de acceso e inténtalo otra vez.
transfer-trouble-reach = No hay conexión con el otro dispositivo. ¿Están en la misma red wifi y sigue el código en su pantalla? Lo que llegó está a salvo. Inténtalo otra vez.
transfer-trouble-refused = El otro dispositivo ya no acepta este código. Un código sirve una vez, durante diez minutos. Muestra otro allí.
transfer-trouble-certificate = En esta dirección responde otro dispositivo, no el que mostró el código. No se envió nada. Muestra un código nuevo en tu otro dispositivo.
transfer-moving =
    { $count ->
        [1] Pasó un elemento
       *[other] Pasaron { $count } elementos
    }
transfer-brought-matches =
    { $count ->
        [1] Una partida nueva
       *[other] { $count } partidas nuevas
    }
transfer-brought-people =
    { $count ->
        [1] Una persona nueva
       *[other] { $count } personas nuevas
    }
