import { linesOf } from './lines-of';

export const fiveMinutes = linesOf('five-minutes', {
  eng: {
    title: 'A Short Nap',
    wake: 'Wake me in five minutes.',
    'are-up': 'Your five minutes are up.',
    'not-those': 'Not THOSE five.',
  },
  esp: {
    title: 'Siesta breve',
    wake: 'Despiértame en cinco minutos.',
    'are-up': 'Ya pasaron cinco.',
    'not-those': 'ESOS cinco no.',
  },
  fra: {
    title: 'Petite sieste',
    wake: 'Réveille-moi dans cinq minutes.',
    'are-up': 'Ça fait cinq minutes.',
    'not-those': 'Pas CES cinq-là.',
  },
  ind: {
    title: 'Tidur Sebentar',
    wake: 'Bangunkan lima menit lagi.',
    'are-up': 'Sudah lima menit.',
    'not-those': 'Bukan lima YANG ITU.',
  },
  ptb: {
    title: 'Cochilo',
    wake: 'Me acorda em cinco minutos.',
    'are-up': 'Já passaram cinco minutos.',
    'not-those': 'ESSES cinco, não.',
  },
  rus: {
    title: 'Короткий сон',
    wake: 'Разбуди через пять минут.',
    'are-up': 'Пять минут прошло.',
    'not-those': 'Не ЭТИ пять.',
  },
  tha: {
    title: 'งีบแป๊บเดียว',
    wake: 'อีกห้านาทีปลุกด้วย',
    'are-up': 'ครบห้านาทีแล้ว',
    'not-those': 'ไม่ใช่ห้านาทีนี้',
  },
  deu: {
    title: 'Kurzes Nickerchen',
    wake: 'Weck mich in fünf Minuten.',
    'are-up': 'Die fünf Minuten sind um.',
    'not-those': 'Nicht DIESE fünf.',
  },
  vie: {
    title: 'Chợp mắt',
    wake: 'Năm phút nữa gọi tôi nhé.',
    'are-up': 'Năm phút rồi.',
    'not-those': 'Không phải năm phút ĐÓ.',
  },
});
