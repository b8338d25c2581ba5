/** What is one word to readers of a name, although written apart or found apart: no line of a title ends inside it. */
export const TITLE_WHOLES: readonly string[] = [
  'Vương miện',
  'Thám tử',
  'Tàu điện',
  'Số 9',
  'sáu giờ',
  'thời gian',
  'หกโมงเย็น',
  'ฝนพรำ',
  'จิ้งจอก',
  'เบเกอรี่',
  'ร่มแดง',
  'เรือเที่ยว',
  'เก้าชีวิต',
  'ฤดูวิวาห์',
  'รถรางผี',
];
