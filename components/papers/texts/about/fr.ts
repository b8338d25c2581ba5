import type { AboutText } from '../texts';

export const fr: AboutText = {
  title: 'Qui sommes-nous ?',
  description: '{site} est un lecteur gratuit de mangas officiels en neuf langues.',
  picture: {
    alt: 'Une planche en cases : un chat lit sur une étagère, un train traverse la nuit, un livre est ouvert. Au-dessus : {site}, des mangas officiels, gratuits, en neuf langues.',
    line: 'Des mangas officiels. Gratuits. En neuf langues.',
  },
};
