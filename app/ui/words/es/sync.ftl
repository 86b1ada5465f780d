### Sync between one's devices.

sync-title = Sincronización
sync-about = Tus partidas, resultados y personas en todos tus dispositivos. Lo que haces en uno aparece en los demás. Pasa por un servidor tuyo o de alguien de confianza. Sin sincronizar, un servidor solo recibe lo que necesita una sala.
sync-about_keeper = Sin correo ni contraseña: este dispositivo crea su propia cuenta. Quienes llevan el servidor pueden leer nombres y resultados, pero no cambiarlos ni inventarlos.
sync-no_keystore = Este dispositivo no puede guardar el código de forma segura. Lo conserva hasta que cierras la ventana, y luego tendrás que escribirlo otra vez. Ten a mano el código de otro dispositivo.
sync-working = Un momento…
sync-address = Dirección del servidor o invitación
sync-invitation = Invitación, si el servidor la pide
sync-check = Comprobar
sync-found = Hay un servidor de sincronización. La conexión está cifrada.
sync-found_here = Hay un servidor de sincronización en este equipo.
sync-start = Empezar aquí
sync-code = El código
sync-paste = Pegar
sync-look = Vista previa
sync-join_now = Unirme
sync-go_on = Seguir
sync-ask_again = La sincronización con { $server } está configurada, pero este dispositivo ya no tiene el código. Escribe el que muestra otro dispositivo.
sync-last = Sincronizado: { $when }
sync-never = Aún sin sincronizar
sync-all_sent = Todo está enviado
sync-now = Sincronizar
sync-stop = Parar
sync-pause = Pausar
sync-resume = Seguir
sync-try_again = Reintentar todo
sync-busy = Sincronizando…
sync-sending = Enviando { $done } de { $whole }
sync-bringing = Recibiendo: { $percent }
sync-by_itself = Se reintentará solo.
sync-parked_about = Son de una versión más nueva de la app, o les falta algo que aún no llegó.
sync-beaten_about = Cuenta la primera. La otra se guarda, pero no se muestra.
sync-aside = Apartado: { $name }
sync-strange_about = Ninguno de tus dispositivos lo puso ahí, así que no se toca.
sync-copy = Copiar
sync-qr = Código QR para otro dispositivo
sync-would_come =
    { $count ->
        [1] Se añadirá una entrada. En este dispositivo no se pierde nada.
       *[other] Se añadirán { $count } entradas. En este dispositivo no se pierde nada.
    }
sync-kept =
    { $count ->
        [1] Un archivo, { $size } KB en el servidor
       *[other] { $count } archivos, { $size } KB en el servidor
    }
sync-waits =
    { $count ->
        [1] Una entrada por enviar
       *[other] { $count } entradas por enviar
    }
sync-parked =
    { $count ->
        [1] Una entrada en espera
       *[other] { $count } entradas en espera
    }
sync-beaten =
    { $count ->
        [1] Una mano se jugó en dos dispositivos
       *[other] { $count } manos se jugaron en dos dispositivos
    }

sync-strange =
    { $count ->
        [1] En el servidor hay una cosa que no es tuya
       *[other] En el servidor hay { $count } cosas que no son tuyas
    }
sync-move-not_yet = Todo va camino de una cuenta nueva. Hasta que llegue, la antigua sigue en uso, y un dispositivo perdido aún puede leer y añadir.
sync-move-old = Este dispositivo ya usa su cuenta nueva, pero la antigua aún no está borrada. Un dispositivo perdido todavía puede leerla. Se borra en cuanto todo llegue a la nueva.

sync-state-off = Desactivada
sync-state-asking = Hace falta el código otra vez
sync-state-paused = En pausa
sync-state-trouble = Ahora mismo no hay conexión con el servidor

sync-first-title = Es mi primer dispositivo
sync-first-about = Escribe la dirección de un servidor o una invitación

sync-join-title = Tengo un código
sync-join-about = Ya tengo otro dispositivo configurado

sync-device-title = Añadir dispositivo
sync-device-about = Muestra el código que deja entrar a otro dispositivo
sync-device-means = En el otro dispositivo abre Ajustes, Sincronización, «Tengo un código». Luego escribe, pega o escanea esto. Quien tenga el código puede leerlo todo y añadir cosas, así que no se lo muestres a nadie más.

sync-lost-title = Dispositivo perdido
sync-lost-about = Cerrarle el paso y mover todo
sync-lost-means = Todo pasa a una cuenta nueva, y la antigua se borra. El dispositivo perdido conserva lo que tiene, pero no recibe nada nuevo. Da el código nuevo a tus otros dispositivos. Si el servidor exige invitación, pide primero una para la cuenta nueva.
sync-lost-do = Mover todo

sync-give_up-title = Abandonar el traslado
sync-give_up-about = La otra cuenta se queda como está
sync-give_up-means = La otra cuenta no se borra, y aquí se olvida su clave. Quien tenga un dispositivo perdido puede seguir leyendo lo que hay. Solo quienes llevan el servidor pueden borrarla.
sync-give_up-do = Abandonar

sync-leave-title = Salir
sync-leave-about = Este dispositivo para, los demás siguen
sync-leave-means = Lo que hay en este dispositivo se queda aquí. El servidor conserva su copia para tus otros dispositivos.
sync-leave-do = Salir

sync-erase-title = Salir y borrar
sync-erase-about = No queda nada en el servidor
sync-erase-means = Se borra todo lo que el servidor guarda de ti, también la cuenta. Lo que hay en tus dispositivos se queda ahí, pero ya no se sincroniza.
sync-erase-do = Borrar todo

sync-wrong-long = es demasiado largo
sync-wrong-word = tiene que empezar por «{ $about }»
sync-wrong-parts = tiene que tener tres partes: «{ $about }», una dirección, y letras con cifras
sync-wrong-letter = «{ $about }» no aparece nunca en un código
sync-wrong-count = al final faltan letras o cifras, o sobran
sync-wrong-mistyped = hay algo mal escrito
sync-wrong-address = «{ $about }» no es una dirección
sync-wrong-extra = una dirección no lleva nombre, contraseña, signo de interrogación ni #
sync-wrong-scheme = tiene que empezar por https, no por { $about }
sync-wrong-open = tiene que empezar por https, a no ser que esté en este equipo
sync-wrong-path = «{ $about }» no puede estar en ella

sync-trouble-again = Ahora mismo no hay conexión con el servidor.
sync-trouble-refused = El servidor ya no deja entrar a esta cuenta. Quizá se borró o se movió. Entra otra vez con un código, o sal.
sync-trouble-address = Esa dirección no funciona: { $detail }.
sync-trouble-certificate = El servidor no puede demostrar que es el correcto ({ $detail }). No se envió nada.
sync-trouble-server = Ese servidor no responde como uno de sincronización. Revisa la dirección o pregunta a quienes lo llevan.
sync-trouble-code = Ese código no funciona: { $detail }.
sync-trouble-busy = Otra ventana está sincronizando ahora mismo. Inténtalo en un momento.
sync-trouble-invitation = En ese servidor solo se crean cuentas con invitación ({ $detail }). Pide una a quienes lo llevan y escríbela aquí. No cambió nada.
sync-trouble-full = El servidor no tiene más espacio para esta cuenta. Pregunta a quienes lo llevan.
sync-trouble-locked = La cuenta antigua ya no deja entrar a este dispositivo, así que no se puede borrar desde aquí. Si no la borraste tú, pide a quienes llevan el servidor que borren { $detail }. Después toca «Abandonar el traslado».
sync-trouble-fault = La sincronización se detuvo por un fallo de esta app. Tus partidas están a salvo. Copia un informe en Ajustes para ver más.
sync-trouble-store = Lo que llegó no se puede guardar ahora. Se volverá a intentar.
