import type { SeriesFacts } from '../series-facts';

export const ironLullaby: SeriesFacts = {
  id: 23,
  slug: 'iron-lullaby',
  author: 'Oskar Ndiaye-Fujii',
  label: 'GIGA',
  tags: ['science-fiction', 'drama', 'family', 'action'],
  schedule: 'weekly',
  weekday: 7,
  status: 'completed',
  rating: 'teen-plus',
  form: 'pages',
  direction: 'rtl',
  chapters: 76,
  simulpub: false,
  planType: 'deluxe',
  popularity: 60,
  newest: ['ticket', 'ticket', 'subscription', 'subscription', 'subscription'],
  editions: {
    eng: {
      name: 'Iron Lullaby',
      overview:
        'Unit 07 starts only when it is sung to, and its pilot, who wrote the song, is dead. The army tries recordings, choirs, a famous tenor. Then it sends for her son Ivo, who lost his hearing in the first raid and remembers the lullaby as something he felt through her ribs.',
      description:
        'A war machine wakes only to its dead pilot’s lullaby. The one person who knows it by heart can no longer hear.',
      chapterTitles: [
        'Unit 07 Is Asleep',
        'Through the Ribs',
        'A Choir of Sergeants',
        'The Second Verse',
        'Oil on Sheet Music',
        'Ivo Signs an Order',
        'Who Sings for the Enemy?',
        'Rest, Four Bars',
        'Lights Out, Hangar Nine',
      ],
    },
    rus: {
      name: 'Железная колыбельная',
      overview:
        'Седьмую машину можно завести только песней, а пилот, которая эту песню сочинила, погибла. Военные пробуют записи, хор, знаменитого тенора. Наконец они посылают за её сыном. Иво потерял слух в первый же налёт и помнит колыбельную не ушами, а рёбрами.',
      description:
        'Боевая машина просыпается лишь от колыбельной погибшего пилота. Её помнит только сын, а он больше не слышит.',
      chapterTitles: [
        'Седьмая спит',
        'Сквозь рёбра',
        'Хор сержантов',
        'Второй куплет',
        'Масло на нотах',
        'Иво отдаёт приказ жестом',
        'Кто поёт врагу?',
        'Пауза в четыре такта',
        'Отбой в девятом ангаре',
      ],
    },
    deu: {
      name: 'Eisernes Wiegenlied',
      overview:
        'Einheit 07 springt nur an, wenn man ihr vorsingt, und ihre Pilotin, die das Lied schrieb, ist tot. Die Armee versucht es mit Aufnahmen, Chören, einem berühmten Tenor. Dann holt sie Ivo, ihren Sohn. Er hat beim ersten Angriff das Gehör verloren und kennt das Lied nur so, wie er es durch ihre Rippen gespürt hat.',
      description:
        'Eine Kriegsmaschine erwacht nur zum Wiegenlied ihrer toten Pilotin. Der Einzige, der es kennt, hört nichts mehr.',
      chapterTitles: [
        'Einheit 07 schläft',
        'Durch die Rippen',
        'Ein Chor von Feldwebeln',
        'Die zweite Strophe',
        'Öl auf den Noten',
        'Ivo gebärdet einen Befehl',
        'Wer singt für den Feind?',
        'Vier Takte Pause',
        'Licht aus in Hangar neun',
      ],
    },
  },
};
