import type { Scene } from '../scene';

/** A sign stops short. */
export const beware: Scene = {
  id: 'beware',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'beware.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'B',
      also: 'A',
      expression: 'talk',
      pose: 'chin',
      ground: 'place',
      text: [{ kind: 'say', line: 'beware.sign' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'A',
      expression: 'neutral',
      ground: 'plain',
      text: [
        { kind: 'say', line: 'beware.beware' },
        { kind: 'off', line: 'beware.of-what', by: 'B' },
      ],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'worry',
      ground: 'dots',
      text: [{ kind: 'say', line: 'beware.stops' }],
      weight: 1,
    },
    { shot: 'close', who: 'B', expression: 'shock', ground: 'focus-black', sound: 'growl', weight: 1 },
  ],
};
