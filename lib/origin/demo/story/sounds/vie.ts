import type { SoundKey } from './eng';

export const vie: Record<SoundKey, string> = {
  horn: 'TU TUUU',
  rain: 'RÀO RÀO',
  wind: 'VÙÙÙ',
  hum: 'Ù Ù Ù Ù',
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
