import type { FaqText } from '../faq-text';

export const vi: FaqText = {
  title: 'Trung tâm trợ giúp',
  description: 'Giải đáp về việc đọc trên Komawari: ngôn ngữ, yêu thích, vé, đọc miễn phí, ứng dụng, quyền riêng tư và nhà xuất bản.',
  lead: 'Phần lớn câu hỏi có câu trả lời ngắn. Không thấy câu của bạn? Biểu mẫu cuối trang do con người đọc.',
  heads: {
    reading: 'Đọc truyện',
    languages: 'Ngôn ngữ',
    chapters: 'Chương và vé',
    shelf: 'Yêu thích và riêng tư',
    app: 'Ứng dụng',
    publishers: 'Nhà xuất bản',
  },
  questions: {
    start: {
      question: 'Bắt đầu đọc một bộ thế nào?',
      answer: ['Mở bộ truyện và nhấn nút lớn dưới tên: nút dẫn đến chương đầu. Trang bạn đang đọc sẽ được ghi nhớ. Chương mới nằm ở [Mới ra](/updates).'],
    },
    direction: {
      question: 'Tôi có thể cuộn thay vì lật trang không?',
      answer: ['Có. Khi đọc, mở Cài đặt và chọn Dọc để cuộn hoặc Ngang để lật trang. Lựa chọn được giữ cho chương sau. Vài chương chỉ vẽ cho một hướng đọc.'],
    },
    'page-missing': {
      question: 'Một trang không tải được. Tôi làm gì?',
      answer: ['Nhấn Thử lại. Nếu mạng chậm, hãy chọn độ phân giải thấp hơn. Nếu vẫn trống, cho chúng tôi biết bộ và chương qua [biểu mẫu bên dưới](/faq#feedback).'],
    },
    cost: {
      question: 'Có mất phí không?',
      answer: ['Không. Những gì mở ở đây đều miễn phí. Chương ghi “Gói đăng ký” cần gói chỉ bán trong ứng dụng.'],
    },
    'interface-language': {
      question: 'Đổi ngôn ngữ trang thế nào?',
      answer: ['Mở biểu tượng quả địa cầu ở đầu trang. Komawari có chín ngôn ngữ và giữ nguyên trang bạn đang xem.'],
    },
    'content-languages': {
      question: 'Tôi có thể đọc bằng nhiều ngôn ngữ không?',
      answer: ['Có. Ở quả địa cầu, chọn mọi ngôn ngữ bạn đọc. Danh sách sẽ hiện mọi bộ có trong một ngôn ngữ đó.'],
    },
    'missing-language': {
      question: 'Vì sao một bộ không có tiếng của tôi?',
      answer: ['Nhà xuất bản quyết định ngôn ngữ và thời điểm. Bộ mới bằng tiếng của bạn sẽ xuất hiện ở [Mới ra](/updates).'],
    },
    'free-reads': {
      question: '“Miễn phí một lần” là gì?',
      answer: ['Bạn được mở chương đó một lần không cần vé. Chương mở trong 24 giờ, sau đó lượt miễn phí đã dùng hết.'],
    },
    tickets: {
      question: 'Vé là gì?',
      answer: ['Một vé mở một chương ghi “Vé” trong 72 giờ. Vé miễn phí, thuộc về một bộ và trình duyệt này, không có giá trị tiền.'],
    },
    'gone-chapters': {
      question: 'Vì sao một chương biến mất?',
      answer: ['Nhiều chương chỉ được cấp phép có thời hạn. Chương sẽ báo còn bao nhiêu ngày.'],
    },
    schedule: {
      question: 'Khi nào có chương tiếp theo?',
      answer: ['Trang của bộ ghi ngày ra và thời gian còn lại. Bộ đang tạm ngưng thì chưa có ngày.'],
    },
    favourites: {
      question: 'Lưu một bộ thế nào?',
      answer: ['Nhấn trái tim ở trang của bộ. Các bộ của bạn đợi ở [Yêu thích](/favorited).'],
    },
    'lost-favourites': {
      question: 'Danh sách yêu thích mất rồi. Nó ở đâu?',
      answer: ['Danh sách gắn với một số ngẫu nhiên trong trình duyệt này. Nó không có ở trình duyệt hay thiết bị khác, hoặc sau khi xóa dữ liệu trang. Đã xóa thì không lấy lại được: không ai biết số nào là của bạn.'],
    },
    account: {
      question: 'Tôi có cần tài khoản không?',
      answer: ['Không. Ở đây không có tài khoản: không tên, không email, không mật khẩu.'],
    },
    data: {
      question: 'Các bạn biết gì về tôi?',
      answer: ['Những gì làm với số ngẫu nhiên của bạn: yêu thích, chương đã mở, lượt thích, trả lời khảo sát và vé đã dùng. Chúng tôi không biết bạn là ai. Xem [Quyền riêng tư](/privacypolicy).'],
    },
    'get-the-app': {
      question: 'Có ứng dụng không?',
      answer: ['Nếu có, bộ truyện sẽ ghi ở trên các chương chỉ đọc trong ứng dụng. Nút ở đó sẽ mở nó.'],
    },
    'app-or-web': {
      question: 'Vì sao vài chương chỉ có trong ứng dụng?',
      answer: ['Trên web bạn đọc các chương đầu và mới nhất. Các chương giữa thường chỉ cấp phép cho ứng dụng. Yêu thích ở hai nơi được giữ riêng.'],
    },
    publish: {
      question: 'Ai xuất bản ở đây, tôi có thể không?',
      answer: ['Mọi bộ đến từ nhà xuất bản và tác giả, hoặc được họ cho phép. Nếu bạn giữ bản quyền một truyện, hãy ghi cách liên lạc vào [biểu mẫu bên dưới](/faq#feedback).'],
    },
    'report-a-copy': {
      question: 'Tôi thấy bản sao ở nơi khác.',
      answer: ['Chọn “Báo lỗi” trong [biểu mẫu bên dưới](/faq#feedback), ghi địa chỉ và tên bộ. Chúng tôi chuyển cho nhà xuất bản. Xem thêm [Bản quyền](/copyright).'],
    },
  },
};
