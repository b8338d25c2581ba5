import type { Scene } from '../scene';

/** Five in the morning, somewhere. */
export const earlyRiser: Scene = {
  id: 'early-riser',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'early-riser.title',
  fits: ['any'],
  where: 'indoors',
  beats: [
    {
      shot: 'bust',
      who: 'A',
      expression: 'determined',
      pose: 'fist',
      ground: 'plain',
      text: [{ kind: 'say', line: 'early-riser.five' }],
      weight: 1,
    },
    { shot: 'object', prop: 'clock', expression: 'neutral', ground: 'rays', sound: 'bell', weight: 1 },
    {
      shot: 'half',
      who: 'B',
      also: 'A',
      expression: 'worry',
      ground: 'place',
      text: [{ kind: 'say', line: 'early-riser.noon' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'happy',
      ground: 'flowers',
      text: [{ kind: 'say', line: 'early-riser.somewhere' }],
      weight: 1,
    },
  ],
};
