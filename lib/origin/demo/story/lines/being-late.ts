import { linesOf } from './lines-of';

export const beingLate = linesOf('being-late', {
  eng: {
    title: 'Late',
    why: 'Why are you late?',
    left: 'I left late.',
    'why-left': 'And why did you leave late?',
    already: 'There was no hurry. I was late already.',
  },
  esp: {
    title: 'Tarde',
    why: '¿Por qué llegas tarde?',
    left: 'Salí tarde.',
    'why-left': '¿Y por qué saliste tarde?',
    already: 'No había prisa. Ya era tarde.',
  },
  fra: {
    title: 'En retard',
    why: 'Pourquoi tu es en retard ?',
    left: 'J’ai décollé tard.',
    'why-left': 'Et pourquoi si tard ?',
    already: 'À quoi bon courir ? J’étais déjà en retard.',
  },
  ind: {
    title: 'Telat',
    why: 'Kenapa telat?',
    left: 'Berangkatnya telat.',
    'why-left': 'Kenapa berangkatnya telat?',
    already: 'Buat apa buru-buru? Sudah telat.',
  },
  ptb: {
    title: 'Atraso',
    why: 'Por que se atrasou?',
    left: 'Saí tarde.',
    'why-left': 'E por que saiu tarde?',
    already: 'Pra que correr? Já era tarde.',
  },
  rus: {
    title: 'Опоздание',
    why: 'Почему так поздно?',
    left: 'Выйти получилось поздно.',
    'why-left': 'А выйти почему поздно?',
    already: 'Куда спешить? Всё равно уже поздно.',
  },
  tha: {
    title: 'มาสาย',
    why: 'ทำไมมาสาย?',
    left: 'ออกสาย',
    'why-left': 'แล้วทำไมออกสาย?',
    already: 'จะรีบทำไม ก็สายอยู่แล้ว',
  },
  deu: {
    title: 'Zu spät',
    why: 'Warum kommst du zu spät?',
    left: 'Ich bin zu spät los.',
    'why-left': 'Und warum so spät?',
    already: 'Wozu hetzen? Ich war ja schon zu spät.',
  },
  vie: {
    title: 'Đến muộn',
    why: 'Sao đến muộn?',
    left: 'Tại đi muộn.',
    'why-left': 'Thế sao đi muộn?',
    already: 'Muộn rồi thì vội làm gì.',
  },
});
