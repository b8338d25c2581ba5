import { linesOf } from './lines-of';

export const invisible = linesOf('invisible', {
  eng: {
    title: 'Invisible',
    cloak: 'With this on, nobody can see me.',
    hello: 'Hellooo!',
    'who-said': 'Who said that?!',
    'every-day': 'Every single day.',
  },
  esp: {
    title: 'Capa mágica',
    cloak: 'Con esto, nadie puede verme.',
    hello: '¡Holaaa!',
    'who-said': '¡¿Quién habló?!',
    'every-day': 'Así todos los días.',
  },
  fra: {
    title: 'Cape magique',
    cloak: 'Avec ça, personne ne me voit.',
    hello: 'Coucou !',
    'who-said': 'Qui a parlé ?!',
    'every-day': 'Tous les jours pareil.',
  },
  ind: {
    title: 'Tak Terlihat',
    cloak: 'Pakai ini, aku nggak kelihatan.',
    hello: 'Haloo!',
    'who-said': 'Siapa itu?!',
    'every-day': 'Tiap hari begini.',
  },
  ptb: {
    title: 'Invisível',
    cloak: 'Com isto, ninguém me vê.',
    hello: 'Oiê!',
    'who-said': 'Quem disse isso?!',
    'every-day': 'Todo santo dia.',
  },
  rus: {
    title: 'Невидимость',
    cloak: 'В этом меня никто не видит.',
    hello: 'Эгей!',
    'who-said': 'Кто это сказал?!',
    'every-day': 'И так каждый день.',
  },
  tha: {
    title: 'ล่องหน',
    cloak: 'ใส่ตัวนี้แล้วไม่มีใครมองเห็น',
    hello: 'ฮัลโหลลล!',
    'who-said': 'ใครพูดน่ะ?!',
    'every-day': 'เป็นแบบนี้ทุกวัน',
  },
  deu: {
    title: 'Unsichtbar',
    cloak: 'Damit kann mich keiner sehen.',
    hello: 'Huhu!',
    'who-said': 'Wer war das?!',
    'every-day': 'Jeden Tag dasselbe.',
  },
  vie: {
    title: 'Tàng hình',
    cloak: 'Mặc cái này không ai thấy tôi.',
    hello: 'Hú hú!',
    'who-said': 'Ai vừa nói đấy?!',
    'every-day': 'Ngày nào cũng thế.',
  },
});
