import type { AboutText } from '../texts';

export const vi: AboutText = {
  title: 'Về chúng tôi',
  description: '{site} là nơi đọc manga bản quyền miễn phí bằng chín ngôn ngữ.',
  picture: {
    alt: 'Một trang truyện chia khung: chú mèo đọc sách trên kệ, đoàn tàu băng qua đêm và một cuốn sách mở. Phía trên: {site}, manga bản quyền, miễn phí, chín ngôn ngữ.',
    line: 'Manga bản quyền. Miễn phí. Chín ngôn ngữ.',
  },
};
