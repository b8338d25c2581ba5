import { linesOf } from './lines-of';

export const beware = linesOf('beware', {
  eng: {
    title: 'Beware',
    sign: 'What does the sign say?',
    beware: '“Beware.”',
    'of-what': 'Of what?',
    stops: 'The rest has been bitten off.',
  },
  esp: {
    title: 'Cuidado',
    sign: '¿Qué dice el cartel?',
    beware: '«Cuidado».',
    'of-what': '¿Con qué?',
    stops: 'El resto está arrancado a mordiscos.',
  },
  fra: {
    title: 'Attention',
    sign: 'Il dit quoi, ce panneau ?',
    beware: '« Attention. »',
    'of-what': 'À quoi ?',
    stops: 'La suite a été dévorée.',
  },
  ind: {
    title: 'Awas',
    sign: 'Tulisannya apa?',
    beware: '“Awas.”',
    'of-what': 'Awas apa?',
    stops: 'Sisanya habis digigit.',
  },
  ptb: {
    title: 'Cuidado',
    sign: 'O que diz a placa?',
    beware: '“Cuidado.”',
    'of-what': 'Com quê?',
    stops: 'Arrancaram o resto a dentadas.',
  },
  rus: {
    title: 'Осторожно',
    sign: 'Что там написано?',
    beware: '«Осторожно».',
    'of-what': 'Осторожно — что?',
    stops: 'Дальше откушено.',
  },
  tha: {
    title: 'ระวัง',
    sign: 'ป้ายเขียนว่าอะไร?',
    beware: '“ระวัง”',
    'of-what': 'ระวังอะไร?',
    stops: 'ที่เหลือโดนกัดหายไป',
  },
  deu: {
    title: 'Vorsicht',
    sign: 'Was steht auf dem Schild?',
    beware: '„Vorsicht.“',
    'of-what': 'Wovor?',
    stops: 'Der Rest ist abgebissen.',
  },
  vie: {
    title: 'Coi chừng',
    sign: 'Biển ghi gì thế?',
    beware: '“Coi chừng.”',
    'of-what': 'Coi chừng gì?',
    stops: 'Phần sau bị cắn mất rồi.',
  },
});
