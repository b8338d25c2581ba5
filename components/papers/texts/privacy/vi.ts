import type { PrivacyText } from '../texts';

export const vi: PrivacyText = {
  title: 'Quyền riêng tư',
  description:
    '{site} lưu gì về độc giả: một số ngẫu nhiên và những gì được làm với số đó. Không tên, không tài khoản.',
  lead: 'Chúng tôi không biết bạn là ai và cũng không hỏi. Dù vậy vẫn có vài thứ được lưu; trang này cho biết đó là gì và để làm gì.',
  sections: {
    number: {
      head: 'Một số ngẫu nhiên',
      body: [
        'Trình duyệt của bạn tự tạo một số ngẫu nhiên và gửi kèm khi bạn làm điều gì cần được lưu lại. Số này không nói lên điều gì về bạn. Đằng sau nó không có tài khoản, không tên, không email.',
      ],
    },
    kept: {
      head: 'Những gì được lưu cùng số đó',
      body: [
        [
          'các bộ trong mục yêu thích của bạn;',
          'chương đã mở, lượt đọc miễn phí và vé đã dùng, cùng những lượt thích;',
          'câu trả lời khảo sát và lời nhắn gửi qua biểu mẫu;',
          'những banner đã nhấn;',
          'mã nhận thông báo, nếu bạn cho phép thông báo.',
        ],
      ],
    },
    browser: {
      head: 'Những gì ở lại trong trình duyệt',
      body: [
        'Ngôn ngữ của bạn, màu giấy, cách đọc bạn thích, chỗ đang đọc dở và những thông báo bạn đã đóng. Hai cookie lưu ngôn ngữ để trang hiện ra đúng ngôn ngữ đó. Không có gì trong số này theo bạn sang trang web khác.',
      ],
    },
    why: {
      head: 'Lưu để làm gì',
      body: [
        'Để hiện mục yêu thích của bạn, đếm lượt đọc cho bảng xếp hạng, mở những chương được đọc một lần và sửa những gì bị lỗi. Dữ liệu này không bị đem bán và không dùng để lập hồ sơ về bạn.',
      ],
    },
    addresses: {
      head: 'Dữ liệu kỹ thuật',
      body: [
        'Mỗi khi yêu cầu một trang, thiết bị đều cho máy chủ biết địa chỉ mạng. Chúng tôi dùng địa chỉ này để trả lời và để chặn những chương trình gửi quá nhiều yêu cầu. Địa chỉ không được lưu cùng số ngẫu nhiên của bạn.',
      ],
    },
    others: {
      head: 'Bên thứ ba',
      body: [
        'Ở dạng ban đầu, trang web không gửi gì cho bên thứ ba: phông chữ, hình ảnh và mã lệnh đều đến từ đây. Nếu đơn vị vận hành thêm công cụ đo lường hay quảng cáo, chúng sẽ tắt khi bạn từ chối đồng ý hoặc bật “Không theo dõi” (Do Not Track).',
      ],
    },
    control: {
      head: 'Cách xóa',
      body: [
        'Hãy xóa dữ liệu của trang web này trong trình duyệt. Khi đó số ngẫu nhiên mất đi, và không còn cách nào nối bạn với những gì đã lưu. Bạn cũng có thể bỏ từng bộ khỏi mục yêu thích.',
        'Mọi điều khác có thể hỏi qua [biểu mẫu ở trung tâm trợ giúp](/faq#feedback). Xin đừng ghi thông tin cá nhân vào đó.',
      ],
    },
  },
};
