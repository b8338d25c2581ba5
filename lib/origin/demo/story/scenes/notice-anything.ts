import type { Scene } from '../scene';

/** Something is new, and it is not who asks. */
export const noticeAnything: Scene = {
  id: 'notice-anything',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'notice-anything.title',
  fits: ['any'],
  where: 'indoors',
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'smile',
      pose: 'hip',
      ground: 'place',
      text: [{ kind: 'say', line: 'notice-anything.notice' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'worry',
      ground: 'focus-black',
      text: [{ kind: 'think', line: 'notice-anything.what' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'B',
      expression: 'laugh',
      ground: 'flowers',
      text: [{ kind: 'say', line: 'notice-anything.suits' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'neutral',
      ground: 'plain',
      text: [{ kind: 'say', line: 'notice-anything.wall' }],
      weight: 1,
    },
  ],
};
