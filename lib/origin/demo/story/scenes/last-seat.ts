import type { Scene } from '../scene';

/** A seat that was kept before anybody asked for it. */
export const lastSeat: Scene = {
  id: 'last-seat',
  kind: 'opening',
  roles: 2,
  mood: 'tender',
  fits: ['any'],
  beats: [
    { shot: 'establish', expression: 'neutral', ground: 'place', text: [{ kind: 'caption', line: 'last-seat.one' }], sound: 'wind', weight: 3 },
    { shot: 'action', who: 'A', expression: 'worry', stance: 'run', ground: 'speed-white', text: [{ kind: 'think', line: 'last-seat.free' }], sound: 'run', weight: 2 },
    { shot: 'object', prop: 'door', expression: 'neutral', ground: 'plain', sound: 'slam', weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'smug', ground: 'place', text: [{ kind: 'say', line: 'last-seat.taken' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'angry', pose: 'hip', ground: 'plain', text: [{ kind: 'say', line: 'last-seat.whom' }, { kind: 'off', line: 'last-seat.coat', by: 'B' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'determined', ground: 'dots', text: [{ kind: 'say', line: 'last-seat.stand' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'laugh', ground: 'flowers', text: [{ kind: 'say', line: 'last-seat.long-day' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'talk', ground: 'place', text: [{ kind: 'say', line: 'last-seat.reserved' }], weight: 2 },
    { shot: 'object', prop: 'tag', expression: 'neutral', ground: 'black', text: [{ kind: 'off', line: 'last-seat.look', by: 'B' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'shock', ground: 'focus-white', text: [{ kind: 'shout', line: 'last-seat.my-name' }], weight: 3 },
    { shot: 'bust', who: 'B', expression: 'smile', ground: 'dots', text: [{ kind: 'say', line: 'last-seat.spring' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'worry', ground: 'place', text: [{ kind: 'say', line: 'last-seat.never-met' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'smug', ground: 'black', text: [{ kind: 'say', line: 'last-seat.so-far' }], weight: 2 },
  ],
};
