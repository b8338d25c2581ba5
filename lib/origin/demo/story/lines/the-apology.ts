import { linesOf } from './lines-of';

export const theApology = linesOf('the-apology', {
  eng: {
    title: 'The Apology',
    wrote: 'I’ve written you an apology.',
    forgiven: '“I forgive you.”',
    trouble: 'I wanted to save you the trouble.',
  },
  esp: {
    title: 'La disculpa',
    wrote: 'Te escribí una disculpa.',
    forgiven: '«Te perdono».',
    trouble: 'Quería ahorrarte el trabajo.',
  },
  fra: {
    title: 'Les excuses',
    wrote: 'Je t’ai écrit des excuses.',
    forgiven: '« Je te pardonne. »',
    trouble: 'Je voulais t’éviter cette peine.',
  },
  ind: {
    title: 'Surat Maaf',
    wrote: 'Aku menulis surat maaf buatmu.',
    forgiven: '“Kumaafkan kamu.”',
    trouble: 'Biar kamu nggak repot.',
  },
  ptb: {
    title: 'A desculpa',
    wrote: 'Te escrevi um pedido de desculpas.',
    forgiven: '“Eu te perdoo.”',
    trouble: 'Quis te poupar o trabalho.',
  },
  rus: {
    title: 'Извинение',
    wrote: 'Это тебе. Мои извинения.',
    forgiven: '«Прощаю тебя».',
    trouble: 'Чтобы тебе не утруждаться.',
  },
  tha: {
    title: 'คำขอโทษ',
    wrote: 'เขียนจดหมายขอโทษมาให้',
    forgiven: '“ฉันยกโทษให้”',
    trouble: 'จะได้ไม่ต้องลำบากเขียนเอง',
  },
  deu: {
    title: 'Die Entschuldigung',
    wrote: 'Hier, meine Entschuldigung.',
    forgiven: '„Ich verzeihe dir.“',
    trouble: 'Ich wollte dir die Mühe ersparen.',
  },
  vie: {
    title: 'Lời xin lỗi',
    wrote: 'Tớ viết thư xin lỗi cậu này.',
    forgiven: '“Tớ tha lỗi cho cậu.”',
    trouble: 'Đỡ mất công cậu viết mà.',
  },
});
