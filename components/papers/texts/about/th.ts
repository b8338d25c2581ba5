import type { AboutText } from '../texts';

export const th: AboutText = {
  title: 'เกี่ยวกับเรา',
  alt: 'หน้าการ์ตูนแบ่งเป็นช่อง แมวอ่านหนังสือบนชั้น รถไฟวิ่งผ่านกลางคืน และหนังสือที่เปิดอยู่ ด้านบนเขียนว่า {site}',
};
