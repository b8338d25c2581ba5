import type { Scene } from '../scene';

/** Somebody else hears it, too. */
export const noGhosts: Scene = {
  id: 'no-ghosts',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'no-ghosts.title',
  fits: ['any'],
  where: 'indoors',
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'worry',
      ground: 'place',
      text: [{ kind: 'say', line: 'no-ghosts.haunted' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'B',
      expression: 'smug',
      pose: 'cross',
      ground: 'plain',
      text: [{ kind: 'say', line: 'no-ghosts.nonsense' }],
      weight: 1,
    },
    {
      shot: 'object',
      prop: 'lamp',
      expression: 'neutral',
      ground: 'black',
      text: [{ kind: 'off', line: 'no-ghosts.rude' }],
      sound: 'click',
      weight: 1,
    },
    { shot: 'action', who: 'A', expression: 'shout', stance: 'run', ground: 'speed-black', sound: 'run', weight: 1 },
  ],
};
