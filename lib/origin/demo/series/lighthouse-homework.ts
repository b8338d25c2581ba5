import type { SeriesFacts } from '../series-facts';

export const lighthouseHomework: SeriesFacts = {
  id: 9,
  slug: 'lighthouse-homework',
  author: 'Nori Estavez',
  label: 'J_PLUS',
  tags: ['comedy', 'school', 'slice-of-life'],
  schedule: 'other',
  weekday: 1,
  status: 'ongoing',
  rating: 'all-ages',
  form: 'pages',
  direction: 'rtl',
  printed: { esp: { direction: 'ltr' } },
  chapters: 38,
  simulpub: true,
  planType: 'disabled',
  popularity: 46,
  newest: ['free', 'free', 'free'],
  editions: {
    eng: {
      name: 'Lighthouse Homework',
      overview:
        'The smallest school on the coast is four floors of lighthouse, one retired keeper and five pupils. The ministry closes any school with fewer than six, so Pia enrols a boy who does not exist. Gustav Nill hands in perfect homework, sends polite sick notes and is now top of the class. Next week the inspector wants to meet him.',
      description: 'A lighthouse school needs six pupils and has five, so Pia invents one. Now he is top of the class.',
      chapterTitles: [
        'Present: Five',
        'Gustav Nill Sends His Regrets',
        'Stairs Are a Subject',
        'The Inspector Eats Fish',
        'Gull in Detention',
        'Whose Handwriting Is This?',
        'School Trip, Downstairs',
        'Gustav Gets a Love Letter',
        'Lights Out Means Lights On',
      ],
    },
    esp: {
      name: 'Deberes en el faro',
      overview:
        'La escuela más pequeña de la costa son cuatro pisos de faro, un farero jubilado y cinco alumnos. El ministerio cierra toda escuela con menos de seis, así que Pia matricula a un niño que no existe. Gustav Nill entrega deberes perfectos, avisa cuando enferma y ya es el primero de la clase. El inspector quiere conocerlo.',
      description:
        'La escuela del faro necesita seis alumnos y tiene cinco. Pia se inventa el sexto, y ahora es el primero de la clase.',
      chapterTitles: [
        'Presentes: cinco',
        'Gustav Nill lamenta no asistir',
        'La escalera es asignatura',
        'El inspector come pescado',
        'Gaviota castigada',
        '¿De quién es esta letra?',
        'Excursión a la planta baja',
        'Una carta de amor para Gustav',
        'Hora de encender la luz',
      ],
    },
    tha: {
      name: 'การบ้านที่ประภาคาร',
      overview:
        'โรงเรียนที่เล็กที่สุดริมทะเลคือประภาคารสี่ชั้น มีอดีตคนเฝ้าไฟเป็นครู กับนักเรียนห้าคน กระทรวงสั่งปิดทุกโรงเรียนที่มีไม่ถึงหกคน พีอาเลยสมัครเรียนให้เด็กชายที่ไม่มีตัวตน กุสตาฟ นิล ส่งการบ้านไร้ที่ติ ลาป่วยอย่างสุภาพ แถมยังสอบได้ที่หนึ่งของห้อง สัปดาห์หน้าศึกษานิเทศก์ขอพบตัวเขา',
      description: 'โรงเรียนประภาคารขาดนักเรียนหนึ่งคน พีอาเลยแต่งเด็กขึ้นมาเองหนึ่งคน แล้วเขาก็สอบได้ที่หนึ่งของห้อง',
      chapterTitles: [
        'มาเรียนห้าคน',
        'กุสตาฟขอลาป่วย',
        'บันไดก็เป็นวิชาเรียน',
        'ศึกษานิเทศก์กินปลา',
        'นกนางนวลโดนกักบริเวณ',
        'นี่ลายมือใคร',
        'ทัศนศึกษาชั้นล่าง',
        'จดหมายรักถึงกุสตาฟ',
        'ปิดไฟแปลว่าเปิดไฟ',
      ],
    },
  },
};
