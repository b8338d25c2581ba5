import type { Scene } from '../scene';

/** A late confession that stops one step short. */
export const lastBoat: Scene = {
  id: 'last-boat',
  kind: 'opening',
  roles: 2,
  mood: 'tender',
  fits: ['seaside', 'tide', 'high-seas', 'night-line', 'star-watch', 'orbit', 'rain-romance', 'machine-yard'],
  where: 'outdoors',
  beats: [
    { shot: 'establish', expression: 'neutral', ground: 'place', text: [{ kind: 'caption', line: 'last-boat.clock' }], sound: 'horn', weight: 3 },
    { shot: 'wide', who: 'A', expression: 'worry', ground: 'place', text: [{ kind: 'think', line: 'last-boat.five' }], weight: 2 },
    { shot: 'object', prop: 'clock', expression: 'neutral', ground: 'dots', sound: 'click', weight: 1 },
    { shot: 'action', who: 'B', expression: 'shout', stance: 'run', ground: 'speed-white', text: [{ kind: 'shout', line: 'last-boat.wait' }], sound: 'run', weight: 2 },
    { shot: 'bust', who: 'A', expression: 'happy', pose: 'wave', ground: 'flowers', text: [{ kind: 'say', line: 'last-boat.came' }], weight: 2 },
    { shot: 'half', who: 'B', also: 'A', expression: 'worry', ground: 'place', text: [{ kind: 'say', line: 'last-boat.ran' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'talk', ground: 'plain', text: [{ kind: 'say', line: 'last-boat.say-it' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'worry', ground: 'dots', text: [{ kind: 'say', line: 'last-boat.umbrella' }], weight: 1 },
    { shot: 'object', prop: 'umbrella', expression: 'neutral', ground: 'plain', weight: 1 },
    { shot: 'close', who: 'A', expression: 'shout', ground: 'focus-white', text: [{ kind: 'shout', line: 'last-boat.that' }], weight: 3 },
    { shot: 'half', who: 'B', also: 'A', expression: 'sad', pose: 'hold', ground: 'place', text: [{ kind: 'say', line: 'last-boat.easier' }], weight: 2 },
    { shot: 'close', who: 'A', expression: 'neutral', ground: 'dots', text: [{ kind: 'say', line: 'last-boat.other' }], weight: 1 },
    { shot: 'figures-from-behind', who: 'A', also: 'B', expression: 'neutral', ground: 'place', text: [{ kind: 'caption', line: 'last-boat.left' }], sound: 'horn', weight: 3 },
  ],
};
