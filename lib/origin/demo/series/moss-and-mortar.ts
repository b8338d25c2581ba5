import type { SeriesFacts } from '../series-facts';

export const mossAndMortar: SeriesFacts = {
  id: 28,
  slug: 'moss-and-mortar',
  author: 'Imre Takahata-Lund',
  label: 'VJ',
  tags: ['fantasy', 'work', 'adventure'],
  schedule: 'trimonthly',
  weekday: 5,
  status: 'hiatus',
  rating: 'all-ages',
  form: 'pages',
  direction: 'ltr',
  chapters: 14,
  simulpub: false,
  planType: 'disabled',
  popularity: 24,
  newest: ['free', 'one-time-free', 'one-time-free'],
  editions: {
    eng: {
      name: 'Moss & Mortar',
      overview:
        'Bram the mason is hired to wall in a forest; by morning his first course of stone is a green hill with a door in it. Through the door comes Ivy, who says she was sent to be his apprentice. She cannot lift a trowel, but she can ask the moss what every wall in the kingdom is hiding.',
      description:
        'A mason must wall in a forest that overgrows his work each night. His new apprentice came from the other side.',
      chapterTitles: [
        'First Course',
        'The Door in the Hill',
        'An Apprentice, Slightly Green',
        'Ask the Cellar',
        'Lime Burns, Ivy Climbs',
        'A Bridge Too Polite',
        'The King’s Third Kitchen',
        'Keystone',
        'What Grows at Night',
      ],
    },
    esp: {
      name: 'Musgo y argamasa',
      overview:
        'A Bram, maestro de obras, le encargan amurallar un bosque. A la mañana siguiente, su primera hilada es una loma verde con una puerta. Por ella sale Hiedra, que dice venir de aprendiz. No puede ni levantar la paleta, pero sabe preguntarle al musgo qué esconde cada muro del reino.',
      description:
        'Bram debe amurallar un bosque que cada noche se come su obra. Su nueva aprendiza viene del otro lado.',
      chapterTitles: [
        'Primera hilada',
        'La puerta de la loma',
        'Una aprendiza algo verde',
        'Pregúntale al sótano',
        'La cal quema, la hiedra trepa',
        'Un puente demasiado cortés',
        'La tercera cocina del rey',
        'La clave del arco',
        'Lo que crece de noche',
      ],
    },
    ind: {
      name: 'Lumut dan Mortar',
      overview:
        'Bram si tukang batu disewa untuk menembok sebuah hutan. Keesokan paginya, pasangan batu pertamanya sudah jadi bukit hijau lengkap dengan pintu. Dari pintu itu muncul Sulur, yang mengaku dikirim jadi muridnya. Mengangkat sendok semen saja ia tak kuat, tapi ia bisa bertanya pada lumut tentang rahasia di balik setiap tembok kerajaan.',
      description:
        'Bram harus menembok hutan yang tiap malam menelan pekerjaannya. Murid barunya datang dari sisi sebelah.',
      chapterTitles: [
        'Lapis Pertama',
        'Pintu di Bukit',
        'Murid Agak Hijau',
        'Tanya pada Gudang Bawah',
        'Kapur Membakar, Sulur Memanjat',
        'Jembatan yang Terlalu Sopan',
        'Dapur Ketiga Sang Raja',
        'Batu Kunci',
        'Yang Tumbuh Malam Hari',
      ],
    },
  },
};
