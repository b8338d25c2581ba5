import { linesOf } from './lines-of';

export const afterRain = linesOf('after-rain', {
  eng: {
    'still-here': 'You’re still here.',
    'where-else': 'Where else?',
    light: 'We stayed until the light was gone.',
  },
  esp: {
    'still-here': 'Sigues aquí.',
    'where-else': '¿Dónde, si no?',
    light: 'Nos quedamos hasta que oscureció.',
  },
  fra: {
    'still-here': 'Tu es encore là.',
    'where-else': 'Où veux-tu que je sois ?',
    light: 'On n’a pas bougé jusqu’à la nuit.',
  },
  ind: {
    'still-here': 'Kamu masih di sini.',
    'where-else': 'Mau ke mana lagi?',
    light: 'Kami duduk di sana sampai gelap.',
  },
  ptb: {
    'still-here': 'Você ainda está aqui.',
    'where-else': 'E onde mais?',
    light: 'Ficamos até escurecer.',
  },
  rus: {
    'still-here': 'Ты всё ещё здесь.',
    'where-else': 'А где же ещё?',
    light: 'Мы сидели, пока не стемнело.',
  },
  tha: {
    'still-here': 'ยังอยู่ตรงนี้อีกเหรอ?',
    'where-else': 'จะให้ไปไหนล่ะ?',
    light: 'เรานั่งอยู่ด้วยกันจนสิ้นแสง',
  },
  deu: {
    'still-here': 'Du bist ja noch da.',
    'where-else': 'Wo denn sonst?',
    light: 'Wir blieben, bis es dunkel war.',
  },
  vie: {
    'still-here': 'Vẫn ở đây à.',
    'where-else': 'Chứ còn đi đâu?',
    light: 'Chúng tôi ngồi đến khi tắt nắng.',
  },
});
