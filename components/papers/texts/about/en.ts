import type { AboutText } from '../texts';

export const en: AboutText = {
  title: 'About us',
  alt: 'A comic page in panels: a cat reads on a shelf, a train crosses the night, and an open book. Above them: {site}.',
};
