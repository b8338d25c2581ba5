import type { AboutText } from '../texts';

export const de: AboutText = {
  title: 'Über uns',
  alt: 'Eine Comicseite in Panels: Eine Katze liest im Regal, ein Zug fährt durch die Nacht, ein Buch liegt offen. Darüber: {site}.',
};
