import type { Scene } from '../scene';

/** Comfort in the dark, for a third. */
export const theDark: Scene = {
  id: 'the-dark',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'the-dark.title',
  fits: ['any'],
  beats: [
    {
      shot: 'object',
      prop: 'lamp',
      expression: 'neutral',
      ground: 'black',
      text: [{ kind: 'off', line: 'the-dark.afraid', by: 'A' }],
      sound: 'click',
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'smug',
      ground: 'black',
      text: [{ kind: 'say', line: 'the-dark.not-i' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'neutral',
      ground: 'black',
      text: [{ kind: 'say', line: 'the-dark.not-you' }],
      weight: 1,
    },
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'shock',
      ground: 'place',
      text: [{ kind: 'off', line: 'the-dark.thanks' }],
      weight: 1,
    },
  ],
};
