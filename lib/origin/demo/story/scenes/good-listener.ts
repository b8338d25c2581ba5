import type { Scene } from '../scene';

/** An answer comes before its question. */
export const goodListener: Scene = {
  id: 'good-listener',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'good-listener.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'B',
      also: 'A',
      expression: 'angry',
      ground: 'place',
      text: [{ kind: 'say', line: 'good-listener.never' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'A',
      expression: 'smile',
      ground: 'flowers',
      text: [{ kind: 'say', line: 'good-listener.half-past' }],
      weight: 1,
    },
    { shot: 'close', who: 'B', expression: 'neutral', ground: 'plain', weight: 1 },
    {
      shot: 'close',
      who: 'B',
      expression: 'shock',
      ground: 'focus-white',
      text: [{ kind: 'say', line: 'good-listener.next' }],
      weight: 1,
    },
  ],
};
