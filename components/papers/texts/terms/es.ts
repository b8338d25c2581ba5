import type { TermsText } from '../texts';

export const es: TermsText = {
  title: 'Condiciones',
  description: 'Las condiciones para leer en {site}: gratis, sin cuenta y para uso propio.',
  lead: '{site} se lee gratis y sin cuenta. A cambio pedimos unas pocas cosas, y son estas.',
  sections: {
    service: {
      head: 'Qué es esto',
      body: [
        '{site} muestra cómics oficiales con permiso de quienes tienen los derechos. Al leer aquí aceptas estas condiciones. Si no las aceptas, no uses el sitio.',
        'Si eres menor de edad donde vives, lee aquí con el consentimiento de tu madre, padre o tutor y fíjate en la [clasificación por edades](/rating).',
      ],
    },
    use: {
      head: 'Qué puedes hacer',
      body: [
        'Leer lo que está abierto, tantas veces como quieras, para ti y sin pagar. Enlazar cualquier página y compartir su dirección.',
      ],
    },
    conduct: {
      head: 'Qué no puedes hacer',
      body: [
        'Por favor, no:',
        [
          'copies, guardes, traduzcas ni publiques las páginas, enteras o en parte, más allá de lo que permite la ley, salvo guardar capítulos dentro de este sitio para leerlos sin conexión;',
          'quites ni esquives lo que protege las páginas, ni desmontes el servicio;',
          'leas con programas automáticos ni cargues el servicio de modo que otros lo noten;',
          'escribas mensajes que insulten, amenacen, engañen o infrinjan la ley.',
        ],
      ],
    },
    rights: {
      head: 'De quién es cada cosa',
      body: [
        'Cada cómic pertenece a su autor y a su editorial. Recibes el derecho de leerlo aquí y ningún otro. Más información en la página de [derechos de autor](/copyright).',
      ],
    },
    chapters: {
      head: 'Lecturas gratis, tickets y suscripciones',
      body: [
        'Las editoriales deciden qué capítulos están abiertos, para quién y durante cuánto tiempo, y eso puede cambiar. Las lecturas gratis y los tickets no tienen valor monetario ni se pueden transferir. Las suscripciones no se venden en este sitio; donde se vendan, se aplican las condiciones que allí se muestran.',
      ],
    },
    availability: {
      head: 'Sin promesas',
      body: [
        'Ponemos cuidado, pero el servicio se ofrece tal cual. Puede detenerse por mantenimiento, cambiar o terminar, y lo que guarda este navegador, como los favoritos, puede perderse. Respondemos donde la ley lo exige y no más allá.',
      ],
    },
    closing: {
      head: 'Cuándo cerramos la puerta',
      body: ['Podemos negar el servicio a quien incumpla estas condiciones y borrar los mensajes que las incumplan.'],
    },
    changes: {
      head: 'Cambios y contacto',
      body: [
        'Si estas condiciones cambian, las nuevas aparecen aquí con su fecha. Las preguntas nos llegan por el [formulario del centro de ayuda](/faq#feedback).',
      ],
    },
  },
};
