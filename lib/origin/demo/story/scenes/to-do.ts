import type { Scene } from '../scene';

/** A list that does itself. */
export const toDo: Scene = {
  id: 'to-do',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'to-do.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'happy',
      pose: 'hold',
      holds: 'note',
      ground: 'place',
      text: [{ kind: 'say', line: 'to-do.list' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'B',
      expression: 'smile',
      ground: 'plain',
      text: [{ kind: 'say', line: 'to-do.begun' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'smug',
      ground: 'rays',
      text: [{ kind: 'say', line: 'to-do.first' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'happy',
      ground: 'flowers',
      text: [
        { kind: 'say', line: 'to-do.write' },
        { kind: 'off', line: 'to-do.next', by: 'B' },
      ],
      weight: 1,
    },
  ],
};
