/** Vietnamese words of several syllables, which are written apart: a row of a balloon never ends inside one. */
export const VIETNAMESE_WHOLES: readonly string[] = [
  // When.
  'Chủ nhật', 'thứ Hai', 'thứ Ba', 'thứ Năm', 'thứ Sáu', 'mùa xuân', 'mùa hè', 'mùa đông', 'bình minh', 'ngày mai', 'ngày xưa', 'hôm nay', 'hôm qua', 'đêm qua',
  'tối nay', 'bao giờ', 'bao lâu', 'lúc nào', 'thời gian', 'năm mươi hai', 'mười hai giờ', 'mười hai', 'mười một',
  // Who and what.
  'chuyên gia', 'chúng ta', 'chúng tôi', 'bọn tôi', 'bọn mình', 'tiên tri', 'con nhện', 'chìa khóa', 'đồng hồ', 'đồng xu', 'áo khoác', 'tay áo', 'cửa sổ', 'bút chì', 'bản đồ',
  'nhật ký', 'chữ ký', 'hóa đơn', 'mẫu đơn', 'mật khẩu', 'bí quyết', 'bí mật', 'chân dung', 'mái nhà', 'cầu thang', 'mặt đất', 'ký ức', 'kế hoạch', 'danh sách', 'ngôi sao',
  'bài hát', 'tình yêu', 'tên tuổi', 'đồ ngọt', 'nước nóng', 'ngón tay', 'bao nhiêu', 'cái gì', 'thế nào', 'thì sao', 'ở đâu', 'ở đây', 'nửa kia',
  // Doing and being.
  'xin lỗi', 'tha lỗi', 'cảm ơn', 'xin chào', 'xin mời', 'bắt đầu', 'bình tĩnh', 'kiên nhẫn', 'im lặng', 'sáng tạo', 'ngân nga', 'nhúc nhích', 'khách sáo', 'cố tình', 'đi bộ', 'đi xa',
  'nhầm lẫn', 'an toàn', 'nguy hiểm', 'hiệu quả', 'nổi tiếng', 'miễn phí', 'khẩn cấp', 'sẵn sàng', 'trống rỗng', 'biến mất', 'thay đổi', 'tốt bụng', 'tươi tỉnh', 'dễ chịu', 'vô duyên',
  'chính xác', 'tất nhiên', 'dĩ nhiên', 'cuối cùng', 'đừng hòng', 'không phải', 'chưa từng', 'coi chừng', 'nghe thấy', 'đếm đến ba', 'giật mình',
];
