import type { SeriesFacts } from '../series-facts';

export const theHourJar: SeriesFacts = {
  id: 6,
  slug: 'the-hour-jar',
  author: 'Oska Brent',
  label: 'REVIVAL',
  tags: ['fantasy', 'family', 'adventure'],
  schedule: 'monthly',
  weekday: 1,
  status: 'completed',
  rating: 'teen',
  form: 'pages',
  direction: 'ltr',
  chapters: 36,
  simulpub: false,
  planType: 'disabled',
  popularity: 34,
  newest: ['one-time-free', 'one-time-free', 'ticket', 'ticket', 'ticket'],
  editions: {
    eng: {
      name: 'The Hour Jar',
      overview:
        'In Sanne’s valley every family keeps a jar of spare hours: one saved at the loom, one at the well, none to waste. When her grandmother’s jar turns up empty, Sanne bets the pedlar who trades in time that she can walk home before his candle burns down. If she loses, he takes her name.',
      description:
        'Families here save hours in jars. Sanne’s grandmother has none left, so Sanne bets her own name against a pedlar of time.',
      chapterTitles: [
        'A Spoonful of Noon',
        'The Pedlar’s Candle',
        'What Grandmother Spent',
        'The Mill That Grinds Tuesdays',
        'Three Crows for Change',
        'Asleep for a Penny',
        'The Girl With No Yesterday',
        'Half a Name',
        'The Lid Comes Off',
      ],
    },
    fra: {
      name: 'Le Bocal aux heures',
      overview:
        'Dans la vallée de Sanne, chaque famille garde un bocal d’heures mises de côté : une au métier à tisser, une au puits, pas une de trop. Quand celui de sa grand-mère se retrouve vide, Sanne parie avec le colporteur de temps : elle rentrera chez elle avant que sa chandelle s’éteigne. Si elle perd, il prend son nom.',
      description:
        'Ici, on met les heures en bocal. Celui de sa grand-mère est vide : Sanne parie son nom contre un colporteur de temps.',
      chapterTitles: [
        'Une cuillerée de midi',
        'La chandelle du colporteur',
        'Les dépenses de grand-mère',
        'Le moulin qui moud les mardis',
        'Trois corbeaux de monnaie',
        'Dormir pour un sou',
        'La fille sans hier',
        'La moitié d’un nom',
        'On ôte le couvercle',
      ],
    },
    vie: {
      name: 'Hũ đựng thời gian',
      overview:
        'Ở thung lũng của Sanne, nhà nào cũng có một cái hũ cất những giờ để dành: một giờ bên khung cửi, một giờ bên giếng, chẳng ai dám phí. Ngày hũ của bà cạn sạch, Sanne cược với gã bán rong thời gian rằng cô sẽ về đến nhà trước khi ngọn nến của gã tàn. Nếu thua, gã lấy mất tên cô.',
      description:
        'Nơi đây người ta cất giờ vào hũ. Hũ của bà đã cạn, Sanne đem chính tên mình ra cược với gã bán rong thời gian.',
      chapterTitles: [
        'Một thìa giữa trưa',
        'Ngọn nến của gã bán rong',
        'Bà đã tiêu vào đâu',
        'Cối xay ngày thứ Ba',
        'Tiền thừa ba con quạ',
        'Ngủ thuê lấy một xu',
        'Cô bé không có hôm qua',
        'Nửa cái tên',
        'Mở nắp',
      ],
    },
  },
};
