import type { SeriesFacts } from '../series-facts';

export const staticGarden: SeriesFacts = {
  id: 29,
  slug: 'static-garden',
  author: 'Yun Abara',
  label: 'GIGA',
  tags: ['science-fiction', 'drama', 'mystery'],
  schedule: 'other',
  weekday: 6,
  status: 'ongoing',
  rating: 'teen',
  form: 'spreads',
  direction: 'rtl',
  chapters: 27,
  simulpub: true,
  planType: 'standard',
  popularity: 39,
  newest: ['free', 'one-time-free', 'ticket', 'ticket', 'subscription'],
  editions: {
    eng: {
      name: 'Static Garden',
      overview:
        'The relay station went silent forty years ago. Its gardening robot, Tern, still waters six hundred plants nobody will eat, and each gives off a faint radio hiss. On day 14,611 the tomatoes and the ferns hiss in time. Tern slows the noise down a thousandfold and finds a voice, giving orders to a gardener who is not Tern.',
      description: 'A robot waters a dead station’s plants for forty years. Then their radio hiss turns into a voice.',
      chapterTitles: [
        'Day 14,611',
        'The Tomatoes Agree',
        'A Thousand Times Slower',
        'Gardener Two',
        'Frost on the Antenna',
        'Do Not Prune',
        'The Seed With a Serial Number',
        'Somebody Ate a Pear',
        'Carrier Wave',
      ],
    },
    esp: {
      name: 'El jardín de la estática',
      overview:
        'La estación repetidora enmudeció hace cuarenta años. Su robot jardinero, Tern, sigue regando seiscientas plantas que nadie comerá, y cada una emite un leve siseo de radio. El día 14.611, los tomates y los helechos sisean al compás. Tern ralentiza el ruido mil veces y encuentra una voz que da órdenes a otro jardinero.',
      description:
        'Un robot riega desde hace cuarenta años las plantas de una estación muerta. Un día, su siseo se vuelve voz.',
      chapterTitles: [
        'Día 14.611',
        'Los tomates están de acuerdo',
        'Mil veces más lento',
        'El segundo jardinero',
        'Escarcha en la antena',
        'No podar',
        'La semilla con número de serie',
        'Alguien se ha comido una pera',
        'Onda portadora',
      ],
    },
    tha: {
      name: 'สวนคลื่นวิทยุ',
      overview:
        'สถานีถ่ายทอดสัญญาณเงียบไปสี่สิบปีแล้ว แต่หุ่นยนต์คนสวนชื่อเทิร์นยังรดน้ำต้นไม้หกร้อยต้นที่ไม่มีใครกิน แต่ละต้นส่งเสียงซ่าเบา ๆ ออกมาทางคลื่นวิทยุ วันที่ 14,611 มะเขือเทศกับเฟิร์นซ่าพร้อมกันเป็นจังหวะ เทิร์นยืดเสียงให้ช้าลงพันเท่าแล้วพบเสียงคนกำลังสั่งงานคนสวนอีกคน',
      description: 'หุ่นยนต์รดน้ำต้นไม้ในสถานีร้างมาสี่สิบปี แล้ววันหนึ่งเสียงซ่าจากต้นไม้ก็กลายเป็นเสียงคน',
      chapterTitles: [
        'วันที่ 14,611',
        'มะเขือเทศเห็นพ้อง',
        'ช้าลงพันเท่า',
        'คนสวนหมายเลขสอง',
        'น้ำค้างแข็งบนเสาอากาศ',
        'ห้ามตัดแต่งกิ่ง',
        'เมล็ดที่มีหมายเลขเครื่อง',
        'มีคนกินลูกแพร์',
        'คลื่นพาหะ',
      ],
    },
  },
};
