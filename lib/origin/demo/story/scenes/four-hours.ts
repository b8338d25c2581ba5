import type { Scene } from '../scene';

/** An expert, a customer in a hurry, and a cure that works anyway. */
export const fourHours: Scene = {
  id: 'four-hours',
  kind: 'comedy',
  roles: 2,
  mood: 'funny',
  fits: ['any'],
  where: 'indoors',
  beats: [
    { shot: 'wide', who: 'B', also: 'A', expression: 'happy', ground: 'place', text: [{ kind: 'say', line: 'four-hours.welcome' }], sound: 'bell', weight: 2 },
    { shot: 'bust', who: 'A', expression: 'determined', pose: 'chin', ground: 'plain', text: [{ kind: 'say', line: 'four-hours.mondays' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'smug', pose: 'cross', ground: 'dots', text: [{ kind: 'say', line: 'four-hours.just-this' }], weight: 1 },
    { shot: 'object', prop: 'cup', expression: 'neutral', ground: 'rays', text: [{ kind: 'off', line: 'four-hours.takes', by: 'B' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'shock', ground: 'focus-white', text: [{ kind: 'shout', line: 'four-hours.four' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'smile', ground: 'flowers', text: [{ kind: 'say', line: 'four-hours.patience' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'sad', ground: 'place', text: [{ kind: 'say', line: 'four-hours.until' }, { kind: 'say', line: 'four-hours.tidy', by: 'B' }], weight: 2 },
    { shot: 'action', who: 'A', expression: 'determined', stance: 'run', ground: 'speed-white', sound: 'dash', weight: 3 },
    { shot: 'half', who: 'A', expression: 'happy', pose: 'hip', ground: 'place', text: [{ kind: 'say', line: 'four-hours.done' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'shock', ground: 'plain', text: [{ kind: 'say', line: 'four-hours.minutes' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'worry', ground: 'dots', sound: 'growl', weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'laugh', pose: 'hold', holds: 'cup', ground: 'place', text: [{ kind: 'say', line: 'four-hours.house' }], weight: 2 },
    { shot: 'object', prop: 'cup', expression: 'neutral', ground: 'plain', sound: 'sip', weight: 1 },
    { shot: 'close', who: 'A', expression: 'shout', ground: 'focus-black', text: [{ kind: 'shout', line: 'four-hours.water' }], weight: 3 },
    { shot: 'bust', who: 'B', expression: 'smug', pose: 'cross', ground: 'black', text: [{ kind: 'say', line: 'four-hours.feel' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'happy', ground: 'flowers', text: [{ kind: 'say', line: 'four-hours.better' }], weight: 1 },
  ],
};
