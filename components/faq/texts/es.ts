import type { FaqText } from '../faq-text';

export const es: FaqText = {
  title: 'Centro de ayuda',
  description: 'Respuestas sobre la lectura en {site}: idiomas, capítulos, favoritos, privacidad y editoriales.',
  lead: 'Casi todas las preguntas tienen una respuesta corta.',
  leadToForm: '¿No está la tuya? Escríbenos en el formulario al pie de esta página: lo leen personas.',
  heads: {
    reading: 'Leer',
    languages: 'Idiomas',
    chapters: 'Capítulos y tickets',
    shelf: 'Favoritos y privacidad',
    app: 'La app',
    publishers: 'Editoriales',
  },
  questions: {
    start: {
      question: '¿Cómo empiezo a leer una serie?',
      answer: [
        'Abre la serie y toca el botón grande que hay bajo su nombre: lleva al primer capítulo. El visor recuerda la página en la que estabas.',
        'Los capítulos más nuevos de todas las series están en [Novedades](/updates).',
      ],
    },
    direction: {
      question: '¿Puedo desplazarme en vez de pasar páginas?',
      answer: [
        'Sí. En el visor, abre «Ajustes» y elige «Vertical» para desplazarte u «Horizontal» para pasar páginas. Tu elección vale también para el siguiente capítulo.',
        'Un capítulo dibujado para leerse de una sola manera se abre así y no cambia tu elección.',
      ],
    },
    'page-missing': {
      question: 'Una página no carga. ¿Qué puedo hacer?',
      answer: [
        'Toca «Reintentar» en la página vacía. Si tu conexión es lenta, elige una resolución más baja en los ajustes del visor.',
        'Si sigue vacía al cabo de una hora, dinos la serie y el capítulo en el [formulario de abajo](/faq#feedback).',
      ],
    },
    cost: {
      question: '¿Cuesta algo?',
      answer: [
        'No. Lo que está abierto en este sitio se lee gratis, y cada capítulo indica cómo se abre. Los marcados como «Suscriptores» requieren una suscripción, que no se vende aquí.',
      ],
    },
    'interface-language': {
      question: '¿Cómo cambio el idioma del sitio?',
      answer: [
        'Toca el globo de la parte superior de la página. {site} está disponible en nueve idiomas, y al cambiar sigues en la misma página.',
      ],
    },
    'content-languages': {
      question: '¿Puedo leer cómics en varios idiomas a la vez?',
      answer: [
        'Sí. En el globo eliges todos los idiomas en los que lees cómics, sea cual sea el idioma del sitio. Las listas y los rankings muestran entonces cada serie publicada en alguno de ellos.',
      ],
    },
    'missing-language': {
      question: '¿Por qué una serie no está en mi idioma?',
      answer: [
        'Cada editorial decide en qué idiomas sale una serie y cuándo. Cuando una serie empieza en tu idioma, aparece en [Novedades](/updates) con la etiqueta «Estreno».',
      ],
    },
    'free-reads': {
      question: '¿Qué significa «Gratis una vez»?',
      answer: [
        'Puedes abrir ese capítulo una vez sin ticket. Desde ese momento queda abierto 24 horas y puedes leerlo tantas veces como quieras. Después, la lectura gratis se agota.',
      ],
    },
    tickets: {
      question: '¿Qué son los tickets?',
      answer: [
        'Un ticket abre un capítulo marcado como «Ticket» durante 72 horas. Los tickets son gratis; las series que los usan te dan otros de vez en cuando.',
        'Un ticket vale para una sola serie y solo en este navegador. No se puede cambiar por dinero.',
      ],
    },
    'gone-chapters': {
      question: '¿Por qué desapareció un capítulo?',
      answer: [
        'Una editorial puede publicar un capítulo por tiempo limitado. En la última semana, el capítulo indica cuántos días le quedan; después ya no se puede leer aquí.',
      ],
    },
    schedule: {
      question: '¿Cuándo sale el próximo capítulo?',
      answer: [
        'La página de la serie dice cada cuánto salen capítulos y, en cuanto hay fecha, cuándo llega el próximo, en tu hora local. Una serie en pausa no tiene fecha hasta que vuelva su autor.',
      ],
    },
    favourites: {
      question: '¿Cómo añado una serie a mis favoritos?',
      answer: ['Toca el corazón en su página. Todas tus series te esperan en [Favoritos](/favorited).'],
    },
    'lost-favourites': {
      question: 'Mis favoritos desaparecieron. ¿Dónde están?',
      answer: [
        'Los favoritos pertenecen a un número aleatorio de este navegador. No están en otro navegador, en otro dispositivo, en una ventana privada ni después de borrar los datos del sitio.',
        'Si borraste los datos, no se pueden recuperar: nadie sabe qué número era el tuyo.',
      ],
    },
    account: {
      question: '¿Necesito una cuenta?',
      answer: ['No. En este sitio no hay cuentas: ni nombre, ni correo electrónico, ni contraseña.'],
    },
    data: {
      question: '¿Qué sabe {site} de mí?',
      answer: [
        'Lo que haces aquí con tu número aleatorio: favoritos, capítulos abiertos, «me gusta», respuestas a encuestas y tickets usados. No sabemos quién eres. La página de [privacidad](/privacypolicy) lo cuenta todo.',
      ],
    },
    'get-the-app': {
      question: '¿Hay una app?',
      answer: [
        'Sí. El enlace está al pie del sitio. Las series con capítulos que solo se leen en la app también llevan a ella.',
      ],
    },
    'app-or-web': {
      question: '¿Qué significa «En la app»?',
      answer: [
        'La editorial ha licenciado ese capítulo solo para la app. En el sitio aparece en la lista, pero cerrado.',
        'Los favoritos de la app y los de este navegador son independientes.',
      ],
    },
    publish: {
      question: '¿Quién publica aquí? ¿Puedo hacerlo yo?',
      answer: [
        'Todas las series vienen de sus editoriales y autores, o con su permiso. Si tienes los derechos de un cómic y quieres publicarlo aquí, escríbenos en el [formulario de abajo](/faq#feedback) y di cómo podemos contactarte.',
      ],
    },
    'report-a-copy': {
      question: 'Encontré una copia de estas páginas en otro sitio.',
      answer: [
        'Elige «Problema» en el [formulario de abajo](/faq#feedback) e indica la dirección y la serie. Se lo pasamos a la editorial. Más información en la página de [derechos de autor](/copyright).',
      ],
    },
  },
};
