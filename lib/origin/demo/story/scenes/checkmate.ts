import type { Scene } from '../scene';

/** A victory in another game. */
export const checkmate: Scene = {
  id: 'checkmate',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'checkmate.title',
  fits: ['any'],
  beats: [
    {
      shot: 'bust',
      who: 'A',
      expression: 'smug',
      ground: 'plain',
      text: [{ kind: 'say', line: 'checkmate.check' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'neutral',
      ground: 'dots',
      text: [{ kind: 'say', line: 'checkmate.cards' }],
      weight: 1,
    },
    { shot: 'close', who: 'A', expression: 'neutral', ground: 'plain', weight: 1 },
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'laugh',
      pose: 'fist',
      ground: 'place',
      text: [{ kind: 'say', line: 'checkmate.even-more' }],
      weight: 1,
    },
  ],
};
