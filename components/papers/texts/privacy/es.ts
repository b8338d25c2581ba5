import type { PrivacyText } from '../texts';

export const es: PrivacyText = {
  title: 'Privacidad',
  description:
    'Lo que {site} guarda de quienes leen: un número aleatorio y lo que se hace con él. Sin nombres ni cuentas.',
  lead: 'No sabemos quién eres ni lo preguntamos. Esta página dice qué se guarda de todos modos y para qué.',
  sections: {
    number: {
      head: 'Un número aleatorio',
      body: [
        'Tu navegador inventa un número aleatorio y lo envía cuando haces algo que debe guardarse. No dice nada de ti. Detrás no hay cuenta, ni nombre, ni correo electrónico.',
      ],
    },
    kept: {
      head: 'Qué se guarda con él',
      body: [
        [
          'las series de tus favoritos;',
          'qué capítulos se abrieron, qué lecturas gratis y tickets se usaron y qué «me gusta» se dieron;',
          'las respuestas a encuestas y los mensajes enviados por el formulario;',
          'qué banners tocaste;',
          'si permites notificaciones, el código al que se envían.',
        ],
      ],
    },
    browser: {
      head: 'Qué queda en tu navegador',
      body: [
        'Tus idiomas, el color del papel, cómo te gusta leer, dónde lo dejaste y qué avisos cerraste. Dos cookies guardan los idiomas para que las páginas lleguen en ellos. Nada de esto te sigue a otros sitios.',
      ],
    },
    why: {
      head: 'Para qué sirve',
      body: [
        'Para mostrarte tus favoritos, contar las lecturas para los rankings, abrir los capítulos que se leen una vez y arreglar lo que falla. No se vende ni se usa para crear un perfil.',
      ],
    },
    addresses: {
      head: 'Datos técnicos',
      body: [
        'Quien pide una página a un servidor le indica una dirección de red. La usamos para responder y para frenar a las máquinas que escriben demasiado. No se guarda con tu número aleatorio.',
      ],
    },
    others: {
      head: 'Terceros',
      body: [
        'Por defecto, el sitio no envía nada a terceros: fuentes, imágenes y scripts salen de aquí. Si quien lo gestiona añade medición o publicidad, se apaga al rechazar el consentimiento o con «No rastrear».',
      ],
    },
    control: {
      head: 'Cómo borrarlo',
      body: [
        'Borra los datos de este sitio en tu navegador. El número desaparece y, con él, todo vínculo entre tú y lo guardado. También puedes quitar los favoritos uno a uno.',
        'Cualquier otra cosa se puede preguntar en el [formulario del centro de ayuda](/faq#feedback). No pongas en él datos personales.',
      ],
    },
  },
};
