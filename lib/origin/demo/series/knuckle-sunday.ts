import type { SeriesFacts } from '../series-facts';

export const knuckleSunday: SeriesFacts = {
  id: 15,
  slug: 'knuckle-sunday',
  author: 'Delroy Imai',
  label: 'YJ',
  tags: ['sport', 'action', 'drama'],
  schedule: 'other',
  weekday: 7,
  status: 'ongoing',
  rating: 'teen-plus',
  form: 'pages',
  direction: 'rtl',
  chapters: 152,
  simulpub: true,
  planType: 'deluxe',
  popularity: 84,
  newest: ['free', 'ends-soon', 'ends-soon', 'subscription', 'subscription'],
  editions: {
    eng: {
      name: 'Knuckle Sunday',
      overview:
        'Six days a week Joss drives the number 30 bus. On the seventh he is paid to lose: forty fights, forty envelopes, never once on his back. Envelope forty-one is twice as thick. Then the other boxer comes up the steps, and it is the boy Joss taught to tie his gloves.',
      description: 'A bus driver is paid to lose on Sundays. His forty-first opponent is the boy he taught to box.',
      chapterTitles: [
        'Forty Envelopes',
        'Mind the Step',
        'The Boy Ties Left Over Right',
        'Six Rounds of Rent',
        'Southpaw at the Depot',
        'Ice in a Lunchbox',
        'Nobody Falls Like Joss',
        'The Cut Man’s Daughter',
        'Round Seven, Raining',
      ],
    },
    esp: {
      name: 'Domingo a puño limpio',
      overview:
        'Seis días a la semana, Joss conduce el autobús 30. El séptimo cobra por perder: cuarenta combates, cuarenta sobres, y ni una vez en la lona. El sobre cuarenta y uno abulta el doble. Pero quien sube al ring es el chaval al que Joss enseñó a atarse los guantes.',
      description:
        'Conduce un autobús y los domingos cobra por perder. Su rival número cuarenta y uno es el chico al que enseñó a boxear.',
      chapterTitles: [
        'Cuarenta sobres',
        'Cuidado con el escalón',
        'El chico ata al revés',
        'Seis asaltos de alquiler',
        'Un zurdo en cocheras',
        'Hielo en la fiambrera',
        'Nadie cae como Joss',
        'La hija del cuidador',
        'Séptimo asalto, lloviendo',
      ],
    },
    ptb: {
      name: 'Punhos de Domingo',
      overview:
        'De segunda a sábado, Joss dirige o ônibus 30. No domingo, ganha para perder: quarenta lutas, quarenta envelopes, e nunca beijou a lona. O envelope quarenta e um vem com o dobro. Só que quem sobe no ringue é o garoto que aprendeu com ele a amarrar as luvas.',
      description:
        'Motorista de ônibus, ele ganha para perder aos domingos. O adversário da vez é o garoto que ele ensinou a lutar.',
      chapterTitles: [
        'Quarenta envelopes',
        'Cuidado com o degrau',
        'O garoto amarra ao contrário',
        'Seis rounds de aluguel',
        'Canhoto na garagem',
        'Gelo na marmita',
        'Ninguém cai como Joss',
        'A filha do cutman',
        'Sétimo round, chovendo',
      ],
    },
    rus: {
      name: 'Кулачное воскресенье',
      overview:
        'Шесть дней в неделю Джосс водит тридцатый автобус. На седьмой ему платят за поражения: сорок боёв, сорок конвертов и ни одного нокдауна. Сорок первый конверт вдвое толще. Но на ринг поднимается парень, которого Джосс сам учил шнуровать перчатки.',
      description: 'Водитель автобуса по воскресеньям проигрывает за деньги. Новый соперник оказался его учеником.',
      chapterTitles: [
        'Сорок конвертов',
        'Осторожно, ступенька',
        'Он шнурует наоборот',
        'Шесть раундов за квартплату',
        'Левша из автопарка',
        'Лёд в ланчбоксе',
        'Никто не падает так, как Джосс',
        'Дочь катмена',
        'Седьмой раунд, дождь',
      ],
    },
  },
};
