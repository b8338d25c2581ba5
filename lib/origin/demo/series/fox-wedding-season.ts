import type { SeriesFacts } from '../series-facts';

export const foxWeddingSeason: SeriesFacts = {
  id: 22,
  slug: 'fox-wedding-season',
  author: 'Chiyo Brandt',
  label: 'TYJ',
  tags: ['supernatural', 'romance', 'fantasy'],
  schedule: 'other',
  weekday: 1,
  status: 'ongoing',
  rating: 'teen-plus',
  form: 'pages',
  direction: 'rtl',
  chapters: 58,
  simulpub: true,
  planType: 'standard',
  popularity: 70,
  newest: ['free', 'ends-soon', 'ticket', 'one-time-free', 'subscription'],
  editions: {
    eng: {
      name: 'Fox Wedding Season',
      overview:
        'When it rains in sunshine, somewhere the foxes are marrying. Rin, a wedding photographer with no bookings, is hired for all of June by a client who pays in leaves and asks one thing: never photograph the groom. She did, once, by accident. In the darkroom the picture turns its head and asks her name.',
      description:
        'A photographer is hired for the foxes’ weddings on one condition: never take the groom’s picture. She already has.',
      chapterTitles: [
        'Rain in Sunshine',
        'Paid in Leaves',
        'The Groom Looks Up',
        'Forty Lanterns, No Hands',
        'A Veil for the Darkroom',
        'What the Bride’s Tail Said',
        'Exposure',
        'Your Name in Fox',
        'The Uninvited Best Man',
      ],
    },
    fra: {
      name: 'La Saison des noces du renard',
      overview:
        'Quand il pleut en plein soleil, c’est que les renards se marient. Rin, photographe de mariage sans clients, est engagée pour tout le mois de juin par un client qui paie en feuilles mortes et n’exige qu’une chose : ne jamais photographier le marié. Elle l’a fait, une fois, sans le vouloir. Dans la chambre noire, l’image tourne la tête et lui demande son nom.',
      description:
        'Engagée pour les noces des renards, Rin ne doit jamais photographier le marié. Trop tard : le cliché lui parle.',
      chapterTitles: [
        'Pluie en plein soleil',
        'Payée en feuilles',
        'Le marié lève les yeux',
        'Quarante lanternes sans mains',
        'Un voile pour la chambre noire',
        'Ce qu’a dit la queue de la mariée',
        'Temps de pose',
        'Ton nom en renard',
        'Le témoin qu’on n’attendait pas',
      ],
    },
    tha: {
      name: 'ฤดูวิวาห์จิ้งจอก',
      overview:
        'ฝนตกแดดออกเมื่อไร แปลว่าที่ไหนสักแห่งพวกจิ้งจอกกำลังแต่งงาน รินเป็นช่างภาพงานแต่งที่ไม่มีใครจ้าง จนลูกค้ารายหนึ่งเหมาทั้งเดือนมิถุนา จ่ายค่าจ้างเป็นใบไม้ และขอเพียงข้อเดียวคือห้ามถ่ายรูปเจ้าบ่าว แต่เธอเผลอถ่ายไปแล้วหนึ่งใบ ในห้องมืด ภาพนั้นหันมาถามว่าเธอชื่ออะไร',
      description: 'รับจ้างถ่ายงานแต่งของจิ้งจอกโดยมีข้อห้ามข้อเดียวคือห้ามถ่ายเจ้าบ่าว แต่รินเผลอถ่ายไปแล้ว',
      chapterTitles: [
        'ฝนตกแดดออก',
        'ค่าจ้างเป็นใบไม้',
        'เจ้าบ่าวเงยหน้า',
        'โคมสี่สิบดวงที่ไม่มีคนถือ',
        'ผ้าคลุมหน้าในห้องมืด',
        'หางของเจ้าสาวบอกอะไร',
        'เปิดรับแสง',
        'ชื่อเธอในภาษาจิ้งจอก',
        'เพื่อนเจ้าบ่าวที่ไม่ได้เชิญ',
      ],
    },
    vie: {
      name: 'Mùa cưới của cáo',
      overview:
        'Trời vừa nắng vừa mưa nghĩa là đâu đó loài cáo đang làm đám cưới. Rin, thợ ảnh cưới ế khách, được thuê trọn tháng Sáu bởi một vị khách trả công bằng lá cây và chỉ dặn một điều: đừng bao giờ chụp chú rể. Cô lỡ chụp mất một tấm. Trong phòng tối, bức ảnh quay đầu lại và hỏi tên cô.',
      description:
        'Được thuê chụp đám cưới của loài cáo, Rin chỉ có một điều cấm: không chụp chú rể. Cô lỡ chụp mất rồi.',
      chapterTitles: [
        'Mưa trong nắng',
        'Tiền công là lá',
        'Chú rể ngước lên',
        'Bốn mươi đèn lồng không người cầm',
        'Khăn voan trong phòng tối',
        'Cái đuôi cô dâu nói gì',
        'Phơi sáng',
        'Tên em trong tiếng cáo',
        'Phù rể không mời',
      ],
    },
  },
};
