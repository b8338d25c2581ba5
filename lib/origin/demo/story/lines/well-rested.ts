import { linesOf } from './lines-of';

export const wellRested = linesOf('well-rested', {
  eng: {
    title: 'A Compliment',
    rested: 'You look so rested!',
    'two-days': 'I’ve been up for two days.',
    suits: 'Keep it up, it suits you.',
  },
  esp: {
    title: 'Un cumplido',
    rested: '¡Qué buena cara!',
    'two-days': 'Llevo dos días sin dormir.',
    suits: 'Sigue así, te sienta bien.',
  },
  fra: {
    title: 'Un compliment',
    rested: 'Tu as l’air en forme !',
    'two-days': 'Deux jours que je ne dors pas.',
    suits: 'Continue, ça te va bien.',
  },
  ind: {
    title: 'Pujian',
    rested: 'Wajahmu segar banget!',
    'two-days': 'Dua hari aku nggak tidur.',
    suits: 'Teruskan, cocok kok.',
  },
  ptb: {
    title: 'Um elogio',
    rested: 'Que cara de quem descansou!',
    'two-days': 'Faz dois dias que não durmo.',
    suits: 'Continua assim, te cai bem.',
  },
  rus: {
    title: 'Комплимент',
    rested: 'Какой у тебя свежий вид!',
    'two-days': 'Двое суток без сна.',
    suits: 'Так и продолжай, тебе идёт.',
  },
  tha: {
    title: 'คำชม',
    rested: 'หน้าตาสดใสจัง!',
    'two-days': 'ไม่ได้นอนมา⁠สองวัน',
    suits: 'งั้นไม่ต้องนอนแล้ว เหมาะดี',
  },
  deu: {
    title: 'Ein Kompliment',
    rested: 'Du siehst so erholt aus!',
    'two-days': 'Ich bin seit zwei Tagen wach.',
    suits: 'Weiter so, das steht dir.',
  },
  vie: {
    title: 'Lời khen',
    rested: 'Trông tươi tỉnh quá!',
    'two-days': 'Hai ngày tôi chưa ngủ.',
    suits: 'Cứ thế nhé, hợp lắm.',
  },
});
