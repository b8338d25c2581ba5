import type { Scene } from '../scene';

/** A plant has its wishes. */
export const houseplant: Scene = {
  id: 'houseplant',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'houseplant.title',
  fits: ['any'],
  where: 'indoors',
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'smile',
      ground: 'place',
      text: [{ kind: 'say', line: 'houseplant.grow' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'B',
      expression: 'talk',
      pose: 'chin',
      ground: 'plain',
      text: [{ kind: 'say', line: 'houseplant.and' }],
      weight: 1,
    },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'dots', weight: 1 },
    {
      shot: 'close',
      who: 'A',
      expression: 'sad',
      ground: 'black',
      text: [{ kind: 'say', line: 'houseplant.alone' }],
      weight: 1,
    },
  ],
};
