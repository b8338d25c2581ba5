import type { SoundKey } from './eng';

export const ptb: Record<SoundKey, string> = {
  horn: 'FOOOM',
  rain: 'CHUÁÁÁ',
  wind: 'VUUUSH',
  hum: 'HUMMMM',
  run: 'TAP TAP TAP',
  dash: 'ZUUUM',
  crash: 'CRAQUE!',
  slam: 'BLAM!',
  knock: 'TOC TOC',
  click: 'CLIQUE',
  clink: 'TLIM',
  bell: 'PLIM!',
  sip: 'SLUUURP',
  growl: 'RONNNC',
  heart: 'TUM-TUM',
  gasp: '!!',
};
