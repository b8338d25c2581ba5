import { linesOf } from './lines-of';

export const inBrief = linesOf('in-brief', {
  eng: {
    title: 'In Brief',
    brief: 'I’ll be brief.',
    introduction: 'That was the introduction.',
  },
  esp: {
    title: 'En breve',
    brief: 'Seré breve.',
    introduction: 'Y esa era la introducción.',
  },
  fra: {
    title: 'En bref',
    brief: 'Je vais faire court.',
    introduction: 'Voilà pour l’introduction.',
  },
  ind: {
    title: 'Singkatnya',
    brief: 'Singkat saja, ya.',
    introduction: 'Sekian pembukaannya.',
  },
  ptb: {
    title: 'Em resumo',
    brief: 'Vou ser breve.',
    introduction: 'E essa foi a introdução.',
  },
  rus: {
    title: 'Коротко',
    brief: 'Скажу коротко.',
    introduction: 'Это было вступление.',
  },
  tha: {
    title: 'สั้น ๆ',
    brief: 'ขอพูดสั้น ๆ นะ',
    introduction: 'เมื่อกี้แค่บทนำ',
  },
  deu: {
    title: 'Kurz gesagt',
    brief: 'Ich fasse mich kurz.',
    introduction: 'So weit die Einleitung.',
  },
  vie: {
    title: 'Nói ngắn gọn',
    brief: 'Tôi xin nói ngắn gọn.',
    introduction: 'Phần mở đầu đến đây là hết.',
  },
});
