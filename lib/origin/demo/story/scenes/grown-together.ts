import type { Scene } from '../scene';

/** Two names, one line. */
export const grownTogether: Scene = {
  id: 'grown-together',
  kind: 'quiet',
  roles: 2,
  mood: 'tender',
  fits: ['any'],
  where: 'outdoors',
  beats: [
    { shot: 'wide', who: 'A', expression: 'neutral', stance: 'walk', ground: 'place', weight: 2 },
    {
      shot: 'close',
      who: 'A',
      expression: 'worry',
      ground: 'dots',
      text: [{ kind: 'say', line: 'grown-together.here' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'B',
      expression: 'neutral',
      ground: 'plain',
      text: [{ kind: 'say', line: 'grown-together.names' }],
      weight: 1,
    },
    { shot: 'object', prop: 'lamp', expression: 'neutral', ground: 'dots', sound: 'click', weight: 1 },
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'sad',
      pose: 'point',
      ground: 'place',
      text: [{ kind: 'say', line: 'grown-together.one-line' }],
      weight: 2,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'smile',
      ground: 'dots',
      text: [{ kind: 'say', line: 'grown-together.grown' }],
      weight: 1,
    },
    { shot: 'close', who: 'A', expression: 'happy', ground: 'flowers', weight: 1 },
    { shot: 'figures-from-behind', who: 'A', also: 'B', expression: 'neutral', ground: 'place', weight: 3 },
  ],
};
