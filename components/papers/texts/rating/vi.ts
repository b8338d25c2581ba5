import type { RatingText } from '../texts';

export const vi: RatingText = {
  title: 'Phân loại độ tuổi',
  description: 'Ý nghĩa của các mức độ tuổi trên {site} và mỗi mức áp dụng từ bao nhiêu tuổi.',
  lead: 'Mỗi bộ truyện mang một trong bốn nhãn. Nhà xuất bản đặt nhãn; độ tuổi theo cách phân loại quen thuộc với độc giả của ngôn ngữ này.',
  levels: {
    'all-ages': 'Trẻ em có thể tự đọc: cùng lắm chỉ có chút nguy hiểm nhẹ, và kết thúc có hậu.',
    teen: 'Có đánh nhau, cảnh đáng sợ, lời thô hay mối tình đầu. Độc giả nhỏ tuổi hơn nên đọc cùng người lớn.',
    'teen-plus': 'Bạo lực mạnh hơn, chủ đề u tối, hoặc cảnh gợi nhiều hơn những gì được vẽ.',
    mature: 'Vẽ cho người lớn: bạo lực trần trụi hoặc chủ đề người lớn. Những bộ này hỏi trước khi mở.',
  },
  note: 'Nhãn nằm ở trang của từng bộ truyện. Cha mẹ hiểu rõ nhất điều gì hợp với con mình.',
};
