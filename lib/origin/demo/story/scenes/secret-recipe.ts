import type { Scene } from '../scene';

/** Half of it is love. */
export const secretRecipe: Scene = {
  id: 'secret-recipe',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'secret-recipe.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'talk',
      ground: 'place',
      text: [{ kind: 'say', line: 'secret-recipe.secret' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'B',
      expression: 'smile',
      ground: 'flowers',
      text: [{ kind: 'say', line: 'secret-recipe.love' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'smug',
      ground: 'dots',
      text: [{ kind: 'say', line: 'secret-recipe.other-half' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'neutral',
      ground: 'black',
      text: [{ kind: 'say', line: 'secret-recipe.butter' }],
      weight: 1,
    },
  ],
};
