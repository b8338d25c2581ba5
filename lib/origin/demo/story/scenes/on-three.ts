import type { Scene } from '../scene';

/** Two lift, one at a time. */
export const onThree: Scene = {
  id: 'on-three',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'on-three.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'determined',
      ground: 'place',
      text: [{ kind: 'say', line: 'on-three.lift' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'determined',
      ground: 'speed-white',
      text: [{ kind: 'say', line: 'on-three.count' }],
      weight: 1,
    },
    {
      shot: 'action',
      who: 'B',
      expression: 'shout',
      stance: 'swing',
      ground: 'speed-black',
      sound: 'crash',
      weight: 1,
    },
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'worry',
      ground: 'place',
      text: [{ kind: 'say', line: 'on-three.or-after', by: 'B' }],
      weight: 1,
    },
  ],
};
