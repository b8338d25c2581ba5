/** Names of about the length and the letters that editions have, for tests: the longest words, stacked accents, marks above and below. */
export const SAMPLE_NAMES = {
  eng: 'The Lighthouse Keeper’s Homework',
  esp: '¿Quién compró el último reloj de la estación?',
  fra: 'L’Été où la forêt s’est tue : chroniques',
  ind: 'Pembangun Perkampungan Berkelanjutan',
  ptb: 'Lições de Navegação para Corações Inquietos',
  rus: 'Призрачный трамвай девятого маршрута',
  tha: 'ผู้พิทักษ์ประภาคารที่ปลายฝั่งน้ำ',
  deu: 'Die Leuchtturmwärterhausaufgaben',
  vie: 'Những Bức Thư Gửi Thủy Triều Ở Đảo Ngọc',
} as const;
