import type { SoundKey } from './eng';

export const rus: Record<SoundKey, string> = {
  horn: 'ТУ-У-У',
  rain: 'ШШШШ',
  wind: 'ВУУУХ',
  hum: 'М-М-М-М',
  run: 'ТОП-ТОП-ТОП',
  dash: 'ВЖУХ',
  crash: 'ХРЯСЬ!',
  slam: 'БАБАХ!',
  knock: 'ТУК-ТУК',
  click: 'ЩЁЛК',
  clink: 'ДЗЫНЬ',
  bell: 'ДИНЬ!',
  sip: 'ХЛЮП',
  growl: 'УР-Р-Р',
  heart: 'БУМ-БУМ',
  gasp: '!!',
};
