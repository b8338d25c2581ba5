import type { AboutText } from '../texts';

export const id: AboutText = {
  title: 'Tentang kami',
  description: '{site} adalah tempat membaca manga resmi secara gratis dalam sembilan bahasa.',
  picture: {
    alt: 'Halaman komik dengan panel: seekor kucing membaca di rak, kereta melintasi malam, dan sebuah buku terbuka. Di atasnya: {site}, manga resmi, gratis, dalam sembilan bahasa.',
    line: 'Manga resmi. Gratis. Dalam sembilan bahasa.',
  },
};
