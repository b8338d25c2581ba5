import type { SeriesFacts } from '../series-facts';

export const hotelLantern: SeriesFacts = {
  id: 18,
  slug: 'hotel-lantern',
  author: 'Perpetua Saenz',
  label: 'UJ',
  tags: ['horror', 'mystery', 'supernatural'],
  schedule: 'other',
  weekday: 2,
  status: 'ongoing',
  rating: 'mature',
  form: 'strip',
  direction: 'ltr',
  chapters: 12,
  simulpub: false,
  planType: 'basic',
  popularity: 48,
  newest: ['free', 'free', 'ends-soon', 'subscription', 'subscription'],
  editions: {
    eng: {
      name: 'Hotel Lantern',
      overview:
        'There is no electric light above the second floor, so every guest of the Hotel Lantern is handed a lamp at the desk. Marisol, the new night porter, counts them back each morning. There is always one more lamp than there are guests. In the register for 1911 she finds the missing name, in her own handwriting.',
      description:
        'Each guest is given a lamp, and each morning one lamp too many comes back. The night porter starts to count.',
      chapterTitles: [
        'One Lamp Too Many',
        'Do Not Carry It Upstairs',
        'The Register of 1911',
        'Room Service for Nobody',
        'The Lift Remembers',
        'Wax on the Ceiling',
        'A Guest Without a Shadow Side',
        'Breakfast Is Laid for Nine',
        'Check-Out Was Yesterday',
      ],
    },
    esp: {
      name: 'Hotel El Farol',
      overview:
        'Del segundo piso para arriba no hay luz eléctrica, así que en El Farol cada huésped recibe una lámpara en recepción. Marisol, la nueva recepcionista de noche, las cuenta al amanecer. Siempre hay una lámpara más que huéspedes. En el registro de 1911 encuentra el nombre que falta, escrito de su puño y letra.',
      description:
        'A cada huésped se le da una lámpara, y cada mañana vuelve una de más. La recepcionista empieza a contar.',
      chapterTitles: [
        'Una lámpara de más',
        'No la suba usted misma',
        'El registro de 1911',
        'Servicio para nadie',
        'El ascensor se acuerda',
        'Cera en el techo',
        'Un huésped sin sombra',
        'Desayuno para nueve',
        'La salida era ayer',
      ],
    },
    ptb: {
      name: 'Hotel Lanterna',
      overview:
        'Do segundo andar para cima não há luz elétrica, e por isso cada hóspede do Hotel Lanterna recebe um lampião na recepção. Marisol, a nova recepcionista da noite, conta todos de manhã. Sempre volta um lampião a mais. No livro de 1911 ela acha o nome que falta, escrito com a letra dela.',
      description:
        'Cada hóspede ganha um lampião, e toda manhã volta um a mais. A recepcionista da noite começa a contar.',
      chapterTitles: [
        'Um lampião a mais',
        'Não leve para cima',
        'O livro de 1911',
        'Serviço de quarto para ninguém',
        'O elevador se lembra',
        'Cera no teto',
        'Um hóspede sem sombra',
        'Café da manhã para nove',
        'A saída era ontem',
      ],
    },
  },
};
