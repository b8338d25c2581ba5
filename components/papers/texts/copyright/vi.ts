import type { CopyrightText } from '../texts';

export const vi: CopyrightText = {
  title: 'Bản quyền',
  description: 'Truyện trên {site} thuộc về ai, độc giả được làm gì và cách báo khi thấy bản sao.',
  lead: 'Mỗi trang ở đây đều do một người vẽ nên. Đọc ở nơi có bản quyền là giúp họ vẽ trang tiếp theo.',
  sections: {
    owners: {
      head: 'Truyện thuộc về ai',
      body: [
        'Mọi bộ truyện, bìa và tên đều thuộc về tác giả và nhà xuất bản, và xuất hiện ở đây khi được họ cho phép. Mỗi bộ ghi tên tác giả và nhãn của nhà xuất bản, nếu có.',
      ],
    },
    readers: {
      head: 'Độc giả được làm gì',
      body: [
        'Đọc, đặt liên kết và trò chuyện về truyện. Luật nơi bạn sống có thể cho phép trích dẫn ngắn kèm nguồn. Mọi việc khác, như sao chép, dịch hay làm video từ trang truyện, cần được chủ sở hữu đồng ý.',
      ],
    },
    service: {
      head: 'Về chính dịch vụ',
      body: ['Tên {site}, biểu trưng, hình vẽ và các bài viết thuộc về dịch vụ.'],
    },
    report: {
      head: 'Báo khi thấy bản sao',
      body: [
        'Nếu bạn giữ bản quyền của thứ không nên có ở đây, hoặc thấy các trang truyện ở đây bị sao chép ở nơi khác, hãy chọn “Báo cáo” trong [biểu mẫu ở trung tâm trợ giúp](/faq#feedback). Ghi tên tác phẩm, địa chỉ và quyền của bạn với tác phẩm. Chúng tôi xem xét mọi báo cáo và gỡ những gì không nên có ở đây.',
      ],
    },
  },
};
