import { linesOf } from './lines-of';

export const noGhosts = linesOf('no-ghosts', {
  eng: {
    title: 'No Ghosts',
    haunted: 'I think this place is haunted.',
    nonsense: 'Ghosts aren’t real.',
    rude: 'Rude.',
  },
  esp: {
    title: 'Fantasmas',
    haunted: 'Creo que aquí hay fantasmas.',
    nonsense: 'Los fantasmas no existen.',
    rude: 'Qué grosería.',
  },
  fra: {
    title: 'Fantômes',
    haunted: 'Je crois que c’est hanté, ici.',
    nonsense: 'Les fantômes, ça n’existe pas.',
    rude: 'Charmant.',
  },
  ind: {
    title: 'Mana Ada Hantu',
    haunted: 'Kayaknya di sini ada hantu.',
    nonsense: 'Hantu itu nggak ada.',
    rude: 'Nggak sopan.',
  },
  ptb: {
    title: 'Fantasma',
    haunted: 'Acho que aqui tem fantasma.',
    nonsense: 'Fantasma não existe.',
    rude: 'Que grosseria.',
  },
  rus: {
    title: 'Привидения',
    haunted: 'По-моему, тут привидения.',
    nonsense: 'Привидений не бывает.',
    rude: 'Как грубо.',
  },
  tha: {
    title: 'ผีไม่มีจริง',
    haunted: 'ฉันว่า⁠ที่นี่มีผีนะ',
    nonsense: 'ผีไม่มีจริงหรอก',
    rude: 'เสียมารยาท',
  },
  deu: {
    title: 'Gespenster',
    haunted: 'Ich glaube, hier spukt es.',
    nonsense: 'Gespenster gibt es nicht.',
    rude: 'Frechheit.',
  },
  vie: {
    title: 'Không có ma',
    haunted: 'Hình như ở đây có ma.',
    nonsense: 'Làm gì có ma.',
    rude: 'Vô duyên.',
  },
});
