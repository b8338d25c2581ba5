import type { FaqText } from '../faq-text';

export const es: FaqText = {
  title: 'Centro de ayuda',
  description:
    'Respuestas sobre la lectura en {site}: idiomas, favoritos, tickets, lecturas gratis, la app, privacidad y editoriales.',
  lead: 'Casi todas las preguntas tienen una respuesta corta.',
  leadToForm: '¿No está la tuya? El formulario al pie de esta página lo leen personas.',
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
      question: '¿Cómo empiezo una serie?',
      answer: [
        'Abre la serie y pulsa el botón grande que hay bajo su nombre: lleva al primer capítulo. El visor recuerda la página en la que estabas.',
        'Los capítulos más nuevos de todas las series están en [Novedades](/updates).',
      ],
    },
    direction: {
      question: '¿Puedo desplazarme en vez de pasar páginas?',
      answer: [
        'Sí. En el visor, abre «Ajustes» y elige «Vertical» para desplazarte u «Horizontal» para pasar páginas. Tu elección se guarda para el siguiente capítulo.',
        'Unos pocos capítulos están dibujados para leerse de una sola manera. Se abren así y no cambian tu elección.',
      ],
    },
    'page-missing': {
      question: 'Una página no carga. ¿Qué puedo hacer?',
      answer: [
        'Pulsa «Reintentar» en la página vacía. Si tu conexión es lenta, elige una resolución más baja en los ajustes del visor.',
        'Si sigue vacía al cabo de una hora, dinos la serie y el capítulo en el [formulario de abajo](/faq#feedback).',
      ],
    },
    cost: {
      question: '¿Cuesta algo?',
      answer: [
        'No. Lo que está abierto en este sitio se lee gratis. Los capítulos marcados como «Suscriptores» se abren con una suscripción, que se vende en la app y nunca aquí.',
      ],
    },
    'interface-language': {
      question: '¿Cómo cambio el idioma del sitio?',
      answer: [
        'Abre el globo de la parte superior de la página. {site} habla nueve idiomas y te deja en la misma página.',
      ],
    },
    'content-languages': {
      question: '¿Puedo leer manga en varios idiomas a la vez?',
      answer: [
        'Sí. En el globo eliges todos los idiomas en que lees manga, aparte del idioma del sitio. Las listas y los rankings muestran entonces cada serie publicada en alguno de ellos.',
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
        'Puedes abrir ese capítulo una vez sin ticket. Desde ese momento queda abierto 24 horas, tantas veces como quieras. Después, la lectura gratis está gastada.',
      ],
    },
    tickets: {
      question: '¿Qué son los tickets?',
      answer: [
        'Un ticket abre un capítulo marcado como «Ticket» durante 72 horas. Los tickets son gratis; la serie que los usa te da nuevos de vez en cuando.',
        'Un ticket pertenece a una serie y a este navegador. No tiene valor en dinero.',
      ],
    },
    'gone-chapters': {
      question: '¿Por qué ha desaparecido un capítulo?',
      answer: [
        'Las editoriales ceden muchos capítulos por tiempo limitado. El capítulo avisa de cuántos días le quedan. Los primeros y los últimos de una serie en curso suelen seguir abiertos.',
      ],
    },
    schedule: {
      question: '¿Cuándo sale el próximo capítulo?',
      answer: [
        'La serie dice qué día sale y cuánto falta para el próximo capítulo, en tu propia hora. Una serie en pausa no tiene fecha hasta que vuelva su autor.',
      ],
    },
    favourites: {
      question: '¿Cómo guardo una serie?',
      answer: ['Pulsa el corazón en su página. Todas tus series esperan en [Favoritos](/favorited).'],
    },
    'lost-favourites': {
      question: 'Mis favoritos ya no están. ¿Dónde han ido?',
      answer: [
        'Los favoritos pertenecen a un número aleatorio guardado en este navegador. No están en otro navegador, en otro dispositivo, en una ventana privada ni después de borrar los datos del sitio.',
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
        'Lo que haces aquí con tu número aleatorio: favoritos, capítulos abiertos, «me gusta», respuestas a encuestas y tickets usados. No sabemos quién eres. La página de [privacidad](/privacypolicy) lo cuenta entero.',
      ],
    },
    'get-the-app': {
      question: '¿Hay una app?',
      answer: [
        'Donde se ofrece una app, la serie lo dice encima de los capítulos que solo se leen allí. El botón la abre, o abre la tienda que la tiene.',
      ],
    },
    'app-or-web': {
      question: '¿Por qué algunos capítulos están solo en la app?',
      answer: [
        'En la web lees los primeros capítulos y los más nuevos. Los de en medio suelen estar cedidos solo para la app; se ven cerrados y llevan la etiqueta «En la app».',
        'Los favoritos de la app y los de este navegador se guardan por separado.',
      ],
    },
    publish: {
      question: '¿Quién publica aquí? ¿Puedo hacerlo yo?',
      answer: [
        'Todas las series vienen de sus editoriales y autores, o con su permiso. Si tienes los derechos de un cómic y quieres publicarlo aquí, escríbenos en el [formulario de abajo](/faq#feedback) y di cómo podemos encontrarte.',
      ],
    },
    'report-a-copy': {
      question: 'He encontrado una copia de estas páginas en otro sitio.',
      answer: [
        'Elige «Aviso de un problema» en el [formulario de abajo](/faq#feedback) y danos la dirección y la serie. Se lo pasamos a la editorial. Hay más en la página de [derechos de autor](/copyright).',
      ],
    },
  },
};
