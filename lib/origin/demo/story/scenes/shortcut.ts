import type { Scene } from '../scene';

/** The quickest way to where they are. */
export const shortcut: Scene = {
  id: 'shortcut',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'shortcut.title',
  fits: ['any'],
  where: 'outdoors',
  beats: [
    {
      shot: 'bust',
      who: 'A',
      expression: 'smug',
      pose: 'point',
      ground: 'plain',
      text: [{ kind: 'say', line: 'shortcut.know' }],
      weight: 1,
    },
    {
      shot: 'figures-from-behind',
      who: 'A',
      also: 'B',
      expression: 'neutral',
      stance: 'walk',
      ground: 'place',
      weight: 1,
    },
    {
      shot: 'half',
      who: 'B',
      also: 'A',
      expression: 'worry',
      ground: 'place',
      text: [{ kind: 'say', line: 'shortcut.start' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'happy',
      ground: 'flowers',
      text: [{ kind: 'say', line: 'shortcut.quick' }],
      weight: 1,
    },
  ],
};
