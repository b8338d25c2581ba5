import type { Scene } from '../scene';

/** A contest in silence. */
export const keepQuiet: Scene = {
  id: 'keep-quiet',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'keep-quiet.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'smile',
      ground: 'place',
      text: [{ kind: 'say', line: 'keep-quiet.contest' }],
      weight: 1,
    },
    { shot: 'close', who: 'B', expression: 'neutral', ground: 'dots', weight: 1 },
    { shot: 'close', who: 'A', expression: 'neutral', ground: 'black', weight: 1 },
    {
      shot: 'half',
      who: 'B',
      also: 'A',
      expression: 'laugh',
      ground: 'flowers',
      text: [
        { kind: 'say', line: 'keep-quiet.winning' },
        { kind: 'say', line: 'keep-quiet.lost', by: 'A' },
      ],
      weight: 1,
    },
  ],
};
