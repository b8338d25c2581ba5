import { linesOf } from './lines-of';

export const asleep = linesOf('asleep', {
  eng: {
    asleep: 'You’re asleep, aren’t you?',
    'can-say': 'Good. Then I can say it.',
    thanks: 'Thank you for staying.',
    heard: 'I heard that.',
  },
  esp: {
    asleep: 'Ya te dormiste, ¿no?',
    'can-say': 'Bien. Así puedo decirlo.',
    thanks: 'Gracias por quedarte.',
    heard: 'Te oí.',
  },
  fra: {
    asleep: 'Tu dors, hein ?',
    'can-say': 'Tant mieux. Je peux le dire.',
    thanks: 'Merci d’être là.',
    heard: 'J’ai tout entendu.',
  },
  ind: {
    asleep: 'Sudah tidur, ya?',
    'can-say': 'Bagus. Jadi bisa kubilang.',
    thanks: 'Makasih sudah menemani.',
    heard: 'Aku dengar, lho.',
  },
  ptb: {
    asleep: 'Você dormiu, né?',
    'can-say': 'Melhor. Assim eu consigo dizer.',
    thanks: 'Que bom que você ficou.',
    heard: 'Eu ouvi.',
  },
  rus: {
    asleep: 'Ты ведь спишь?',
    'can-say': 'Вот и хорошо. Тогда скажу.',
    thanks: 'Спасибо, что ты рядом.',
    heard: 'А мне всё слышно.',
  },
  tha: {
    asleep: 'หลับแล้วใช่ไหม?',
    'can-say': 'ดี จะได้กล้าพูดสักที',
    thanks: 'ขอบใจนะที่อยู่ด้วยกัน',
    heard: 'ได้ยินนะ',
  },
  deu: {
    asleep: 'Du schläfst schon, oder?',
    'can-say': 'Gut. Dann kann ich es sagen.',
    thanks: 'Danke, dass du geblieben bist.',
    heard: 'Das hab ich gehört.',
  },
  vie: {
    asleep: 'Ngủ rồi phải không?',
    'can-say': 'Tốt. Vậy thì mới dám nói.',
    thanks: 'Cảm ơn vì đã ở lại.',
    heard: 'Nghe hết rồi nhé.',
  },
});
