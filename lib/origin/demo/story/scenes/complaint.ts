import type { Scene } from '../scene';

/** A customer learns what an umbrella does. */
export const complaint: Scene = {
  id: 'complaint',
  kind: 'comedy',
  roles: 2,
  mood: 'funny',
  fits: ['any'],
  where: 'indoors',
  beats: [
    { shot: 'wide', who: 'B', also: 'A', expression: 'smile', ground: 'place', text: [{ kind: 'say', line: 'complaint.welcome' }], sound: 'bell', weight: 2 },
    { shot: 'bust', who: 'A', expression: 'angry', ground: 'plain', text: [{ kind: 'say', line: 'complaint.broken' }], weight: 1 },
    { shot: 'object', prop: 'rolled-umbrella', expression: 'neutral', ground: 'rays', text: [{ kind: 'off', line: 'complaint.in-what', by: 'B' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'angry', ground: 'focus-white', text: [{ kind: 'say', line: 'complaint.wet' }], weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'talk', pose: 'chin', ground: 'place', text: [{ kind: 'say', line: 'complaint.rain' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'talk', ground: 'dots', text: [{ kind: 'say', line: 'complaint.three-years' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'smug', ground: 'plain', text: [{ kind: 'say', line: 'complaint.opened' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'neutral', ground: 'plain', weight: 1 },
    { shot: 'close', who: 'A', expression: 'shock', ground: 'focus-white', text: [{ kind: 'shout', line: 'complaint.opens' }], weight: 3 },
    { shot: 'bust', who: 'B', expression: 'smile', pose: 'hold', ground: 'flowers', text: [{ kind: 'say', line: 'complaint.anything' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'worry', ground: 'place', text: [{ kind: 'say', line: 'complaint.door' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'neutral', ground: 'black', text: [{ kind: 'say', line: 'complaint.pull' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'shock', ground: 'focus-black', text: [{ kind: 'shout', line: 'complaint.pull-what' }], weight: 2 },
  ],
};
