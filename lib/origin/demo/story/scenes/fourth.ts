import type { Scene } from '../scene';

/** Three people count themselves. */
export const fourth: Scene = {
  id: 'fourth',
  kind: 'hook',
  roles: 3,
  mood: 'eerie',
  fits: ['any'],
  beats: [
    { shot: 'wide', who: 'A', also: 'B', expression: 'worry', ground: 'place', text: [{ kind: 'say', line: 'fourth.everyone' }], weight: 2 },
    { shot: 'bust', who: 'C', expression: 'smile', pose: 'wave', ground: 'plain', text: [{ kind: 'say', line: 'fourth.here' }], weight: 1 },
    { shot: 'object', prop: 'lamp', expression: 'neutral', ground: 'black', sound: 'click', weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'talk', pose: 'point', ground: 'place', text: [{ kind: 'say', line: 'fourth.count' }, { kind: 'say', line: 'fourth.only-three', by: 'A' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'worry', ground: 'dots', text: [{ kind: 'say', line: 'fourth.then-you' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'talk', ground: 'plain', text: [{ kind: 'think', line: 'fourth.one-two' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'shock', ground: 'focus-black', text: [{ kind: 'say', line: 'fourth.four' }], weight: 2 },
    { shot: 'half', who: 'C', also: 'B', expression: 'shock', ground: 'place', text: [{ kind: 'say', line: 'fourth.try-again' }], weight: 2 },
    { shot: 'figures-from-behind', who: 'A', also: 'B', expression: 'neutral', ground: 'black', sound: 'wind', weight: 2 },
    { shot: 'close', who: 'B', expression: 'determined', ground: 'black', text: [{ kind: 'say', line: 'fourth.nobody-moves' }], weight: 1 },
    { shot: 'object', prop: 'door', expression: 'neutral', ground: 'black', text: [{ kind: 'off', line: 'fourth.fine' }], weight: 3 },
  ],
};
