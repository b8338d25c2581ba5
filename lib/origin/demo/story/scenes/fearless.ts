import type { Scene } from '../scene';

/** Courage, and a form. */
export const fearless: Scene = {
  id: 'fearless',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'fearless.title',
  fits: ['any'],
  beats: [
    {
      shot: 'bust',
      who: 'A',
      expression: 'smug',
      pose: 'fist',
      ground: 'rays',
      text: [{ kind: 'say', line: 'fearless.nothing' }],
      weight: 1,
    },
    {
      shot: 'half',
      who: 'B',
      also: 'A',
      expression: 'neutral',
      pose: 'hold',
      holds: 'note',
      ground: 'place',
      text: [{ kind: 'say', line: 'fearless.form' }],
      weight: 1,
    },
    { shot: 'close', who: 'A', expression: 'shock', ground: 'focus-black', sound: 'heart', weight: 1 },
    {
      shot: 'action',
      who: 'A',
      expression: 'shout',
      stance: 'run',
      ground: 'speed-white',
      text: [{ kind: 'shout', line: 'fearless.no' }],
      weight: 1,
    },
  ],
};
