import { linesOf } from './lines-of';

export const anyMinute = linesOf('any-minute', {
  eng: {
    title: 'Any Minute',
    minute: 'Any minute now.',
    who: 'By the way, who’s coming?',
    thought: 'I thought YOU knew.',
  },
  esp: {
    title: 'En cualquier momento',
    minute: 'Ya no puede tardar.',
    who: 'Por cierto, ¿quién viene?',
    thought: 'Pensaba que TÚ lo sabías.',
  },
  fra: {
    title: 'L’attente',
    minute: 'Ça ne va plus tarder.',
    who: 'Au fait, on attend qui ?',
    thought: 'Je croyais que tu savais, TOI.',
  },
  ind: {
    title: 'Sebentar Lagi',
    minute: 'Sebentar lagi datang.',
    who: 'Ngomong-ngomong, siapa yang datang?',
    thought: 'Kukira KAMU tahu.',
  },
  ptb: {
    title: 'A qualquer momento',
    minute: 'Tá quase chegando.',
    who: 'Aliás, quem vem?',
    thought: 'Achei que VOCÊ soubesse.',
  },
  rus: {
    title: 'С минуты на минуту',
    minute: 'Вот-вот придут.',
    who: 'Кстати, а кто?',
    thought: 'Разве ТЫ не знаешь?',
  },
  tha: {
    title: 'อีกเดี๋ยว',
    minute: 'อีกเดี๋ยวก็มาแล้ว',
    who: 'ว่าแต่ ใครจะมาเหรอ?',
    thought: 'นึกว่าเธอรู้',
  },
  deu: {
    title: 'Jeden Moment',
    minute: 'Gleich ist es so weit.',
    who: 'Wer kommt eigentlich?',
    thought: 'Ich dachte, DU weißt das.',
  },
  vie: {
    title: 'Sắp rồi',
    minute: 'Sắp đến rồi.',
    who: 'Mà này, ai đến thế?',
    thought: 'Tưởng CẬU biết.',
  },
});
