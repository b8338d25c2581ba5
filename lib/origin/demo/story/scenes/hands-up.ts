import type { Scene } from '../scene';

/** A robbery is put off, for tea. */
export const handsUp: Scene = {
  id: 'hands-up',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'hands-up.title',
  fits: ['any'],
  beats: [
    {
      shot: 'action',
      who: 'A',
      expression: 'shout',
      stance: 'jump',
      ground: 'speed-black',
      text: [{ kind: 'shout', line: 'hands-up.up' }],
      weight: 1,
    },
    {
      shot: 'half',
      who: 'B',
      also: 'A',
      expression: 'neutral',
      pose: 'hold',
      holds: 'cup',
      ground: 'place',
      text: [{ kind: 'say', line: 'hands-up.tea' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'A',
      expression: 'worry',
      ground: 'dots',
      text: [{ kind: 'say', line: 'hands-up.down' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'sad',
      ground: 'plain',
      text: [
        { kind: 'say', line: 'hands-up.hot' },
        { kind: 'off', line: 'hands-up.blow', by: 'A' },
      ],
      weight: 1,
    },
  ],
};
