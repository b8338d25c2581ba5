import type { Scene } from '../scene';

/** One person on the way back, and what waits at the end of the road. */
export const longWalk: Scene = {
  id: 'long-walk',
  kind: 'quiet',
  roles: 2,
  mood: 'still',
  fits: ['any'],
  where: 'outdoors',
  beats: [
    { shot: 'establish', expression: 'neutral', ground: 'place', sound: 'wind', weight: 3 },
    { shot: 'wide', who: 'A', expression: 'neutral', stance: 'walk', ground: 'place', weight: 2 },
    {
      shot: 'bust',
      who: 'A',
      expression: 'neutral',
      ground: 'dots',
      text: [{ kind: 'think', line: 'long-walk.road' }],
      weight: 1,
    },
    { shot: 'object', prop: 'lamp', expression: 'neutral', ground: 'black', weight: 1 },
    { shot: 'figures-from-behind', who: 'A', expression: 'neutral', stance: 'walk', ground: 'place', weight: 3 },
    { shot: 'object', prop: 'door', expression: 'neutral', ground: 'plain', weight: 1 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'dots', sound: 'heart', weight: 1 },
    {
      shot: 'bust',
      who: 'A',
      expression: 'smile',
      ground: 'place',
      text: [{ kind: 'think', line: 'long-walk.light' }],
      weight: 2,
    },
    { shot: 'half', who: 'B', expression: 'happy', pose: 'wave', ground: 'flowers', weight: 2 },
  ],
};
