import type { FaqText } from '../faq-text';

export const id: FaqText = {
  title: 'Pusat bantuan',
  description: 'Jawaban seputar membaca di {site}: bahasa, bab, favorit, privasi, dan penerbit.',
  lead: 'Kebanyakan pertanyaan punya jawaban singkat.',
  leadToForm:
    'Pertanyaanmu tidak ada di sini? Kirim lewat formulir di akhir halaman: setiap pesan dibaca oleh manusia.',
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
      question: 'Bagaimana cara mulai membaca sebuah seri?',
      answer: [
        'Buka seri itu dan tekan tombol besar di bawah namanya: tombol itu menuju bab pertama. Halaman terakhir yang kamu baca akan diingat.',
        'Bab terbaru dari semua seri ada di [Terbaru](/updates).',
      ],
    },
    direction: {
      question: 'Bisakah aku menggulir saja, tanpa membalik halaman?',
      answer: [
        'Bisa. Saat membaca, buka Pengaturan lalu pilih “Vertikal” untuk menggulir atau “Horizontal” untuk membalik halaman. Pilihanmu berlaku juga untuk bab berikutnya.',
        'Bab yang digambar untuk satu arah baca saja terbuka sesuai arahnya dan tidak mengubah pilihanmu.',
      ],
    },
    'page-missing': {
      question: 'Ada halaman yang tidak muncul. Aku harus bagaimana?',
      answer: [
        'Tekan “Coba lagi” di halaman yang kosong. Jika koneksimu lambat, pilih resolusi halaman yang lebih rendah di Pengaturan saat membaca.',
        'Jika setelah satu jam halamannya tetap kosong, sebutkan seri dan babnya lewat [formulir di bawah](/faq#feedback).',
      ],
    },
    cost: {
      question: 'Apakah membaca di sini berbayar?',
      answer: [
        'Tidak. Semua yang terbuka di situs ini gratis dibaca, dan setiap bab menunjukkan cara membukanya. Bab bertanda “Pelanggan” perlu langganan, yang tidak dijual di sini.',
      ],
    },
    'interface-language': {
      question: 'Bagaimana cara mengganti bahasa situs?',
      answer: [
        'Tekan ikon globe di bagian atas halaman. {site} tersedia dalam sembilan bahasa, dan kamu tetap berada di halaman yang sama.',
      ],
    },
    'content-languages': {
      question: 'Bisakah aku membaca komik dalam beberapa bahasa sekaligus?',
      answer: [
        'Bisa. Tekan ikon globe, lalu pilih semua bahasa yang kamu pakai untuk membaca komik, terlepas dari bahasa situs. Daftar dan peringkat lalu menampilkan setiap seri yang terbit dalam salah satunya.',
      ],
    },
    'missing-language': {
      question: 'Mengapa suatu seri tidak ada dalam bahasaku?',
      answer: [
        'Setiap penerbit menentukan sebuah seri terbit dalam bahasa apa dan kapan. Seri yang mulai terbit dalam bahasamu muncul di [Terbaru](/updates) dengan tanda “Seri baru”.',
      ],
    },
    'free-reads': {
      question: 'Apa arti “Gratis sekali”?',
      answer: [
        'Kamu boleh membuka bab itu satu kali tanpa tiket. Sejak saat itu bab tetap terbuka selama 24 jam dan bisa dibaca berulang kali. Setelah itu, jatah gratisnya habis.',
      ],
    },
    tickets: {
      question: 'Apa itu tiket?',
      answer: [
        'Satu tiket membuka satu bab bertanda “Tiket” selama 72 jam. Tiket itu gratis; seri yang memakainya akan memberimu tiket baru dari waktu ke waktu.',
        'Setiap tiket hanya berlaku untuk satu seri dan di peramban ini. Tiket tidak bisa diuangkan.',
      ],
    },
    'gone-chapters': {
      question: 'Mengapa sebuah bab hilang?',
      answer: [
        'Penerbit bisa membuka sebuah bab untuk waktu terbatas. Pada minggu terakhirnya, sisa hari tertera di bab itu; setelahnya, bab tidak bisa lagi dibaca di sini.',
      ],
    },
    schedule: {
      question: 'Kapan bab berikutnya terbit?',
      answer: [
        'Halaman seri menampilkan seberapa sering bab baru terbit dan, jika tanggalnya sudah ada, kapan bab berikutnya keluar, menurut waktu setempatmu. Seri yang sedang hiatus belum punya tanggal sampai pengarangnya kembali.',
      ],
    },
    favourites: {
      question: 'Bagaimana cara menambahkan seri ke favorit?',
      answer: ['Tekan tanda hati di halaman serinya. Semua favoritmu menunggu di [Favorit](/favorited).'],
    },
    'lost-favourites': {
      question: 'Favoritku hilang. Ada di mana?',
      answer: [
        'Favorit terikat pada nomor acak yang tercatat di peramban ini. Favorit tidak ada di peramban lain, di perangkat lain, di jendela penyamaran, atau setelah data situs dihapus.',
        'Jika datanya sudah dihapus, favorit tidak bisa dikembalikan: tidak ada yang tahu nomor mana milikmu.',
      ],
    },
    account: {
      question: 'Apakah aku perlu akun?',
      answer: ['Tidak. Di situs ini tidak ada akun: tanpa nama, tanpa alamat surel, tanpa kata sandi.'],
    },
    data: {
      question: 'Apa yang kalian ketahui tentangku?',
      answer: [
        'Yang kamu lakukan di sini dengan nomor acakmu: favorit, bab yang dibuka, suka, jawaban survei, dan tiket yang terpakai. Kami tidak tahu siapa kamu. Selengkapnya ada di halaman [Privasi](/privacypolicy).',
      ],
    },
    'get-the-app': {
      question: 'Apakah ada aplikasi?',
      answer: ['Ada. Tautannya ada di bagian bawah situs. Seri yang punya bab khusus aplikasi juga mengarah ke sana.'],
    },
    'app-or-web': {
      question: 'Apa arti “Di aplikasi”?',
      answer: [
        'Penerbit melisensikan bab itu untuk aplikasi saja. Di situs, bab itu ada di daftar, tetapi terkunci.',
        'Favorit di aplikasi dan di peramban ini terpisah.',
      ],
    },
    publish: {
      question: 'Siapa yang menerbitkan di sini, dan apakah aku juga bisa?',
      answer: [
        'Semua seri berasal dari penerbit dan pengarangnya, atau tampil seizin mereka. Jika kamu memegang hak atas sebuah komik dan ingin menerbitkannya di sini, hubungi kami lewat [formulir di bawah](/faq#feedback) dan sebutkan cara menghubungimu.',
      ],
    },
    'report-a-copy': {
      question: 'Aku menemukan salinan halaman-halaman ini di tempat lain.',
      answer: [
        'Pilih “Laporan” di [formulir di bawah](/faq#feedback) lalu sebutkan alamat dan serinya. Kami akan meneruskannya ke penerbit. Selengkapnya ada di halaman [Hak cipta](/copyright).',
      ],
    },
  },
};
