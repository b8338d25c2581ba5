import type { Scene } from '../scene';

/** A complaint finds its author. */
export const ownComplaint: Scene = {
  id: 'own-complaint',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'own-complaint.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'B',
      also: 'A',
      expression: 'worry',
      pose: 'hold',
      holds: 'note',
      ground: 'place',
      text: [{ kind: 'say', line: 'own-complaint.came' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'A',
      expression: 'shock',
      ground: 'dots',
      text: [{ kind: 'say', line: 'own-complaint.from' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'B',
      expression: 'neutral',
      ground: 'black',
      text: [{ kind: 'say', line: 'own-complaint.you' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'smug',
      ground: 'plain',
      text: [{ kind: 'say', line: 'own-complaint.apology' }],
      weight: 1,
    },
  ],
};
