import type { Scene } from '../scene';

/** A song is best left to whom it belongs. */
export const aSong: Scene = {
  id: 'a-song',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'a-song.title',
  fits: ['any'],
  beats: [
    { shot: 'bust', who: 'A', expression: 'laugh', ground: 'flowers', sound: 'hum', weight: 1 },
    {
      shot: 'half',
      who: 'B',
      also: 'A',
      expression: 'smile',
      ground: 'place',
      text: [{ kind: 'say', line: 'a-song.who-sings' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'happy',
      ground: 'rays',
      text: [{ kind: 'say', line: 'a-song.a-star' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'smug',
      ground: 'black',
      text: [{ kind: 'say', line: 'a-song.keep-it' }],
      weight: 1,
    },
  ],
};
