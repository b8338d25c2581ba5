import { linesOf } from './lines-of';

export const theDark = linesOf('the-dark', {
  eng: {
    title: 'In the Dark',
    afraid: 'Don’t be afraid.',
    'not-i': 'I’m not.',
    'not-you': 'I wasn’t talking to you.',
    thanks: 'Thank you. That’s kind.',
  },
  esp: {
    title: 'A oscuras',
    afraid: 'No tengas miedo.',
    'not-i': 'No lo tengo.',
    'not-you': 'No hablaba contigo.',
    thanks: 'Gracias. Qué amable.',
  },
  fra: {
    title: 'Dans le noir',
    afraid: 'N’aie pas peur.',
    'not-i': 'Je n’ai pas peur.',
    'not-you': 'Ce n’était pas pour toi.',
    thanks: 'Merci. C’est gentil.',
  },
  ind: {
    title: 'Gelap',
    afraid: 'Jangan takut, ya.',
    'not-i': 'Aku nggak takut.',
    'not-you': 'Aku nggak ngomong sama kamu.',
    thanks: 'Makasih. Baik sekali.',
  },
  ptb: {
    title: 'No escuro',
    afraid: 'Não tenha medo.',
    'not-i': 'Não tenho.',
    'not-you': 'Não falei com você.',
    thanks: 'Valeu. Que gentil.',
  },
  rus: {
    title: 'В темноте',
    afraid: 'Не бойся.',
    'not-i': 'Я и не боюсь.',
    'not-you': 'Это не тебе.',
    thanks: 'Спасибо. Очень мило.',
  },
  tha: {
    title: 'ในความมืด',
    afraid: 'ไม่ต้องกลัวนะ',
    'not-i': 'ไม่ได้กลัวสักหน่อย',
    'not-you': 'ไม่ได้พูดกับเธอ',
    thanks: 'ขอบคุณนะ ใจดีจัง',
  },
  deu: {
    title: 'Im Dunkeln',
    afraid: 'Hab keine Angst.',
    'not-i': 'Hab ich nicht.',
    'not-you': 'Dich hab ich nicht gemeint.',
    thanks: 'Danke. Das ist lieb.',
  },
  vie: {
    title: 'Trong bóng tối',
    afraid: 'Đừng sợ nhé.',
    'not-i': 'Tớ có sợ đâu.',
    'not-you': 'Tớ đâu nói với cậu.',
    thanks: 'Cảm ơn. Tốt bụng quá.',
  },
});
