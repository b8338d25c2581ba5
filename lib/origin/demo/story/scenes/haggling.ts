import type { Scene } from '../scene';

/** A price is beaten down too far. */
export const haggling: Scene = {
  id: 'haggling',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'haggling.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'determined',
      pose: 'point',
      ground: 'place',
      text: [{ kind: 'say', line: 'haggling.five' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'B',
      expression: 'smug',
      ground: 'plain',
      text: [{ kind: 'say', line: 'haggling.four' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'determined',
      ground: 'focus-white',
      text: [{ kind: 'say', line: 'haggling.three' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'shock',
      ground: 'black',
      text: [{ kind: 'think', line: 'haggling.wait' }],
      weight: 1,
    },
  ],
};
