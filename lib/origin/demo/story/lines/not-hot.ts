import { linesOf } from './lines-of';

export const notHot = linesOf('not-hot', {
  eng: {
    title: 'Is It Hot?',
    hot: 'Is it very spicy?',
    'at-all': 'Not at all!',
    fire: 'WATER!',
    taste: 'Not that I can taste anything.',
  },
  esp: {
    title: '¿Pica?',
    hot: '¿Pica mucho?',
    'at-all': '¡Para nada!',
    fire: '¡AGUA!',
    taste: 'Aunque yo no noto los sabores.',
  },
  fra: {
    title: 'Ça pique ?',
    hot: 'C’est très épicé ?',
    'at-all': 'Pas du tout !',
    fire: 'DE L’EAU !',
    taste: 'Enfin, moi, je ne sens jamais rien.',
  },
  ind: {
    title: 'Pedas Nggak?',
    hot: 'Pedas banget, nggak?',
    'at-all': 'Nggak sama sekali!',
    fire: 'AIR!',
    taste: 'Tapi lidahku memang mati rasa.',
  },
  ptb: {
    title: 'Arde?',
    hot: 'É muito apimentado?',
    'at-all': 'Que nada!',
    fire: 'ÁGUA!',
    taste: 'Se bem que eu não sinto gosto.',
  },
  rus: {
    title: 'Остро?',
    hot: 'Это очень остро?',
    'at-all': 'Нисколько!',
    fire: 'ВОДЫ!',
    taste: 'Правда, вкуса я не чувствую.',
  },
  tha: {
    title: 'เผ็ดไหม',
    hot: 'เผ็ดมากหรือเปล่า?',
    'at-all': 'ไม่เผ็ดเลย!',
    fire: 'น้ำ!',
    taste: 'แต่ลิ้นฉันไม่รู้รสนะ',
  },
  deu: {
    title: 'Scharf?',
    hot: 'Ist das sehr scharf?',
    'at-all': 'Überhaupt nicht!',
    fire: 'WASSER!',
    taste: 'Ich schmecke ja auch nichts.',
  },
  vie: {
    title: 'Có cay không',
    hot: 'Cay lắm không?',
    'at-all': 'Không cay tí nào!',
    fire: 'NƯỚC!',
    taste: 'Mà lưỡi tôi có biết vị gì đâu.',
  },
});
