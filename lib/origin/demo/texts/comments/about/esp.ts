import type { Voices } from '../comment-bank';

export const esp: Readonly<Record<string, Voices>> = {
  'ghost-tram-line-9': {
    tranviario:
      'Mi abuelo era cobrador. Dice que el gesto de la mano está perfecto, y que él nunca le cobró a un muerto.',
    'último billete': 'Nao barriendo un sitio al que ya no llega nadie. Me dio una pena y unas ganas de ayudarla…',
    'Nico de las cocheras': 'pero ¿cuánto CUESTA el billete? que alguien lo diga',
  },
  'the-rain-ledger': {
    'saldo cero': 'Ida tiene catorce años y más temple que yo a los cuarenta.',
    charco: 'Lleva seis años muerto y se compra un paraguas. Yo estoy vivo y me mojo.',
  },
  'ferry-at-six': {
    'boya 3': 'Quedan sesenta y un viajes y ellos MIRANDO EL MAR.',
    isleña: 'En mi isla también quitaron la línea. Leí el anuncio y tuve que parar.',
    carboncillo: 'El primer dibujo es anterior a que ella llegara. Esperen. ¿Cómo?',
  },
  'song-of-the-dead-ship': {
    'nana corta': 'Una nota menos cada noche. He contado las que quedan y ojalá no lo hubiera hecho.',
    chatarrera: 'Si el viejo Baro vuelve a jurar que está vacía, me pongo a gritar.',
  },
  'eleven-seconds': {
    'fisio del barrio': 'Como fisioterapeuta: NO CORRAS. Como hincha: tampoco, que me da algo.',
    'diez y un perro': 'Fichen al perro. Tiene colocación.',
  },
  'nine-lives-bakery': {
    'masa madre': 'Qué rabia da un rival tan educado. Y encima los cruasanes.',
    'panadero de guardia': 'Lo de la mantequilla pasa. No diré dónde, pero pasa.',
    'Perla presidenta': 'La única que trabaja ahí es Perla y lo sabemos todos.',
  },
  'who-bought-the-clock': {
    'asiento trece': 'Yo estaba detrás del sombrero y tampoco vi nada.',
    'martillo de subasta': 'Una sola entrega y me ha dejado mirando mi reloj de cocina con desconfianza.',
  },
  'lighthouse-homework': {
    'maestra de pueblo':
      'Soy maestra en una escuela con siete. Ese seis me quita el sueño, y ustedes me han hecho reír con él.',
    'Gustav Nill (de verdad)': 'Lamento no poder comentar este capítulo, me encuentro ligeramente indispuesto.',
  },
  'umbrella-weather': {
    'mango conocido': 'Tres años cuidando un paraguas. A mí no me duran tres días.',
    chirimiri: 'Ella lo reconoció al segundo y se está vengando. La respeto muchísimo.',
  },
  'mountain-midwife': {
    'mula terca': 'La mula decide, los demás opinan. Como en mi casa.',
    'Matrona Elisa':
      'Treinta años de matrona. Benta se calienta las manos antes de tocar. Quien dibuja esto ha preguntado.',
  },
  'duke-is-not-a-cat': {
    'portera del 14': 'La casera lo sabe. LO SABE. ¿Quién cree que compra el atún?',
    cónsul: 'Duque se cae del estante con más dignidad de la que yo tengo de pie.',
  },
  'kaiju-tax-office': {
    'modelo 7-K': 'Declara todos los años desde 1961. Soy peor persona que un monstruo.',
    'ventanilla cerrada': 'Trabajo en Hacienda. El ruido de la grapadora está clavado.',
  },
  'knuckle-sunday': {
    'línea 30': 'Cuarenta veces perdió de pie. Yo a ese señor le cedo el asiento.',
    'rincón azul': 'Cuando el chico se ata los guantes como le enseñó él. Ahí. Justo ahí.',
  },
  'sixth-bench': {
    'doce abajo': '«Nadie pierde por menos que él.» Lo quiero en una camiseta.',
    'calcetín con libreta': 'No mete ni una y es el mejor de la cancha. Discútanmelo.',
  },
  'hotel-lantern': {
    'habitación 9': 'Una lámpara de más. Desde ayer cuento las de mi casa.',
    botones: 'SU letra. En 1911. Cerré el portátil y me fui a ver dibujos animados.',
  },
  'blade-of-nine-rains': {
    'novena nube': 'Dos años con el papel doblado en el pecho. Yo no habría aguantado ni dos minutos.',
    'sequía total': 'Nunca un cielo despejado me había dado tanta angustia.',
  },
  'a-cat-named-monday': {
    galeradas: 'Soy correctora y confirmo: siempre encima de la página que toca.',
    'siete cuencos': 'El nuestro se llama Croqueta. Hoy he sabido que en el segundo lo llaman Don Manuel.',
  },
  'moths-at-midnight': {
    'porche apagado': 'A mí las polillas me caían bien.',
    alfiler: 'Miren las alas que cuelgan DETRÁS de Leonor. Todas. Con calma.',
  },
  'salt-and-sextant': {
    grumete: 'Maud lleva el barco y el capitán lleva el sombrero.',
    'carta náutica': 'Donde pone «fondo» hay una isla. Qué manera de empezar una aventura.',
  },
  'letters-to-the-tide': {
    'corcho 31': 'Llamé a mi padre. Me preguntó si había pasado algo. Le dije que no, que solo llamaba.',
    'orilla sur': 'Treinta corchos y ni una frase de sobra.',
  },
  'thursdays-witch': {
    'sala de espera': 'Si mi dentista tuviera a Ágata en recepción, iría sin que me obligaran.',
    'escoba en doble fila': 'Con licencia, horario y multas. La magia más realista que he leído.',
  },
  'moss-and-mortar': {
    'albañil Julián': 'La primera hilada está bien aplomada. Lo digo yo, que llevo cuarenta años.',
    'musgo con paciencia': 'Que descanse esa mano. El musgo no tiene prisa y nosotros tampoco.',
  },
  'static-garden': {
    'tomate 41': 'Cuarenta años regando porque nadie le dijo que parara. No estoy llorando, es el polen.',
    radioaficionado: 'Mil veces más lento y es una voz. Me puse los auriculares como si sirviera de algo.',
  },
  'second-hand-stars': {
    'caja de devoluciones': 'Todos los sábados lo devuelve. TODOS. Señor, eso se llama cortejo.',
    'Vía Láctea, 3.º izda.':
      'La estrella solo sale si están los dos. Ya está, ya pueden apagar, me voy a dormir feliz.',
  },
};
