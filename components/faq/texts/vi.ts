import type { FaqText } from '../faq-text';

export const vi: FaqText = {
  title: 'Trung tâm trợ giúp',
  description: 'Giải đáp về việc đọc trên {site}: ngôn ngữ, chương, yêu thích, quyền riêng tư và nhà xuất bản.',
  lead: 'Phần lớn câu hỏi chỉ cần câu trả lời ngắn.',
  leadToForm: 'Không thấy câu hỏi của bạn? Hãy gửi qua biểu mẫu cuối trang, luôn có người đọc.',
  heads: {
    reading: 'Đọc truyện',
    languages: 'Ngôn ngữ',
    chapters: 'Chương và vé',
    shelf: 'Yêu thích và quyền riêng tư',
    app: 'Ứng dụng',
    publishers: 'Nhà xuất bản',
  },
  questions: {
    start: {
      question: 'Bắt đầu đọc một bộ truyện thế nào?',
      answer: [
        'Mở bộ truyện rồi nhấn nút lớn dưới tên truyện: nút này dẫn đến chương đầu. Trang bạn đang đọc dở sẽ được ghi nhớ.',
        'Chương mới nhất của mọi bộ truyện nằm ở [Mới ra](/updates).',
      ],
    },
    direction: {
      question: 'Tôi có thể cuộn thay vì lật trang không?',
      answer: [
        'Có. Khi đang đọc, mở Cài đặt rồi chọn “Dọc” để cuộn hoặc “Ngang” để lật trang. Lựa chọn được giữ cho chương sau.',
        'Chương chỉ được vẽ cho một hướng đọc sẽ mở theo hướng đó và không thay đổi lựa chọn của bạn.',
      ],
    },
    'page-missing': {
      question: 'Một trang không tải được. Tôi phải làm gì?',
      answer: [
        'Nhấn “Thử lại” trên trang trống. Nếu mạng chậm, hãy chọn độ nét thấp hơn trong Cài đặt khi đang đọc.',
        'Nếu sau một giờ trang vẫn trống, hãy cho chúng tôi biết tên truyện và chương qua [biểu mẫu bên dưới](/faq#feedback).',
      ],
    },
    cost: {
      question: 'Đọc ở đây có mất phí không?',
      answer: [
        'Không. Những gì đang mở trên trang web này đều đọc miễn phí, và mỗi chương đều ghi rõ cách mở. Chương có nhãn “Gói đăng ký” cần gói đăng ký, vốn không bán ở đây.',
      ],
    },
    'interface-language': {
      question: 'Đổi ngôn ngữ của trang web thế nào?',
      answer: ['Nhấn biểu tượng quả địa cầu ở đầu trang. {site} có chín ngôn ngữ, và bạn vẫn ở nguyên trang đang xem.'],
    },
    'content-languages': {
      question: 'Tôi có thể đọc truyện bằng nhiều ngôn ngữ cùng lúc không?',
      answer: [
        'Có. Ở biểu tượng quả địa cầu, hãy chọn mọi ngôn ngữ bạn dùng để đọc truyện, không phụ thuộc vào ngôn ngữ của trang web. Danh sách và bảng xếp hạng sẽ hiện mọi bộ truyện có ít nhất một trong các ngôn ngữ đó.',
      ],
    },
    'missing-language': {
      question: 'Vì sao một bộ truyện không có ngôn ngữ của tôi?',
      answer: [
        'Mỗi nhà xuất bản quyết định bộ truyện ra bằng ngôn ngữ nào và khi nào. Bộ truyện bắt đầu ra bằng ngôn ngữ của bạn sẽ xuất hiện ở [Mới ra](/updates) với nhãn “Bộ mới”.',
      ],
    },
    'free-reads': {
      question: '“Miễn phí một lần” nghĩa là gì?',
      answer: [
        'Bạn được mở chương đó một lần mà không cần vé. Từ lúc ấy, chương mở trong 24 giờ và bạn đọc lại bao nhiêu lần cũng được. Sau đó, lượt đọc miễn phí xem như đã dùng.',
      ],
    },
    tickets: {
      question: 'Vé là gì?',
      answer: [
        'Một vé mở một chương có nhãn “Vé” trong 72 giờ. Vé miễn phí; bộ truyện dùng vé thỉnh thoảng lại tặng bạn vé mới.',
        'Mỗi vé chỉ dùng cho một bộ truyện và trong trình duyệt này. Vé không quy đổi được thành tiền.',
      ],
    },
    'gone-chapters': {
      question: 'Vì sao một chương biến mất?',
      answer: [
        'Nhà xuất bản có thể mở một chương trong thời gian có hạn. Trong tuần cuối, chương ấy ghi rõ còn bao nhiêu ngày; sau đó không còn đọc được ở đây nữa.',
      ],
    },
    schedule: {
      question: 'Khi nào có chương tiếp theo?',
      answer: [
        'Trang của bộ truyện ghi chương mới ra bao lâu một lần và, khi đã có lịch, chương tiếp theo ra lúc nào, tính theo giờ của bạn. Bộ truyện đang tạm ngưng chưa có ngày cho đến khi tác giả trở lại.',
      ],
    },
    favourites: {
      question: 'Thêm một bộ truyện vào Yêu thích thế nào?',
      answer: ['Nhấn trái tim ở trang của bộ truyện. Mọi bộ bạn yêu thích đều chờ sẵn ở [Yêu thích](/favorited).'],
    },
    'lost-favourites': {
      question: 'Mục yêu thích của tôi đâu mất rồi?',
      answer: [
        'Mục yêu thích gắn với một số ngẫu nhiên lưu trong trình duyệt này. Bạn sẽ không thấy nó ở trình duyệt khác, thiết bị khác, cửa sổ riêng tư, hay sau khi xóa dữ liệu trang web.',
        'Nếu bạn đã xóa dữ liệu thì không thể lấy lại: không ai biết số nào là của bạn.',
      ],
    },
    account: {
      question: 'Tôi có cần tài khoản không?',
      answer: ['Không. Trang web này không có tài khoản: không tên, không email, không mật khẩu.'],
    },
    data: {
      question: 'Các bạn biết gì về tôi?',
      answer: [
        'Những gì diễn ra ở đây dưới số ngẫu nhiên của bạn: mục yêu thích, chương đã mở, lượt thích, câu trả lời khảo sát và vé đã dùng. Chúng tôi không biết bạn là ai. Xem đầy đủ ở trang [Quyền riêng tư](/privacypolicy).',
      ],
    },
    'get-the-app': {
      question: 'Có ứng dụng không?',
      answer: [
        'Có. Liên kết nằm ở cuối trang web. Những bộ truyện có chương chỉ đọc được trong ứng dụng cũng dẫn bạn đến đó.',
      ],
    },
    'app-or-web': {
      question: '“Trong ứng dụng” nghĩa là gì?',
      answer: [
        'Nhà xuất bản chỉ cấp phép chương đó cho ứng dụng. Trên trang web, chương vẫn có trong danh sách nhưng bị khóa.',
        'Mục yêu thích trong ứng dụng và trong trình duyệt này được lưu riêng.',
      ],
    },
    publish: {
      question: 'Ai xuất bản ở đây, và tôi có thể xuất bản không?',
      answer: [
        'Mọi bộ truyện đều đến từ nhà xuất bản và tác giả, hoặc được họ cho phép. Nếu bạn giữ bản quyền một bộ truyện tranh và muốn xuất bản ở đây, hãy viết cho chúng tôi qua [biểu mẫu bên dưới](/faq#feedback) và ghi cách liên lạc với bạn.',
      ],
    },
    'report-a-copy': {
      question: 'Tôi thấy bản sao của các trang này ở nơi khác.',
      answer: [
        'Hãy chọn “Báo cáo” trong [biểu mẫu bên dưới](/faq#feedback), ghi địa chỉ và tên truyện. Chúng tôi sẽ chuyển cho nhà xuất bản. Xem thêm trang [Bản quyền](/copyright).',
      ],
    },
  },
};
