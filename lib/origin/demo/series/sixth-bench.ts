import type { SeriesFacts } from '../series-facts';

export const sixthBench: SeriesFacts = {
  id: 17,
  slug: 'sixth-bench',
  author: 'Tobias Endo',
  label: 'WJ',
  tags: ['sport', 'school', 'comedy'],
  schedule: 'other',
  weekday: 1,
  status: 'ongoing',
  rating: 'teen',
  form: 'pages',
  direction: 'rtl',
  chapters: 86,
  simulpub: true,
  planType: 'standard',
  popularity: 92,
  newest: ['free', 'free', 'ends-soon', 'one-time-free', 'ticket', 'subscription'],
  editions: {
    eng: {
      name: 'Sixth Bench',
      overview:
        'Jun has never started a game for Hakuro Tech. He comes on in the last four minutes, when it is already lost, with a notebook in his sock and every habit of the other team written down. He loses by less than anyone. The new coach puts him in from the tip-off, and he cannot make a single shot.',
      description:
        'Jun only plays the last four minutes of lost games. Then a new coach starts him, and he can’t make a shot.',
      chapterTitles: [
        'Four Minutes Left',
        'The Notebook in the Sock',
        'Down by Twelve',
        'Captain Says Pass',
        'Free Throws for Cowards',
        'The Squeak of New Shoes',
        'Nobody Guards the Notebook',
        'Overtime With Grandma',
        'Tip-Off, at Last',
      ],
    },
    esp: {
      name: 'El sexto del banquillo',
      overview:
        'Jun nunca ha salido de titular con el Hakuro. Entra en los últimos cuatro minutos, con el partido perdido, una libreta en el calcetín y todas las manías del rival apuntadas. Nadie pierde por menos que él. La nueva entrenadora lo saca de inicio, y no mete ni una.',
      description:
        'Jun solo juega los últimos cuatro minutos de partidos perdidos. La nueva entrenadora lo saca de titular y no mete ni una.',
      chapterTitles: [
        'Quedan cuatro minutos',
        'La libreta en el calcetín',
        'Doce abajo',
        'El capitán dice que pases',
        'Tiros libres para cobardes',
        'Chirrían zapatillas nuevas',
        'Nadie defiende la libreta',
        'Prórroga con la abuela',
        'Por fin, el salto inicial',
      ],
    },
    ind: {
      name: 'Bangku Keenam',
      overview:
        'Jun belum pernah jadi starter di tim Hakuro. Ia baru turun di empat menit terakhir, saat pertandingan sudah lepas, dengan buku catatan di kaus kaki yang memuat semua kebiasaan lawan. Kalau dia main, kalahnya selalu paling tipis. Lalu pelatih baru memasangnya sejak awal, dan tak satu pun tembakannya masuk.',
      description:
        'Jun hanya main empat menit terakhir saat tim sudah kalah. Begitu jadi starter, tak satu pun tembakannya masuk.',
      chapterTitles: [
        'Sisa Empat Menit',
        'Catatan di Kaus Kaki',
        'Tertinggal Dua Belas',
        'Kata Kapten, Oper',
        'Lemparan Bebas Si Penakut',
        'Decit Sepatu Baru',
        'Tak Ada yang Menjaga Catatan',
        'Perpanjangan Waktu Bersama Nenek',
        'Akhirnya, Tip-Off',
      ],
    },
  },
};
