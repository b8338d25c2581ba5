import type { RatingText } from '../texts';

export const id: RatingText = {
  title: 'Rating usia',
  description: 'Arti rating usia di {site} dan mulai usia berapa masing-masing berlaku.',
  lead: 'Setiap seri diberi satu dari empat tanda. Penerbit yang menetapkannya; usianya mengikuti yang biasa dikenal pembaca bahasa ini.',
  levels: {
    'all-ages': 'Aman dibaca anak sendirian: paling-paling ada bahaya ringan, dan semuanya berakhir baik.',
    teen: 'Sedikit perkelahian, saat menegangkan, kata kasar, atau cinta pertama. Pembaca yang lebih muda mungkin perlu ditemani.',
    'teen-plus': 'Kekerasan yang lebih kuat, tema gelap, atau adegan yang menyiratkan lebih dari yang diperlihatkan.',
    mature:
      'Digambar untuk orang dewasa: kekerasan atau tema yang eksplisit. Seri seperti ini meminta konfirmasi sebelum dibuka.',
  },
  note: 'Tanda ini ada di halaman setiap seri. Orang tua paling tahu apa yang cocok untuk anaknya.',
};
