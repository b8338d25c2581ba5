import { linesOf } from './lines-of';

export const ownComplaint = linesOf('own-complaint', {
  eng: {
    title: 'A Complaint',
    came: 'We’ve had a complaint.',
    from: 'Who from?!',
    you: 'You.',
    apology: 'And I expect an apology.',
  },
  esp: {
    title: 'Una queja',
    came: 'Nos ha llegado una queja.',
    from: '¡¿De quién?!',
    you: 'Tuya.',
    apology: 'Y espero una disculpa.',
  },
  fra: {
    title: 'Une plainte',
    came: 'On a reçu une plainte.',
    from: 'De qui ?!',
    you: 'De toi.',
    apology: 'Et j’attends des excuses.',
  },
  ind: {
    title: 'Keluhan',
    came: 'Ada surat keluhan.',
    from: 'Dari siapa?!',
    you: 'Dari kamu.',
    apology: 'Dan aku menunggu permintaan maaf.',
  },
  ptb: {
    title: 'Reclamação',
    came: 'Chegou uma reclamação.',
    from: 'De quem?!',
    you: 'Sua.',
    apology: 'E espero um pedido de desculpas.',
  },
  rus: {
    title: 'Жалоба',
    came: 'На нас пришла жалоба.',
    from: 'От кого?!',
    you: 'От тебя.',
    apology: 'И я жду извинений.',
  },
  tha: {
    title: 'ร้องเรียน',
    came: 'มีจดหมายร้องเรียนมา',
    from: 'จากใคร?!',
    you: 'จากเธอ',
    apology: 'และฉันรอคำขอโทษอยู่',
  },
  deu: {
    title: 'Die Beschwerde',
    came: 'Es gibt eine Beschwerde.',
    from: 'Von wem?!',
    you: 'Von dir.',
    apology: 'Und ich erwarte eine Entschuldigung.',
  },
  vie: {
    title: 'Khiếu nại',
    came: 'Có thư khiếu nại này.',
    from: 'Của ai?!',
    you: 'Của cậu.',
    apology: 'Và tôi chờ một lời xin lỗi.',
  },
});
