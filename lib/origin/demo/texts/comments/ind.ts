import type { CommentText } from './comment-text';

export const ind: readonly CommentText[] = [
  { userName: 'payung bocor', body: 'Halaman terakhirnya. HALAMAN TERAKHIRNYA.' },
  { userName: 'Ratri', body: 'Baca di bus, kelewatan halte. Pulang jalan kaki, baca lagi.' },
  { userName: 'kopi_tanpa_gula', body: 'Panel tanpa kata itu bicara lebih banyak daripada seminggu ini.' },
  { userName: 'bebek', body: 'pertamax' },
  { userName: 'Bagas', body: 'Katanya cuma satu bab. Sekarang jam empat pagi.' },
  { userName: 'lumut', body: '<b>gila</b>' },
  { userName: 'Dewi S.', body: 'Tokoh yang cuma tiga kali bicara itu layak punya seri sendiri.' },
  { userName: 'tukang lampu', body: 'Lihat latar halaman dua, kiri atas. Lalu mundur tiga bab. Sama-sama.' },
  { userName: 'garam', body: 'oke tapi SIAPA yang mengetuk' },
  { userName: 'Pak Harun', body: 'Umur saya tujuh puluh satu dan saya menunggu tiap bab seperti anak kecil.' },
  { userName: 'cangkir ketiga', body: 'Kopi dan bab baru, cuma itu tradisi saya.' },
  { userName: 'kucingnya kabur', body: 'Ketawa kencang banget soal pintu itu sampai kucing pergi.' },
  { userName: 'biru tua', body: 'Ada yang sadar jamnya sengaja dibuat salah?' },
  { userName: 'Kamis hujan', body: 'Datang karena sampulnya, betah karena sunyinya.' },
  { userName: 'Lala', body: 'tolong ada yang kasih mereka selimut' },
  { userName: 'si penggerutu', body: 'Kependekan! (Padahal panjangnya sama. Sudah kuhitung.)' },
  { userName: 'Yoga', body: 'Senyum di panel terakhir itu bukan senyum yang baik.' },
  { userName: 'guru geometri', body: 'Makin panas pertengkarannya, makin miring panelnya. Keren.' },
  { userName: 'air surut', body: 'Berhentinya pas sekali, dan aku benci itu.' },
  { userName: 'baris belakang', body: 'Sampai minggu depan, di bangku yang sama.' },
];
