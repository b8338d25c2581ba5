import type { SeriesFacts } from '../series-facts';

export const songOfTheDeadShip: SeriesFacts = {
  id: 4,
  slug: 'song-of-the-dead-ship',
  author: 'Tesh Marau',
  label: 'GIGA',
  tags: ['science-fiction', 'adventure', 'mystery'],
  schedule: 'monthly',
  weekday: 7,
  status: 'ongoing',
  rating: 'teen',
  form: 'pages',
  direction: 'ltr',
  chapters: 18,
  simulpub: false,
  planType: 'disabled',
  popularity: 41,
  newest: ['free', 'free', 'ticket', 'ticket'],
  editions: {
    eng: {
      name: 'Song of the Dead Ship',
      overview:
        'Teva strips copper from a starship that fell into the dunes a thousand years ago. Old Baro, who taught her the trade, swears the wreck is empty. Then it starts to hum at night, and Teva knows the tune: it is the lullaby her mother made up and never taught anyone else. Each night it is one note shorter.',
      description:
        'A wreck in the dunes begins to hum a lullaby only Teva knows. Each night the song is one note shorter.',
      chapterTitles: [
        'Copper Before Sunrise',
        'The Wreck Hums in G',
        'Baro’s Third Lie',
        'Water for Three Days',
        'A Door That Opens Inwards',
        'Forty Notes Left',
        'The Crew List',
        'Glass Under the Sand',
        'Who Taught It to You?',
      ],
    },
    esp: {
      name: 'El canto de la nave muerta',
      overview:
        'Teva arranca cobre de una nave que cayó en las dunas hace mil años. El viejo Baro, que le enseñó el oficio, jura que dentro no queda nadie. Pero una noche la nave empieza a tararear, y Teva conoce la melodía: es la nana que inventó su madre. Cada noche le falta una nota más.',
      description:
        'Una nave hundida en las dunas tararea una nana que solo Teva conoce. Y cada noche la canción tiene una nota menos.',
      chapterTitles: [
        'Cobre antes del alba',
        'La nave canta en sol',
        'La tercera mentira de Baro',
        'Agua para tres días',
        'Una puerta que abre hacia dentro',
        'Quedan cuarenta notas',
        'La lista de la tripulación',
        'Vidrio bajo la arena',
        '¿Quién te la enseñó?',
      ],
    },
    ind: {
      name: 'Nyanyian Kapal Mati',
      overview:
        'Teva mencari nafkah dengan melucuti tembaga dari kapal antariksa yang jatuh di gurun seribu tahun lalu. Kata Baro tua, gurunya, kapal itu kosong. Tapi suatu malam bangkai itu bersenandung, dan Teva hafal lagunya: nina bobo karangan ibunya sendiri. Setiap malam, lagunya berkurang satu nada.',
      description:
        'Bangkai kapal di gurun menyanyikan nina bobo yang hanya dikenal Teva. Setiap malam, satu nadanya hilang.',
      chapterTitles: [
        'Tembaga Sebelum Fajar',
        'Bangkai yang Bersenandung',
        'Dusta Ketiga Baro',
        'Air untuk Tiga Hari',
        'Pintu yang Membuka ke Dalam',
        'Sisa Empat Puluh Nada',
        'Daftar Awak Kapal',
        'Kaca di Bawah Pasir',
        'Siapa yang Mengajarimu?',
      ],
    },
    tha: {
      name: 'บทเพลงแห่งยานร้าง',
      overview:
        'เทวาหากินด้วยการแกะทองแดงจากยานอวกาศที่ตกลงกลางทะเลทรายเมื่อพันปีก่อน ตาเฒ่าบาโรผู้สอนงานให้เธอยืนยันว่าในยานไม่มีใครอยู่ แต่คืนหนึ่งซากยานกลับฮัมเพลงกล่อมเด็กที่แม่ของเธอแต่งเองและไม่เคยสอนใคร แล้วทุกคืนที่ผ่านไปเพลงก็สั้นลงทีละหนึ่งโน้ต',
      description: 'ซากยานกลางทะเลทรายฮัมเพลงกล่อมเด็กที่มีแต่เทวาเท่านั้นที่รู้จัก และทุกคืนเพลงจะสั้นลงหนึ่งโน้ต',
      chapterTitles: [
        'ทองแดงก่อนรุ่งสาง',
        'ซากยานที่ฮัมเพลง',
        'คำโกหกข้อที่สามของบาโร',
        'น้ำสำหรับสามวัน',
        'ประตูที่เปิดเข้าข้างใน',
        'เหลืออีกสี่สิบโน้ต',
        'รายชื่อลูกเรือ',
        'แก้วใต้ผืนทราย',
        'ใครสอนเพลงนี้ให้เธอ',
      ],
    },
  },
};
