import { linesOf } from './lines-of';

export const shortcut = linesOf('shortcut', {
  eng: {
    title: 'Shortcut',
    know: 'I know a shortcut.',
    start: 'We’re back where we started.',
    quick: 'See how quick it was?',
  },
  esp: {
    title: 'El atajo',
    know: 'Conozco un atajo.',
    start: 'Estamos donde empezamos.',
    quick: '¿Ves qué rápido?',
  },
  fra: {
    title: 'Raccourci',
    know: 'Je connais un raccourci.',
    start: 'Retour au point de départ.',
    quick: 'Rapide, hein ?',
  },
  ind: {
    title: 'Jalan Pintas',
    know: 'Aku tahu jalan pintas.',
    start: 'Kita balik ke tempat semula.',
    quick: 'Cepat, kan?',
  },
  ptb: {
    title: 'Atalho',
    know: 'Eu conheço um atalho.',
    start: 'Voltamos pro começo.',
    quick: 'Viu como foi rápido?',
  },
  rus: {
    title: 'Короткий путь',
    know: 'Я знаю короткий путь.',
    start: 'Мы же отсюда и вышли.',
    quick: 'Видишь, как быстро?',
  },
  tha: {
    title: 'ทางลัด',
    know: 'ฉันรู้จักทางลัด',
    start: 'กลับมาที่เดิมเลย',
    quick: 'เห็นไหม เร็วจะตาย',
  },
  deu: {
    title: 'Abkürzung',
    know: 'Ich kenne eine Abkürzung.',
    start: 'Wir sind wieder am Anfang.',
    quick: 'Ging doch schnell, oder?',
  },
  vie: {
    title: 'Đường tắt',
    know: 'Tôi biết một đường tắt.',
    start: 'Về lại chỗ cũ rồi.',
    quick: 'Thấy nhanh chưa?',
  },
});
