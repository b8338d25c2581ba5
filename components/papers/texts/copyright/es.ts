import type { CopyrightText } from '../texts';

export const es: CopyrightText = {
  title: 'Derechos de autor',
  description: 'De quién son los cómics en {site}, qué pueden hacer con ellos los lectores y cómo avisar de una copia.',
  lead: 'Cada página la dibujó alguien. Leerla donde es oficial hace posible que dibuje la siguiente.',
  sections: {
    owners: {
      head: 'De quién son los cómics',
      body: [
        'Todos los cómics, portadas y nombres pertenecen a sus autores y editoriales y aparecen con su permiso. Cada serie indica su autor y, si lo hay, el sello de su editorial.',
      ],
    },
    readers: {
      head: 'Qué pueden hacer los lectores',
      body: [
        'Leerlos, enlazarlos y hablar de ellos. La ley de tu país puede permitir citas breves si se nombra la fuente. Todo lo demás, como copias, traducciones y videos de las páginas, necesita el permiso de quien tiene los derechos.',
      ],
    },
    service: {
      head: 'El propio servicio',
      body: ['El nombre {site}, su marca, sus dibujos y sus textos pertenecen al servicio.'],
    },
    report: {
      head: 'Avisar de una copia',
      body: [
        'Si tienes los derechos de algo que no debería estar aquí, o encontraste estas páginas copiadas en otro sitio, elige «Problema» en el [formulario del centro de ayuda](/faq#feedback). Indica la obra, la dirección y qué derecho tienes sobre ella. Revisamos todos los avisos y retiramos lo que no debe estar aquí.',
      ],
    },
  },
};
