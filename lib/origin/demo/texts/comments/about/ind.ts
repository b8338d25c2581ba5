import type { Voices } from '../comment-bank';

export const ind: Readonly<Record<string, Voices>> = {
  'ghost-tram-line-9': {
    'bekas jalur trem':
      'Di kotaku relnya masih ada di bawah aspal, kelihatan kalau hujan deras. Habis baca ini aku nggak berani melangkahinya.',
    'sapu lidi': 'Nao nyapu depo yang nggak pernah dipakai, dan nyapunya BERSIH. Idola.',
    'penumpang terakhir': 'Oke bayar ongkos. Tapi jembatannya kan hanyut. Jadi dia mau dibawa KE MANA?',
  },
  'ferry-at-six': {
    'ramalan ombak':
      'Enam puluh satu itu belum dikurangi hari ombak besar. Sudah ada yang menghitung? Aku sudah. Sedih.',
    'anak pulau': 'Di pulauku jalur ferinya juga ditutup. Baca pengumumannya, aku berhenti dulu.',
    'pelukis alun-alun': 'Tiga puluh tahun melukis wajah orang lewat. Belum pernah melukis yang belum lewat.',
  },
  'song-of-the-dead-ship': {
    'nina bobo': 'Tiap malam hilang satu nada. Kuhitung sisanya. Menyesal.',
    'besi tua': 'Baro sudah tiga kali bilang kosong. Orang nggak bilang tiga kali kalau memang kosong.',
  },
  'nine-lives-bakery': {
    ragi: 'Anjingnya SOPAN banget, mau benci nggak bisa. Croissant-nya pula.',
    'tukang roti subuh': 'Halaman mentega kutempel di pintu kulkas toko. Minggu ini mentega yang hilang berkurang.',
    'bendahara RW': 'Saya bendahara. Mutiara menghitung remah itu bukan pelit, itu panggilan jiwa.',
  },
  'low-orbit-laundry': {
    'laundry kiloan Bu Ani':
      'PERIKSA SAKU. Dua belas tahun saya buka laundry, isinya selalu ada saja. Belum pernah perang, sih.',
    'kaus kaki sebelah': 'Jubah kaisar dicuci lembut. Kebaya mama aja aku nggak berani.',
  },
  'umbrella-weather': {
    'gagang kayu': 'Tiga tahun payungnya dijaga. Payungku tiga hari sudah pindah tangan.',
    gerimis: 'Dia sudah kenal dari detik pertama dan sengaja diam. Hormat.',
  },
  'kaiju-tax-office': {
    'wajib pajak teladan': 'Monsternya lapor tiap tahun sejak 1961. Aku kalah sama monster.',
    'loket 4': 'Aku kerja di kantor pajak. Bunyi mesin nomor antreannya tepat sekali.',
  },
  'sixth-bench': {
    'selisih tipis': '“Kalau dia main, kalahnya selalu paling tipis.” Tolong jadikan kaus.',
    'buku di kaus kaki': 'Nggak masuk satu pun dan dia tetap pemain terbaik di lapangan. Debat aku.',
  },
  'moss-and-mortar': {
    'tukang batu Slamet': 'Lapis pertamanya lurus. Saya empat puluh tahun jadi tukang, saya tahu.',
    'lumut sabar': 'Istirahat yang lama ya. Lumut saja nggak buru-buru.',
  },
};
