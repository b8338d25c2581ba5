import type { AboutText } from '../texts';

export const fr: AboutText = {
  title: 'Qui sommes-nous ?',
  alt: 'Une planche en cases : un chat lit sur une étagère, un train traverse la nuit, un livre est ouvert. Au-dessus : {site}.',
};
