import type { Scene } from '../scene';

/** An honest answer through the door. */
export const nobodyHome: Scene = {
  id: 'nobody-home',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'nobody-home.title',
  fits: ['any'],
  where: 'indoors',
  beats: [
    {
      shot: 'object',
      prop: 'door',
      expression: 'neutral',
      ground: 'plain',
      text: [{ kind: 'off', line: 'nobody-home.anyone' }],
      sound: 'knock',
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'worry',
      ground: 'focus-black',
      text: [{ kind: 'say', line: 'nobody-home.no' }],
      weight: 1,
    },
    {
      shot: 'object',
      prop: 'door',
      expression: 'neutral',
      ground: 'dots',
      text: [{ kind: 'off', line: 'nobody-home.thanks' }],
      weight: 1,
    },
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'happy',
      ground: 'place',
      text: [{ kind: 'say', line: 'nobody-home.phew' }],
      weight: 1,
    },
  ],
};
