import type { Scene } from '../scene';

/** The first visit is free, every time. */
export const firstVisit: Scene = {
  id: 'first-visit',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'first-visit.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'B',
      also: 'A',
      expression: 'smile',
      ground: 'place',
      text: [{ kind: 'say', line: 'first-visit.free' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'A',
      expression: 'happy',
      pose: 'wave',
      ground: 'flowers',
      text: [{ kind: 'say', line: 'first-visit.great' }],
      weight: 1,
    },
    { shot: 'object', prop: 'door', expression: 'neutral', ground: 'plain', sound: 'bell', weight: 1 },
    {
      shot: 'close',
      who: 'A',
      expression: 'smug',
      ground: 'black',
      text: [{ kind: 'say', line: 'first-visit.hello' }],
      weight: 1,
    },
  ],
};
