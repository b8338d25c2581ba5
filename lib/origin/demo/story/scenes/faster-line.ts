import type { Scene } from '../scene';

/** The other line is always faster. */
export const fasterLine: Scene = {
  id: 'faster-line',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'faster-line.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'worry',
      ground: 'place',
      text: [{ kind: 'say', line: 'faster-line.other' }],
      weight: 1,
    },
    {
      shot: 'action',
      who: 'A',
      expression: 'determined',
      stance: 'run',
      ground: 'speed-white',
      sound: 'dash',
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'B',
      expression: 'happy',
      pose: 'wave',
      ground: 'flowers',
      text: [{ kind: 'say', line: 'faster-line.my-turn' }],
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'cry',
      ground: 'black',
      text: [{ kind: 'say', line: 'faster-line.now-that' }],
      weight: 1,
    },
  ],
};
