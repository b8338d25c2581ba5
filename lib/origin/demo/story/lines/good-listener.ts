import { linesOf } from './lines-of';

export const goodListener = linesOf('good-listener', {
  eng: {
    title: 'A Good Listener',
    never: 'You never listen to me!',
    'half-past': 'Half past four.',
    next: 'That was my NEXT question.',
  },
  esp: {
    title: 'Saber escuchar',
    never: '¡Nunca me escuchas!',
    'half-past': 'Las cuatro y media.',
    next: 'Esa era mi PRÓXIMA pregunta.',
  },
  fra: {
    title: 'Tout ouïe',
    never: 'Tu ne m’écoutes jamais !',
    'half-past': 'Quatre heures et demie.',
    next: 'C’était ma PROCHAINE question.',
  },
  ind: {
    title: 'Pendengar yang Baik',
    never: 'Kamu nggak pernah dengerin aku!',
    'half-past': 'Setengah lima.',
    next: 'Itu BARU MAU kutanya.',
  },
  ptb: {
    title: 'Saber ouvir',
    never: 'Você nunca me ouve!',
    'half-past': 'Quatro e meia.',
    next: 'Essa era minha PRÓXIMA pergunta.',
  },
  rus: {
    title: 'Умение слушать',
    never: 'Ты меня никогда не слушаешь!',
    'half-past': 'Половина пятого.',
    next: 'Это был мой СЛЕДУЮЩИЙ вопрос.',
  },
  tha: {
    title: 'ผู้ฟังที่ดี',
    never: 'ไม่เคยฟังกันเลย!',
    'half-past': 'สี่โมงครึ่ง',
    next: 'นั่นมันคำถามถัดไปต่างหาก',
  },
  deu: {
    title: 'Gut zugehört',
    never: 'Du hörst mir nie zu!',
    'half-past': 'Halb fünf.',
    next: 'Das war meine NÄCHSTE Frage.',
  },
  vie: {
    title: 'Biết lắng nghe',
    never: 'Cậu chẳng bao giờ nghe tớ!',
    'half-past': 'Bốn rưỡi.',
    next: 'Đó là câu hỏi TIẾP THEO mà.',
  },
});
