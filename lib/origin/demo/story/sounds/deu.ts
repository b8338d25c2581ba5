import type { SoundKey } from './eng';

export const deu: Record<SoundKey, string> = {
  horn: 'TUUUT',
  rain: 'PRASSEL',
  wind: 'HUUUUU',
  hum: 'BRUMMM',
  run: 'TAPP TAPP TAPP',
  dash: 'WUSCH',
  crash: 'KRACH!',
  slam: 'RUMMS!',
  knock: 'KLOPF KLOPF',
  click: 'KLICK',
  clink: 'KLIMPER',
  bell: 'DING DONG!',
  sip: 'SCHLÜRF',
  growl: 'KNURRR',
  heart: 'BUMM-BUMM',
  gasp: '!!',
};
