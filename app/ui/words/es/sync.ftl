### Sync between one's devices.

sync-title = Sincronización
sync-about = Tus partidas, resultados y personas en todos tus dispositivos: lo que haces en uno aparece en los demás. Va por un servidor que llevas tú o alguien de confianza; sin él, tu historial se queda en este dispositivo.
sync-about_keeper = Sin correo ni contraseña: este dispositivo crea su propia cuenta. Quien lleva el servidor puede leer nombres y resultados, pero no cambiarlos ni inventarlos.
sync-no_keystore = Este dispositivo no tiene un lugar seguro para el secreto: se guarda hasta que se cierra la ventana, y después hay que escribir el código otra vez. Ten a mano el código de otro dispositivo.
sync-working = Un momento…
sync-address = Dirección del servidor o invitación
sync-invitation = Invitación, si el servidor la pide
sync-check = Comprobar
sync-found = Hay un servidor de sincronización. La conexión está cifrada.
sync-found_here = Hay un servidor de sincronización en este equipo.
sync-start = Empezar aquí
sync-code = El código
sync-paste = Pegar
sync-look = Ver antes
sync-join_now = Unirme
sync-go_on = Seguir
sync-ask_again = La sincronización con { $server } está configurada, pero su secreto ya no está aquí. Escribe el código que muestra otro dispositivo.
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
sync-by_itself = Se reintentará sin que hagas nada.
sync-parked_about = Vienen de una versión más nueva de la app, o les falta algo que aún no ha llegado.
sync-beaten_about = Cuenta la primera; la otra se guarda, pero no se muestra.
sync-aside = Apartado: { $name }
sync-strange_about = No lo puso ninguno de tus dispositivos, y no se toca.
sync-copy = Copiar
sync-qr = Código QR para otro dispositivo
sync-would_come =
    { $count ->
        [1] Se añadiría aquí una entrada. Lo que hay en este dispositivo se queda, y se une al resto.
       *[other] Se añadirían aquí { $count } entradas. Lo que hay en este dispositivo se queda, y se une al resto.
    }
sync-kept =
    { $count ->
        [1] Un paquete, { $size } KB en el servidor
       *[other] { $count } paquetes, { $size } KB en el servidor
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
        [1] Una cosa del servidor no es tuya
       *[other] { $count } cosas del servidor no son tuyas
    }
sync-move-not_yet = Todo va de camino a una cuenta nueva. Hasta que llegue, la cuenta antigua sigue en uso, y un dispositivo perdido aún puede leer y añadir.
sync-move-old = Este dispositivo ya usa su cuenta nueva, pero la antigua aún no está borrada: un dispositivo perdido todavía puede leerla. Se borra en cuanto todo haya llegado a la nueva.

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
sync-device-means = En el otro dispositivo elige Ajustes, Sincronización, «Tengo un código», y escribe, pega o escanea esto. Quien tiene el código puede leerlo todo y añadir cosas: no se lo enseñes a nadie más.

sync-lost-title = Dispositivo perdido
sync-lost-about = Cerrarle el paso y trasladarlo todo
sync-lost-means = Se crea una cuenta nueva, todo se traslada allí y la antigua se borra. El dispositivo perdido conserva lo que tiene, pero no recibe nada nuevo. Tus otros dispositivos necesitarán el código nuevo. Si el servidor solo admite con invitación, pide a quien lo lleva una para la cuenta nueva.
sync-lost-do = Trasladarlo todo

sync-give_up-title = Abandonar traslado
sync-give_up-about = La otra cuenta se queda como está
sync-give_up-means = La otra cuenta no se borra, y aquí se olvida su clave. Quien tenga un dispositivo perdido puede seguir leyendo lo que hay allí, y solo quien lleva el servidor puede borrarla.
sync-give_up-do = Abandonar

sync-leave-title = Salir
sync-leave-about = Este dispositivo para; los demás siguen
sync-leave-means = Lo que hay en este dispositivo se queda aquí. El servidor conserva su copia para tus otros dispositivos.
sync-leave-do = Salir

sync-erase-title = Salir y borrar
sync-erase-about = No queda nada en el servidor
sync-erase-means = Se borra todo lo que el servidor guarda de ti, y también la cuenta. Lo que hay en tus dispositivos se queda en cada uno, pero ya no se sincronizan.
sync-erase-do = Borrarlo todo

sync-wrong-long = es demasiado largo
sync-wrong-word = tiene que empezar por «{ $about }»
sync-wrong-parts = tiene que tener tres partes: «{ $about }», una dirección, y letras con cifras
sync-wrong-letter = «{ $about }» no aparece nunca en un código
sync-wrong-count = al final faltan letras o cifras, o sobran
sync-wrong-mistyped = hay algo mal escrito
sync-wrong-address = «{ $about }» no es una dirección
sync-wrong-extra = una dirección no lleva nombre, contraseña, signo de interrogación ni #
sync-wrong-scheme = tiene que empezar por https, no por { $about }
sync-wrong-open = tiene que empezar por https; http solo basta para este mismo equipo
sync-wrong-path = «{ $about }» no puede formar parte de ella

sync-trouble-again = Ahora mismo no hay conexión con el servidor.
sync-trouble-refused = El servidor ya no deja entrar a esta cuenta. Puede que se haya borrado o trasladado. Vuelve a entrar con un código, o sal.
sync-trouble-address = Esa dirección no funciona: { $detail }.
sync-trouble-certificate = El servidor no puede demostrar que es el correcto ({ $detail }). No se envió nada.
sync-trouble-server = El servidor no responde como uno de sincronización. Comprueba la dirección, o pregunta a quien lo lleva.
sync-trouble-code = Ese código no funciona: { $detail }.
sync-trouble-busy = Otra ventana está sincronizando ahora mismo. Inténtalo dentro de un momento.
sync-trouble-invitation = En ese servidor solo se crean cuentas con invitación ({ $detail }). Pídesela a quien lo lleva y escríbela aquí. No ha cambiado nada.
sync-trouble-full = El servidor no tiene más sitio para esta cuenta. Habla con quien lo lleva.
sync-trouble-locked = La cuenta antigua ya no deja entrar a este dispositivo, así que no se puede borrar desde aquí. Si no la has borrado tú, pide a quien lleva el servidor que borre { $detail }; después abandona el traslado.
sync-trouble-fault = La sincronización se detuvo por un fallo de esta app. El informe de Ajustes dice más.
sync-trouble-store = Ahora mismo no se puede guardar aquí lo que llegó. Se reintentará.
