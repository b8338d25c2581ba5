import { linesOf } from './lines-of';

export const morningRun = linesOf('morning-run', {
  eng: {
    title: 'Sport',
    every: 'From now on we run every morning!',
    'how-far': 'How... far... was that?',
    door: 'To the door.',
  },
  esp: {
    title: 'Deporte',
    every: '¡Desde hoy corremos cada mañana!',
    'how-far': '¿Hasta... dónde... llegamos?',
    door: 'Hasta la puerta.',
  },
  fra: {
    title: 'Footing',
    every: 'Désormais, on court tous les matins !',
    'how-far': 'On a... couru... jusqu’où ?',
    door: 'Jusqu’à la porte.',
  },
  ind: {
    title: 'Olahraga',
    every: 'Mulai sekarang kita lari tiap pagi!',
    'how-far': 'Sudah... sejauh... apa?',
    door: 'Sampai pintu.',
  },
  ptb: {
    title: 'Exercício',
    every: 'Agora a gente corre toda manhã!',
    'how-far': 'Até... onde... a gente foi?',
    door: 'Até a porta.',
  },
  rus: {
    title: 'Спорт',
    every: 'Теперь бегаем каждое утро!',
    'how-far': 'Далеко... мы... убежали?',
    door: 'До двери.',
  },
  tha: {
    title: 'ออกกำลังกาย',
    every: 'จากนี้ไปวิ่งกันทุกเช้า!',
    'how-far': 'วิ่ง... มา... ไกลแค่ไหนแล้ว?',
    door: 'แค่ถึงประตู',
  },
  deu: {
    title: 'Frühsport',
    every: 'Ab jetzt laufen wir jeden Morgen!',
    'how-far': 'Wie... weit... war das?',
    door: 'Bis zur Tür.',
  },
  vie: {
    title: 'Thể thao',
    every: 'Từ nay sáng nào cũng chạy!',
    'how-far': 'Được... bao... xa rồi?',
    door: 'Tới cửa.',
  },
});
