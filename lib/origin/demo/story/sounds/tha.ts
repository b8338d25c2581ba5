import type { SoundKey } from './eng';

export const tha: Record<SoundKey, string> = {
  horn: 'ปู๊นนนน',
  rain: 'ซ่าาาา',
  wind: 'ฟู่ววว',
  hum: 'ฮืมมม',
  run: 'ตึก ตึก ตึก',
  dash: 'ฟิ้ววว',
  crash: 'โครม!',
  slam: 'ปัง!',
  knock: 'ก๊อก ก๊อก',
  click: 'แกร๊ก',
  clink: 'แกร๊ง',
  bell: 'ติ๊ง!',
  sip: 'ซู้ดดด',
  growl: 'โครกกกก',
  heart: 'ตึกตัก',
  gasp: '!!',
};
