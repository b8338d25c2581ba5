import type { SeriesFacts } from '../series-facts';

export const dukeIsNotACat: SeriesFacts = {
  id: 13,
  slug: 'duke-is-not-a-cat',
  author: 'Pip Halloway',
  label: 'CREATORS',
  tags: ['comedy', 'animals', 'slice-of-life'],
  schedule: 'everyday',
  weekday: 1,
  status: 'ongoing',
  rating: 'all-ages',
  form: 'strip',
  direction: 'ltr',
  chapters: 84,
  simulpub: false,
  planType: 'disabled',
  popularity: 52,
  newest: ['free', 'free', 'free'],
  editions: {
    eng: {
      name: 'Duke Is Not a Cat',
      overview:
        'Number 14 Plum Street has one rule: no cats. Duke, third floor left, is therefore a retired diplomat with whiskers, a pension and strong views on tuna. The landlady believes him. The new tenant downstairs, a very large dog with a visiting card, says they served in the same embassy.',
      description:
        'No cats allowed at 14 Plum Street, so Duke is a retired diplomat. The dog downstairs remembers him from the embassy.',
      chapterTitles: [
        'A Gentleman of Means',
        'The Box Is an Office',
        'Tuna, by Treaty',
        'My Glasses, Madam',
        'Negotiations With a Curtain',
        'The Ambassador Barks',
        'Falling Off a Shelf With Dignity',
        'Rent Day',
        'The Red Dot Affair',
      ],
    },
    esp: {
      name: 'Duque no es un gato',
      overview:
        'En el 14 de la calle Ciruela solo hay una norma: nada de gatos. Por eso Duque, del tercero izquierda, es un diplomático jubilado con bigotes, pensión y opiniones firmes sobre el atún. La casera le cree. Pero el nuevo vecino de abajo, un perrazo con tarjeta de visita, dice que coincidieron en la embajada.',
      description:
        'En esta casa no se admiten gatos, así que Duque es diplomático jubilado. El perro de abajo lo recuerda de la embajada.',
      chapterTitles: [
        'Un caballero con rentas',
        'La caja es un despacho',
        'Atún por tratado',
        'Mis gafas, señora',
        'Negociaciones con una cortina',
        'El embajador ladra',
        'Caerse con dignidad',
        'Día de alquiler',
        'El asunto del punto rojo',
      ],
    },
    ptb: {
      name: 'Duque Não É Gato',
      overview:
        'No número 14 da Rua das Ameixas só existe uma regra: gato não entra. Por isso Duque, do apartamento 31, é um diplomata aposentado, com bigodes, pensão e opinião formada sobre atum. A síndica acredita. Já o novo vizinho de baixo, um cachorrão com cartão de visita, jura que serviu com ele na embaixada.',
      description:
        'Gato não entra no prédio, então Duque virou diplomata aposentado. O cachorro de baixo se lembra dele na embaixada.',
      chapterTitles: [
        'Um senhor de posses',
        'A caixa é um escritório',
        'Atum por tratado',
        'Meus óculos, senhora',
        'Negociações com a cortina',
        'O embaixador late',
        'Cair com dignidade',
        'Dia do aluguel',
        'O caso do pontinho vermelho',
      ],
    },
  },
};
