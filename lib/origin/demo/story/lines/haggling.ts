import { linesOf } from './lines-of';

export const haggling = linesOf('haggling', {
  eng: {
    title: 'Haggling',
    five: 'I’ll give you five. No more!',
    four: 'Four will do.',
    three: 'Never! Three!',
    wait: 'Wait a moment...',
  },
  esp: {
    title: 'Regateo',
    five: '¡Cinco y ni uno más!',
    four: 'Con cuatro basta.',
    three: '¡Jamás! ¡Tres!',
    wait: 'Un momento...',
  },
  fra: {
    title: 'Marchandage',
    five: 'Cinq, et pas un de plus !',
    four: 'Quatre, ça ira.',
    three: 'Jamais ! Trois !',
    wait: 'Attends voir...',
  },
  ind: {
    title: 'Tawar-menawar',
    five: 'Lima! Nggak lebih!',
    four: 'Empat juga boleh.',
    three: 'Nggak bisa! Tiga!',
    wait: 'Eh, sebentar...',
  },
  ptb: {
    title: 'Pechincha',
    five: 'Dou cinco e nem mais um!',
    four: 'Quatro já serve.',
    three: 'Nunca! Três!',
    wait: 'Peraí...',
  },
  rus: {
    title: 'Торг',
    five: 'Даю пять, и ни монетой больше!',
    four: 'Хватит и четырёх.',
    three: 'Ни за что! Три!',
    wait: 'Так, стоп...',
  },
  tha: {
    title: 'ต่อราคา',
    five: 'ให้แค่ห้า ไม่เกินนี้!',
    four: 'สี่ก็พอ',
    three: 'ไม่มีทาง! สาม!',
    wait: 'เดี๋ยวนะ...',
  },
  deu: {
    title: 'Feilschen',
    five: 'Fünf. Mehr gibt’s nicht!',
    four: 'Vier reichen.',
    three: 'Niemals! Drei!',
    wait: 'Moment mal...',
  },
  vie: {
    title: 'Trả giá',
    five: 'Năm. Không hơn!',
    four: 'Bốn là được rồi.',
    three: 'Đừng hòng! Ba!',
    wait: 'Khoan đã...',
  },
});
