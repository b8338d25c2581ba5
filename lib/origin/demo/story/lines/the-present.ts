import { linesOf } from './lines-of';

export const thePresent = linesOf('the-present', {
  eng: {
    title: 'The Present',
    'for-you': 'This is for you.',
    what: 'What’s inside?',
    empty: 'Nothing. It’s a box.',
    always: 'I’ve ALWAYS wanted a box!',
  },
  esp: {
    title: 'El regalo',
    'for-you': 'Esto es para ti.',
    what: '¿Qué hay dentro?',
    empty: 'Nada. Es una caja.',
    always: '¡SIEMPRE quise una caja!',
  },
  fra: {
    title: 'Le cadeau',
    'for-you': 'C’est pour toi.',
    what: 'Il y a quoi dedans ?',
    empty: 'Rien. C’est une boîte.',
    always: 'J’ai TOUJOURS voulu une boîte !',
  },
  ind: {
    title: 'Kado',
    'for-you': 'Ini buat kamu.',
    what: 'Isinya apa?',
    empty: 'Kosong. Ini kotak.',
    always: 'Dari DULU aku mau kotak!',
  },
  ptb: {
    title: 'O presente',
    'for-you': 'É pra você.',
    what: 'O que tem dentro?',
    empty: 'Nada. É uma caixa.',
    always: 'Eu SEMPRE quis uma caixa!',
  },
  rus: {
    title: 'Подарок',
    'for-you': 'Это тебе.',
    what: 'А что внутри?',
    empty: 'Ничего. Это коробка.',
    always: 'ВСЮ ЖИЗНЬ мечтаю о коробке!',
  },
  tha: {
    title: 'ของขวัญ',
    'for-you': 'อันนี้ให้เธอ',
    what: 'ข้างในมีอะไร?',
    empty: 'ไม่มี มันคือกล่อง',
    always: 'อยากได้กล่องมาทั้งชีวิต!',
  },
  deu: {
    title: 'Das Geschenk',
    'for-you': 'Das ist für dich.',
    what: 'Was ist drin?',
    empty: 'Nichts. Es ist ein Karton.',
    always: 'So einen wollte ich IMMER schon!',
  },
  vie: {
    title: 'Món quà',
    'for-you': 'Quà đây.',
    what: 'Bên trong có gì?',
    empty: 'Chẳng có gì. Nó là cái hộp.',
    always: 'Cả đời tôi MƠ có cái hộp!',
  },
});
