import type { Scene } from '../scene';

/** A flock with a plot. */
export const countingSheep: Scene = {
  id: 'counting-sheep',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'counting-sheep.title',
  fits: ['any'],
  where: 'indoors',
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'worry',
      ground: 'place',
      text: [{ kind: 'say', line: 'counting-sheep.cant' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'B',
      expression: 'happy',
      ground: 'dots',
      text: [{ kind: 'say', line: 'counting-sheep.sheep' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'neutral',
      ground: 'black',
      text: [{ kind: 'say', line: 'counting-sheep.number' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'shock',
      ground: 'focus-white',
      text: [{ kind: 'say', line: 'counting-sheep.go-on' }],
      weight: 1,
    },
  ],
};
