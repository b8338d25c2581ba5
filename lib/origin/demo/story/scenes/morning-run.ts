import type { Scene } from '../scene';

/** Sport, up to the door. */
export const morningRun: Scene = {
  id: 'morning-run',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'morning-run.title',
  fits: ['any'],
  where: 'outdoors',
  beats: [
    {
      shot: 'bust',
      who: 'A',
      expression: 'determined',
      pose: 'fist',
      ground: 'rays',
      text: [{ kind: 'say', line: 'morning-run.every' }],
      weight: 1,
    },
    {
      shot: 'action',
      who: 'A',
      expression: 'determined',
      stance: 'run',
      ground: 'speed-white',
      sound: 'run',
      weight: 1,
    },
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'cry',
      ground: 'place',
      text: [{ kind: 'say', line: 'morning-run.how-far' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'neutral',
      ground: 'plain',
      text: [{ kind: 'say', line: 'morning-run.door' }],
      weight: 1,
    },
  ],
};
