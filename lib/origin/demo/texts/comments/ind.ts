import type { CommentBank } from './comment-bank';

export const ind: CommentBank = {
  first: {
    bebek: 'pertamax',
    'Mas Begadang': 'Pertama. Bukan prestasi, cuma nggak bisa tidur.',
    'ronda malam': 'sepi amat. permisi, numpang baca duluan',
  },

  markup: {
    'warnet pojok': '<script>alert("makan dulu")</script>\nyah nggak jalan. ya sudah, makan dulu.',
    lumut: '<b>gila</b>',
    'Bu Guru TIK': '<h1>BAGUS SEKALI</h1> (kata murid saya, begini supaya besar)',
    anak_magang: 'while (babBaru && bosRapat) { baca(); } // jangan dihapus',
  },

  any: {
    'payung bocor': 'Berhenti di SITU? Tega.',
    Ratri: 'Kelewatan halte. Turun, jalan kaki balik, baca lagi sambil jalan, kesandung.',
    kopi_tanpa_gula: 'Panel tanpa kata itu. Udah, itu aja.',
    Bagas: 'Katanya satu bab terus tidur. Itu azan subuh.',
    'Dewi S.': 'Yang muncul cuma tiga panel tadi layak punya seri sendiri, serius.',
    'Pak Harun': 'Umur saya tujuh puluh satu. Nunggu obat sabar, nunggu bab baru tidak.',
    'cangkir ketiga': 'Kopi, pisang goreng, bab baru. Jangan ada yang telepon.',
    'Kamis hujan': 'Datang karena sampulnya, betah karena sunyinya.',
    'si penggerutu': 'Kependekan! (Padahal panjangnya sama. Sudah kuhitung.)',
    'guru geometri': 'Makin panas bertengkarnya, makin miring panelnya. Masuk soal ulangan minggu depan.',
    'air surut': 'Berhentinya pas banget, dan aku benci itu.',
    'baris belakang': 'Sampai ketemu di bab depan, kursi yang sama ya.',
    'Uda Rizal': 'Warung sepi, jadi kubaca. Warung ramai, tetap kubaca. Maaf, pembeli.',
    'nasi uduk': 'gambar tangannya!! kenapa nggak ada yang bahas tangannya',
    'Mbak Tini': 'Nggak nangis. Ini kena bawang. Bawangnya di panel terakhir.',
    tinta_habis: 'Arsirannya bikin pengin masuk terus duduk di situ.',
    'Ko Aseng': 'Baca pertama buat ceritanya. Baca kedua buat latarnya. Baca ketiga karena istri mau ikut.',
    'anak kos lantai 3': 'Kalau dengar orang teriak jam 1 malam di kos putri Melati, itu saya. Maaf ya semua.',
    'Ayah Kinan': 'Dibacakan ke anak sebelum tidur. Anaknya tidur. Ayahnya tidak.',
    wkwkwk_land: 'wkwkwk terus diem terus mewek. paket lengkap',
    'penerjemah nganggur': 'Terjemahannya enak sekali. Nggak ada yang ngomong kaya buku paket. Salut.',
    'Cak Mus': 'Rek, apik tenan. Wis, ngono ae.',
    daunsalam: 'Bab yang pelan, tapi nasinya gosong juga gara-gara saya keterusan.',
    'baca ulang': 'Balik ke bab satu. YA AMPUN. Semuanya sudah ada dari situ.',
    'kritik dikit': 'Kritik dikit boleh ya: bagian tengahnya agak ngebut, coba ada dua halaman lagi buat napas. Selebihnya bagus banget, jangan diapa-apain.',
    'Neng Euis': 'Siapa pun yang gambar baju kusut segini bagusnya pasti sering nyetrika.',
    'ojek senja': 'Nunggu orderan sambil baca. Ada order masuk. Saya tolak. Tanggung.',
    'Om Beni': 'Buat pengarangnya: tidur yang cukup, makan yang hangat. Kami sabar kok, ngobrol dulu di sini.',
    'Wulan, perantau':
      'Aku kerja di luar negeri, jaga orang tua, sudah empat tahun nggak pulang. Kamarku kecil, jendelanya menghadap tembok. Tiap ada bab baru aku kirim tautannya ke adikku di rumah, terus kami baca bareng sambil teleponan, nggak ngomong apa-apa, cuma dengar napas masing-masing sama suara ayam di belakang.\n\nKadang adikku ketawa duluan, berarti dia bacanya lebih cepat. Kadang aku yang duluan. Habis itu baru cerita. Jadi terima kasih ya, ini bukan cuma komik buat kami. Ini ruang tamu.',
    'pensiunan pos':
      'Tiga puluh tahun saya mengantar surat dan tidak pernah tahu isinya. Yang saya lihat cuma pintu: siapa yang membukanya cepat, siapa yang menerimanya dengan dua tangan, siapa yang membaca nama pengirim lalu duduk dulu di tangga. Cerita ini seperti itu. Tidak ada yang dijelaskan, tapi dari cara orang menaruh gelas saja kita tahu ada apa di rumah itu. Saya tidak paham komik, baru belajar dari cucu. Tapi kalau soal pintu, saya paham, dan pintunya benar semua.',
  },

  romance: {
    Lala: 'tolong ada yang kasih mereka selimut terus kunciin pintunya dari luar',
    'hati ketan': 'NGOMONG DONG. TINGGAL NGOMONG. SUSAH AMAT.',
    'jomlo bahagia': 'Nggak percaya cinta. (Baca ini empat kali.)',
    'gula dua sendok': 'dia lihat pas yang satu nggak lihat. yang satu lihat pas dia nggak lihat. aku lihat dua-duanya dan pengin jitak.',
    'Mamah Dedeh Cihapit': 'Suami saya dulu tiga tahun cuma berani nanya jam. Padahal dia pakai jam tangan. Sabar ya, anak-anak.',
    'Satria lemes': 'Nyenggol lengan baju doang loh itu. Lengan BAJU. Aku buka jendela.',
    'pipi merah': 'Senang di sini nggak ada yang dibikin bodoh biar ceritanya panjang.',
    'surat tak terkirim':
      'Di sinetron biasanya ada surat yang ketukar, atau sepupu jahat, atau amnesia. Di sini nggak ada. Dua-duanya baik, dua-duanya takut, dan masing-masing mengira diamnya itu demi yang lain. Jadi nggak bisa marah ke siapa-siapa. Aku sudah coba. Marah ke dia, nggak tega. Marah ke satunya, lebih nggak tega lagi. Akhirnya marah ke hujan, padahal hujannya cuma kerja. Kalau sampai bab depan belum ada yang ngomong juga, aku yang pindah ke dalam komik ini dan jadi sepupu jahatnya.',
  },

  mystery: {
    'biru tua': 'Bandingkan ruangannya di panel pertama sama terakhir. Ada yang hilang. Sama-sama.',
    'tukang lampu': 'Baca ulang, tapi lihat latarnya saja. Nanti kita ngobrol.',
    garam: 'oke tapi siapa yang TAHU duluan??',
    'benang merah': 'Dinding kamar sudah penuh. Sekarang mulai ke plafon.',
    'Ibu Kos Curiga': 'Orang yang nawarin teh sebelum ditanya, itu pelakunya. Saya sudah lama jadi ibu kos.',
    'teori kelima': 'Punya lima teori. Semuanya salah, tapi yang ketiga paling enak dibayangkan.',
    'saksi bisu': 'Pasti si baik hati. Selalu si baik hati. Makanya bukan. Eh, tapi pasti.',
    'Purnawirawan Djoko':
      'Saya rapikan dulu, kebiasaan lama:\n1. Jam hanya disebut oleh satu orang, yang lain ikut saja.\n2. Hujan semalaman, tetapi ada sepatu kering.\n3. Kunci dibicarakan di dua bab, tidak pernah terlihat.\n4. Tidak seorang pun bertanya mengapa pintu terbuka.\n\nSaya tidak menuduh siapa-siapa. Hanya saja kalau jam itu ternyata lebih cepat, semua alibi gugur bersama-sama. Silakan simpan komentar ini. Kalau benar, traktir saya soto. Kalau salah, akun ini dibajak cucu saya.',
  },

  comedy: {
    'kucingnya kabur': 'Ketawa kencang banget sampai kucing pindah ke rumah tetangga.',
    remah: 'Kenapa makanan selalu yang paling bagus gambarnya? Ini jam sebelas malam, woi.',
    'bagian umum lantai 2': 'Aku kerja sama orang-orang ini. Semuanya. Sama pot bunganya juga.',
    'Jono ngakak': 'MUKANYA. Sudah jadi foto profil grup keluarga.',
    'kereta pagi': 'Baca di gerbong sunyi. Ditegur. Kutunjukin halamannya. Dia minta tautannya.',
    'Mpok Nur': 'Lucunya nggak pakai ngejek orang. Adem.',
    'perut kaku': 'barusan ketawa di rapat daring, ternyata mikrofonnya nyala',
    'Keluarga Besar Sinaga':
      'Di rumah kami tiap Minggu malam ini dibaca keras-keras, satu orang satu suara. Bapak, yang biasanya cuma bilang “hm”, kebagian hewan karena dikira gampang. Minggu lalu dia datang bawa buku catatan. Rupanya sudah latihan di kamar mandi. Yang gemuk dikasih suara penyiar radio, yang sombong dikasih suara Tulang kami sendiri, persis, sampai Tulang yang duduk di situ ikut tertawa dulu baru sadar. Mamak sampai keluar ke teras, nggak kuat. Piring? Ya belum dicuci.',
  },

  sport: {
    'cadangan abadi': 'Delapan musim di bangku cadangan. Baru sekarang ada yang menggambar dinginnya.',
    'Pelatih Ujang': 'Akhirnya ada yang paham: pertandingan itu kebanyakan berdiri sambil cari napas.',
    'lutut tua': 'Lututku nyeri. Padahal aku lagi tiduran.',
    'tribun timur': 'TERIAK “OPER WOI” DI RUANG TUNGGU DOKTER GIGI',
    'kosong empat': 'kalah, tapi ini kemenangan paling indah tahun ini',
    'Yuni nggak suka olahraga': 'Aku nggak suka olahraga. Tapi ini kenapa tanganku keringatan.',
    'tukang cuci jersey': 'Yang bikin ini pasti pernah ngucek kaus penuh lumpur.',
    'SSB Harapan Jaya':
      'Saya melatih anak-anak sepuluh tahun di lapangan yang ada kambingnya. Kami belum pernah menang sejak Lebaran. Sabtu kemarin saya tidak kasih arahan, saya bacakan bab ini di bawah pohon. Sunyi. Bahkan kambingnya diam. Lalu kiper kami, paling kecil, angkat tangan: “Berarti kalah juga ada latihannya, Pak?”\n\nKami kalah tujuh satu. Gol yang satu itu dirayakan seperti juara dunia, kambingnya sampai lari ke tengah. Wasit menunggu mereka selesai berpelukan, baru meniup peluit. Terima kasih, siapa pun yang menggambar ini.',
  },

  eerie: {
    'lampu lorong': 'Aku tinggal sendiri. Makasih lho.',
    Yoga: 'Senyum di panel itu bukan senyum yang baik.',
    'papan lantai': 'Barusan ada bunyi di dapur dan aku bilang “masuk”. KENAPA aku bilang “masuk”.',
    'Mbah Sarmi': 'Saya sudah tua, sudah sering lihat yang begini. Tetap saya baca sambil pegang tasbih.',
    merinding: 'Nggak ada darah setetes pun, tapi kakiku sudah masuk selimut semua.',
    'jam dua lewat': 'hitung bayangannya. sekarang hitung lagi.',
    'Sekar nggak tidur': 'Yang seram itu karena nggak ada yang menjawab.',
    'satpam blok D':
      'Saya satpam malam, sudah tujuh belas tahun, tidak takut apa-apa kecuali tagihan. Semalam baca ini di pos. Jam setengah satu interkom rumah D-14 bunyi. Saya angkat, tidak ada suara, cuma kresek. Bunyi lagi, kresek lagi. D-14 itu kosong dari bulan Maret. Saya ke sana bawa senter. Pintu terkunci, keset rapi, ada satu sandal. Satu.\n\nTadi pagi tukang listrik bilang kabelnya lembap. Ya sudah. Tapi soal sandal dia tidak bisa jawab. Sekarang tiap interkom bunyi saya jawab “selamat malam”, siapa tahu cuma ingin disapa.',
  },

  far: {
    'peta lipat': 'Minta petanya dong. Yang besar, yang kalau sudah dibuka nggak bisa dilipat lagi.',
    'bulan dua': 'Nggak ada yang menjelaskan apa-apa, tapi paham semua. Begini caranya bikin dunia.',
    'Kapten Terong': 'Pengin ke sana. Paling tahan sembilan menit, tapi pengin.',
    'kuah hangat': 'Aku percaya dunia ini karena di belakang selalu ada yang masak.',
    'bundanya Arka': 'Anakku tanya ini zaman dulu atau nanti. Kujawab: jauh.',
    'jendela kecil': 'Latarnya! Tiap pojok halaman bisa dikontrakkan.',
    'sopir lintas Sumatra':
      'Dua puluh tahun saya bawa truk dan saya tahu: tempat itu dikenal dari apa yang dikerjakan orang waktu tidak terjadi apa-apa. Di sini orang menyapu depan pintu, menawar harga, menambal sepatu, ribut siapa giliran ambil air. Terus jauh di belakang ada sesuatu yang besar sekali, bergerak pelan, seperti orang tidur balik badan. Nanti kalau dia bangun pasti hebat. Tapi saya bakal kangen yang ribut soal air itu. Merekalah yang bikin saya pengin parkir dan turun.',
  },
};
