import type { Scene } from '../scene';

/** Two wait for somebody. */
export const anyMinute: Scene = {
  id: 'any-minute',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'any-minute.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'smile',
      stance: 'sit',
      ground: 'place',
      text: [{ kind: 'say', line: 'any-minute.minute' }],
      weight: 1,
    },
    { shot: 'object', prop: 'clock', expression: 'neutral', ground: 'dots', sound: 'click', weight: 1 },
    {
      shot: 'bust',
      who: 'B',
      expression: 'worry',
      ground: 'plain',
      text: [{ kind: 'say', line: 'any-minute.who' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'shock',
      ground: 'black',
      text: [{ kind: 'say', line: 'any-minute.thought' }],
      weight: 1,
    },
  ],
};
