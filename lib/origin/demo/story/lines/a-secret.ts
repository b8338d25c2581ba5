import { linesOf } from './lines-of';

export const aSecret = linesOf('a-secret', {
  eng: {
    title: 'A Secret',
    'can-you': 'Can you keep a secret?',
    course: 'Of course I can!',
    'me-too': 'So can I.',
  },
  esp: {
    title: 'Un secreto',
    'can-you': '¿Sabes guardar un secreto?',
    course: '¡Claro que sí!',
    'me-too': 'Yo también.',
  },
  fra: {
    title: 'Un secret',
    'can-you': 'Tu sais garder un secret ?',
    course: 'Bien sûr que oui !',
    'me-too': 'Moi aussi.',
  },
  ind: {
    title: 'Rahasia',
    'can-you': 'Kamu bisa jaga rahasia?',
    course: 'Bisa, dong!',
    'me-too': 'Aku juga bisa.',
  },
  ptb: {
    title: 'Um segredo',
    'can-you': 'Você sabe guardar segredo?',
    course: 'Claro que sei!',
    'me-too': 'Eu também.',
  },
  rus: {
    title: 'Тайна',
    'can-you': 'Умеешь хранить тайны?',
    course: 'Конечно!',
    'me-too': 'Я тоже.',
  },
  tha: {
    title: 'ความลับ',
    'can-you': 'เก็บความลับได้ไหม?',
    course: 'ได้อยู่แล้ว!',
    'me-too': 'ฉันก็เหมือนกัน',
  },
  deu: {
    title: 'Geheimsache',
    'can-you': 'Kannst du schweigen?',
    course: 'Natürlich!',
    'me-too': 'Ich auch.',
  },
  vie: {
    title: 'Bí mật',
    'can-you': 'Giữ bí mật được không?',
    course: 'Tất nhiên là được!',
    'me-too': 'Tôi cũng thế.',
  },
});
