import { linesOf } from './lines-of';

export const houseplant = linesOf('houseplant', {
  eng: {
    title: 'Houseplant',
    grow: 'Plants grow if you talk to them.',
    and: 'And does it work?',
    alone: 'It asked me to leave.',
  },
  esp: {
    title: 'La planta',
    grow: 'Las plantas crecen si les hablas.',
    and: '¿Y funciona?',
    alone: 'Me pidió que me fuera.',
  },
  fra: {
    title: 'La plante',
    grow: 'Les plantes poussent si on leur parle.',
    and: 'Et ça marche ?',
    alone: 'Elle m’a demandé de sortir.',
  },
  ind: {
    title: 'Tanaman',
    grow: 'Tanaman tumbuh kalau diajak ngobrol.',
    and: 'Terus, berhasil?',
    alone: 'Aku disuruh pergi.',
  },
  ptb: {
    title: 'A planta',
    grow: 'Planta cresce se a gente conversa.',
    and: 'E funciona?',
    alone: 'Ela pediu pra eu sair.',
  },
  rus: {
    title: 'Растение',
    grow: 'Растения растут, если с ними говорить.',
    and: 'Ну и как?',
    alone: 'Оно попросило меня уйти.',
  },
  tha: {
    title: 'ต้นไม้',
    grow: 'คุยกับต้นไม้แล้วมันจะโต',
    and: 'แล้วได้ผลไหม?',
    alone: 'มันไล่ฉันออกมา',
  },
  deu: {
    title: 'Zimmerpflanze',
    grow: 'Pflanzen wachsen, wenn man mit ihnen redet.',
    and: 'Und, klappt es?',
    alone: 'Sie will ihre Ruhe.',
  },
  vie: {
    title: 'Chậu cây',
    grow: 'Nói chuyện thì cây sẽ lớn.',
    and: 'Thế có hiệu quả không?',
    alone: 'Nó mời tôi ra ngoài.',
  },
});
