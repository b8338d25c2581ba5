import type { Scene } from '../scene';

/** An expert, in what comes after. */
export const anExpert: Scene = {
  id: 'an-expert',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'an-expert.title',
  fits: ['any'],
  beats: [
    {
      shot: 'bust',
      who: 'A',
      expression: 'smug',
      pose: 'hip',
      ground: 'rays',
      text: [{ kind: 'say', line: 'an-expert.leave' }],
      weight: 1,
    },
    { shot: 'object', prop: 'broken-cup', expression: 'neutral', ground: 'speed-white', sound: 'crash', weight: 1 },
    { shot: 'close', who: 'B', expression: 'neutral', ground: 'plain', weight: 1 },
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'happy',
      pose: 'hold',
      ground: 'place',
      text: [{ kind: 'say', line: 'an-expert.sweeping' }],
      weight: 1,
    },
  ],
};
