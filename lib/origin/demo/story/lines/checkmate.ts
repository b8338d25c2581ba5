import { linesOf } from './lines-of';

export const checkmate = linesOf('checkmate', {
  eng: {
    title: 'Checkmate',
    check: 'Checkmate!',
    cards: 'We’re playing cards.',
    'even-more': 'Which makes it even more impressive!',
  },
  esp: {
    title: 'Jaque mate',
    check: '¡Jaque mate!',
    cards: 'Estamos jugando a las cartas.',
    'even-more': '¡Pues tiene aún más mérito!',
  },
  fra: {
    title: 'Échec et mat',
    check: 'Échec et mat !',
    cards: 'On joue aux cartes.',
    'even-more': 'C’est d’autant plus fort !',
  },
  ind: {
    title: 'Skakmat',
    check: 'Skakmat!',
    cards: 'Kita lagi main kartu.',
    'even-more': 'Berarti makin hebat, dong!',
  },
  ptb: {
    title: 'Xeque-mate',
    check: 'Xeque-mate!',
    cards: 'A gente tá jogando baralho.',
    'even-more': 'Aí o mérito é maior ainda!',
  },
  rus: {
    title: 'Шах и мат',
    check: 'Шах и мат!',
    cards: 'Мы играем в карты.',
    'even-more': 'Тем ценнее победа!',
  },
  tha: {
    title: 'รุกฆาต',
    check: 'รุกฆาต!',
    cards: 'เราเล่นไพ่กันอยู่นะ',
    'even-more': 'งั้นก็ยิ่งเก่งเข้าไปใหญ่!',
  },
  deu: {
    title: 'Schachmatt',
    check: 'Schachmatt!',
    cards: 'Wir spielen Karten.',
    'even-more': 'Umso größer die Leistung!',
  },
  vie: {
    title: 'Chiếu hết',
    check: 'Chiếu hết!',
    cards: 'Mình đang đánh bài mà.',
    'even-more': 'Thế mới càng tài!',
  },
});
