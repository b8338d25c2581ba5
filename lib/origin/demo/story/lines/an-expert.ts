import { linesOf } from './lines-of';

export const anExpert = linesOf('an-expert', {
  eng: {
    title: 'The Expert',
    leave: 'Leave it to the expert.',
    sweeping: 'I meant sweeping up.',
  },
  esp: {
    title: 'Manos expertas',
    leave: 'Déjalo en manos expertas.',
    sweeping: 'Hablaba de barrer.',
  },
  fra: {
    title: 'Les pros',
    leave: 'Laisse faire les pros.',
    sweeping: 'Je parlais du balai.',
  },
  ind: {
    title: 'Ahlinya',
    leave: 'Serahkan pada ahlinya.',
    sweeping: 'Maksudku ahli menyapu.',
  },
  ptb: {
    title: 'Especialista',
    leave: 'Deixa com quem entende.',
    sweeping: 'De varrer, no caso.',
  },
  rus: {
    title: 'Эксперт',
    leave: 'Доверься эксперту.',
    sweeping: 'По уборке.',
  },
  tha: {
    title: 'ผู้เชี่ยวชาญ',
    leave: 'ปล่อยให้มืออาชีพจัดการ',
    sweeping: 'หมายถึงเรื่อง⁠กวาดน่ะ',
  },
  deu: {
    title: 'Profis',
    leave: 'Überlass das mal den Profis.',
    sweeping: 'Ich meinte das Aufkehren.',
  },
  vie: {
    title: 'Chuyên gia',
    leave: 'Cứ để chuyên gia lo.',
    sweeping: 'Ý tôi là chuyên gia quét dọn.',
  },
});
