import type { Scene } from '../scene';

/** Two who can keep a secret. */
export const aSecret: Scene = {
  id: 'a-secret',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'a-secret.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'talk',
      ground: 'place',
      text: [{ kind: 'say', line: 'a-secret.can-you' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'B',
      expression: 'determined',
      pose: 'fist',
      ground: 'plain',
      text: [{ kind: 'say', line: 'a-secret.course' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'smile',
      ground: 'dots',
      text: [{ kind: 'say', line: 'a-secret.me-too' }],
      weight: 1,
    },
    { shot: 'close', who: 'B', expression: 'sad', ground: 'black', weight: 1 },
  ],
};
