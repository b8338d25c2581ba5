import { linesOf } from './lines-of';

export const nobodyHome = linesOf('nobody-home', {
  eng: {
    title: 'Nobody Home',
    anyone: 'Hello? Is anybody home?',
    no: 'No.',
    thanks: 'Ah. Thank you!',
    phew: 'That was close.',
  },
  esp: {
    title: 'No hay nadie',
    anyone: '¿Hola? ¿Hay alguien?',
    no: 'Nadie.',
    thanks: 'Ah. ¡Gracias!',
    phew: 'Por poco.',
  },
  fra: {
    title: 'Personne',
    anyone: 'Y a quelqu’un ?',
    no: 'Non.',
    thanks: 'Ah. Merci !',
    phew: 'On a eu chaud.',
  },
  ind: {
    title: 'Nggak Ada Orang',
    anyone: 'Halo? Ada orang di rumah?',
    no: 'Nggak ada.',
    thanks: 'Oh. Makasih!',
    phew: 'Nyaris saja.',
  },
  ptb: {
    title: 'Ninguém em casa',
    anyone: 'Ô de casa! Tem alguém aí?',
    no: 'Não.',
    thanks: 'Ah. Valeu!',
    phew: 'Foi por pouco.',
  },
  rus: {
    title: 'Никого нет',
    anyone: 'Эй! Есть кто дома?',
    no: 'Нет.',
    thanks: 'А, спасибо!',
    phew: 'Пронесло.',
  },
  tha: {
    title: 'ไม่มีใครอยู่',
    anyone: 'มีใครอยู่ไหม?',
    no: 'ไม่มี',
    thanks: 'อ๋อ ขอบคุณ!',
    phew: 'เกือบไปแล้ว',
  },
  deu: {
    title: 'Niemand da',
    anyone: 'Hallo? Ist jemand zu Hause?',
    no: 'Nein.',
    thanks: 'Ach so. Danke!',
    phew: 'Das war knapp.',
  },
  vie: {
    title: 'Không có ai',
    anyone: 'Xin chào? Có ai ở nhà không?',
    no: 'Không.',
    thanks: 'À. Cảm ơn!',
    phew: 'Suýt nữa thì.',
  },
});
