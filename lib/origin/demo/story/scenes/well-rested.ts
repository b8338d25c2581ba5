import type { Scene } from '../scene';

/** A compliment that stays one. */
export const wellRested: Scene = {
  id: 'well-rested',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'well-rested.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'smile',
      ground: 'place',
      text: [{ kind: 'say', line: 'well-rested.rested' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'sad',
      ground: 'black',
      text: [{ kind: 'say', line: 'well-rested.two-days' }],
      weight: 1,
    },
    { shot: 'bust', who: 'A', expression: 'neutral', ground: 'plain', weight: 1 },
    {
      shot: 'bust',
      who: 'A',
      expression: 'happy',
      ground: 'flowers',
      text: [{ kind: 'say', line: 'well-rested.suits' }],
      weight: 1,
    },
  ],
};
