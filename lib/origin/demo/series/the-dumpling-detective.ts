import type { SeriesFacts } from '../series-facts';

export const theDumplingDetective: SeriesFacts = {
  id: 20,
  slug: 'the-dumpling-detective',
  author: 'Bao Tran',
  label: 'WJ',
  tags: ['food', 'mystery', 'comedy'],
  schedule: 'weekly',
  weekday: 1,
  status: 'ongoing',
  rating: 'all-ages',
  form: 'pages',
  direction: 'ltr',
  chapters: 45,
  simulpub: false,
  planType: 'disabled',
  popularity: 64,
  newest: ['free', 'free', 'one-time-free', 'ticket', 'ticket'],
  editions: {
    eng: {
      name: 'The Dumpling Detective',
      overview:
        'Hoa is ten, round-cheeked, and works the steamer on her grandmother’s cart. She has noticed that guilty people never finish their dumplings, and the police sergeant has noticed that she is always right. Then someone steals the family’s eighty-year-old dough. That evening every customer in the lane leaves half.',
      description:
        'Guilty people never finish their dumplings, and ten-year-old Hoa knows it. Tonight the whole lane leaves half.',
      chapterTitles: [
        'Half a Dumpling',
        'The Sergeant Orders Seconds',
        'Eighty-Year-Old Dough',
        'Steam Has No Alibi',
        'Too Much Ginger',
        'A Suspicious Lack of Appetite',
        'Grandmother Takes the Stand',
        'The Noodle Seller’s Left Shoe',
        'Closed for Questioning',
      ],
    },
    tha: {
      name: 'นักสืบซาลาเปา',
      overview:
        'ฮวาอายุสิบขวบ แก้มกลม มีหน้าที่เฝ้าซึ้งนึ่งประจำรถเข็นของยาย เธอสังเกตว่าคนทำผิดไม่เคยกินซาลาเปาหมดลูก ส่วนจ่าตำรวจก็สังเกตว่าเธอทายถูกทุกครั้ง วันหนึ่งมีคนขโมยแป้งหมักอายุแปดสิบปีของบ้านเธอไป แล้วเย็นนั้นลูกค้าทั้งซอยก็กินเหลือครึ่งลูกเหมือนกันหมด',
      description: 'คนทำผิดไม่เคยกินซาลาเปาหมดลูก ฮวาวัยสิบขวบรู้ดี แต่คืนนี้คนทั้งซอยกินเหลือครึ่งลูก',
      chapterTitles: [
        'ซาลาเปาครึ่งลูก',
        'จ่าขอเพิ่มอีกเข่ง',
        'แป้งหมักแปดสิบปี',
        'ไอน้ำไม่มีพยาน',
        'ขิงเยอะผิดปกติ',
        'ผู้ต้องสงสัยไม่เจริญอาหาร',
        'ยายขึ้นให้การ',
        'รองเท้าข้างซ้ายของคนขายบะหมี่',
        'ปิดร้านสอบสวน',
      ],
    },
    vie: {
      name: 'Thám tử bánh bao',
      overview:
        'Hoa mười tuổi, má phúng phính, trông nồi hấp ở xe bánh bao của bà. Cô bé để ý thấy kẻ có tội không bao giờ ăn hết bánh, còn bác trung sĩ để ý thấy cô chưa đoán sai lần nào. Rồi có kẻ trộm mất khối bột men tám mươi năm tuổi của nhà. Chiều hôm ấy, cả con hẻm ai cũng bỏ dở nửa cái.',
      description:
        'Kẻ có tội chẳng bao giờ ăn hết bánh bao, bé Hoa biết vậy. Nhưng tối nay cả con hẻm đều bỏ dở nửa cái.',
      chapterTitles: [
        'Nửa cái bánh bao',
        'Trung sĩ gọi thêm xửng nữa',
        'Khối bột tám mươi tuổi',
        'Hơi nước không có chứng cứ ngoại phạm',
        'Hơi nhiều gừng',
        'Kẻ biếng ăn khả nghi',
        'Bà ngoại ra làm chứng',
        'Chiếc giày trái của ông bán mì',
        'Nghỉ bán để tra hỏi',
      ],
    },
  },
};
