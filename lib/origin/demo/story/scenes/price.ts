import type { Scene } from '../scene';

/** A bet whose price nobody expected. */
export const price: Scene = {
  id: 'price',
  kind: 'talk',
  roles: 2,
  mood: 'eerie',
  fits: ['any'],
  beats: [
    { shot: 'wide', who: 'B', also: 'A', expression: 'neutral', ground: 'place', text: [{ kind: 'say', line: 'price.time' }], sound: 'hum', weight: 2 },
    { shot: 'bust', who: 'A', expression: 'determined', ground: 'plain', text: [{ kind: 'say', line: 'price.morning' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'smug', ground: 'black', text: [{ kind: 'say', line: 'price.not-free' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'talk', pose: 'fist', ground: 'place', text: [{ kind: 'say', line: 'price.name-it' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'smile', pose: 'chin', ground: 'dots', text: [{ kind: 'say', line: 'price.memory' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'plain', text: [{ kind: 'think', line: 'price.not-that' }], weight: 1 },
    { shot: 'half', who: 'A', expression: 'sad', pose: 'hold', ground: 'flowers', text: [{ kind: 'say', line: 'price.summer' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'smile', ground: 'black', text: [{ kind: 'say', line: 'price.take' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'shout', pose: 'fist', ground: 'focus-white', text: [{ kind: 'shout', line: 'price.cannot' }], weight: 2 },
    { shot: 'half', who: 'B', also: 'A', expression: 'neutral', pose: 'cross', ground: 'place', text: [{ kind: 'say', line: 'price.smaller' }], weight: 2 },
    { shot: 'object', prop: 'lamp', expression: 'neutral', ground: 'black', weight: 1 },
    { shot: 'close', who: 'A', expression: 'sad', ground: 'dots', text: [{ kind: 'say', line: 'price.my-name' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'shock', ground: 'focus-black', sound: 'heart', weight: 2 },
    { shot: 'bust', who: 'B', expression: 'sad', ground: 'plain', text: [{ kind: 'say', line: 'price.nobody' }], weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'smile', pose: 'hold', ground: 'rays', text: [{ kind: 'say', line: 'price.keep' }, { kind: 'say', line: 'price.dawn' }], weight: 3 },
  ],
};
