import type { FaqText } from '../faq-text';

export const id: FaqText = {
  title: 'Pusat bantuan',
  description: 'Jawaban seputar membaca di Komawari: bahasa, favorit, tiket, bacaan gratis, aplikasi, privasi, dan penerbit.',
  lead: 'Kebanyakan pertanyaan punya jawaban singkat. Pertanyaanmu tidak ada? Formulir di bawah halaman ini dibaca manusia.',
  heads: {
    reading: 'Membaca',
    languages: 'Bahasa',
    chapters: 'Bab dan tiket',
    shelf: 'Favorit dan privasi',
    app: 'Aplikasi',
    publishers: 'Penerbit',
  },
  questions: {
    start: {
      question: 'Bagaimana memulai sebuah seri?',
      answer: ['Buka seri itu dan tekan tombol besar di bawah namanya: tombol itu menuju bab pertama. Halaman terakhirmu diingat. Bab terbaru ada di [Terbaru](/updates).'],
    },
    direction: {
      question: 'Bisakah menggulir, bukan membalik halaman?',
      answer: ['Bisa. Saat membaca, pilih Vertikal untuk menggulir atau Horizontal untuk membalik halaman di Pengaturan. Pilihanmu berlaku juga untuk bab berikutnya. Beberapa bab hanya punya satu arah baca.'],
    },
    'page-missing': {
      question: 'Sebuah halaman tidak muncul. Harus apa?',
      answer: ['Tekan Coba lagi. Jika koneksi lambat, pilih resolusi lebih rendah. Jika tetap kosong, sebutkan seri dan babnya lewat [formulir di bawah](/faq#feedback).'],
    },
    cost: {
      question: 'Apakah berbayar?',
      answer: ['Tidak. Semua yang terbuka di sini gratis. Bab bertanda “Pelanggan” dibuka dengan langganan yang hanya dijual di aplikasi.'],
    },
    'interface-language': {
      question: 'Bagaimana mengganti bahasa situs?',
      answer: ['Buka ikon globe di atas halaman. Komawari tersedia dalam sembilan bahasa dan tetap di halaman yang sama.'],
    },
    'content-languages': {
      question: 'Bisakah membaca dalam beberapa bahasa?',
      answer: ['Bisa. Di ikon globe, pilih semua bahasa bacaanmu. Daftar akan menampilkan setiap seri yang terbit dalam salah satunya.'],
    },
    'missing-language': {
      question: 'Mengapa suatu seri tidak ada dalam bahasaku?',
      answer: ['Setiap penerbit menentukan bahasa dan waktunya. Seri yang mulai terbit dalam bahasamu muncul di [Terbaru](/updates).'],
    },
    'free-reads': {
      question: 'Apa arti “Gratis sekali”?',
      answer: ['Kamu boleh membuka bab itu sekali tanpa tiket. Setelah itu bab terbuka selama 24 jam, lalu bacaan gratisnya habis.'],
    },
    tickets: {
      question: 'Apa itu tiket?',
      answer: ['Satu tiket membuka satu bab bertanda “Tiket” selama 72 jam. Tiket gratis, milik satu seri dan peramban ini, dan tidak bernilai uang.'],
    },
    'gone-chapters': {
      question: 'Mengapa sebuah bab hilang?',
      answer: ['Banyak bab dilisensikan untuk waktu terbatas. Bab itu memberi tahu sisa harinya.'],
    },
    schedule: {
      question: 'Kapan bab berikutnya terbit?',
      answer: ['Seri menyebutkan hari terbit dan sisa waktu menuju bab berikutnya. Seri yang sedang jeda belum punya tanggal.'],
    },
    favourites: {
      question: 'Bagaimana menyimpan sebuah seri?',
      answer: ['Tekan tanda hati di halamannya. Semua serimu menunggu di [Favorit](/favorited).'],
    },
    'lost-favourites': {
      question: 'Favoritku hilang. Ke mana?',
      answer: ['Favorit terikat pada nomor acak di peramban ini. Favorit tidak ada di peramban lain, di perangkat lain, atau setelah data situs dihapus. Yang terhapus tidak bisa kembali: tidak ada yang tahu nomor mana milikmu.'],
    },
    account: {
      question: 'Perlukah akun?',
      answer: ['Tidak. Di sini tidak ada akun: tanpa nama, surel, atau kata sandi.'],
    },
    data: {
      question: 'Apa yang kalian ketahui tentangku?',
      answer: ['Yang dilakukan di sini dengan nomor acakmu: favorit, bab yang dibuka, suka, jawaban survei, dan tiket terpakai. Kami tidak tahu siapa kamu. Selengkapnya di [Privasi](/privacypolicy).'],
    },
    'get-the-app': {
      question: 'Apakah ada aplikasi?',
      answer: ['Jika ada aplikasi, seri menyebutkannya di atas bab yang hanya bisa dibaca di sana. Tombolnya akan membukanya.'],
    },
    'app-or-web': {
      question: 'Mengapa beberapa bab hanya ada di aplikasi?',
      answer: ['Di web kamu membaca bab-bab pertama dan terbaru. Yang di tengah sering dilisensikan untuk aplikasi saja. Favorit aplikasi dan peramban ini terpisah.'],
    },
    publish: {
      question: 'Siapa yang menerbitkan di sini? Bolehkah aku?',
      answer: ['Semua seri berasal dari penerbit dan pengarangnya, atau seizin mereka. Jika kamu pemegang hak sebuah komik, tulis di [formulir di bawah](/faq#feedback) cara menghubungimu.'],
    },
    'report-a-copy': {
      question: 'Aku menemukan salinannya di tempat lain.',
      answer: ['Pilih “Laporan” di [formulir di bawah](/faq#feedback) dan sebutkan alamat serta serinya. Kami teruskan ke penerbit. Lihat juga [Hak cipta](/copyright).'],
    },
  },
};
