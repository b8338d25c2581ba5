import type { SeriesFacts } from '../series-facts';

export const umbrellaWeather: SeriesFacts = {
  id: 11,
  slug: 'umbrella-weather',
  author: 'Luma Ortevan',
  label: 'MEE',
  tags: ['romance', 'drama', 'work'],
  schedule: 'weekly',
  weekday: 3,
  status: 'completed',
  rating: 'teen',
  form: 'pages',
  direction: 'rtl',
  printed: { tha: { form: 'strip', direction: 'ltr' }, vie: { form: 'strip', direction: 'ltr' } },
  chapters: 48,
  simulpub: false,
  planType: 'basic',
  popularity: 63,
  newest: ['one-time-free', 'one-time-free', 'ticket', 'ticket', 'subscription', 'subscription'],
  editions: {
    eng: {
      name: 'Umbrella Weather',
      overview:
        'Sena lent her red umbrella to a stranger at a bus stop and never saw either again. Three years later, on a wet first day at work, the man at the next desk opens it. He has kept it dry all this time, waiting to give it back. She has decided not to recognise him first.',
      description:
        'She lent a stranger her red umbrella. Three years on he sits at the next desk, and neither will speak first.',
      chapterTitles: [
        'Seventy Percent Chance',
        'The Man at the Next Desk',
        'A Very Familiar Handle',
        'Lunch Under the Awning',
        'Forecast: Drizzle',
        'Your Left Shoulder Is Wet',
        'Bus Stop, Three Years Ago',
        'He Tells Everyone but Her',
        'Clear Skies, Sadly',
      ],
    },
    esp: {
      name: 'Tiempo de paraguas',
      overview:
        'Sena le prestó su paraguas rojo a un desconocido en la parada y no volvió a ver a ninguno de los dos. Tres años después, en su primer día de trabajo, el de la mesa de al lado lo abre. Lo ha guardado todo este tiempo para devolvérselo. Ella ha decidido que no piensa reconocerlo primero.',
      description:
        'Le prestó su paraguas rojo a un desconocido. Tres años después se sienta a su lado, y ninguno quiere hablar primero.',
      chapterTitles: [
        'Probabilidad del setenta',
        'El de la mesa de al lado',
        'Un mango muy conocido',
        'Comida bajo el toldo',
        'Se esperan lloviznas',
        'Se te moja el hombro izquierdo',
        'La parada, hace tres años',
        'Se lo cuenta a todos menos a ella',
        'Cielos despejados, por desgracia',
      ],
    },
    ind: {
      name: 'Musim Payung',
      overview:
        'Sena pernah meminjamkan payung merahnya kepada orang asing di halte, lalu tak pernah lagi melihat keduanya. Tiga tahun kemudian, pada hari pertama kerja yang basah kuyup, pria di meja sebelah membuka payung itu. Selama ini ia merawatnya untuk dikembalikan. Tapi Sena sudah bertekad pura-pura tidak kenal.',
      description:
        'Payung merah itu ia pinjamkan kepada orang asing. Tiga tahun kemudian, si peminjam duduk di meja sebelah.',
      chapterTitles: [
        'Peluang Hujan Tujuh Puluh Persen',
        'Pria di Meja Sebelah',
        'Gagang yang Kukenal',
        'Makan Siang di Emperan',
        'Prakiraan: Gerimis',
        'Bahu Kirimu Basah',
        'Halte, Tiga Tahun Lalu',
        'Semua Tahu Kecuali Dia',
        'Sayangnya Cerah',
      ],
    },
    tha: {
      name: 'วันฝนพรำกับร่มแดง',
      overview:
        'เซนะเคยให้คนแปลกหน้ายืมร่มสีแดงที่ป้ายรถเมล์ แล้วก็ไม่เคยเห็นทั้งร่มทั้งคนอีกเลย สามปีต่อมาในวันแรกของที่ทำงานใหม่ ฝนตกหนัก และผู้ชายโต๊ะข้าง ๆ ก็กางร่มคันนั้น เขาเก็บมันไว้อย่างดีเพื่อรอคืนให้เธอ ส่วนเธอตั้งใจแล้วว่าจะไม่เป็นฝ่ายจำเขาได้ก่อน',
      description: 'เธอให้คนแปลกหน้ายืมร่มแดง สามปีต่อมาเขานั่งอยู่โต๊ะข้าง ๆ และต่างคนต่างไม่ยอมทักก่อน',
      chapterTitles: [
        'โอกาสฝนตกเจ็ดสิบเปอร์เซ็นต์',
        'คนโต๊ะถัดไป',
        'ด้ามร่มที่คุ้นตา',
        'มื้อเที่ยงใต้กันสาด',
        'พยากรณ์ว่าฝนปรอย',
        'ไหล่ซ้ายเธอเปียกแล้ว',
        'ป้ายรถเมล์เมื่อสามปีก่อน',
        'บอกทุกคนยกเว้นเธอ',
        'เสียดายที่ฟ้าใส',
      ],
    },
    vie: {
      name: 'Ngày mưa chung ô',
      overview:
        'Sena từng cho một người lạ ở trạm xe buýt mượn chiếc ô đỏ rồi chẳng gặp lại cả ô lẫn người. Ba năm sau, ngày đầu đi làm mưa như trút, anh chàng bàn bên bung chính chiếc ô ấy. Anh giữ nó suốt từ đó để chờ trả lại. Còn cô thì nhất quyết không nhận ra anh trước.',
      description: 'Cô cho người lạ mượn chiếc ô đỏ. Ba năm sau anh ngồi ngay bàn bên, và chẳng ai chịu mở lời trước.',
      chapterTitles: [
        'Bảy mươi phần trăm có mưa',
        'Người ngồi bàn bên',
        'Cán ô quen quá',
        'Bữa trưa dưới mái hiên',
        'Dự báo: mưa phùn',
        'Vai trái em ướt rồi',
        'Trạm xe buýt, ba năm trước',
        'Ai cũng biết, trừ cô',
        'Tiếc là trời quang',
      ],
    },
  },
};
