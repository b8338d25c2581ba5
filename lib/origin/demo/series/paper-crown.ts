import type { SeriesFacts } from '../series-facts';

export const paperCrown: SeriesFacts = {
  id: 16,
  slug: 'paper-crown',
  author: 'Mirei Okabayashi',
  label: 'SQ',
  tags: ['fantasy', 'drama', 'romance'],
  schedule: 'other',
  weekday: 3,
  status: 'ongoing',
  rating: 'teen',
  form: 'pages',
  direction: 'rtl',
  printed: { fra: { direction: 'ltr' } },
  chapters: 87,
  simulpub: true,
  planType: 'basic',
  popularity: 66,
  newest: ['free', 'free', 'ticket', 'ticket', 'one-time-free', 'one-time-free'],
  editions: {
    eng: {
      name: 'Paper Crown',
      overview:
        'The real crown of Averne was pawned to pay for a war. Every dawn the stationer’s daughter Lisette folds the queen a new one out of gilded paper, and nobody at court knows. Then the queen vanishes before breakfast. By noon somebody must be crowned, the only head it fits is Lisette’s, and it looks like rain.',
      description:
        'Lisette folds the queen’s secret paper crown each dawn. One morning the queen is gone, and the crown fits only her.',
      chapterTitles: [
        'Fold Along the Gold',
        'A Queen Before Noon',
        'Never Curtsey to the Rain',
        'The Pawnbroker’s Receipt',
        'Forty Courtiers, One Umbrella',
        'The Duke Counts Creases',
        'Ink on the Royal Thumb',
        'A Throne for Two',
        'Burnt at One Corner',
      ],
    },
    fra: {
      name: 'Couronne de papier',
      overview:
        'La vraie couronne d’Averne a été mise en gage pour payer une guerre. À chaque aube, Lisette, fille du papetier, en plie une neuve pour la reine dans du papier doré, et la cour n’en sait rien. Puis la reine disparaît avant le petit déjeuner. À midi, il faudra couronner quelqu’un : seule Lisette a la tête qu’il faut, et le ciel se couvre.',
      description:
        'À chaque aube, Lisette plie en secret la couronne de la reine. Un matin, plus de reine, et la couronne ne va qu’à elle.',
      chapterTitles: [
        'Plier en suivant l’or',
        'Reine avant midi',
        'Pas de révérence à la pluie',
        'Le reçu du prêteur',
        'Quarante courtisans, un parapluie',
        'Le duc compte les plis',
        'De l’encre au pouce royal',
        'Un trône pour deux',
        'Un coin brûlé',
      ],
    },
    vie: {
      name: 'Vương miện giấy',
      overview:
        'Vương miện thật của xứ Averne đã đem cầm để trả nợ chiến tranh. Mỗi sớm, Lisette, con gái người bán giấy, lại gấp cho nữ hoàng một chiếc mới bằng giấy dát vàng mà cả triều đình không hay. Rồi nữ hoàng biến mất trước bữa sáng. Đến trưa phải có người đội vương miện, nó chỉ vừa đầu Lisette, và trời thì sắp mưa.',
      description:
        'Mỗi sớm Lisette bí mật gấp vương miện giấy cho nữ hoàng. Rồi nữ hoàng biến mất, và nó chỉ vừa đầu cô.',
      chapterTitles: [
        'Gấp theo đường vàng',
        'Làm nữ hoàng trước giờ trưa',
        'Đừng cúi chào cơn mưa',
        'Tờ biên nhận tiệm cầm đồ',
        'Bốn mươi cận thần, một chiếc ô',
        'Công tước đếm nếp gấp',
        'Vết mực trên ngón tay',
        'Ngai vàng cho hai người',
        'Cháy sém một góc',
      ],
    },
  },
};
