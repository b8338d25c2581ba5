import type { Scene } from '../scene';

/** Two people listen to nothing, together. */
export const nothingToHear: Scene = {
  id: 'nothing-to-hear',
  kind: 'quiet',
  roles: 2,
  mood: 'still',
  fits: ['any'],
  beats: [
    { shot: 'establish', expression: 'neutral', ground: 'place', sound: 'wind', weight: 3 },
    { shot: 'wide', who: 'A', also: 'B', expression: 'neutral', stance: 'sit', ground: 'place', weight: 2 },
    {
      shot: 'close',
      who: 'A',
      expression: 'neutral',
      ground: 'dots',
      text: [{ kind: 'say', line: 'nothing-to-hear.hear' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'B',
      expression: 'neutral',
      pose: 'chin',
      ground: 'plain',
      text: [{ kind: 'say', line: 'nothing-to-hear.nothing' }],
      weight: 1,
    },
    { shot: 'object', prop: 'cup', expression: 'neutral', ground: 'dots', weight: 1 },
    {
      shot: 'close',
      who: 'A',
      expression: 'smile',
      ground: 'plain',
      text: [{ kind: 'say', line: 'nothing-to-hear.me-too' }],
      weight: 1,
    },
    {
      shot: 'half',
      who: 'B',
      also: 'A',
      expression: 'smile',
      ground: 'place',
      text: [{ kind: 'say', line: 'nothing-to-hear.lovely' }],
      weight: 2,
    },
    {
      shot: 'figures-from-behind',
      who: 'A',
      also: 'B',
      expression: 'neutral',
      stance: 'sit',
      ground: 'place',
      weight: 3,
    },
  ],
};
