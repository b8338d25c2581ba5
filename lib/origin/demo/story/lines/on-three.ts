import { linesOf } from './lines-of';

export const onThree = linesOf('on-three', {
  eng: {
    title: 'Heavy Things',
    lift: 'We lift on three.',
    count: 'One. Two. Three!',
    'or-after': 'On three, or AFTER three?',
  },
  esp: {
    title: 'Cosas pesadas',
    lift: 'A la de tres, levantamos.',
    count: 'Uno. Dos. ¡Tres!',
    'or-after': '¿A la de tres o DESPUÉS?',
  },
  fra: {
    title: 'C’est lourd',
    lift: 'À trois, on soulève.',
    count: 'Un. Deux. Trois !',
    'or-after': 'À trois, ou APRÈS trois ?',
  },
  ind: {
    title: 'Angkat Berat',
    lift: 'Hitungan tiga, angkat.',
    count: 'Satu. Dua. Tiga!',
    'or-after': 'Pas tiga atau SETELAH tiga?',
  },
  ptb: {
    title: 'Peso pesado',
    lift: 'No três a gente levanta.',
    count: 'Um. Dois. Três!',
    'or-after': 'No três ou DEPOIS do três?',
  },
  rus: {
    title: 'Тяжести',
    lift: 'Поднимаем на счёт три.',
    count: 'Раз. Два. Три!',
    'or-after': 'На три или ПОСЛЕ трёх?',
  },
  tha: {
    title: 'ของหนัก',
    lift: 'นับสามแล้วยก',
    count: 'หนึ่ง สอง สาม!',
    'or-after': 'ยกตอนสาม หรือหลังสาม?',
  },
  deu: {
    title: 'Schwere Dinge',
    lift: 'Bei drei heben wir an.',
    count: 'Eins. Zwei. Drei!',
    'or-after': 'Bei drei oder NACH drei?',
  },
  vie: {
    title: 'Đồ nặng',
    lift: 'Đếm ba thì nhấc.',
    count: 'Một. Hai. Ba!',
    'or-after': 'Đúng ba, hay SAU ba?',
  },
});
