import type { SoundKey } from './eng';

export const fra: Record<SoundKey, string> = {
  horn: 'TUUUT',
  rain: 'PLIC PLOC',
  wind: 'FWOUUUH',
  hum: 'HMMMMM',
  run: 'TAP TAP TAP',
  dash: 'VROUSH',
  crash: 'CRAC !',
  slam: 'BLAM !',
  knock: 'TOC TOC',
  click: 'CLIC',
  clink: 'CLING',
  bell: 'DRING !',
  sip: 'SLUURP',
  growl: 'GRRRROU',
  heart: 'BOUM-BOUM',
  gasp: '!!',
};
