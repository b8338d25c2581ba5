import { linesOf } from './lines-of';

export const twoCups = linesOf('two-cups', {
  eng: {
    second: 'Who’s the second one for?',
    habit: 'Nobody. Habit.',
    'may-i': 'May I?',
    'still-warm': 'It’s still warm.',
  },
  esp: {
    second: '¿Para quién es la segunda?',
    habit: 'Para nadie. Costumbre.',
    'may-i': '¿Puedo?',
    'still-warm': 'Aún está caliente.',
  },
  fra: {
    second: 'La deuxième, c’est pour qui ?',
    habit: 'Personne. L’habitude.',
    'may-i': 'Je peux ?',
    'still-warm': 'C’est encore chaud.',
  },
  ind: {
    second: 'Yang satu lagi buat siapa?',
    habit: 'Nggak ada. Kebiasaan.',
    'may-i': 'Boleh?',
    'still-warm': 'Masih hangat.',
  },
  ptb: {
    second: 'A segunda é pra quem?',
    habit: 'Ninguém. Costume.',
    'may-i': 'Posso?',
    'still-warm': 'Ainda tá quente.',
  },
  rus: {
    second: 'А вторая — кому?',
    habit: 'Никому. Привычка.',
    'may-i': 'Можно?',
    'still-warm': 'Ещё тёплая.',
  },
  tha: {
    second: 'อีกแก้วของใคร?',
    habit: 'ไม่มีใคร แค่เคยชิน',
    'may-i': 'ขอได้ไหม?',
    'still-warm': 'ยังอุ่นอยู่เลย',
  },
  deu: {
    second: 'Für wen ist die zweite?',
    habit: 'Niemanden. Gewohnheit.',
    'may-i': 'Darf ich?',
    'still-warm': 'Ist noch warm.',
  },
  vie: {
    second: 'Cốc kia cho ai vậy?',
    habit: 'Chẳng ai cả. Quen tay thôi.',
    'may-i': 'Cho tôi nhé?',
    'still-warm': 'Còn ấm đấy.',
  },
});
