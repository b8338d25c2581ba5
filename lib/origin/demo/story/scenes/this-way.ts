import type { Scene } from '../scene';

/** Directions at second hand. */
export const thisWay: Scene = {
  id: 'this-way',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'this-way.title',
  fits: ['any'],
  where: 'outdoors',
  beats: [
    {
      shot: 'bust',
      who: 'A',
      expression: 'determined',
      pose: 'point',
      ground: 'plain',
      text: [{ kind: 'say', line: 'this-way.this-way' }],
      weight: 1,
    },
    {
      shot: 'half',
      who: 'B',
      also: 'A',
      expression: 'talk',
      ground: 'place',
      text: [{ kind: 'say', line: 'this-way.how' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'smug',
      ground: 'flowers',
      text: [
        { kind: 'say', line: 'this-way.asked' },
        { kind: 'off', line: 'this-way.whom', by: 'B' },
      ],
      weight: 1,
    },
    {
      shot: 'figures-from-behind',
      who: 'A',
      also: 'B',
      expression: 'neutral',
      stance: 'walk',
      ground: 'place',
      text: [{ kind: 'say', line: 'this-way.lost', by: 'A' }],
      weight: 1,
    },
  ],
};
