import type { Scene } from '../scene';

/** What is said to somebody who sleeps. */
export const asleep: Scene = {
  id: 'asleep',
  kind: 'quiet',
  roles: 2,
  mood: 'tender',
  fits: ['any'],
  beats: [
    { shot: 'establish', expression: 'neutral', ground: 'place', weight: 3 },
    {
      shot: 'figures-from-behind',
      who: 'A',
      also: 'B',
      expression: 'neutral',
      stance: 'sit',
      ground: 'place',
      weight: 2,
    },
    { shot: 'bust', who: 'B', expression: 'asleep', ground: 'dots', weight: 1 },
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      hearing: 'asleep',
      expression: 'smile',
      ground: 'place',
      text: [{ kind: 'say', line: 'asleep.asleep' }],
      weight: 2,
    },
    { shot: 'object', prop: 'lamp', expression: 'neutral', ground: 'black', sound: 'click', weight: 1 },
    {
      shot: 'close',
      who: 'A',
      expression: 'sad',
      ground: 'dots',
      text: [{ kind: 'say', line: 'asleep.can-say' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'smile',
      ground: 'black',
      text: [{ kind: 'say', line: 'asleep.thanks' }],
      weight: 1,
    },
    { shot: 'figures-from-behind', who: 'A', expression: 'neutral', stance: 'walk', ground: 'place', weight: 2 },
    {
      shot: 'close',
      who: 'B',
      expression: 'smile',
      ground: 'flowers',
      text: [{ kind: 'think', line: 'asleep.heard' }],
      weight: 1,
    },
  ],
};
