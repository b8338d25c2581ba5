import type { Scene } from '../scene';

/** A taste, by somebody who has none. */
export const notHot: Scene = {
  id: 'not-hot',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'not-hot.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'talk',
      ground: 'place',
      text: [{ kind: 'say', line: 'not-hot.hot' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'B',
      expression: 'smile',
      pose: 'hold',
      ground: 'flowers',
      text: [{ kind: 'say', line: 'not-hot.at-all' }],
      weight: 1,
    },
    {
      shot: 'action',
      who: 'A',
      expression: 'shout',
      stance: 'jump',
      ground: 'speed-white',
      text: [{ kind: 'shout', line: 'not-hot.fire' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'neutral',
      ground: 'plain',
      text: [{ kind: 'say', line: 'not-hot.taste' }],
      weight: 1,
    },
  ],
};
