import { linesOf } from './lines-of';

export const noticeAnything = linesOf('notice-anything', {
  eng: {
    title: 'Something New',
    notice: 'Notice anything?',
    what: 'Hair? Shoes? WHAT?!',
    suits: 'It really suits you!',
    wall: 'I painted the wall.',
  },
  esp: {
    title: 'Algo nuevo',
    notice: '¿Notas algo?',
    what: '¿Pelo? ¿Zapatos? ¡¿QUÉ?!',
    suits: '¡Te queda genial!',
    wall: 'Pinté la pared.',
  },
  fra: {
    title: 'Du nouveau',
    notice: 'Tu ne remarques rien ?',
    what: 'Cheveux ? Chaussures ? QUOI ?!',
    suits: 'Ça te va à ravir !',
    wall: 'J’ai repeint le mur.',
  },
  ind: {
    title: 'Ada yang Baru',
    notice: 'Ada yang beda, nggak?',
    what: 'Rambut? Sepatu? APA?!',
    suits: 'Cocok banget di kamu!',
    wall: 'Temboknya baru kucat.',
  },
  ptb: {
    title: 'Novidade',
    notice: 'Notou alguma coisa?',
    what: 'Cabelo? Sapato? O QUÊ?!',
    suits: 'Ficou lindo em você!',
    wall: 'Eu pintei a parede.',
  },
  rus: {
    title: 'Что-то новое',
    notice: 'Ничего не замечаешь?',
    what: 'Стрижка? Обувь? ЧТО?!',
    suits: 'Тебе очень идёт!',
    wall: 'Я про стену. Её покрасили.',
  },
  tha: {
    title: 'มีอะไรใหม่',
    notice: 'สังเกตเห็นอะไรไหม?',
    what: 'ทรงผม? รองเท้า? อะไรล่ะ?!',
    suits: 'เหมาะกับเธอมาก!',
    wall: 'ฉัน⁠ทาสีผนังใหม่',
  },
  deu: {
    title: 'Etwas Neues',
    notice: 'Fällt dir was auf?',
    what: 'Haare? Schuhe? WAS?!',
    suits: 'Steht dir großartig!',
    wall: 'Ich hab die Wand gestrichen.',
  },
  vie: {
    title: 'Cái mới',
    notice: 'Thấy gì khác không?',
    what: 'Tóc? Giày? CÁI GÌ?!',
    suits: 'Hợp lắm!',
    wall: 'Tôi mới sơn tường.',
  },
});
