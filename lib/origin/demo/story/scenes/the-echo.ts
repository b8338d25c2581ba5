import type { Scene } from '../scene';

/** An echo with manners. */
export const theEcho: Scene = {
  id: 'the-echo',
  kind: 'gag',
  roles: 2,
  mood: 'eerie',
  title: 'the-echo.title',
  fits: ['any'],
  where: 'outdoors',
  beats: [
    {
      shot: 'figures-from-behind',
      who: 'A',
      also: 'B',
      expression: 'neutral',
      ground: 'place',
      text: [{ kind: 'shout', line: 'the-echo.hello', by: 'A' }],
      weight: 1,
    },
    {
      shot: 'establish',
      expression: 'neutral',
      ground: 'place',
      text: [{ kind: 'off', line: 'the-echo.hello-back' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'A',
      expression: 'happy',
      ground: 'flowers',
      text: [{ kind: 'shout', line: 'the-echo.nice' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'shock',
      ground: 'focus-black',
      text: [{ kind: 'off', line: 'the-echo.thanks' }],
      weight: 1,
    },
  ],
};
