import { linesOf } from './lines-of';

export const theProphet = linesOf('the-prophet', {
  eng: {
    title: 'The Prophet',
    bring: 'O wise one, what comes tomorrow?',
    tuesday: 'Tuesday.',
    then: 'And after that?',
    limits: 'I have my limits.',
  },
  esp: {
    title: 'La profecía',
    bring: 'Dime, ¿qué traerá el mañana?',
    tuesday: 'Un martes.',
    then: '¿Y después?',
    limits: 'Mi don tiene límites.',
  },
  fra: {
    title: 'L’oracle',
    bring: 'Ô oracle, que nous réserve demain ?',
    tuesday: 'Un mardi.',
    then: 'Et après ?',
    limits: 'Mon don a des limites.',
  },
  ind: {
    title: 'Peramal',
    bring: 'Wahai peramal, besok ada apa?',
    tuesday: 'Selasa.',
    then: 'Setelah itu?',
    limits: 'Ilmuku ada batasnya.',
  },
  ptb: {
    title: 'O oráculo',
    bring: 'Diga: o que vem amanhã?',
    tuesday: 'Terça.',
    then: 'E depois?',
    limits: 'Meu dom tem limites.',
  },
  rus: {
    title: 'Оракул',
    bring: 'Поведай: что будет завтра?',
    tuesday: 'Вторник.',
    then: 'А потом?',
    limits: 'Дар мой не безграничен.',
  },
  tha: {
    title: 'ผู้หยั่งรู้',
    bring: 'ท่านผู้รู้ พรุ่งนี้จะเกิดอะไร?',
    tuesday: 'วันอังคาร',
    then: 'แล้วหลังจากนั้นล่ะ?',
    limits: 'พลังมีจำกัดน่ะ',
  },
  deu: {
    title: 'Das Orakel',
    bring: 'Sprich: Was kommt morgen?',
    tuesday: 'Dienstag.',
    then: 'Und danach?',
    limits: 'Auch ich habe Grenzen.',
  },
  vie: {
    title: 'Nhà tiên tri',
    bring: 'Thưa tiên tri, mai có gì?',
    tuesday: 'Thứ Ba.',
    then: 'Sau đó thì sao?',
    limits: 'Tài ta có hạn.',
  },
});
