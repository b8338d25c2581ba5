import type { Scene } from '../scene';

/** Two people, one evening, hardly a word. */
export const afterRain: Scene = {
  id: 'after-rain',
  kind: 'quiet',
  roles: 2,
  mood: 'still',
  fits: ['any'],
  beats: [
    { shot: 'establish', expression: 'neutral', ground: 'place', weight: 3 },
    { shot: 'figures-from-behind', who: 'A', expression: 'neutral', stance: 'sit', ground: 'place', weight: 2 },
    { shot: 'object', prop: 'cup', expression: 'neutral', ground: 'dots', weight: 1 },
    { shot: 'close', who: 'A', expression: 'sad', ground: 'plain', weight: 1 },
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'smile',
      ground: 'place',
      text: [{ kind: 'say', line: 'after-rain.still-here' }],
      weight: 2,
    },
    {
      shot: 'bust',
      who: 'B',
      expression: 'smile',
      ground: 'dots',
      text: [{ kind: 'say', line: 'after-rain.where-else' }],
      weight: 1,
    },
    { shot: 'close', who: 'A', expression: 'happy', ground: 'flowers', weight: 1 },
    {
      shot: 'figures-from-behind',
      who: 'A',
      also: 'B',
      expression: 'neutral',
      ground: 'place',
      text: [{ kind: 'caption', line: 'after-rain.light' }],
      weight: 3,
    },
  ],
};
