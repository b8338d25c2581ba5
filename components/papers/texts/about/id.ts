import type { AboutText } from '../texts';

export const id: AboutText = {
  title: 'Tentang kami',
  alt: 'Halaman komik dengan panel: seekor kucing membaca di rak, kereta melintasi malam, dan sebuah buku terbuka. Di atasnya: {site}.',
};
