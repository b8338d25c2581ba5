import type { Scene } from '../scene';

/** An apology that spares the reader work. */
export const theApology: Scene = {
  id: 'the-apology',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'the-apology.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'sad',
      pose: 'hold',
      holds: 'letter',
      ground: 'place',
      text: [{ kind: 'say', line: 'the-apology.wrote' }],
      weight: 1,
    },
    { shot: 'object', prop: 'letter', expression: 'neutral', ground: 'plain', weight: 1 },
    {
      shot: 'close',
      who: 'B',
      expression: 'worry',
      ground: 'dots',
      text: [{ kind: 'say', line: 'the-apology.forgiven' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'A',
      expression: 'happy',
      ground: 'flowers',
      text: [{ kind: 'say', line: 'the-apology.trouble' }],
      weight: 1,
    },
  ],
};
