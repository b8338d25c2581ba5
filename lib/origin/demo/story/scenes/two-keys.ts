import type { Scene } from '../scene';

/** A room that was let twice. */
export const twoKeys: Scene = {
  id: 'two-keys',
  kind: 'opening',
  roles: 2,
  mood: 'funny',
  fits: ['any'],
  where: 'indoors',
  beats: [
    { shot: 'wide', who: 'A', also: 'B', expression: 'shout', ground: 'place', text: [{ kind: 'shout', line: 'two-keys.out' }], weight: 3 },
    { shot: 'bust', who: 'B', expression: 'neutral', pose: 'cross', ground: 'plain', text: [{ kind: 'say', line: 'two-keys.yours' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'angry', pose: 'hold', holds: 'key', ground: 'place', text: [{ kind: 'say', line: 'two-keys.a-key' }], weight: 2 },
    { shot: 'object', prop: 'key', expression: 'neutral', ground: 'rays', text: [{ kind: 'off', line: 'two-keys.so-do-i', by: 'B' }], sound: 'clink', weight: 1 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'dots', text: [{ kind: 'say', line: 'two-keys.a-year' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'smile', ground: 'plain', text: [{ kind: 'say', line: 'two-keys.ten' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'angry', pose: 'hip', ground: 'place', text: [{ kind: 'say', line: 'two-keys.prove' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'smug', ground: 'black', text: [{ kind: 'say', line: 'two-keys.board' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'neutral', pose: 'cross', ground: 'plain', text: [{ kind: 'say', line: 'two-keys.guess' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'neutral', ground: 'dots', text: [{ kind: 'say', line: 'two-keys.twice' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'shock', ground: 'focus-white', text: [{ kind: 'shout', line: 'two-keys.thought' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'shock', ground: 'focus-black', text: [{ kind: 'shout', line: 'two-keys.not-me' }], weight: 1 },
    { shot: 'object', prop: 'door', expression: 'neutral', ground: 'black', sound: 'knock', weight: 2 },
    { shot: 'half', who: 'A', also: 'B', expression: 'worry', hearing: 'worry', ground: 'place', text: [{ kind: 'say', line: 'two-keys.share' }], weight: 3 },
  ],
};
