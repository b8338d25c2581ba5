import type { Scene } from '../scene';

/** Pressure makes creative. */
export const excuses: Scene = {
  id: 'excuses',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'excuses.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'B',
      also: 'A',
      expression: 'angry',
      pose: 'hip',
      ground: 'place',
      text: [{ kind: 'say', line: 'excuses.due' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'A',
      expression: 'smug',
      ground: 'dots',
      text: [{ kind: 'say', line: 'excuses.creative' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'talk',
      ground: 'plain',
      text: [{ kind: 'say', line: 'excuses.made' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'A',
      expression: 'happy',
      pose: 'wave',
      ground: 'rays',
      text: [{ kind: 'say', line: 'excuses.eleven' }],
      weight: 1,
    },
  ],
};
