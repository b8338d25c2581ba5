import type { Scene } from '../scene';

/** A dish called by its day. */
export const dishOfTheDay: Scene = {
  id: 'dish-of-the-day',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'dish-of-the-day.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'B',
      also: 'A',
      expression: 'happy',
      pose: 'hold',
      holds: 'cup',
      ground: 'place',
      text: [{ kind: 'say', line: 'dish-of-the-day.here' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'A',
      expression: 'talk',
      pose: 'chin',
      ground: 'plain',
      text: [{ kind: 'say', line: 'dish-of-the-day.whats-in' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'smug',
      ground: 'black',
      text: [{ kind: 'say', line: 'dish-of-the-day.everything' }],
      weight: 1,
    },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'dots', sound: 'gasp', weight: 1 },
  ],
};
