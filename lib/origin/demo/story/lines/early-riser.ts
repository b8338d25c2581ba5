import { linesOf } from './lines-of';

export const earlyRiser = linesOf('early-riser', {
  eng: {
    title: 'Early Riser',
    five: 'Tomorrow I get up at five!',
    noon: 'It’s noon.',
    somewhere: 'It’s five somewhere.',
  },
  esp: {
    title: 'Madrugar',
    five: '¡Mañana me levanto a las cinco!',
    noon: 'Es mediodía.',
    somewhere: 'En algún sitio son las cinco.',
  },
  fra: {
    title: 'Lève-tôt',
    five: 'Demain, debout à cinq heures !',
    noon: 'Il est midi.',
    somewhere: 'Quelque part, il est cinq heures.',
  },
  ind: {
    title: 'Bangun Pagi',
    five: 'Besok aku bangun jam lima!',
    noon: 'Sudah siang.',
    somewhere: 'Di suatu tempat masih jam lima.',
  },
  ptb: {
    title: 'Madrugar',
    five: 'Amanhã eu acordo às cinco!',
    noon: 'É meio-dia.',
    somewhere: 'Em algum lugar são cinco.',
  },
  rus: {
    title: 'Ранняя пташка',
    five: 'Завтра встаю в пять!',
    noon: 'Уже полдень.',
    somewhere: 'Где-то сейчас пять.',
  },
  tha: {
    title: 'คนตื่นเช้า',
    five: 'พรุ่งนี้จะตื่นตีห้า!',
    noon: 'เที่ยงแล้วนะ',
    somewhere: 'ที่ไหนสักแห่งก็เพิ่งตีห้าแหละ',
  },
  deu: {
    title: 'Früh aufstehen',
    five: 'Morgen stehe ich um fünf auf!',
    noon: 'Es ist Mittag.',
    somewhere: 'Irgendwo ist es gerade fünf.',
  },
  vie: {
    title: 'Dậy sớm',
    five: 'Mai tôi dậy lúc năm giờ!',
    noon: 'Trưa rồi.',
    somewhere: 'Đâu đó đang là năm giờ mà.',
  },
});
