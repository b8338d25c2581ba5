import type { Scene } from '../scene';

/** A mind reader with one number. */
export const alwaysSeven: Scene = {
  id: 'always-seven',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'always-seven.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'smug',
      ground: 'place',
      text: [{ kind: 'say', line: 'always-seven.think-of' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'B',
      expression: 'smile',
      ground: 'plain',
      text: [{ kind: 'say', line: 'always-seven.done' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'determined',
      ground: 'focus-white',
      text: [{ kind: 'say', line: 'always-seven.seven' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'shock',
      ground: 'rays',
      text: [
        { kind: 'say', line: 'always-seven.how' },
        { kind: 'off', line: 'always-seven.always', by: 'A' },
      ],
      weight: 1,
    },
  ],
};
