import type { CopyrightText } from '../texts';

export const id: CopyrightText = {
  title: 'Hak cipta',
  description: 'Siapa pemilik komik di {site}, apa yang boleh dilakukan pembaca, dan cara melaporkan salinan.',
  lead: 'Setiap halaman di sini digambar oleh seseorang. Dengan membacanya di tempat resmi, kamu membantu mereka menggambar halaman berikutnya.',
  sections: {
    owners: {
      head: 'Komik ini milik siapa',
      body: [
        'Semua komik, sampul, dan nama adalah milik pengarang dan penerbitnya, dan ditampilkan seizin mereka. Di halaman setiap seri tertera nama pengarangnya dan, jika ada, label penerbitnya.',
      ],
    },
    readers: {
      head: 'Yang boleh dilakukan pembaca',
      body: [
        'Membaca, menautkan, dan membicarakannya. Hukum di negaramu mungkin mengizinkan kutipan pendek dengan menyebut sumber. Di luar itu, misalnya untuk salinan, terjemahan, dan video halaman komik, diperlukan izin pemiliknya.',
      ],
    },
    service: {
      head: 'Layanan ini sendiri',
      body: ['Nama {site}, lambang, gambar, dan teksnya adalah milik layanan ini.'],
    },
    report: {
      head: 'Melaporkan salinan',
      body: [
        'Jika kamu pemegang hak atas sesuatu yang tidak seharusnya ada di sini, atau menemukan halaman komik dari sini disalin di tempat lain, pilih “Laporan” di [formulir di pusat bantuan](/faq#feedback). Sebutkan karyanya, alamatnya, dan hakmu atas karya itu. Kami memeriksa setiap laporan dan menghapus yang tidak seharusnya ada di sini.',
      ],
    },
  },
};
