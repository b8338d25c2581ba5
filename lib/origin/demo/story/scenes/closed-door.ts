import type { Scene } from '../scene';

/** A stranger talks a way in by being honest. */
export const closedDoor: Scene = {
  id: 'closed-door',
  kind: 'opening',
  roles: 2,
  mood: 'bold',
  fits: ['any'],
  beats: [
    { shot: 'establish', expression: 'neutral', ground: 'place', text: [{ kind: 'caption', line: 'closed-door.not-come' }], sound: 'wind', weight: 3 },
    { shot: 'figures-from-behind', who: 'A', expression: 'neutral', stance: 'walk', ground: 'place', text: [{ kind: 'think', line: 'closed-door.bag' }], weight: 2 },
    { shot: 'object', prop: 'door', expression: 'neutral', ground: 'plain', sound: 'knock', weight: 1 },
    { shot: 'bust', who: 'B', expression: 'smug', pose: 'cross', ground: 'dots', text: [{ kind: 'say', line: 'closed-door.closed' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'smile', pose: 'point', ground: 'place', text: [{ kind: 'say', line: 'closed-door.sign' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'angry', ground: 'plain', text: [{ kind: 'say', line: 'closed-door.lying' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'determined', pose: 'fist', ground: 'speed-white', text: [{ kind: 'say', line: 'closed-door.staying' }], weight: 2 },
    { shot: 'half', who: 'B', also: 'A', expression: 'talk', pose: 'chin', ground: 'place', text: [{ kind: 'say', line: 'closed-door.can-do' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'talk', ground: 'dots', text: [{ kind: 'say', line: 'closed-door.everything' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'shock', ground: 'plain', sound: 'gasp', weight: 1 },
    { shot: 'bust', who: 'B', expression: 'laugh', pose: 'hip', ground: 'rays', text: [{ kind: 'shout', line: 'closed-door.honest' }], weight: 3 },
    { shot: 'object', prop: 'key', expression: 'neutral', ground: 'speed-white', text: [{ kind: 'off', line: 'closed-door.catch', by: 'B' }], weight: 1 },
    { shot: 'half', who: 'A', expression: 'happy', pose: 'hold', holds: 'key', ground: 'flowers', text: [{ kind: 'say', line: 'closed-door.yes' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'smug', ground: 'black', text: [{ kind: 'say', line: 'closed-door.sunrise' }], weight: 2 },
  ],
};
