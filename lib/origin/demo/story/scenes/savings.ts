import type { Scene } from '../scene';

/** Thrift, at somebody's cost. */
export const savings: Scene = {
  id: 'savings',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'savings.title',
  fits: ['any'],
  beats: [
    {
      shot: 'half',
      who: 'A',
      also: 'B',
      expression: 'smile',
      pose: 'hold',
      holds: 'coin',
      ground: 'place',
      text: [{ kind: 'say', line: 'savings.half' }],
      weight: 1,
    },
    {
      shot: 'bust',
      who: 'B',
      expression: 'talk',
      pose: 'chin',
      ground: 'plain',
      text: [
        { kind: 'say', line: 'savings.other' },
        { kind: 'off', line: 'savings.too', by: 'A' },
      ],
      weight: 1,
    },
    {
      shot: 'object',
      prop: 'coin',
      expression: 'neutral',
      ground: 'rays',
      text: [{ kind: 'off', line: 'savings.live-on', by: 'B' }],
      sound: 'clink',
      weight: 1,
    },
    {
      shot: 'close',
      who: 'A',
      expression: 'happy',
      ground: 'flowers',
      text: [{ kind: 'say', line: 'savings.you' }],
      weight: 1,
    },
  ],
};
