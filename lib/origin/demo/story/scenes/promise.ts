import type { Scene } from '../scene';

/** A farewell that one of the two does not accept. */
export const promise: Scene = {
  id: 'promise',
  kind: 'hook',
  roles: 2,
  mood: 'tender',
  fits: ['any'],
  where: 'outdoors',
  beats: [
    { shot: 'wide', who: 'B', also: 'A', expression: 'sad', ground: 'place', text: [{ kind: 'say', line: 'promise.go' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'smile', ground: 'plain', text: [{ kind: 'say', line: 'promise.evening' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'sad', ground: 'dots', weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'worry', ground: 'place', text: [{ kind: 'say', line: 'promise.winter' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'cry', ground: 'dots', text: [{ kind: 'say', line: 'promise.wait' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'angry', ground: 'plain', text: [{ kind: 'say', line: 'promise.told' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'laugh', ground: 'flowers', text: [{ kind: 'say', line: 'promise.know' }], weight: 2 },
    { shot: 'object', prop: 'key', expression: 'neutral', ground: 'plain', text: [{ kind: 'off', line: 'promise.keep', by: 'B' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'sad', pose: 'hold', holds: 'key', ground: 'place', text: [{ kind: 'say', line: 'promise.open' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'smile', ground: 'black', text: [{ kind: 'say', line: 'promise.see' }], weight: 1 },
    { shot: 'figures-from-behind', who: 'B', expression: 'neutral', stance: 'walk', ground: 'place', sound: 'wind', weight: 3 },
    { shot: 'bust', who: 'A', expression: 'determined', pose: 'fist', ground: 'focus-white', text: [{ kind: 'shout', line: 'promise.too' }], weight: 3 },
  ],
};
