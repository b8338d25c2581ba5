import type { Scene } from '../scene';

/** Glasses are found, twice. */
export const myGlasses: Scene = {
  id: 'my-glasses',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'my-glasses.title',
  fits: ['any'],
  where: 'indoors',
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'worry',
      ground: 'place',
      text: [{ kind: 'say', line: 'my-glasses.where' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'B',
      expression: 'neutral',
      ground: 'plain',
      text: [{ kind: 'say', line: 'my-glasses.nose' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'A',
      expression: 'happy',
      ground: 'flowers',
      text: [{ kind: 'say', line: 'my-glasses.and-yours' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'shock',
      ground: 'focus-white',
      text: [{ kind: 'say', line: 'my-glasses.mine' }],
      weight: 1,
    },
  ],
};
