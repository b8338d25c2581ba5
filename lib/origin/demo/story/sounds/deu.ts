import type { SoundKey } from './eng';

export const deu: Record<SoundKey, string> = {
  horn: 'TUUUT',
  rain: 'PRASSEL',
  wind: 'HUUUUU',
  hum: 'SUMMM',
  run: 'TAPP TAPP TAPP',
  dash: 'WUSCH',
  crash: 'KRACH!',
  slam: 'RUMMS!',
  knock: 'KLOPF KLOPF',
  click: 'KLICK',
  clink: 'KLING',
  bell: 'DING!',
  sip: 'SCHLÜRF',
  growl: 'KNURRR',
  heart: 'POCH POCH',
  gasp: '!!',
};
