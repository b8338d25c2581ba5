import type { Scene } from '../scene';

/** A door has a third way. */
export const theDoor: Scene = {
  id: 'the-door',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'the-door.title',
  fits: ['any'],
  beats: [
    {
      shot: 'bust',
      who: 'A',
      expression: 'determined',
      ground: 'plain',
      text: [{ kind: 'say', line: 'the-door.push' }],
      weight: 1,
    },
    { shot: 'action', who: 'A', expression: 'shout', stance: 'kick', ground: 'speed-white', sound: 'slam', weight: 1 },
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'cry',
      ground: 'place',
      text: [{ kind: 'say', line: 'the-door.pull' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'smug',
      ground: 'black',
      text: [{ kind: 'say', line: 'the-door.slide' }],
      weight: 1,
    },
  ],
};
