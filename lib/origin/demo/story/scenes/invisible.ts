import type { Scene } from '../scene';

/** Somebody plays along, again. */
export const invisible: Scene = {
  id: 'invisible',
  kind: 'gag',
  roles: 2,
  mood: 'tender',
  title: 'invisible.title',
  fits: ['any'],
  beats: [
    {
      shot: 'bust',
      who: 'A',
      expression: 'happy',
      ground: 'rays',
      text: [{ kind: 'say', line: 'invisible.cloak' }],
      weight: 1,
    },
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'happy',
      pose: 'wave',
      ground: 'place',
      text: [{ kind: 'say', line: 'invisible.hello' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'shock',
      ground: 'focus-white',
      text: [{ kind: 'shout', line: 'invisible.who-said' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'smile',
      ground: 'dots',
      text: [{ kind: 'think', line: 'invisible.every-day' }],
      weight: 1,
    },
  ],
};
