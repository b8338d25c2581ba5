import { linesOf } from './lines-of';

export const nothingToHear = linesOf('nothing-to-hear', {
  eng: {
    hear: 'What can you hear?',
    nothing: 'Nothing.',
    'me-too': 'Me neither.',
    lovely: 'Lovely, isn’t it?',
  },
  esp: {
    hear: '¿Qué oyes?',
    nothing: 'Nada.',
    'me-too': 'Yo tampoco.',
    lovely: 'Qué gusto, ¿no?',
  },
  fra: {
    hear: 'Tu entends quoi ?',
    nothing: 'Rien.',
    'me-too': 'Moi non plus.',
    lovely: 'C’est beau, hein ?',
  },
  ind: {
    hear: 'Dengar apa?',
    nothing: 'Nggak ada.',
    'me-too': 'Aku juga nggak.',
    lovely: 'Enak, ya?',
  },
  ptb: {
    hear: 'O que você tá ouvindo?',
    nothing: 'Nada.',
    'me-too': 'Nem eu.',
    lovely: 'Bom, né?',
  },
  rus: {
    hear: 'Что слышно?',
    nothing: 'Ничего.',
    'me-too': 'И мне ничего.',
    lovely: 'Хорошо, правда?',
  },
  tha: {
    hear: 'ได้ยินอะไรบ้าง?',
    nothing: 'ไม่ได้ยินอะไรเลย',
    'me-too': 'เหมือนกัน',
    lovely: 'ดีเนอะ',
  },
  deu: {
    hear: 'Was hörst du?',
    nothing: 'Nichts.',
    'me-too': 'Ich auch nicht.',
    lovely: 'Schön, oder?',
  },
  vie: {
    hear: 'Nghe thấy gì không?',
    nothing: 'Không gì cả.',
    'me-too': 'Tôi cũng vậy.',
    lovely: 'Dễ chịu nhỉ?',
  },
});
