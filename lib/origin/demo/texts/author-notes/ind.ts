/** What authors say of their series, by slug. */
export const ind: Readonly<Record<string, string>> = {
  'ghost-tram-line-9':
    'Depo itu saya gambar dari ingatan, baru kemudian saya datangi. Ternyata sudah dibongkar. Jadi sekarang tinggal yang ini.',
  'ferry-at-six':
    'Saya naik feri yang sama empat puluh kali demi cahayanya. Terakhir kali, kaptennya bertanya apakah saya baik-baik saja.',
  'song-of-the-dead-ship':
    'Nina bobonya ada sungguhan. Ibu saya yang menyenandungkannya, dan beliau titip pesan: punyanya lebih panjang.',
  'nine-lives-bakery':
    'Saya tidak pernah punya toko roti. Saya punya tiga kucing. Kerjanya sama, rotinya lebih sedikit.',
  'low-orbit-laundry':
    'Saya pernah tak sengaja mencuci surat orang asing bersama kemeja saya. Seri ini isi surat itu, menurut saya.',
  'umbrella-weather': 'Terima kasih sudah berjalan pelan-pelan bersama mereka. Payungnya tolong dikembalikan.',
  'kaiju-tax-office': 'Enam tahun saya bekerja di kantor pajak. Monsternya karangan. Formulirnya tidak.',
  'sixth-bench': 'Untuk semua yang mencatat skor supaya ada yang dipegang.',
  'moss-and-mortar':
    'Tangan saya disuruh istirahat sampai burung layang-layang kembali. Temboknya menunggu, dan lumutnya tidak keberatan.',
};
