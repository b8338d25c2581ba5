import type { CommentBank } from './comment-bank';

export const esp: CommentBank = {
  first: {
    'el vecino': 'primero',
    madrugona: '¿Primera? ¿A estas horas? Necesito una vida, o dormir.',
    'Beto sin sueño': 'primer comentario, ahora sí me pongo a leer',
  },

  markup: {
    'Paco el del ciber': '<script>alert("¡a cenar!")</script>\nNada, era por probar.',
    musgo: '<b>guau</b>',
    sinpunta: '2 < 3 && "comillas": sigue siendo más fácil que entender ese final, que me encantó',
    'Profa de informática': '<p class="llorando">yo</p>',
  },

  any: {
    'paraguas roto': 'Pero ¿cómo van a cortar AHÍ?',
    'Lucía M.': 'Lo leí en el metro y acabé en la otra punta de la ciudad. Aproveché y lo leí otra vez a la vuelta.',
    cafe_con_sal: 'La viñeta muda me dejó mudo a mí.',
    'tortuga veloz': 'Uno y a la cama, dije. Están cantando los pájaros.',
    'Don Ramiro': 'Soy mayor, no tengo prisa para nada en la vida. Para esto sí.',
    Abril: 'No pasa casi nada y pasa todo.',
    Teo: 'Buah.',
    'tercera taza': 'Mate, galletitas y capítulo nuevo. Que no me llame nadie.',
    'jueves de lluvia': 'Entré por la portada. Llevo tres meses aquí dentro.',
    cartógrafo: 'Para quien llegue ahora: desde el uno, sin saltarse los cortos, y con pañuelos a mano.',
    'la prima de Eli': 'AAAAAAAAAAAAAAAAAH',
    gruñón: '¡Muy corto! ¡Siempre es muy corto! (Dura lo mismo de siempre. Lo conté.)',
    calcetín:
      'Mi hermano y yo no nos hablamos desde la herencia. Pero me mandó este capítulo, y yo le mandé el siguiente.',
    Ciro: 'Las manos. Fíjense en cómo dibuja las manos.',
    'biblioteca 12': 'Lo puse de deberes a mi clase. Por primera vez los hicieron todos, y uno de más.',
    'Ana y Leo': 'Dos lectores, una tableta y codazos por pasar la página.',
    'traductora en paro': 'Un aplauso para quien traduce: aquí nadie habla como un libro, y eso cuesta la vida.',
    'marea baja': 'Odio cuando termina donde tiene que terminar.',
    'Sr. Bermúdez': 'Excelente. Esta noche en la cena seré insoportable.',
    rebobina: 'Volví al principio. Ay, madre. Estaba TODO ahí.',
    'última fila': 'Nos vemos en el próximo, misma butaca.',
    'Chío de Oaxaca': 'Ay no, yo venía a distraerme y salgo con el corazón apachurrado.',
    'Fede, Rosario': 'Che, ¿alguien más lee esto con la luz apagada para que no le vean la cara?',
    'señora de los gatos': 'Se lo leí en voz alta a los gatos. Dos se quedaron. Es mucho.',
    palomita: 'Qué bien dibujado está el cansancio. No los cansados: el cansancio.',
    'Iker, turno de noche': 'Lo único bueno de las guardias es que sale justo cuando no hay nadie mirando.',
    'lupa en mano':
      'Queja pequeñita: en el móvil, las letras de los susurros no hay quien las lea. Todo lo demás, de matrícula. No toquen nada más, solo eso.',
    'té frío': 'Autor, autora, quien seas: duerme, come caliente y no corras. Esperamos.',
    garabato: 'hacía años que un dibujo no me hacía callar a media frase',
    Noelia:
      'Acabo de mudarme a una ciudad donde no conozco a nadie. Entro aquí a leer los comentarios como quien baja al bar. Gracias, gente rara.',
    'abuela Concha, 78':
      'Me lo instaló mi nieta «para que no veas tanta tele». Yo de tebeos sabía lo justo: los que le quitaba a mi hermano, que los escondía debajo del colchón, y por los que me llevé más de una bofetada. He leído todos los capítulos en dos tardes y me he reído y he llorado, y una vez hasta le hablé al aparato.\n\nLo que quería decir es esto: mi hermano murió en enero. Cuando me gusta mucho una página, todavía pienso «esta se la tengo que quitar». Así que sigan, por favor. Yo sigo quitándoselas.',
    'guionista de pasillo':
      'Me dedico (mal) a escribir diálogos y vengo a quejarme: no se puede ser tan bueno cortando. Cada conversación de este capítulo termina una frase antes de lo que terminaría la mía. Yo habría puesto el «te lo dije», el «ya lo sé» y el portazo. Aquí hay una taza en la mesa y alguien que ya no está. He vuelto a mi archivo y he borrado doce páginas. Mi productora pregunta con quién tiene que hablar.',
  },

  romance: {
    Candela: '¡QUE SE LO DIGA YA! ¡Que se lo diga o se lo digo yo!',
    Mafe: 'alguien tápelos con una cobija y ciérreles la puerta, por favor',
    'corazón de pan': 'No se rozaron ni los dedos y yo aquí, abanicándome con un recibo.',
    'Jimena R': 'Por fin. POR FIN. Tardaron muchísimo y no cambiaría ni una página.',
    'solterón feliz': 'Yo no creo en estas cosas. (Lo he leído cuatro veces.)',
    'Vicky de la 3.ª':
      'mi mejor amiga shippea a estos dos y yo la shippeo a ella con el chico de la copistería, todo es lo mismo',
    'Don Anselmo':
      'Cincuenta años casado y todavía no le he dicho a mi mujer lo del baile de 1971. Se lo digo hoy. Gracias por el empujón.',
    'cartas sin sello':
      'Me gusta que aquí nadie haga el tonto para alargar la historia. Los dos tienen razón, los dos tienen miedo, y cada uno cree que está siendo generoso. Mi madre y mi padrastro estuvieron así seis años, él le arreglaba la persiana todos los veranos y la persiana no estaba rota. Ella la rompía en primavera. Nos enteramos en la boda, cuando los dos lo confesaron a la vez en el brindis. Así que yo a estos dos los entiendo, y solo pido una cosa: que alguien rompa pronto la persiana.',
  },

  mystery: {
    'teorías varias': 'Tengo tres teorías. Las tres son peores que lo que va a pasar.',
    Cobalto: 'Comparen la primera viñeta con la última. Falta algo. De nada.',
    farolero: 'Miren los fondos. Y ahora vuelvan al capítulo uno y mírenlos otra vez.',
    nadie: 'sí, muy bien todo, pero ¿QUIÉN lo sabía antes?',
    'hilo rojo': 'Ya no me cabe en la pared. He empezado por el techo.',
    'comisaria jubilada': 'Veintiséis años en el cuerpo: el que ofrece café antes de que le preguntes, ese.',
    'Sospechoso habitual': 'Todos mienten menos el antipático. Los antipáticos nunca tienen tiempo.',
    'la del cuaderno':
      'Lo que sabemos, ordenado, que luego me lío:\n1) Hay una hora que solo ha dicho un personaje.\n2) El que más llora no saca el pañuelo.\n3) Todos hablan de una llave y no la hemos visto.\n4) Nadie, NADIE, ha preguntado por qué estaba abierta la puerta.\n\nYo no acuso a nadie. Solo digo que si se cae el punto uno se cae todo, y que quien lleva el reloj es el único que nunca sale de frente. Guarden este comentario. Si acierto, invito a una ronda; si fallo, esta cuenta la llevaba mi primo.',
  },

  comedy: {
    'gato ofendido': 'Solté tal carcajada que el gato se ha ido a vivir con la vecina.',
    migajas: '¿Por qué la comida siempre es lo mejor dibujado? Son las once de la noche, hombre, por favor.',
    'Toñi, ventanilla 4': 'Trabajo con esta gente. CON TODOS.',
    ciruela: '¿vamos a hacer como que no hemos visto esa cara? vale. yo también.',
    'risa tonta': 'Lo leí en un velatorio. No estoy orgulloso.',
    'el cuñado': 'Le he puesto el mote a mi jefe. Ya lo usa toda la planta. No sabe de dónde viene.',
    'Güera en el camión': 'Me reí sola en el camión y el señor de al lado se cambió de asiento jajaja',
    'tía Encarna':
      'En mi casa se lee los domingos después del arroz, cada uno con una voz. A mi marido le tocan siempre los ruidos porque no sabe hacer otra cosa. El domingo pasado vino a comer la consuegra, que es muy fina y no se ríe desde la transición, y no nos atrevimos. A los postres dice ella, muy seria: «¿Y hoy no se lee?». Resulta que lo lee por su cuenta, a escondidas, en el ordenador de la parroquia. Ahora le tocan las señoras distinguidas. Las borda.',
  },

  sport: {
    'suplente eterno': 'Ocho temporadas de banquillo. Nunca nadie había dibujado el frío de los riñones.',
    'Míster Quique': 'Por fin un cómic que sabe que casi todo el partido consiste en estar de pie y respirar.',
    rodillera: 'Me duele la rodilla de leerlo.',
    'Gol de Señora': 'ESTABA GRITANDO «¡PÁSALA!» EN LA SALA DE ESPERA DEL DENTISTA',
    '0-4': 'perdieron, sí. y qué. mírenles la cara.',
    'Wilmer corre': 'No me gustan los deportes, parce. Y aquí estoy, sudando con un reloj dibujado.',
    'la utillera': 'Se nota que quien escribe ha lavado camisetas con barro alguna vez.',
    'Profe Nacho':
      'Entreno a niñas de diez años en un campo con más piedras que hierba. No ganamos nunca, pero nunca, nunca. El sábado, en lugar de la charla, les leí este capítulo en el vestuario, con la puerta cerrada. Cuando acabé se quedaron calladas, y la portera, que mide un metro veinte, dijo: «Profe, entonces perder también se entrena». Perdimos siete a uno. El uno lo celebraron como si se acabara el mundo. Los padres del otro equipo aplaudían.\n\nNo sé quién dibuja esto. Venga cuando quiera, le guardamos un peto.',
  },

  eerie: {
    Vera: 'Esa sonrisa no es una buena sonrisa.',
    búho: 'Leerlo a oscuras fue un error y lo voy a repetir.',
    'luz del pasillo': 'vivo sola. gracias por nada.',
    'tabla suelta': 'Ha crujido algo en la cocina y he dicho «pase». ¿POR QUÉ he dicho «pase»?',
    'Doña Remedios': 'Ni una gota de sangre y tengo el vello como un cepillo. Eso es oficio.',
    penumbra: 'cuenten las sombras. otra vez. despacio.',
    'sereno de Lavapiés': 'Lo que da miedo es que nadie contesta.',
    'el del cuarto B':
      'Historia real. Anoche estaba leyendo esto en la cama y se fue la luz en todo el edificio. Me quedé quieto, con el móvil en la mano, alumbrando el techo como un imbécil. Entonces oí que en el rellano alguien subía contando los escalones en voz baja: cuarenta y uno, cuarenta y dos, cuarenta y tres… Mi edificio tiene cuarenta y dos.\n\nEsta mañana he preguntado. Era la niña del tercero, que está aprendiendo a contar y se equivoca siempre en el mismo. Le he regalado caramelos. No pienso volver a leer de noche, salvo el próximo capítulo.',
  },

  far: {
    'cometa azul': 'Quiero ir. Duraría ocho minutos, pero quiero ir.',
    'mapa plegado': 'Un mapa, por favor. Uno grande, de los que luego no se saben doblar.',
    trotamundos: 'Nadie explica nada y se entiende todo. Así se inventa un sitio.',
    'Capitana Berenjena': 'Me lo creo porque en todas partes hay alguien haciendo sopa.',
    'el nene de Sole': 'Mi hijo pregunta si esto pasó antes o va a pasar después. Le dije que sí.',
    'astillero 9': 'La de horas que hay en esos fondos. Se podría vivir en una esquina de cada página.',
    'viajante de comercio':
      'He pasado media vida en trenes vendiendo tornillos y he aprendido que un lugar se conoce por lo que la gente hace cuando no pasa nada. Aquí barren la puerta, discuten por el precio del pan, se remiendan las botas. Y al fondo, sin que nadie levante la cabeza, hay una cosa enorme moviéndose muy despacio. El día que todos la miren a la vez voy a tener que cerrar el libro un momento. Mientras tanto, me quedo con los de las botas, que son mi gente.',
  },
};
