import type { Scene } from '../scene';

/** A forecast is kept dry. */
export const noRain: Scene = {
  id: 'no-rain',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'no-rain.title',
  fits: ['any'],
  where: 'outdoors',
  beats: [
    {
      shot: 'bust',
      who: 'A',
      expression: 'smug',
      pose: 'hip',
      ground: 'plain',
      text: [{ kind: 'say', line: 'no-rain.wont' }],
      weight: 1,
    },
    { shot: 'object', prop: 'umbrella', expression: 'neutral', ground: 'dots', sound: 'rain', weight: 1 },
    {
      shot: 'half',
      who: 'B',
      also: 'A',
      expression: 'smug',
      ground: 'place',
      text: [{ kind: 'say', line: 'no-rain.well' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'worry',
      ground: 'dots',
      text: [{ kind: 'say', line: 'no-rain.today' }],
      weight: 1,
    },
  ],
};
