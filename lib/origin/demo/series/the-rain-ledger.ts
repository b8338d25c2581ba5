import type { SeriesFacts } from '../series-facts';

export const theRainLedger: SeriesFacts = {
  id: 2,
  slug: 'the-rain-ledger',
  author: 'A. Vellorin',
  label: 'YJ',
  tags: ['mystery', 'drama'],
  schedule: 'other',
  weekday: 3,
  status: 'ongoing',
  rating: 'teen-plus',
  form: 'pages',
  direction: 'rtl',
  chapters: 54,
  simulpub: true,
  planType: 'basic',
  popularity: 55,
  newest: ['free', 'one-time-free', 'one-time-free', 'ticket', 'subscription'],
  editions: {
    eng: {
      name: 'The Rain Ledger',
      overview:
        'Private detective Aldo Crane writes down what every client owes him, and nobody has ever paid in full. Then fourteen-year-old Ida puts cash on his desk: find the man who is going to kill her father. Her father was buried six years ago. On Thursday he was seen buying an umbrella.',
      description:
        'A girl pays a detective to save her father, who has been dead six years and was seen buying an umbrella on Thursday.',
      chapterTitles: [
        'Paid in Advance',
        'The Man Who Bought an Umbrella',
        'Six Years of Flowers',
        'A Debt in Red Ink',
        'Ninth Street, Back Door',
        'The Widow Lies Politely',
        'Two Hats on One Hook',
        'What the Gutter Kept',
        'Balance Carried Forward',
      ],
    },
    esp: {
      name: 'Las cuentas de la lluvia',
      overview:
        'El detective Aldo Crane apunta lo que le debe cada cliente, y nadie ha saldado nunca la cuenta. Hasta que Ida, de catorce años, le deja un fajo sobre la mesa: quiere que encuentre al hombre que va a matar a su padre. Al padre lo enterraron hace seis años. El jueves lo vieron comprar un paraguas.',
      description:
        'Ida paga a un detective para salvar a su padre. Lleva seis años enterrado, y el jueves lo vieron comprar un paraguas.',
      chapterTitles: [
        'Pago por adelantado',
        'El hombre del paraguas',
        'Seis años de flores',
        'Una deuda en tinta roja',
        'Calle Nueve, puerta trasera',
        'La viuda miente con educación',
        'Dos sombreros, un perchero',
        'Lo que guardó la alcantarilla',
        'Saldo pendiente',
      ],
    },
    fra: {
      name: 'Les Comptes de la pluie',
      overview:
        'Le détective Aldo Crane note tout ce que ses clients lui doivent, et aucun n’a jamais soldé son compte. Ida, quatorze ans, pose une liasse sur son bureau : qu’il trouve celui qui va tuer son père. Or le père est enterré depuis six ans. Jeudi, on l’a vu acheter un parapluie.',
      description:
        'Ida engage un détective pour sauver son père. Il est mort depuis six ans, et jeudi on l’a vu acheter un parapluie.',
      chapterTitles: [
        'Payé d’avance',
        'L’homme au parapluie',
        'Six ans de fleurs',
        'Une dette à l’encre rouge',
        'Neuvième Rue, porte de service',
        'La veuve ment poliment',
        'Deux chapeaux, une patère',
        'Ce qu’a gardé le caniveau',
        'Report à nouveau',
      ],
    },
    rus: {
      name: 'Долги дождя',
      overview:
        'Сыщик Альдо Крейн записывает в тетрадь, кто сколько ему должен, и ещё никто не расплатился сполна. Но вот четырнадцатилетняя Ида кладёт на стол деньги: найдите того, кто убьёт моего отца. Отца похоронили шесть лет назад. А в четверг его видели в лавке: он покупал зонт.',
      description:
        'Ида платит сыщику, чтобы тот спас её отца. Отец уже шесть лет в могиле, но в четверг он купил зонт.',
      chapterTitles: [
        'Деньги вперёд',
        'Человек, купивший зонт',
        'Шесть лет цветов',
        'Долг красными чернилами',
        'Девятая улица, чёрный ход',
        'Вдова вежливо лжёт',
        'Две шляпы на одном крючке',
        'Что сберегла канава',
        'Остаток на начало месяца',
      ],
    },
    deu: {
      name: 'Regenschuld',
      overview:
        'Privatdetektiv Aldo Crane führt Buch darüber, was ihm jeder Klient schuldet, und keiner hat je alles bezahlt. Dann legt ihm die vierzehnjährige Ida Bargeld hin: Er soll den Mann finden, der ihren Vater töten wird. Der liegt seit sechs Jahren unter der Erde. Am Donnerstag hat er einen Schirm gekauft.',
      description:
        'Ida bezahlt einen Detektiv, um ihren Vater zu retten. Der ist seit sechs Jahren tot und hat am Donnerstag einen Schirm gekauft.',
      chapterTitles: [
        'Vorkasse',
        'Der Mann mit dem Schirm',
        'Sechs Jahre Blumen',
        'Rote Zahlen',
        'Neunte Straße, Hintertür',
        'Die Witwe lügt höflich',
        'Zwei Hüte, ein Haken',
        'Was die Gosse behielt',
        'Übertrag',
      ],
    },
  },
};
