import type { Scene } from '../scene';

/** A prophet knows the calendar. */
export const theProphet: Scene = {
  id: 'the-prophet',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'the-prophet.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'talk',
      ground: 'place',
      text: [{ kind: 'say', line: 'the-prophet.bring' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'B',
      expression: 'neutral',
      pose: 'chin',
      ground: 'black',
      text: [{ kind: 'say', line: 'the-prophet.tuesday' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'A',
      expression: 'determined',
      ground: 'dots',
      text: [{ kind: 'say', line: 'the-prophet.then' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'worry',
      ground: 'plain',
      text: [{ kind: 'say', line: 'the-prophet.limits' }],
      weight: 1,
    },
  ],
};
