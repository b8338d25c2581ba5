import type { Scene } from '../scene';

/** A wish for quiet. */
export const fallingStar: Scene = {
  id: 'falling-star',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'falling-star.title',
  fits: ['any'],
  where: 'outdoors',
  beats: [
    {
      shot: 'figures-from-behind',
      who: 'A',
      also: 'B',
      expression: 'neutral',
      ground: 'place',
      text: [{ kind: 'say', line: 'falling-star.star', by: 'A' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'B',
      expression: 'smile',
      ground: 'flowers',
      text: [{ kind: 'say', line: 'falling-star.quiet' }],
      weight: 1,
    },
    { shot: 'establish', expression: 'neutral', ground: 'black', sound: 'crash', weight: 1 },
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'worry',
      ground: 'place',
      text: [{ kind: 'say', line: 'falling-star.landed' }],
      weight: 1,
    },
  ],
};
