import type { RatingText } from '../texts';

export const en: RatingText = {
  title: 'Age rating',
  description: 'What the age ratings on {site} mean, and from which age each applies.',
  lead: 'Every series carries one of four marks. Publishers set them; the ages are those that readers of this language are used to.',
  levels: {
    'all-ages': 'Nothing that a child could not read alone: mild danger at most, and it turns out well.',
    teen: 'Some fighting, frightening moments, coarse words or first love. Younger readers may want company.',
    'teen-plus': 'Stronger violence, dark themes, or scenes that hint at more than they show.',
    mature: 'Drawn for adults: explicit violence or themes. Such a series asks before it opens.',
  },
  note: 'The mark stands on the page of each series. Parents know best what suits their child.',
};
