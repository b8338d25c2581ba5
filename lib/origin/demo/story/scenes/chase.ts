import type { Scene } from '../scene';

/** A hunt that ends with the wrong catch. */
export const chase: Scene = {
  id: 'chase',
  kind: 'action',
  roles: 2,
  mood: 'bold',
  fits: ['any'],
  beats: [
    { shot: 'action', who: 'A', expression: 'shout', stance: 'run', ground: 'place', text: [{ kind: 'shout', line: 'chase.away' }], sound: 'run', weight: 2 },
    { shot: 'action', who: 'B', expression: 'determined', stance: 'run', ground: 'speed-white', text: [{ kind: 'shout', line: 'chase.left' }], weight: 2 },
    { shot: 'close', who: 'A', expression: 'determined', ground: 'focus-black', text: [{ kind: 'say', line: 'chase.on-three' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'determined', pose: 'fist', ground: 'speed-black', text: [{ kind: 'say', line: 'chase.one' }], weight: 1 },
    { shot: 'action', who: 'A', expression: 'shout', stance: 'jump', ground: 'speed-black', text: [{ kind: 'shout', line: 'chase.three' }], sound: 'crash', weight: 3 },
    { shot: 'establish', expression: 'neutral', ground: 'place', weight: 2 },
    { shot: 'bust', who: 'B', expression: 'worry', ground: 'dots', text: [{ kind: 'say', line: 'chase.got-it' }], weight: 1 },
    { shot: 'object', prop: 'coin', expression: 'neutral', ground: 'plain', text: [{ kind: 'off', line: 'chase.only', by: 'A' }], sound: 'clink', weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'worry', pose: 'hold', ground: 'place', weight: 2 },
    { shot: 'close', who: 'B', expression: 'shock', ground: 'focus-white', text: [{ kind: 'say', line: 'chase.purpose' }], weight: 2 },
    { shot: 'figures-from-behind', who: 'A', also: 'B', expression: 'neutral', ground: 'place', sound: 'wind', weight: 3 },
  ],
};
