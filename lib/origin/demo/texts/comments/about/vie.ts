import type { Voices } from '../comment-bank';

export const vie: Readonly<Record<string, Voices>> = {
  'ghost-tram-line-9': {
    'cháu bác soát vé': 'Ông nội mình từng soát vé tàu điện. Ông bảo cái chìa tay đúng y, có điều ông chưa đòi tiền ma bao giờ.',
    'chổi ca đêm': 'Nao quét cái bến chẳng còn tàu, mà quét SẠCH. Nể.',
    'tiền lẻ': 'rốt cuộc vé bao nhiêu?? hỏi vậy thôi chứ không lên đâu',
  },
  'ferry-at-six': {
    'phao số ba': 'Còn sáu mươi mốt chuyến mà hai người NGỒI NGÓ BIỂN.',
    'dân đảo': 'Phà đảo mình cũng bỏ rồi. Đọc tới tờ thông báo phải đặt máy xuống.',
    'bút chì 2B': 'Bức đầu vẽ TRƯỚC khi cô ra đảo. Khoan. Là sao.',
  },
  'the-hour-jar': {
    'thìa nắng trưa': 'Mình cứ nghĩ mãi bà ngoại đã tiêu giờ của bà vào đâu. Chắc là vào tụi mình.',
    'ông bán nến': 'Đừng bao giờ cược với kẻ cười trước khi mình nói hết câu.',
  },
  'nine-lives-bakery': {
    'men nở': 'Con chó LỊCH SỰ quá ghét không nổi. Bánh sừng bò lại còn ngon.',
    'thợ bánh bốn giờ sáng': 'Vụ cục bơ không phải chuyện đùa. Đó là thứ Ba.',
    'Ngọc làm giám đốc': 'Cả tiệm có mỗi Ngọc làm việc. Bá tước phụ trách bộ ria.',
  },
  'umbrella-weather': {
    'cán gỗ': 'Giữ cái ô ba năm. Ô của mình ba ngày là mất.',
    'mưa phùn': 'Cô nhận ra ngay từ giây đầu rồi cố tình làm thinh. Kính nể.',
  },
  'paper-crown': {
    'nếp gấp vàng': 'Vương miện giấy mà trời sắp mưa. Chưa bao giờ sợ một đám mây tới vậy.',
    'tiệm giấy ba đời': 'Nhà mình bán giấy ba đời. Chờ nữ chính này lâu rồi.',
  },
  'the-dumpling-detective': {
    'xửng tre': 'Cháu ăn hết cái rồi chú công an ơi. Lần nào cháu cũng ăn hết.',
    'bột cái': 'Trộm khối bột tám mươi năm. Tội này phải xử kịch khung.',
  },
  'fox-wedding-season': {
    'mưa bóng mây': 'Trả công bằng lá mà còn đúng hẹn hơn khách của mình.',
    'phòng tráng phim': 'Bức ảnh hỏi TÊN kìa. Đừng trả lời, Rin. Đừng.',
  },
  'second-hand-stars': {
    'quầy đổi trả': 'Thứ Bảy nào cũng đem trả. Anh ơi, cái đó người ta gọi là tán.',
    'sao hôm': 'Ngôi sao chỉ hiện khi có cả hai. Thôi, tuần này coi như mãn nguyện.',
  },
};
