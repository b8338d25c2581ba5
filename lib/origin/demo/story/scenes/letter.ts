import type { Scene } from '../scene';

/** An answer ten years late, to the wrong question. */
export const letter: Scene = {
  id: 'letter',
  kind: 'talk',
  roles: 2,
  mood: 'tender',
  fits: ['any'],
  beats: [
    { shot: 'wide', who: 'A', also: 'B', expression: 'neutral', ground: 'place', text: [{ kind: 'say', line: 'letter.quiet' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'sad', ground: 'plain', text: [{ kind: 'say', line: 'letter.really' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'dots', text: [{ kind: 'say', line: 'letter.pocket' }], weight: 1 },
    { shot: 'object', prop: 'letter', expression: 'neutral', ground: 'plain', weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'worry', pose: 'hold', holds: 'letter', ground: 'place', text: [{ kind: 'say', line: 'letter.morning' }, { kind: 'say', line: 'letter.from', by: 'A' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'sad', ground: 'black', text: [{ kind: 'say', line: 'letter.never' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'smile', ground: 'dots', text: [{ kind: 'say', line: 'letter.read' }], weight: 1 },
    { shot: 'half', who: 'B', expression: 'talk', pose: 'hold', holds: 'letter', ground: 'place', text: [{ kind: 'say', line: 'letter.home' }], weight: 2 },
    { shot: 'close', who: 'A', expression: 'sad', ground: 'plain', sound: 'wind', weight: 1 },
    { shot: 'close', who: 'B', expression: 'cry', ground: 'dots', text: [{ kind: 'say', line: 'letter.ten-years' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'determined', pose: 'fist', ground: 'speed-white', text: [{ kind: 'say', line: 'letter.still-here' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'shout', ground: 'focus-white', text: [{ kind: 'shout', line: 'letter.because' }], weight: 3 },
    { shot: 'figures-from-behind', who: 'A', also: 'B', expression: 'neutral', ground: 'place', text: [{ kind: 'caption', line: 'letter.silence' }], weight: 2 },
  ],
};
