import type { Scene } from '../scene';

/** A reason that bites its tail. */
export const beingLate: Scene = {
  id: 'being-late',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'being-late.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'B',
      also: 'A',
      expression: 'angry',
      pose: 'cross',
      ground: 'place',
      text: [{ kind: 'say', line: 'being-late.why' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'A',
      expression: 'worry',
      ground: 'dots',
      text: [{ kind: 'say', line: 'being-late.left' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'angry',
      ground: 'plain',
      text: [{ kind: 'say', line: 'being-late.why-left' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'smile',
      ground: 'flowers',
      text: [{ kind: 'say', line: 'being-late.already' }],
      weight: 1,
    },
  ],
};
