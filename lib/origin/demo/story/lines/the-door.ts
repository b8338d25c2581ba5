import { linesOf } from './lines-of';

export const theDoor = linesOf('the-door', {
  eng: {
    title: 'The Door',
    push: 'It says push.',
    pull: 'It lied! So it’s pull?',
    slide: 'Slide.',
  },
  esp: {
    title: 'La puerta',
    push: 'Aquí dice «empujar».',
    pull: '¡Mentira! ¿Hay que tirar?',
    slide: 'Se desliza.',
  },
  fra: {
    title: 'La porte',
    push: 'Ça dit « poussez ».',
    pull: 'Mensonge ! On tire, alors ?',
    slide: 'Elle coulisse.',
  },
  ind: {
    title: 'Pintu',
    push: 'Tulisannya “dorong”.',
    pull: 'Bohong! Jadi ditarik?',
    slide: 'Digeser.',
  },
  ptb: {
    title: 'A porta',
    push: 'É só empurrar.',
    pull: 'Mentira! É de puxar?',
    slide: 'É de correr.',
  },
  rus: {
    title: 'Дверь',
    push: 'Тут написано: «От себя».',
    pull: 'Враньё! Значит, на себя?',
    slide: 'Вбок.',
  },
  tha: {
    title: 'ประตู',
    push: 'เขียนว่า “ผลัก”',
    pull: 'โกหก! งั้นต้องดึงเหรอ?',
    slide: 'เลื่อน',
  },
  deu: {
    title: 'Die Tür',
    push: 'Da steht „drücken“.',
    pull: 'Gelogen! Also ziehen?',
    slide: 'Schieben.',
  },
  vie: {
    title: 'Cánh cửa',
    push: 'Ghi là “đẩy”.',
    pull: 'Nói dối! Vậy phải kéo à?',
    slide: 'Cửa lùa.',
  },
});
