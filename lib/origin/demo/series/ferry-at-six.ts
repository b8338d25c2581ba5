import type { SeriesFacts } from '../series-facts';

export const ferryAtSix: SeriesFacts = {
  id: 3,
  slug: 'ferry-at-six',
  author: 'Luma Ortevan',
  label: 'MEE',
  tags: ['romance', 'slice-of-life', 'school'],
  schedule: 'other',
  weekday: 6,
  status: 'ongoing',
  rating: 'teen',
  form: 'pages',
  direction: 'rtl',
  chapters: 33,
  simulpub: true,
  planType: 'disabled',
  popularity: 72,
  newest: ['free', 'free', 'free'],
  editions: {
    eng: {
      name: 'Ferry at Six',
      overview:
        'For two years Mirea and Toma have shared the top deck of the six o’clock ferry without a word. Then the company announces the line’s last summer: sixty-one crossings left. That evening Toma drops his sketchbook. Every drawing in it is of Mirea, and the first is dated before she ever came to the island.',
      description:
        'Sixty-one crossings until the ferry line closes, two strangers on the top deck, and a sketchbook that knows too much.',
      chapterTitles: [
        'Sixty-One Crossings',
        'The Bench by the Lifebelt',
        'Page Dated in March',
        'You Missed It on Purpose',
        'A Hat Overboard',
        'Fog, So We Talked',
        'The Captain’s Thermos',
        'One Way, Two Tickets',
        'Five Fifty-Nine',
      ],
    },
    esp: {
      name: 'El ferri de las seis',
      overview:
        'Mirea y Toma llevan dos años compartiendo la cubierta del ferri de las seis sin cruzar palabra. Entonces la naviera anuncia el último verano de la línea: quedan sesenta y un viajes. Esa tarde a Toma se le cae su cuaderno. Todos los dibujos son de Mirea, y el primero es anterior a su llegada a la isla.',
      description:
        'Quedan sesenta y un viajes antes de que cierre la línea. Dos desconocidos, una cubierta y un cuaderno que sabe demasiado.',
      chapterTitles: [
        'Sesenta y un viajes',
        'El banco del salvavidas',
        'Una página de marzo',
        'Lo perdiste a propósito',
        'Sombrero al agua',
        'Había niebla y hablamos',
        'El termo del capitán',
        'Ida para dos',
        'Las cinco y cincuenta y nueve',
      ],
    },
    fra: {
      name: 'Le Ferry de six heures',
      overview:
        'Depuis deux ans, Mirea et Toma partagent le pont supérieur du ferry de six heures sans échanger un mot. Puis la compagnie annonce le dernier été de la ligne : il reste soixante et une traversées. Ce soir-là, Toma laisse tomber son carnet. Chaque dessin montre Mirea, et le premier date d’avant son arrivée sur l’île.',
      description:
        'Plus que soixante et une traversées : deux inconnus sur le pont et un carnet de croquis qui en sait trop.',
      chapterTitles: [
        'Soixante et une traversées',
        'Le banc près de la bouée',
        'Une page datée de mars',
        'Tu l’as raté exprès',
        'Chapeau à la mer',
        'Il y avait du brouillard',
        'Le thermos du capitaine',
        'Deux allers simples',
        'Dix-sept heures cinquante-neuf',
      ],
    },
    ind: {
      name: 'Feri Pukul Enam',
      overview:
        'Sudah dua tahun Mirea dan Toma berbagi dek atas feri pukul enam tanpa pernah saling menyapa. Lalu diumumkan bahwa ini musim terakhir jalur itu: tinggal enam puluh satu kali menyeberang. Sore itu buku sketsa Toma terjatuh. Isinya gambar Mirea semua, dan yang pertama dibuat sebelum Mirea pindah ke pulau.',
      description:
        'Tinggal enam puluh satu penyeberangan, dua orang asing di dek atas, dan sebuah buku sketsa yang tahu terlalu banyak.',
      chapterTitles: [
        'Enam Puluh Satu Kali Lagi',
        'Bangku Dekat Pelampung',
        'Halaman Bertanggal Maret',
        'Kamu Sengaja Telat',
        'Topi yang Hanyut',
        'Karena Kabut, Kita Bicara',
        'Termos Kapten',
        'Dua Tiket, Satu Arah',
        'Satu Menit Sebelum Berangkat',
      ],
    },
    ptb: {
      name: 'A Balsa das Seis',
      overview:
        'Faz dois anos que Mirea e Toma dividem o convés da balsa das seis sem trocar uma palavra. Aí a empresa anuncia o último verão da linha: restam sessenta e uma travessias. Naquela tarde, Toma deixa cair o caderno. Só tem desenhos de Mirea, e o primeiro é de antes de ela chegar à ilha.',
      description:
        'Restam sessenta e uma travessias até a linha fechar: dois estranhos no convés e um caderno que sabe demais.',
      chapterTitles: [
        'Sessenta e uma travessias',
        'O banco perto da boia',
        'Uma página de março',
        'Você perdeu de propósito',
        'Chapéu ao mar',
        'Tinha neblina, a gente conversou',
        'A garrafa térmica do capitão',
        'Duas passagens, só de ida',
        'Cinco e cinquenta e nove',
      ],
    },
    rus: {
      name: 'Шестичасовой паром',
      overview:
        'Два года Мирея и Томаш возвращаются домой на верхней палубе шестичасового парома и за всё это время ни разу не заговорили друг с другом. Но объявлено последнее лето маршрута: осталось шестьдесят один рейс. В тот же вечер Томаш роняет альбом. На каждом листе Мирея, а первый рисунок сделан ещё до её приезда на остров.',
      description:
        'До закрытия линии шестьдесят один рейс. Двое незнакомцев на палубе и альбом, который знает слишком много.',
      chapterTitles: [
        'Шестьдесят один рейс',
        'Скамейка у спасательного круга',
        'Лист, помеченный мартом',
        'Ты опоздал нарочно',
        'Шляпа за бортом',
        'Был туман, и мы говорили',
        'Капитанский термос',
        'Два билета в одну сторону',
        'Без одной минуты шесть',
      ],
    },
    tha: {
      name: 'เรือเที่ยวหกโมงเย็น',
      overview:
        'สองปีแล้วที่มิเรอากับโทมะนั่งดาดฟ้าเรือเที่ยวหกโมงเย็นด้วยกันโดยไม่เคยพูดกันสักคำ จนบริษัทประกาศว่านี่คือฤดูร้อนสุดท้ายของเส้นทางนี้ เหลืออีกหกสิบเอ็ดเที่ยว เย็นวันนั้นโทมะทำสมุดสเก็ตช์หล่น ทุกหน้าเป็นรูปมิเรอา และรูปแรกลงวันที่ก่อนที่เธอจะย้ายมาอยู่เกาะเสียอีก',
      description: 'อีกหกสิบเอ็ดเที่ยวก่อนเรือจะเลิกวิ่ง กับคนแปลกหน้าสองคนบนดาดฟ้า และสมุดสเก็ตช์ที่รู้มากเกินไป',
      chapterTitles: [
        'อีกหกสิบเอ็ดเที่ยว',
        'ม้านั่งข้างห่วงชูชีพ',
        'หน้าที่ลงวันที่เดือนมีนา',
        'เธอตั้งใจมาสาย',
        'หมวกปลิวลงทะเล',
        'เพราะหมอกลงเราเลยได้คุยกัน',
        'กระติกน้ำของกัปตัน',
        'ตั๋วสองใบไปทางเดียว',
        'ห้าโมงห้าสิบเก้า',
      ],
    },
    deu: {
      name: 'Die Sechs-Uhr-Fähre',
      overview:
        'Seit zwei Jahren teilen sich Mirea und Toma das Oberdeck der Sechs-Uhr-Fähre, ohne ein Wort zu wechseln. Dann kündigt die Reederei den letzten Sommer der Linie an: noch einundsechzig Überfahrten. Am selben Abend rutscht Toma das Skizzenbuch vom Schoß. Auf jeder Seite ist Mirea, und die erste Zeichnung ist älter als ihr Umzug auf die Insel.',
      description:
        'Noch einundsechzig Überfahrten, dann ist Schluss: zwei Fremde an Deck und ein Skizzenbuch, das zu viel weiß.',
      chapterTitles: [
        'Noch einundsechzig',
        'Die Bank am Rettungsring',
        'Eine Seite vom März',
        'Du hast sie absichtlich verpasst',
        'Hut über Bord',
        'Nebel, also redeten wir',
        'Die Thermoskanne des Kapitäns',
        'Zweimal einfach',
        'Siebzehn Uhr neunundfünfzig',
      ],
    },
    vie: {
      name: 'Chuyến phà sáu giờ',
      overview:
        'Suốt hai năm, Mirea và Toma đi chung boong trên chuyến phà sáu giờ mà chưa từng nói với nhau một lời. Rồi hãng tàu báo đây là mùa hè cuối cùng của tuyến: chỉ còn sáu mươi mốt chuyến. Chiều hôm đó Toma đánh rơi sổ vẽ. Trang nào cũng là Mirea, và bức đầu tiên có trước ngày cô ra đảo.',
      description:
        'Còn sáu mươi mốt chuyến nữa là phà ngừng chạy. Hai người lạ trên boong và một cuốn sổ vẽ biết quá nhiều.',
      chapterTitles: [
        'Sáu mươi mốt chuyến',
        'Băng ghế cạnh phao cứu sinh',
        'Trang vẽ đề tháng Ba',
        'Cậu cố tình lỡ chuyến',
        'Chiếc mũ rơi xuống biển',
        'Sương mù nên mới nói chuyện',
        'Bình trà của thuyền trưởng',
        'Hai vé một chiều',
        'Sáu giờ kém một phút',
      ],
    },
  },
};
