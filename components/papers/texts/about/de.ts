import type { AboutText } from '../texts';

export const de: AboutText = {
  title: 'Über uns',
  description: '{site} zeigt offizielle Manga, gratis und in neun Sprachen.',
  picture: {
    alt: 'Eine Comicseite in Panels: Eine Katze liest im Regal, ein Zug fährt durch die Nacht, ein Buch liegt offen. Darüber: {site}, offizielle Manga, gratis, in neun Sprachen.',
    line: 'Offizielle Manga. Gratis. In neun Sprachen.',
  },
};
