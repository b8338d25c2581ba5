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
    'Minggu malam': 'Minggu malam akhirnya ada gunanya.',
    'Bapak baru': 'Dibaca sambil menggendong si kecil. Dia tidur di panel delapan. Saya belum tidur sejak Februari.',
    'pintu kulkas': 'Satu panel kucetak, kutempel di kulkas. Ibu sekarang menyapanya tiap pagi.',
    'titik koma': 'Penulisnya tahu harus menaruh titik di mana. Jarang, lho.',
    'baris belakang': 'Sampai ketemu di bab depan, kursi yang sama ya.',
    'Uda Rizal': 'Warung sepi, jadi kubaca. Warung ramai, tetap kubaca. Maaf, pembeli.',
    'nasi uduk': 'bunyi sandalnya kedengaran. gimana cara gambar bunyi sandal??',
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
    'kritik dikit':
      'Kritik dikit boleh ya: bagian tengahnya agak ngebut, coba ada dua halaman lagi buat napas. Selebihnya bagus banget, jangan diapa-apain.',
    'Neng Euis': 'Siapa pun yang gambar baju kusut segini bagusnya pasti sering nyetrika.',
    'ojek senja': 'Nunggu orderan sambil baca. Ada order masuk. Saya tolak. Tanggung.',
    'Om Beni': 'Buat pengarangnya: tidur yang cukup, makan yang hangat. Kami sabar kok, ngobrol dulu di sini.',
    'Wulan, perantau':
      'Aku kerja di luar negeri, jaga orang tua, sudah empat tahun nggak pulang. Kamarku kecil, jendelanya menghadap tembok. Tiap ada bab baru aku kirim tautannya ke adikku di rumah, terus kami baca bareng sambil teleponan, nggak ngomong apa-apa, cuma dengar napas masing-masing sama suara ayam di belakang.\n\nKadang adikku ketawa duluan, berarti dia bacanya lebih cepat. Kadang aku yang duluan. Habis itu baru cerita. Jadi terima kasih ya, ini bukan cuma komik buat kami. Ini ruang tamu.',
    'penjaga perpustakaan keliling':
      'Mobil saya masuk kampung dua minggu sekali. Anak-anak antre, yang kecil di depan. Bulan lalu saya pasang komik ini di layar belakang mobil, satu halaman satu menit, supaya semua sempat. Tidak ada yang bilang “cepat”. Malah ada kakek yang minta satu halaman diulang, halaman yang tidak ada tulisannya, dan semua setuju.\n\nWaktu mobil mau jalan, anak paling kecil tanya apakah orang-orang di dalam komik itu ikut saya keliling. Saya jawab ikut. Jadi sekarang kalau jalannya jelek saya pelan-pelan, takut mereka pusing.',
  },

  romance: {
    Lala: 'tolong ada yang kasih mereka selimut terus kunciin pintunya dari luar',
    'hati ketan': 'NGOMONG DONG. TINGGAL NGOMONG. SUSAH AMAT.',
    'jas hujan dua': 'Ini cinta model pinjam-meminjam: pinjam payung, balikin jas hujan, nggak lunas-lunas.',
    Citra: 'Dia menyimpan karet gelangnya. KARET GELANG. Aku nggak kuat.',
    'Mamah Dedeh Cihapit':
      'Suami saya dulu tiga tahun cuma berani nanya jam. Padahal dia pakai jam tangan. Sabar ya, anak-anak.',
    Satria:
      'Bapakku ikut baca dari belakang, terus bilang, “Dulu Bapak begini juga,” terus pergi. Pak. Sini dulu, Pak.',
    'pipi merah': 'Senang di sini nggak ada yang dibikin bodoh biar ceritanya panjang.',
    'tembok sebelah':
      'Rumahku satu tembok dengan tetangga. Dia suka memutar radio pelan, aku suka menyanyi kalau mencuci piring, dan sejak kapan aku tidak tahu, radionya selalu mulai begitu keranku menyala. Kami belum pernah bicara, cuma mengangguk di depan gang. Habis baca bab ini aku sengaja tidak mencuci piring. Radio sebelah hidup sebentar, mati, hidup lagi, mati. Lalu ada ketukan di tembok, tiga kali, pelan sekali, seperti orang tanya “sakit?”. Aku balas ketuk. Sekarang piringku bersih semua dan aku senyum-senyum seperti orang gila.',
  },

  mystery: {
    'biru tua': 'Bandingkan ruangannya di panel pertama sama terakhir. Ada yang hilang. Sama-sama.',
    'mata jeli': 'Di antara dua panel ada barang yang pindah tempat. Aku nggak mau bilang yang mana.',
    garam: 'oke tapi siapa yang TAHU duluan??',
    'juru kunci': 'Yang paling banyak bertanya di bab ini justru yang paling tahu. Coba hitung tanda tanyanya.',
    'Ibu Kos Curiga': 'Orang yang nawarin teh sebelum ditanya, itu pelakunya. Saya sudah lama jadi ibu kos.',
    'teori kelima': 'Punya lima teori. Semuanya salah, tapi yang ketiga paling enak dibayangkan.',
    Zul: 'Grup keluarga pecah dua kubu. Lebaran nanti duduknya dipisah.',
    'pos ronda RT 05':
      'Di pos ronda biasanya kami main catur. Sejak ada cerita ini papan caturnya jadi papan tersangka: kuda itu si sopan, menteri itu janda, benteng itu pintu yang tidak terkunci. Tiap bab baru ada yang digeser. Pak Slamet yakin benteng pelakunya, katanya pintu tidak mungkin terbuka sendiri kecuali mau. Taruhannya bakso satu gerobak. Tukang baksonya ikut berdiri di situ tiap malam, tidak mau pulang sebelum ketahuan siapa, dan dia satu-satunya yang tidak pernah menyebut nama. Kami mulai curiga sama tukang bakso.',
  },

  comedy: {
    'lapak ikan': 'Ketawa di pasar, tukang ikannya ikut ketawa, yang antre ikut ketawa. Nggak ada yang tahu kenapa.',
    remah: 'Kenapa makanan selalu yang paling bagus gambarnya? Ini jam sebelas malam, woi.',
    'anak kontrak': 'Panel itu kupasang di mading kantor tanpa nama. Besoknya ada yang menambahkan, “Lantai 3.”',
    Jono: 'kubaca sambil makan mi. minya keluar lewat hidung. pedas.',
    'kereta pagi': 'Baca di gerbong sunyi. Ditegur. Kutunjukin halamannya. Dia minta tautannya.',
    'Mpok Nur': 'Lucunya nggak pakai ngejek orang. Adem.',
    'perut kaku': 'barusan ketawa di rapat daring, ternyata mikrofonnya nyala',
    'notulis rapat warga':
      'Saya kebagian menulis notulen rapat RT dan membaca bab ini di bawah meja. Akibatnya, notulen resmi yang sudah distempel Pak RT berbunyi: “Butir tiga, iuran sampah. Butir empat, perbaikan selokan. Butir lima, MUKANYA ITU LHO.” Tidak ada yang sadar sampai dibacakan di rapat berikutnya. Hening. Lalu Bu Haji bertanya, dengan sangat sopan, muka siapa yang dimaksud. Setelah diskusi panjang, butir lima disahkan dengan suara bulat.',
  },

  sport: {
    'cadangan abadi': 'Delapan musim di bangku cadangan. Baru sekarang ada yang menggambar dinginnya.',
    'Pelatih Ujang': 'Akhirnya ada yang paham: pertandingan itu kebanyakan berdiri sambil cari napas.',
    'ruang ganti': 'Bau ruang gantinya tercium sampai sini. Itu pujian.',
    'tribun timur': 'Sarung kulempar, bantal kulempar, untung HP-nya nggak.',
    'kosong empat': 'kalah, tapi ini kemenangan paling indah tahun ini',
    'Yuni nggak suka olahraga': 'Aku nggak suka olahraga. Tapi ini kenapa tanganku keringatan.',
    'tukang cuci jersey': 'Yang bikin ini pasti pernah ngucek kaus penuh lumpur.',
    'penjual es di pinggir lapangan':
      'Saya jualan es di lapangan ini sejak lapangannya masih sawah. Saya tidak hafal siapa yang menang. Yang saya hafal itu siapa yang setelah kalah tetap antre dan membayari temannya, siapa yang minum sendirian menghadap tembok, siapa yang pura-pura tidak haus karena uangnya kurang. Di komik ini semua orang itu ada. Yang menghadap tembok digambar dari belakang saja, dan saya langsung tahu rasanya es apa yang akan saya kasih gratis.',
  },

  eerie: {
    Nadia: 'Malam ini tidur di kamar ibu. Umurku dua puluh sembilan.',
    'Yoga P.': 'Pintu itu di halaman sebelumnya belum terbuka. Cuma bilang.',
    'cermin lemari': 'Dari tadi aku nggak berani menengok cermin lemari. Sekarang sudah kututup sarung.',
    'Mbah Sarmi': 'Saya sudah tua, sudah sering lihat yang begini. Tetap saya baca sambil pegang tasbih.',
    'jangkrik diam': 'jangkrik di luar berhenti pas aku sampai halaman terakhir. sumpah.',
    'lilin tinggal setengah': 'yang seram itu kursi kosongnya. selalu ada satu kursi kosong.',
    'Sekar nggak tidur': 'Yang seram itu karena nggak ada yang menjawab.',
    'Rini, sendirian malam itu':
      'Aku harus cerita ke seseorang. Semalam baca ini di teras, listrik padam, cuma layar HP yang nyala. Pas sampai halaman terakhir ada suara kursi rotan digeser. Kursi rotan itu di sebelahku. Kosong. Aku diam. Geser lagi sedikit, makin dekat. Akhirnya aku miringkan HP ke arah kursi, biar kelihatan layarnya, terus aku bilang pelan, “Ini halaman terakhir, mau dari depan?” Nggak ada suara lagi.\n\nListrik nyala, ternyata tali kucing nyangkut di kaki kursi. Kucingnya sudah seminggu hilang. Dia pulang gara-gara mau ikut baca.',
  },

  far: {
    terminal: 'Tas sudah siap. Ada yang tahu perlu paspor atau tidak?',
    'pedagang kompas':
      'Setiap orang di dunia ini bawa barang yang masuk akal. Ada yang bawa ember. Aku suka yang bawa ember.',
    'Kapten Terong': 'Pengin ke sana. Paling tahan sembilan menit, tapi pengin.',
    'kuah hangat': 'Aku percaya dunia ini karena di belakang selalu ada yang masak.',
    Tigor: 'Tiap rumah kecil di latar pasti ada ceritanya dan kita nggak akan sempat lihat separuhnya. Gemas.',
    'langit jam lima': 'Warna langitnya persis jam lima sore habis hujan di kampung. Padahal hitam putih.',
    'nelayan Tanjung':
      'Saya melaut malam, bacanya pagi sambil menunggu jaring kering. Di laut saya belajar satu hal: yang jauh itu tidak pernah diam, cuma kelihatan diam karena kita kecil. Gambar di sini begitu. Di depan orang membetulkan atap, menggoreng, memarahi anak. Di garis paling belakang ada sesuatu yang besar, dan tiap halaman letaknya beda sedikit sekali, saya sampai mengukurnya pakai jari. Dia datang. Pelan, tapi datang. Orang di depan belum ada yang menengok. Saya yang menengok, terus menengok ke laut beneran, jaga-jaga.',
  },
};
