import type { Scene } from '../scene';

/** A contest against the clock. */
export const countdown: Scene = {
  id: 'countdown',
  kind: 'action',
  roles: 2,
  mood: 'bold',
  fits: ['any'],
  beats: [
    { shot: 'wide', who: 'A', also: 'B', expression: 'determined', ground: 'place', text: [{ kind: 'caption', line: 'countdown.ten' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'smug', pose: 'cross', ground: 'plain', text: [{ kind: 'say', line: 'countdown.dare' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'determined', ground: 'focus-black', text: [{ kind: 'say', line: 'countdown.watch' }], weight: 1 },
    { shot: 'action', who: 'A', expression: 'determined', stance: 'run', ground: 'speed-white', sound: 'dash', weight: 3 },
    { shot: 'bust', who: 'B', expression: 'shout', ground: 'speed-black', text: [{ kind: 'shout', line: 'countdown.stop' }], weight: 1 },
    { shot: 'object', prop: 'clock', expression: 'neutral', ground: 'black', text: [{ kind: 'caption', line: 'countdown.five' }], weight: 1 },
    { shot: 'action', who: 'B', expression: 'angry', stance: 'jump', ground: 'speed-white', text: [{ kind: 'shout', line: 'countdown.past-me' }], weight: 2 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'focus-white', text: [{ kind: 'think', line: 'countdown.straight' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'angry', ground: 'black', text: [{ kind: 'caption', line: 'countdown.two' }], weight: 1 },
    { shot: 'action', who: 'A', expression: 'shout', stance: 'kick', ground: 'speed-black', sound: 'crash', weight: 3 },
    { shot: 'figures-from-behind', who: 'A', also: 'B', expression: 'neutral', ground: 'place', sound: 'wind', weight: 2 },
    { shot: 'bust', who: 'B', expression: 'shock', ground: 'dots', text: [{ kind: 'say', line: 'countdown.count' }], weight: 1 },
    { shot: 'object', prop: 'clock', expression: 'neutral', ground: 'plain', text: [{ kind: 'caption', line: 'countdown.zero' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'laugh', pose: 'fist', ground: 'rays', text: [{ kind: 'shout', line: 'countdown.told-you' }], weight: 3 },
  ],
};
