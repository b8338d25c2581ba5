import type { TermsText } from '../texts';

export const id: TermsText = {
  title: 'Ketentuan layanan',
  description: 'Ketentuan membaca di {site}: gratis, tanpa akun, untuk dibaca sendiri.',
  lead: '{site} bisa dibaca gratis tanpa akun. Sebagai gantinya, kami hanya meminta beberapa hal berikut.',
  sections: {
    service: {
      head: 'Tentang layanan ini',
      body: [
        '{site} menampilkan komik resmi seizin pemegang haknya. Dengan membaca di sini, kamu menyetujui ketentuan ini. Jika tidak setuju, mohon jangan gunakan situs ini.',
        'Jika menurut hukum di tempat tinggalmu kamu belum dewasa, bacalah dengan izin orang tua atau wali dan perhatikan [rating usia](/rating).',
      ],
    },
    use: {
      head: 'Yang boleh dilakukan',
      body: [
        'Membaca semua yang terbuka sesering yang kamu mau, untuk diri sendiri dan tanpa membayar. Menautkan ke halaman mana pun dan membagikan alamatnya.',
      ],
    },
    conduct: {
      head: 'Yang tidak boleh dilakukan',
      body: [
        'Mohon jangan:',
        [
          'menyalin, menyimpan, menerjemahkan, atau menyebarkan halaman komik, seluruhnya atau sebagian, melebihi yang diizinkan hukum, kecuali menyimpan bab di dalam situs ini untuk dibaca offline;',
          'menghapus atau mengakali pelindung halaman komik, atau membongkar layanan ini;',
          'membaca dengan program otomatis, atau membebani layanan sampai mengganggu pembaca lain;',
          'menulis pesan yang menghina, mengancam, menipu, atau melanggar hukum.',
        ],
      ],
    },
    rights: {
      head: 'Siapa pemiliknya',
      body: [
        'Setiap komik adalah milik pengarang dan penerbitnya. Kamu mendapat hak untuk membacanya di sini, tidak lebih. Selengkapnya ada di halaman [Hak cipta](/copyright).',
      ],
    },
    chapters: {
      head: 'Bacaan gratis, tiket, dan langganan',
      body: [
        'Penerbit menentukan bab mana yang dibuka, untuk siapa, dan berapa lama; semua itu bisa berubah. Bacaan gratis dan tiket tidak bisa diuangkan dan tidak bisa dipindahtangankan. Langganan tidak dijual di situs ini; di tempat penjualannya berlaku ketentuan yang ditampilkan di sana.',
      ],
    },
    availability: {
      head: 'Tanpa jaminan',
      body: [
        'Kami merawat layanan ini dengan baik, tetapi menyediakannya sebagaimana adanya. Layanan bisa berhenti sementara untuk pemeliharaan, berubah, atau berakhir, dan yang tercatat di peramban ini, seperti favorit, bisa hilang. Kami bertanggung jawab sebatas yang diwajibkan hukum.',
      ],
    },
    closing: {
      head: 'Jika ketentuan dilanggar',
      body: [
        'Kami dapat menolak melayani siapa pun yang melanggar ketentuan ini dan menghapus pesan yang melanggarnya.',
      ],
    },
    changes: {
      head: 'Perubahan dan kontak',
      body: [
        'Jika ketentuan ini berubah, versi barunya dimuat di sini beserta tanggalnya. Pertanyaan bisa dikirim lewat [formulir di pusat bantuan](/faq#feedback).',
      ],
    },
  },
};
