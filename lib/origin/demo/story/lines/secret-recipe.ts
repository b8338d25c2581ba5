import { linesOf } from './lines-of';

export const secretRecipe = linesOf('secret-recipe', {
  eng: {
    title: 'The Secret',
    secret: 'What’s the secret?',
    love: 'Half of it is love.',
    'other-half': 'And the other half?',
    butter: 'Butter.',
  },
  esp: {
    title: 'El secreto',
    secret: '¿Cuál es el secreto?',
    love: 'La mitad es amor.',
    'other-half': '¿Y la otra mitad?',
    butter: 'Mantequilla.',
  },
  fra: {
    title: 'Le secret',
    secret: 'C’est quoi, le secret ?',
    love: 'La moitié, c’est de l’amour.',
    'other-half': 'Et l’autre moitié ?',
    butter: 'Du beurre.',
  },
  ind: {
    title: 'Resep Rahasia',
    secret: 'Apa rahasianya?',
    love: 'Separuhnya cinta.',
    'other-half': 'Separuhnya lagi?',
    butter: 'Mentega.',
  },
  ptb: {
    title: 'O segredo',
    secret: 'Qual é o segredo?',
    love: 'Metade é amor.',
    'other-half': 'E a outra metade?',
    butter: 'Manteiga.',
  },
  rus: {
    title: 'Секрет',
    secret: 'В чём секрет?',
    love: 'Половина — в любви.',
    'other-half': 'А другая?',
    butter: 'В масле.',
  },
  tha: {
    title: 'สูตรลับ',
    secret: 'เคล็ดลับคืออะไร?',
    love: 'ครึ่งหนึ่งคือความรัก',
    'other-half': 'แล้วอีกครึ่งล่ะ?',
    butter: 'เนย',
  },
  deu: {
    title: 'Das Geheimnis',
    secret: 'Was ist das Geheimnis?',
    love: 'Zur Hälfte Liebe.',
    'other-half': 'Und die andere Hälfte?',
    butter: 'Gute Butter.',
  },
  vie: {
    title: 'Bí quyết',
    secret: 'Bí quyết là gì?',
    love: 'Một nửa là tình yêu.',
    'other-half': 'Còn nửa kia?',
    butter: 'Bơ.',
  },
});
