import type { Scene } from '../scene';

/** An accusation that turns on the accuser. */
export const oneKey: Scene = {
  id: 'one-key',
  kind: 'talk',
  roles: 3,
  mood: 'tense',
  fits: ['any'],
  where: 'indoors',
  beats: [
    { shot: 'wide', who: 'A', also: 'B', expression: 'angry', ground: 'place', text: [{ kind: 'shout', line: 'one-key.nobody' }], sound: 'slam', weight: 2 },
    { shot: 'bust', who: 'C', expression: 'worry', ground: 'dots', text: [{ kind: 'say', line: 'one-key.necessary' }], weight: 1 },
    { shot: 'half', who: 'A', expression: 'angry', pose: 'point', ground: 'place', text: [{ kind: 'say', line: 'one-key.one-of-us' }], weight: 2 },
    { shot: 'object', prop: 'key', expression: 'neutral', ground: 'black', text: [{ kind: 'off', line: 'one-key.only', by: 'A' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'smug', pose: 'cross', ground: 'plain', text: [{ kind: 'say', line: 'one-key.who' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'talk', pose: 'hip', ground: 'place', text: [{ kind: 'say', line: 'one-key.me' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'smile', ground: 'black', text: [{ kind: 'say', line: 'one-key.never' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'worry', ground: 'dots', text: [{ kind: 'think', line: 'one-key.last-night' }], weight: 1 },
    { shot: 'half', who: 'C', also: 'A', expression: 'talk', pose: 'point', ground: 'place', text: [{ kind: 'say', line: 'one-key.asleep' }], weight: 2 },
    { shot: 'close', who: 'A', expression: 'shock', ground: 'focus-black', sound: 'heart', weight: 2 },
    { shot: 'bust', who: 'B', expression: 'neutral', pose: 'chin', ground: 'plain', text: [{ kind: 'say', line: 'one-key.anyone' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'shout', pose: 'fist', ground: 'speed-white', text: [{ kind: 'shout', line: 'one-key.pockets' }], weight: 2 },
    { shot: 'half', who: 'B', also: 'A', expression: 'smile', ground: 'place', text: [{ kind: 'say', line: 'one-key.after-you' }], weight: 2 },
    { shot: 'object', prop: 'coin', expression: 'neutral', ground: 'plain', sound: 'clink', weight: 1 },
    { shot: 'close', who: 'A', expression: 'shock', ground: 'rays', text: [{ kind: 'shout', line: 'one-key.mine' }], weight: 3 },
  ],
};
