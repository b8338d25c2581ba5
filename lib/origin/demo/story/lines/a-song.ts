import { linesOf } from './lines-of';

export const aSong = linesOf('a-song', {
  eng: {
    title: 'A Song',
    'who-sings': 'Lovely! Who sings that?',
    'a-star': 'A famous star!',
    'keep-it': 'Let’s keep it that way.',
  },
  esp: {
    title: 'La canción',
    'who-sings': '¡Qué bonita! ¿Quién la canta?',
    'a-star': '¡Una gran estrella!',
    'keep-it': 'Pues mejor déjasela.',
  },
  fra: {
    title: 'La chanson',
    'who-sings': 'Joli ! Qui chante ça ?',
    'a-star': 'Une grande vedette !',
    'keep-it': 'Alors laisse-la chanter.',
  },
  ind: {
    title: 'Lagu',
    'who-sings': 'Bagus! Siapa penyanyinya?',
    'a-star': 'Bintang terkenal!',
    'keep-it': 'Biar dia saja yang nyanyi, ya.',
  },
  ptb: {
    title: 'A música',
    'who-sings': 'Que bonita! Quem canta?',
    'a-star': 'Uma grande estrela!',
    'keep-it': 'Então deixa com ela.',
  },
  rus: {
    title: 'Песня',
    'who-sings': 'Красиво! А кто её поёт?',
    'a-star': 'Большая звезда!',
    'keep-it': 'Вот пусть она и поёт.',
  },
  tha: {
    title: 'เพลง',
    'who-sings': 'เพราะจัง! ใครร้องเหรอ?',
    'a-star': 'ดาราดัง!',
    'keep-it': 'งั้นให้เขาร้องต่อไปเถอะ',
  },
  deu: {
    title: 'Das Lied',
    'who-sings': 'Schön! Wer singt das?',
    'a-star': 'Ein großer Star!',
    'keep-it': 'Dabei sollte es bleiben.',
  },
  vie: {
    title: 'Bài hát',
    'who-sings': 'Hay đấy! Ai hát thế?',
    'a-star': 'Một ngôi sao nổi tiếng!',
    'keep-it': 'Cứ để ngôi sao hát nhé.',
  },
});
