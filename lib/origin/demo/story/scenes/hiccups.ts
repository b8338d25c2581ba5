import type { Scene } from '../scene';

/** The fright that cures. */
export const hiccups: Scene = {
  id: 'hiccups',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'hiccups.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'worry',
      ground: 'place',
      text: [{ kind: 'say', line: 'hiccups.hic' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'B',
      expression: 'smug',
      ground: 'plain',
      text: [{ kind: 'say', line: 'hiccups.scare' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'neutral',
      ground: 'black',
      text: [{ kind: 'say', line: 'hiccups.monday' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'shock',
      ground: 'focus-white',
      text: [{ kind: 'off', line: 'hiccups.gone', by: 'B' }],
      sound: 'heart',
      weight: 1,
    },
  ],
};
