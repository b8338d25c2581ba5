import type { Voices } from '../comment-bank';

export const vie: Readonly<Record<string, Voices>> = {
  'ghost-tram-line-9': {
    'đường ray cũ':
      'Chỗ mình ray tàu điện còn nằm dưới lớp nhựa, mưa lớn là lộ ra. Đọc xong không dám bước qua nữa, toàn đi vòng.',
    'chổi ca đêm': 'Nao quét cái bến chẳng còn tàu, mà quét SẠCH. Nể.',
    'khách lỡ chuyến': 'Trả tiền vé cũng được. Nhưng cầu trôi rồi, người ta chở cô ĐI ĐÂU?',
  },
  'ferry-at-six': {
    'tin bão xa': 'Sáu mươi mốt chuyến là chưa trừ ngày biển động. Trừ thử rồi, thôi không nói.',
    'dân đảo': 'Phà đảo mình cũng bỏ rồi. Đọc tới tờ thông báo phải đặt máy xuống.',
    'vẽ chân dung bến Ninh': 'Vẽ khách qua đường ba mươi năm, chưa bao giờ vẽ được người chưa tới.',
  },
  'the-hour-jar': {
    'thìa nắng trưa': 'Mình cứ nghĩ mãi bà ngoại đã tiêu giờ của bà vào đâu. Chắc là vào tụi mình.',
    'ông bán nến': 'Đừng bao giờ cược với kẻ cười trước khi mình nói hết câu.',
  },
  'nine-lives-bakery': {
    'men nở': 'Con chó LỊCH SỰ quá ghét không nổi. Bánh sừng bò lại còn ngon.',
    'thợ bánh bốn giờ sáng': 'In trang cục bơ dán lên tủ lạnh của tiệm. Tuần này bơ mất ít hẳn.',
    'kế toán trưởng': 'Đếm vụn bánh không phải keo kiệt, đó là nghiệp vụ. Bầu cho Ngọc.',
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
