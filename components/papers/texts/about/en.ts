import type { AboutText } from '../texts';

export const en: AboutText = {
  title: 'About us',
  description: '{site} is a free reader for official manga in nine languages.',
  picture: {
    alt: 'A comic page in panels: a cat reads on a shelf, a train crosses the night, and an open book. Above them: {site}, official manga, free, in nine languages.',
    line: 'Official manga. Free. In nine languages.',
  },
};
