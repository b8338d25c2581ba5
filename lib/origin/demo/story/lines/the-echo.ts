import { linesOf } from './lines-of';

export const theEcho = linesOf('the-echo', {
  eng: {
    title: 'Echo',
    hello: 'Helloooo!',
    'hello-back': 'Helloooo...',
    nice: 'You sound lovely!',
    thanks: 'Oh, thank you!',
  },
  esp: {
    title: 'El eco',
    hello: '¡Holaaaa!',
    'hello-back': 'Holaaaa...',
    nice: '¡Qué voz más bonita!',
    thanks: '¡Ay, gracias!',
  },
  fra: {
    title: 'L’écho',
    hello: 'Ohé !',
    'hello-back': 'Ohé...',
    nice: 'Quelle belle voix !',
    thanks: 'Oh, merci !',
  },
  ind: {
    title: 'Gema',
    hello: 'Halooo!',
    'hello-back': 'Halooo...',
    nice: 'Suaramu bagus!',
    thanks: 'Ah, makasih!',
  },
  ptb: {
    title: 'O eco',
    hello: 'Olááá!',
    'hello-back': 'Olááá...',
    nice: 'Que voz bonita!',
    thanks: 'Ah, valeu!',
  },
  rus: {
    title: 'Эхо',
    hello: 'Ау-у-у!',
    'hello-back': 'Ау-у-у...',
    nice: 'Какой красивый голос!',
    thanks: 'Ой, спасибо!',
  },
  tha: {
    title: 'เสียงสะท้อน',
    hello: 'ฮัลโหลลล!',
    'hello-back': 'ฮัลโหลลล...',
    nice: 'เสียงเพราะจัง!',
    thanks: 'อุ๊ย ขอบคุณนะ!',
  },
  deu: {
    title: 'Das Echo',
    hello: 'Hallooo!',
    'hello-back': 'Hallooo...',
    nice: 'Du klingst wunderbar!',
    thanks: 'Oh, danke!',
  },
  vie: {
    title: 'Tiếng vọng',
    hello: 'Ới ới ới!',
    'hello-back': 'Ới ới ới...',
    nice: 'Giọng hay quá!',
    thanks: 'Ôi, cảm ơn nhé!',
  },
});
