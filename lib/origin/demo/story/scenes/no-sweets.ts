import type { Scene } from '../scene';

/** A resolution meets a cake. */
export const noSweets: Scene = {
  id: 'no-sweets',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'no-sweets.title',
  fits: ['any'],
  beats: [
    {
      shot: 'bust',
      who: 'A',
      expression: 'determined',
      pose: 'cross',
      ground: 'plain',
      text: [{ kind: 'say', line: 'no-sweets.today' }],
      weight: 1,
    },
    {
      shot: 'half',
      who: 'B',
      also: 'A',
      expression: 'smile',
      pose: 'hold',
      ground: 'place',
      text: [{ kind: 'say', line: 'no-sweets.then-who' }],
      weight: 1,
    },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'focus-white', sound: 'heart', weight: 1 },
    {
      shot: 'bust',
      who: 'A',
      expression: 'happy',
      pose: 'hold',
      ground: 'flowers',
      text: [{ kind: 'say', line: 'no-sweets.tomorrow' }],
      weight: 1,
    },
  ],
};
