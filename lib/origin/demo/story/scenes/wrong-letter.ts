import type { Scene } from '../scene';

/** A love letter is returned to the wrong hands, or the right ones. */
export const wrongLetter: Scene = {
  id: 'wrong-letter',
  kind: 'talk',
  roles: 2,
  mood: 'tender',
  fits: ['any'],
  beats: [
    { shot: 'half', who: 'A', also: 'B', expression: 'worry', pose: 'hold', holds: 'letter', ground: 'place', text: [{ kind: 'say', line: 'wrong-letter.by-mistake' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'talk', ground: 'plain', text: [{ kind: 'say', line: 'wrong-letter.read-it' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'dots', text: [{ kind: 'say', line: 'wrong-letter.beginning' }], weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'smug', pose: 'cross', ground: 'place', text: [{ kind: 'say', line: 'wrong-letter.middle' }, { kind: 'say', line: 'wrong-letter.twice', by: 'A' }], weight: 2 },
    { shot: 'object', prop: 'letter', expression: 'neutral', ground: 'dots', text: [{ kind: 'off', line: 'wrong-letter.for-whom', by: 'B' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'talk', ground: 'flowers', text: [{ kind: 'say', line: 'wrong-letter.hums' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'angry', ground: 'plain', text: [{ kind: 'say', line: 'wrong-letter.dont-hum' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'smile', ground: 'dots', text: [{ kind: 'say', line: 'wrong-letter.humming' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'shock', ground: 'focus-white', sound: 'hum', weight: 2 },
    { shot: 'half', who: 'A', also: 'B', expression: 'laugh', ground: 'place', text: [{ kind: 'say', line: 'wrong-letter.so-you' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'smug', ground: 'black', text: [{ kind: 'say', line: 'wrong-letter.ink' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'shout', ground: 'speed-white', text: [{ kind: 'shout', line: 'wrong-letter.other-ink' }], weight: 3 },
    { shot: 'figures-from-behind', who: 'A', also: 'B', expression: 'neutral', ground: 'place', sound: 'hum', weight: 2 },
  ],
};
