import type { PrivacyText } from '../texts';

export const id: PrivacyText = {
  title: 'Privasi',
  description:
    'Yang disimpan {site} tentang pembacanya: sebuah nomor acak dan yang terkait dengannya. Tanpa nama, tanpa akun.',
  lead: 'Kami tidak tahu siapa kamu dan tidak menanyakannya. Halaman ini menjelaskan apa yang tetap disimpan dan untuk apa.',
  sections: {
    number: {
      head: 'Nomor acak',
      body: [
        'Perambanmu membuat sebuah nomor acak dan menyertakannya saat kamu melakukan sesuatu yang perlu disimpan. Nomor itu tidak mengungkap apa pun tentangmu. Di baliknya tidak ada akun, nama, atau alamat surel.',
      ],
    },
    kept: {
      head: 'Yang disimpan bersama nomor itu',
      body: [
        [
          'seri dalam favoritmu;',
          'bab yang dibuka, bacaan gratis dan tiket yang terpakai, serta suka yang diberikan;',
          'jawaban survei dan pesan yang dikirim lewat formulir;',
          'banner yang kamu tekan;',
          'token tujuan notifikasi, jika kamu mengizinkan notifikasi.',
        ],
      ],
    },
    browser: {
      head: 'Yang tetap di perambanmu',
      body: [
        'Bahasamu, warna kertas, cara baca yang kamu suka, posisi bacaan terakhir, dan catatan yang sudah kamu tutup. Dua kuki menyimpan bahasa agar halaman langsung tampil dalam bahasa itu. Semua ini tidak mengikutimu ke situs lain.',
      ],
    },
    why: {
      head: 'Untuk apa disimpan',
      body: [
        'Untuk menampilkan favoritmu, menghitung jumlah pembaca untuk peringkat, membuka bab yang boleh dibaca sekali, dan memperbaiki yang rusak. Data ini tidak dijual dan tidak dijadikan profil.',
      ],
    },
    addresses: {
      head: 'Data teknis',
      body: [
        'Setiap permintaan halaman ke server menyertakan alamat jaringan. Kami memakainya untuk menjawab permintaan itu dan menghentikan mesin yang mengirim terlalu banyak permintaan. Alamat itu tidak disimpan bersama nomor acakmu.',
      ],
    },
    others: {
      head: 'Pihak ketiga',
      body: [
        'Dalam bentuk aslinya, situs ini tidak mengirim apa pun ke pihak ketiga: font, gambar, dan skrip berasal dari sini. Jika pengelolanya menambahkan pengukuran atau iklan, keduanya mati bila kamu menolak memberi persetujuan atau mengaktifkan “Jangan Lacak” (Do Not Track).',
      ],
    },
    control: {
      head: 'Cara menghapusnya',
      body: [
        'Hapus data situs ini di perambanmu. Nomor itu pun hilang, dan yang tersimpan tidak bisa lagi dikaitkan denganmu. Favorit juga bisa dihapus satu per satu.',
        'Untuk hal lain, hubungi kami lewat [formulir di pusat bantuan](/faq#feedback). Mohon jangan tulis data pribadi di dalamnya.',
      ],
    },
  },
};
