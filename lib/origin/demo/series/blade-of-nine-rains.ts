import type { SeriesFacts } from '../series-facts';

export const bladeOfNineRains: SeriesFacts = {
  id: 19,
  slug: 'blade-of-nine-rains',
  author: 'Suzu Arakida',
  label: 'DX',
  tags: ['history', 'action', 'drama'],
  schedule: 'other',
  weekday: 4,
  status: 'ongoing',
  rating: 'mature',
  form: 'spreads',
  direction: 'rtl',
  chapters: 211,
  simulpub: true,
  planType: 'deluxe',
  popularity: 98,
  newest: ['free', 'ends-soon', 'ends-soon', 'ticket', 'subscription', 'subscription'],
  editions: {
    eng: {
      name: 'Blade of Nine Rains',
      overview:
        'Oharu swore to draw her sword only in the rain, and only nine times. Drizzle, squall, plum rain, fox rain: eight have fallen, and eight names are crossed off the list her teacher left behind. She has carried the last name for two years through a drought. Today she unfolded it: it is hers.',
      description:
        'A swordswoman may draw only in rain, nine times. Eight names are crossed off. The ninth is her own.',
      chapterTitles: [
        'Drizzle',
        'Squall',
        'The List Folded in Four',
        'Plum Rain',
        'An Inn With No Roof',
        'Fox Rain',
        'The Whetstone Seller',
        'Two Years of Dust',
        'A Cloud Over Minato',
      ],
    },
    esp: {
      name: 'La espada de las nueve lluvias',
      overview:
        'Oharu juró desenvainar solo bajo la lluvia, y solo nueve veces. Llovizna, chubasco, lluvia de ciruelas, lluvia de zorro: han caído ocho, y hay ocho nombres tachados en la lista que dejó su maestro. El último lo lleva plegado desde hace dos años de sequía. Hoy lo ha abierto, y es el suyo.',
      description:
        'Una espadachina solo puede desenvainar bajo la lluvia, nueve veces. Ocho nombres tachados; el noveno es el suyo.',
      chapterTitles: [
        'Llovizna',
        'Chubasco',
        'La lista doblada en cuatro',
        'Lluvia de ciruelas',
        'Una posada sin tejado',
        'Lluvia de zorro',
        'El afilador',
        'Dos años de polvo',
        'Una nube sobre Minato',
      ],
    },
    ptb: {
      name: 'A Lâmina das Nove Chuvas',
      overview:
        'Oharu jurou sacar a espada só na chuva, e só nove vezes. Garoa, temporal, chuva das ameixas, chuva de raposa: oito já caíram, e há oito nomes riscados na lista que o mestre deixou. O último ela carrega dobrado há dois anos de seca. Hoje abriu o papel: é o nome dela.',
      description: 'Uma espadachim só pode sacar a lâmina na chuva, nove vezes. Oito nomes riscados. O nono é o dela.',
      chapterTitles: [
        'Garoa',
        'Temporal',
        'A lista dobrada em quatro',
        'Chuva das ameixas',
        'Pousada sem telhado',
        'Chuva de raposa',
        'O vendedor de pedra de amolar',
        'Dois anos de poeira',
        'Uma nuvem sobre Minato',
      ],
    },
    rus: {
      name: 'Клинок девяти дождей',
      overview:
        'Охару поклялась обнажать меч только в дождь и только девять раз. Морось, ливень, сливовый дождь, лисий дождь: прошло восемь, и в списке, что оставил учитель, вычеркнуто восемь имён. Последнее она два года засухи носила сложенным вчетверо. Сегодня она развернула листок: там её имя.',
      description:
        'Меч можно обнажить только в дождь и лишь девять раз. Восемь имён вычеркнуто, девятое — её собственное.',
      chapterTitles: [
        'Морось',
        'Ливень',
        'Список, сложенный вчетверо',
        'Сливовый дождь',
        'Постоялый двор без крыши',
        'Лисий дождь',
        'Продавец точильных камней',
        'Два года пыли',
        'Туча над Минато',
      ],
    },
  },
};
