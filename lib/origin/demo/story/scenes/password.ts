import type { Scene } from '../scene';

/** The safest password there is. */
export const password: Scene = {
  id: 'password',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'password.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'B',
      also: 'A',
      expression: 'determined',
      pose: 'cross',
      ground: 'place',
      text: [{ kind: 'say', line: 'password.password' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'A',
      expression: 'worry',
      ground: 'dots',
      text: [{ kind: 'say', line: 'password.forgot' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'neutral',
      ground: 'black',
      text: [{ kind: 'say', line: 'password.correct' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'A',
      expression: 'shock',
      ground: 'focus-white',
      text: [{ kind: 'say', line: 'password.really' }],
      weight: 1,
    },
  ],
};
