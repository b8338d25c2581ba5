import { linesOf } from './lines-of';

export const noSweets = linesOf('no-sweets', {
  eng: {
    title: 'Willpower',
    today: 'From today, no more sweets.',
    'then-who': 'Then who gets this one?',
    tomorrow: 'From tomorrow.',
  },
  esp: {
    title: 'Fuerza de voluntad',
    today: 'Desde hoy, nada de dulces.',
    'then-who': '¿Y para quién es este?',
    tomorrow: 'Desde mañana.',
  },
  fra: {
    title: 'Volonté',
    today: 'Dès aujourd’hui, fini le sucre.',
    'then-who': 'Et ça, c’est pour qui ?',
    tomorrow: 'Dès demain.',
  },
  ind: {
    title: 'Tekad Baja',
    today: 'Mulai hari ini, nggak ada manis-manis.',
    'then-who': 'Terus yang ini buat siapa?',
    tomorrow: 'Mulai besok.',
  },
  ptb: {
    title: 'Força de vontade',
    today: 'A partir de hoje, nada de doce.',
    'then-who': 'E este aqui, é de quem?',
    tomorrow: 'A partir de amanhã.',
  },
  rus: {
    title: 'Сила воли',
    today: 'С сегодняшнего дня — без сладкого.',
    'then-who': 'А это тогда кому?',
    tomorrow: 'С завтрашнего.',
  },
  tha: {
    title: 'ใจแข็ง',
    today: 'ตั้งแต่วันนี้ งดของหวาน',
    'then-who': 'แล้วชิ้นนี้ของใครล่ะ?',
    tomorrow: 'ตั้งแต่พรุ่งนี้',
  },
  deu: {
    title: 'Willenskraft',
    today: 'Ab heute nichts Süßes mehr.',
    'then-who': 'Und wer kriegt das hier?',
    tomorrow: 'Ab morgen.',
  },
  vie: {
    title: 'Ý chí',
    today: 'Từ hôm nay, không đồ ngọt.',
    'then-who': 'Thế cái này cho ai?',
    tomorrow: 'Từ ngày mai.',
  },
});
