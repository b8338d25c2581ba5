import type { SoundKey } from './eng';

export const ind: Record<SoundKey, string> = {
  horn: 'TUUUT',
  rain: 'CRRSSS',
  wind: 'WUUUSH',
  hum: 'HMMMMM',
  run: 'TAP TAP TAP',
  dash: 'WUSSS',
  crash: 'BRAKK!',
  slam: 'BRAK!',
  knock: 'TOK TOK',
  click: 'KLIK',
  clink: 'KLINTING',
  bell: 'TING!',
  sip: 'SRUPUT',
  growl: 'KRUYUUUK',
  heart: 'DEG-DEG',
  gasp: '!!',
};
