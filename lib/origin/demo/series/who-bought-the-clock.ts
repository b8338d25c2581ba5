import type { SeriesFacts } from '../series-facts';

export const whoBoughtTheClock: SeriesFacts = {
  id: 8,
  slug: 'who-bought-the-clock',
  author: 'A. Vellorin',
  label: 'OTHERS',
  tags: ['mystery', 'drama', 'one-shot'],
  schedule: 'other',
  weekday: 3,
  status: 'one-shot',
  rating: 'teen-plus',
  form: 'pages',
  direction: 'rtl',
  chapters: 1,
  simulpub: false,
  planType: 'disabled',
  popularity: 27,
  newest: ['free'],
  editions: {
    eng: {
      name: 'Who Bought the Clock?',
      overview:
        'At a bankruptcy sale, a station clock stopped at 11:47 goes for ninety times its worth. The bidder in seat twelve wore a hat; there is no seat twelve. Junior clerk Wim Sorley has until closing time to put a name on the receipt, and the clock has started again.',
      description:
        'A broken station clock, a fortune paid, a bidder nobody saw. The clerk needs a name before it strikes.',
      chapterTitles: ['Lot 47'],
    },
    esp: {
      name: '¿Quién compró el reloj?',
      overview:
        'En la subasta de una quiebra, un reloj de estación parado a las 11:47 se vende por noventa veces su precio. Pujó un hombre con sombrero desde el asiento doce; el asiento doce no existe. Al joven escribiente Wim Sorley le queda una tarde para poner un nombre en el recibo. Y el reloj ha vuelto a andar.',
      description:
        'Un reloj roto, una fortuna y un comprador que nadie vio. El escribiente necesita un nombre antes de que dé la hora.',
      chapterTitles: ['Lote 47'],
    },
    rus: {
      name: 'Кто купил часы?',
      overview:
        'На распродаже разорившейся фирмы вокзальные часы, вставшие в 11:47, уходят в девяносто раз дороже оценки. Ставку сделал человек в шляпе с двенадцатого места, а такого места в зале нет. До закрытия младший клерк Вим Сорли обязан вписать в квитанцию имя. И тут часы пошли.',
      description:
        'Сломанные часы, огромная цена и покупатель, которого никто не видел. Клерку нужно имя, пока они не пробили.',
      chapterTitles: ['Лот 47'],
    },
  },
};
