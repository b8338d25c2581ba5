import type { SoundKey } from './eng';

export const esp: Record<SoundKey, string> = {
  horn: 'TUUUT',
  rain: 'CHSSSS',
  wind: 'FIUUUU',
  hum: 'MMMMMM',
  run: 'TAP TAP TAP',
  dash: '¡ZUUUM!',
  crash: '¡CRAC!',
  slam: '¡BAM!',
  knock: 'TOC TOC',
  click: 'CLIC',
  clink: 'CLINC',
  bell: '¡TILÍN!',
  sip: 'SLURP',
  growl: 'GRRRRUÑ',
  heart: 'TUM-TUM',
  gasp: '!!',
};
