import { linesOf } from './lines-of';

export const fasterLine = linesOf('faster-line', {
  eng: {
    title: 'The Other Line',
    other: 'The other line is faster.',
    'my-turn': 'Oh, it’s my turn!',
    'now-that': 'Now THIS one’s the other line.',
  },
  esp: {
    title: 'La otra fila',
    other: 'La otra fila va más rápido.',
    'my-turn': '¡Mira, me toca!',
    'now-that': 'Ahora la otra es ESTA.',
  },
  fra: {
    title: 'L’autre file',
    other: 'L’autre file va plus vite.',
    'my-turn': 'Tiens, c’est mon tour !',
    'now-that': 'Maintenant, l’autre, c’est CELLE-CI.',
  },
  ind: {
    title: 'Antrean Sebelah',
    other: 'Antrean sebelah lebih cepat.',
    'my-turn': 'Wah, giliranku!',
    'now-that': 'Sekarang INI antrean sebelahnya.',
  },
  ptb: {
    title: 'A outra fila',
    other: 'A outra fila anda mais rápido.',
    'my-turn': 'Opa, minha vez!',
    'now-that': 'Agora a outra fila é ESTA.',
  },
  rus: {
    title: 'Другая очередь',
    other: 'Соседняя очередь быстрее.',
    'my-turn': 'О, уже моя очередь!',
    'now-that': 'Теперь соседняя — ЭТА.',
  },
  tha: {
    title: 'แถวข้าง ๆ',
    other: 'แถวข้าง ๆ เร็วกว่า',
    'my-turn': 'อ้าว ถึงคิวฉันแล้ว!',
    'now-that': 'ทีนี้แถวนี้กลายเป็นแถวข้าง ๆ',
  },
  deu: {
    title: 'Die andere Schlange',
    other: 'Die andere Schlange ist schneller.',
    'my-turn': 'Oh, ich bin dran!',
    'now-that': 'Jetzt ist DAS die andere.',
  },
  vie: {
    title: 'Hàng bên kia',
    other: 'Hàng bên kia nhanh hơn.',
    'my-turn': 'Ô, đến lượt tôi!',
    'now-that': 'Giờ hàng NÀY thành hàng bên kia.',
  },
});
