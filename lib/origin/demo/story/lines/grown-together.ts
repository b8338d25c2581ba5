import { linesOf } from './lines-of';

export const grownTogether = linesOf('grown-together', {
  eng: {
    here: 'It was here. Somewhere.',
    names: 'Our names?',
    'one-line': 'I can only see one line.',
    grown: 'They’ve grown together.',
  },
  esp: {
    here: 'Era por aquí.',
    names: '¿Nuestros nombres?',
    'one-line': 'Solo veo una línea.',
    grown: 'Crecieron hasta juntarse.',
  },
  fra: {
    here: 'C’était là. Quelque part.',
    names: 'Nos noms ?',
    'one-line': 'Je ne vois qu’un trait.',
    grown: 'Le temps les a réunis.',
  },
  ind: {
    here: 'Dulu di sekitar sini.',
    names: 'Nama kita?',
    'one-line': 'Yang kulihat cuma satu garis.',
    grown: 'Sudah tumbuh menyatu.',
  },
  ptb: {
    here: 'Era por aqui.',
    names: 'Nossos nomes?',
    'one-line': 'Só vejo um risco.',
    grown: 'Cresceram até virar um só.',
  },
  rus: {
    here: 'Это было где-то здесь.',
    names: 'Наши имена?',
    'one-line': 'Вижу только одну черту.',
    grown: 'Они срослись.',
  },
  tha: {
    here: 'เมื่อก่อนอยู่แถวนี้แหละ',
    names: 'ชื่อของเราเหรอ?',
    'one-line': 'เห็นแค่เส้นเดียวเอง',
    grown: 'มันโตจนติดกันแล้ว',
  },
  deu: {
    here: 'Hier war es. Irgendwo.',
    names: 'Unsere Namen?',
    'one-line': 'Ich seh nur einen Strich.',
    grown: 'Sie sind zusammengewachsen.',
  },
  vie: {
    here: 'Ngày xưa nó ở quanh đây.',
    names: 'Tên bọn mình à?',
    'one-line': 'Tôi chỉ thấy một vệt.',
    grown: 'Chúng mọc liền vào nhau rồi.',
  },
});
