import type { AboutText } from '../texts';

export const vi: AboutText = {
  title: 'Về chúng tôi',
  alt: 'Một trang truyện chia khung: chú mèo đọc sách trên kệ, đoàn tàu băng qua đêm và một cuốn sách mở. Phía trên: {site}.',
};
