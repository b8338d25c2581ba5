import type { SeriesFacts } from '../series-facts';

export const ghostTramLine9: SeriesFacts = {
  id: 1,
  slug: 'ghost-tram-line-9',
  author: 'Itsuki Maruo',
  label: 'WJ',
  tags: ['supernatural', 'mystery', 'drama'],
  schedule: 'weekly',
  weekday: 5,
  status: 'ongoing',
  rating: 'teen-plus',
  form: 'pages',
  direction: 'rtl',
  printed: { vie: { form: 'strip', direction: 'ltr' } },
  chapters: 128,
  simulpub: true,
  planType: 'standard',
  popularity: 88,
  newest: ['free', 'free', 'ends-soon', 'ticket', 'one-time-free', 'subscription'],
  hasEndedChapter: true,
  editions: {
    eng: {
      name: 'Ghost Tram Line 9',
      overview:
        'Kurebashi’s trams stopped running the year the river took the bridge. Nao, night cleaner at the depot, sweeps under lamps nobody lights. Then Line Nine rolls in on rails that were sold for scrap, and the conductor asks for her fare.',
      description:
        'The trams stopped when the river took the bridge. One still comes at night, and it wants Nao’s fare.',
      chapterTitles: [
        'The Last Tram Left an Hour Ago',
        'Ding, Ding',
        'A Fare Paid in Moths',
        'Kurebashi, Platform None',
        'The Inspector’s Empty Coat',
        'Rust on the Lamp',
        'No Return Fare',
        'Someone Pulled the Bell',
        'Transfer at Midnight',
        'Timetable of the Drowned',
        'It Also Stops for the Living',
      ],
    },
    esp: {
      name: 'Tranvía fantasma: línea 9',
      overview:
        'Los tranvías de Kurebashi dejaron de circular el año en que el río se llevó el puente. Nao limpia de noche unas cocheras que ya nadie ilumina, hasta que la línea 9 entra por unos raíles vendidos como chatarra. Y el cobrador le pide el billete.',
      description:
        'El río se llevó el puente y los tranvías callaron. Uno sigue pasando de noche, y espera que Nao pague el viaje.',
      chapterTitles: [
        'El último pasó hace una hora',
        'Tin, tin',
        'Un billete de polillas',
        'Kurebashi, andén ninguno',
        'El abrigo vacío del revisor',
        'Óxido en el farol',
        'Solo ida',
        'Alguien ha pedido parada',
        'Transbordo a medianoche',
        'Horario de los ahogados',
        'También para los vivos',
      ],
    },
    fra: {
      name: 'Tram fantôme, ligne 9',
      overview:
        'À Kurebashi, les trams se sont arrêtés l’année où le fleuve a emporté le pont. La nuit, Nao balaie un dépôt dont plus personne n’allume les lampes. Jusqu’au soir où la ligne 9 arrive sur des rails vendus à la ferraille : le receveur lui réclame son ticket.',
      description:
        'Le fleuve a emporté le pont, les trams se sont tus. L’un d’eux roule encore, et Nao n’a pas de ticket.',
      chapterTitles: [
        'Le dernier est passé il y a une heure',
        'Ding, ding',
        'Payé en papillons de nuit',
        'Kurebashi, quai zéro',
        'Le manteau vide du contrôleur',
        'De la rouille sur la lampe',
        'Aller sans retour',
        'Qui a tiré la sonnette ?',
        'Correspondance à minuit',
        'L’horaire des noyés',
      ],
    },
    ind: {
      name: 'Trem Hantu Jalur 9',
      overview:
        'Trem di Kurebashi berhenti beroperasi sejak sungai menelan jembatannya. Tiap malam Nao menyapu depo yang lampunya tak pernah lagi dinyalakan. Sampai Jalur 9 datang di atas rel yang sudah lama dijual kiloan, dan sang kondektur menagih ongkosnya.',
      description:
        'Sejak jembatan itu hanyut, tak ada lagi trem di Kurebashi. Kecuali satu, yang menagih ongkos kepada Nao.',
      chapterTitles: [
        'Trem Terakhir Lewat Sejam Lalu',
        'Ting, Ting',
        'Ongkos Seekor Ngengat',
        'Kurebashi, Peron Kosong',
        'Mantel Tanpa Kondektur',
        'Karat di Lampu',
        'Tiket Sekali Jalan',
        'Siapa yang Menarik Lonceng?',
        'Transit Tengah Malam',
        'Jadwal Orang-Orang Hanyut',
      ],
    },
    ptb: {
      name: 'Bonde Fantasma, Linha 9',
      overview:
        'Os bondes de Kurebashi pararam no ano em que o rio levou a ponte. Nao faz a faxina da noite numa garagem que ninguém mais ilumina, até que a Linha 9 chega por trilhos vendidos a peso para o ferro-velho. E o cobrador quer a passagem.',
      description:
        'O rio levou a ponte e os bondes se calaram. Um deles ainda passa de madrugada e cobra a passagem de Nao.',
      chapterTitles: [
        'O último saiu faz uma hora',
        'Blim, blim',
        'Passagem paga em mariposas',
        'Kurebashi, plataforma nenhuma',
        'O casaco vazio do fiscal',
        'Ferrugem no lampião',
        'Só de ida',
        'Alguém puxou a cordinha',
        'Baldeação à meia-noite',
        'Horário dos afogados',
      ],
    },
    rus: {
      name: 'Призрачный трамвай № 9',
      overview:
        'Трамваи в Курэбаси не ходят с того года, как река унесла мост. Нао работает ночной уборщицей в депо, где давно никто не зажигает фонарей. Но однажды по рельсам, сданным на металлолом, приходит «девятка», и кондуктор просит оплатить проезд.',
      description:
        'Река унесла мост, и трамваи встали. Но по ночам один всё ещё приходит, и за проезд должна заплатить Нао.',
      chapterTitles: [
        'Последний ушёл час назад',
        'Дзинь-дзинь',
        'Плата мотыльками',
        'Курэбаси, нулевая платформа',
        'Пустая шинель контролёра',
        'Ржавчина на фонаре',
        'Билет в один конец',
        'Кто дёрнул шнур?',
        'Пересадка в полночь',
        'Расписание утопленников',
      ],
    },
    tha: {
      name: 'รถรางผีสาย 9',
      overview:
        'รถรางแห่งคุเระบาชิหยุดวิ่งตั้งแต่ปีที่แม่น้ำพัดสะพานหายไป นาโอะเป็นพนักงานทำความสะอาดกะดึกในอู่รถที่ไม่มีใครเปิดไฟมานานแล้ว จนคืนหนึ่งรถสาย 9 แล่นเข้ามาบนรางที่ถูกขายเป็นเศษเหล็กไปหมด แล้วกระเป๋ารถก็ยื่นมือมาเก็บค่าโดยสารจากเธอ',
      description: 'สะพานถูกน้ำพัดไปและรถรางก็เลิกวิ่ง แต่ทุกคืนยังมีอยู่คันหนึ่งที่มารอเก็บค่าโดยสารจากนาโอะ',
      chapterTitles: [
        'เที่ยวสุดท้ายออกไปเมื่อชั่วโมงก่อน',
        'กริ๊ง กริ๊ง',
        'ค่าโดยสารเป็นผีเสื้อกลางคืน',
        'ชานชาลาที่ไม่มีเลข',
        'เสื้อโค้ตไร้ร่าง',
        'สนิมบนโคมไฟ',
        'ตั๋วเที่ยวเดียว',
        'ใครสั่นกระดิ่ง',
        'เปลี่ยนสายตอนเที่ยงคืน',
        'ตารางเวลาของคนจมน้ำ',
      ],
    },
    deu: {
      name: 'Geistertram Linie 9',
      overview:
        'Seit der Fluss die Brücke mitnahm, fährt in Kurebashi keine Straßenbahn mehr. Nao putzt nachts das Depot, unter Lampen, die niemand mehr anmacht. Dann rollt die Linie 9 ein, auf Gleisen, die längst verschrottet sind, und der Schaffner verlangt ihren Fahrschein.',
      description:
        'Der Fluss nahm die Brücke, die Bahnen standen still. Eine kommt noch immer, nachts, und Nao hat keinen Fahrschein.',
      chapterTitles: [
        'Die letzte fuhr vor einer Stunde',
        'Bim, bim',
        'Bezahlt in Motten',
        'Kurebashi, Gleis null',
        'Der leere Mantel des Kontrolleurs',
        'Rost an der Laterne',
        'Einfache Fahrt',
        'Wer hat geklingelt?',
        'Umsteigen um Mitternacht',
        'Fahrplan der Ertrunkenen',
      ],
    },
    vie: {
      name: 'Tàu điện ma số 9',
      overview:
        'Tàu điện ở Kurebashi ngừng chạy từ năm dòng sông cuốn mất cây cầu. Đêm đêm, Nao quét dọn cái bến chẳng còn ai thắp đèn. Rồi chuyến số 9 lăn bánh vào trên những thanh ray đã bán sắt vụn từ lâu, và người soát vé chìa tay đòi cô tiền vé.',
      description: 'Cầu trôi, tàu điện ngừng chạy. Vậy mà đêm nào cũng có một chuyến vào bến và đòi Nao trả tiền vé.',
      chapterTitles: [
        'Chuyến cuối đi từ một tiếng trước',
        'Leng keng',
        'Tiền vé bằng bướm đêm',
        'Kurebashi, sân ga số không',
        'Chiếc áo khoác rỗng',
        'Gỉ sét trên cây đèn',
        'Vé một chiều',
        'Ai vừa giật chuông?',
        'Đổi tàu lúc nửa đêm',
        'Giờ tàu của người chết đuối',
      ],
    },
  },
};
