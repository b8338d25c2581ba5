import type { SoundKey } from './eng';

export const vie: Record<SoundKey, string> = {
  horn: 'TU TUUU',
  rain: 'RÀO RÀO',
  wind: 'VÙÙÙ',
  hum: 'HƯM HƯM',
  run: 'BỊCH BỊCH BỊCH',
  dash: 'VÚT',
  crash: 'RẦM!',
  slam: 'SẦM!',
  knock: 'CỐC CỐC',
  click: 'TÁCH',
  clink: 'LENG KENG',
  bell: 'TINH!',
  sip: 'SỤP',
  growl: 'ỌC ỌC ỌC',
  heart: 'THÌNH THỊCH',
  gasp: '!!',
};
