import type { SeriesFacts } from '../series-facts';

export const lettersToTheTide: SeriesFacts = {
  id: 26,
  slug: 'letters-to-the-tide',
  author: 'Noor Castellan',
  label: 'SKJ',
  tags: ['family', 'drama', 'one-shot'],
  schedule: 'other',
  weekday: 6,
  status: 'one-shot',
  rating: 'all-ages',
  form: 'pages',
  direction: 'ltr',
  chapters: 1,
  simulpub: false,
  planType: 'disabled',
  popularity: 31,
  newest: ['free'],
  editions: {
    eng: {
      name: 'Letters to the Tide',
      overview:
        'For thirty years their father threw a bottle into the bay on every birthday, and told no one what he wrote. Clearing his shed, Amal and her two brothers find them all: thirty bottles, carried back by the same current, corks unbroken. One is addressed to a fourth child.',
      description:
        'Thirty bottles their father threw into the sea came back unopened. One letter is for a child nobody knew of.',
      chapterTitles: ['Thirty Corks'],
    },
    esp: {
      name: 'Cartas a la marea',
      overview:
        'Durante treinta años, su padre lanzó una botella a la bahía por cada cumpleaños y jamás contó qué escribía. Al vaciar el cobertizo, Amal y sus dos hermanos las encuentran todas: treinta botellas que la misma corriente trajo de vuelta, con el corcho intacto. Una va dirigida a un cuarto hijo.',
      description:
        'Treinta botellas que su padre lanzó al mar volvieron sin abrir. Una carta es para un hijo del que nadie sabía.',
      chapterTitles: ['Treinta corchos'],
    },
    ptb: {
      name: 'Cartas para a Maré',
      overview:
        'Durante trinta anos, o pai deles jogou uma garrafa na baía a cada aniversário e nunca contou o que escrevia. Ao esvaziar o galpão, Amal e os dois irmãos encontram todas: trinta garrafas que a mesma correnteza trouxe de volta, com a rolha intacta. Uma está endereçada a um quarto filho.',
      description:
        'Trinta garrafas que o pai jogou no mar voltaram fechadas. Uma das cartas é para um filho que ninguém conhecia.',
      chapterTitles: ['Trinta rolhas'],
    },
  },
};
