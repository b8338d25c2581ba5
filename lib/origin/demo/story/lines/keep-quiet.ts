import { linesOf } from './lines-of';

export const keepQuiet = linesOf('keep-quiet', {
  eng: {
    title: 'Silence',
    contest: 'Who can keep quiet the longest?',
    winning: 'I’m winning!',
    lost: 'Were.',
  },
  esp: {
    title: 'Silencio',
    contest: '¿Quién aguanta más sin hablar?',
    winning: '¡Voy ganando!',
    lost: 'Ibas.',
  },
  fra: {
    title: 'Chut !',
    contest: 'Qui se tait le plus longtemps ?',
    winning: 'Je gagne !',
    lost: 'Tu gagnais.',
  },
  ind: {
    title: 'Diam',
    contest: 'Siapa yang paling lama diam?',
    winning: 'Aku menang!',
    lost: 'Tadinya.',
  },
  ptb: {
    title: 'Silêncio',
    contest: 'Quem fica mais tempo em silêncio?',
    winning: 'Tô ganhando!',
    lost: 'Tava.',
  },
  rus: {
    title: 'Молчание',
    contest: 'Кто кого перемолчит?',
    winning: 'Я веду!',
    lost: 'Уже нет.',
  },
  tha: {
    title: 'เงียบ',
    contest: 'ใครเงียบได้นานกว่ากัน?',
    winning: 'กำลังจะชนะแล้ว!',
    lost: 'เกือบ',
  },
  deu: {
    title: 'Schweigen',
    contest: 'Wer kann länger schweigen?',
    winning: 'Ich gewinne!',
    lost: 'Nicht mehr.',
  },
  vie: {
    title: 'Im lặng',
    contest: 'Ai im lặng lâu hơn?',
    winning: 'Tôi đang thắng!',
    lost: 'Lúc nãy thôi.',
  },
});
