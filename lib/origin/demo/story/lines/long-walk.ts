import { linesOf } from './lines-of';

export const longWalk = linesOf('long-walk', {
  eng: {
    road: 'I know this road.',
    light: 'Somebody left a light on.',
  },
  esp: {
    road: 'Conozco este camino.',
    light: 'Alguien dejó una luz encendida.',
  },
  fra: {
    road: 'Je connais ce chemin.',
    light: 'Quelqu’un a laissé allumé.',
  },
  ind: {
    road: 'Aku kenal jalan ini.',
    light: 'Ada lampu yang dibiarkan menyala.',
  },
  ptb: {
    road: 'Eu conheço este caminho.',
    light: 'Alguém deixou uma luz acesa.',
  },
  rus: {
    road: 'Я знаю эту дорогу.',
    light: 'Кто-то оставил свет.',
  },
  tha: {
    road: 'ฉันรู้จักทางนี้',
    light: 'มีคนเปิดไฟทิ้งไว้',
  },
  deu: {
    road: 'Den Weg kenne ich.',
    light: 'Da hat jemand Licht angelassen.',
  },
  vie: {
    road: 'Mình biết con đường này.',
    light: 'Có ai đó vẫn để đèn.',
  },
});
