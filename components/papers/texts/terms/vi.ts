import type { TermsText } from '../texts';

export const vi: TermsText = {
  title: 'Điều khoản',
  description: 'Điều khoản đọc truyện trên {site}: miễn phí, không cần tài khoản, cho riêng bạn.',
  lead: 'Đọc trên {site} miễn phí và không cần tài khoản. Đổi lại, chúng tôi chỉ mong bạn lưu ý vài điều sau đây.',
  sections: {
    service: {
      head: 'Dịch vụ này là gì',
      body: [
        '{site} đăng truyện tranh bản quyền với sự cho phép của chủ sở hữu. Khi đọc tại đây, bạn chấp nhận các điều khoản này. Nếu không đồng ý, xin đừng sử dụng trang web.',
        'Nếu bạn chưa đủ tuổi thành niên theo luật nơi bạn sống, hãy đọc khi được cha mẹ hoặc người giám hộ đồng ý và chú ý [phân loại độ tuổi](/rating).',
      ],
    },
    use: {
      head: 'Bạn được làm gì',
      body: [
        'Đọc mọi chương đang mở, bao nhiêu lần tùy ý, cho riêng bạn và không mất phí. Đặt liên kết đến bất kỳ trang nào và chia sẻ địa chỉ của trang.',
      ],
    },
    conduct: {
      head: 'Bạn không được làm gì',
      body: [
        'Xin đừng:',
        [
          'sao chép, lưu, dịch hay phát tán các trang truyện, toàn bộ hoặc một phần, quá mức pháp luật cho phép, trừ việc lưu chương ngay trong trang web này để đọc ngoại tuyến;',
          'gỡ bỏ hay vượt qua lớp bảo vệ trang truyện, hoặc phân tích ngược dịch vụ;',
          'dùng chương trình tự động để đọc, hoặc gây tải khiến độc giả khác bị ảnh hưởng;',
          'viết lời nhắn xúc phạm, đe dọa, lừa dối hoặc trái pháp luật.',
        ],
      ],
    },
    rights: {
      head: 'Quyền sở hữu',
      body: [
        'Mỗi bộ truyện thuộc về tác giả và nhà xuất bản. Bạn được quyền đọc tại đây, ngoài ra không có quyền nào khác. Xem thêm trang [Bản quyền](/copyright).',
      ],
    },
    chapters: {
      head: 'Lượt đọc miễn phí, vé và gói đăng ký',
      body: [
        'Nhà xuất bản quyết định chương nào mở, cho ai và trong bao lâu; điều này có thể thay đổi. Lượt đọc miễn phí và vé không quy đổi được thành tiền và không thể chuyển nhượng. Gói đăng ký không bán trên trang web này; bán ở đâu thì áp dụng điều khoản hiển thị ở đó.',
      ],
    },
    availability: {
      head: 'Không bảo đảm',
      body: [
        'Chúng tôi luôn chăm chút, nhưng dịch vụ được cung cấp nguyên trạng. Dịch vụ có thể tạm dừng để bảo trì, thay đổi hoặc chấm dứt, và những gì lưu trong trình duyệt này, như mục yêu thích, có thể bị mất. Chúng tôi chỉ chịu trách nhiệm trong phạm vi pháp luật yêu cầu.',
      ],
    },
    closing: {
      head: 'Khi chúng tôi từ chối phục vụ',
      body: ['Chúng tôi có thể từ chối phục vụ người vi phạm các điều khoản này và xóa những lời nhắn vi phạm.'],
    },
    changes: {
      head: 'Thay đổi và liên hệ',
      body: [
        'Nếu các điều khoản này thay đổi, bản mới sẽ được đăng tại đây kèm ngày áp dụng. Mọi câu hỏi xin gửi qua [biểu mẫu ở trung tâm trợ giúp](/faq#feedback).',
      ],
    },
  },
};
