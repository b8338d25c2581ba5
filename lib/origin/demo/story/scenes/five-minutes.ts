import type { Scene } from '../scene';

/** Five minutes, but not these. */
export const fiveMinutes: Scene = {
  id: 'five-minutes',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'five-minutes.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'happy',
      ground: 'place',
      text: [{ kind: 'say', line: 'five-minutes.wake' }],
      weight: 1,
    },
    {
      shot: 'object',
      prop: 'clock',
      expression: 'neutral',
      ground: 'dots',
      text: [{ kind: 'off', line: 'five-minutes.are-up', by: 'B' }],
      sound: 'click',
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'sad',
      ground: 'black',
      text: [{ kind: 'say', line: 'five-minutes.not-those' }],
      weight: 1,
    },
    { shot: 'wide', who: 'A', also: 'B', expression: 'happy', stance: 'sit', ground: 'flowers', weight: 1 },
  ],
};
