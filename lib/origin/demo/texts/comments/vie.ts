import type { CommentText } from './comment-text';

export const vie: readonly CommentText[] = [
  { userName: 'ô thủng', body: 'Trang cuối đó. TRANG CUỐI ĐÓ.' },
  { userName: 'Hạ An', body: 'Đọc trên xe buýt nên lỡ bến. Đi bộ về lại đọc thêm lần nữa.' },
  { userName: 'cà phê không đường', body: 'Khung không lời nói được nhiều hơn cả tuần của mình.' },
  { userName: 'ngỗng lặng lẽ', body: 'đầu tiên' },
  { userName: 'Minh Đăng', body: 'Bảo chỉ đọc một chương. Giờ là bốn giờ sáng.' },
  { userName: 'rêu', body: '<b>ôi trời</b>' },
  { userName: 'Diệp', body: 'Nhân vật chỉ có ba câu thoại kia xứng đáng có truyện riêng.' },
  { userName: 'người thắp đèn', body: 'Nhìn nền trang hai, góc trên bên trái. Rồi lùi lại ba chương. Không có gì.' },
  { userName: 'muối', body: 'ờ nhưng AI gõ cửa' },
  { userName: 'ông Bảy', body: 'Tôi bảy mươi mốt tuổi mà tuần nào cũng ngóng như trẻ con.' },
  { userName: 'tách thứ ba', body: 'Cà phê và chương mới, truyền thống duy nhất của mình.' },
  { userName: 'mèo bỏ đi', body: 'Cười vụ cái cửa to đến mức con mèo bỏ đi.' },
  { userName: 'xanh lam', body: 'Có ai để ý đồng hồ cố tình chạy sai không?' },
  { userName: 'thứ Năm mưa', body: 'Đến vì bìa, ở lại vì những khoảng lặng.' },
  { userName: 'Bống', body: 'ai đó đưa họ cái chăn đi' },
  { userName: 'cằn nhằn', body: 'Ngắn quá! (Dài như mọi khi. Đếm rồi.)' },
  { userName: 'Khôi', body: 'Nụ cười ở khung cuối không phải nụ cười tử tế.' },
  { userName: 'thầy hình học', body: 'Cãi nhau càng to, khung càng nghiêng. Quá đẹp.' },
  { userName: 'triều rút', body: 'Dừng đúng chỗ phải dừng, ghét thế chứ.' },
  { userName: 'hàng ghế cuối', body: 'Hẹn tuần sau, vẫn băng ghế này.' },
];
