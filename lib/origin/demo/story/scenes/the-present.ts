import type { Scene } from '../scene';

/** The best present has nothing in it. */
export const thePresent: Scene = {
  id: 'the-present',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'the-present.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'smile',
      pose: 'hold',
      ground: 'place',
      text: [{ kind: 'say', line: 'the-present.for-you' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'B',
      expression: 'happy',
      ground: 'flowers',
      text: [{ kind: 'say', line: 'the-present.what' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'smug',
      ground: 'dots',
      text: [{ kind: 'say', line: 'the-present.empty' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'cry',
      ground: 'flowers',
      text: [{ kind: 'say', line: 'the-present.always' }],
      weight: 1,
    },
  ],
};
