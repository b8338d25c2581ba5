import type { Scene } from '../scene';

/** A bet about staying, and the tenth look at the door. */
export const tillFriday: Scene = {
  id: 'till-friday',
  kind: 'opening',
  roles: 2,
  mood: 'bold',
  fits: ['any'],
  where: 'indoors',
  beats: [
    { shot: 'establish', expression: 'neutral', ground: 'place', text: [{ kind: 'caption', line: 'till-friday.week' }], weight: 3 },
    { shot: 'half', who: 'B', also: 'A', expression: 'smug', pose: 'hip', ground: 'place', text: [{ kind: 'say', line: 'till-friday.friday' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'determined', ground: 'plain', text: [{ kind: 'say', line: 'till-friday.for-good' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'smile', ground: 'dots', text: [{ kind: 'say', line: 'till-friday.bet' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'talk', pose: 'hip', ground: 'plain', text: [{ kind: 'say', line: 'till-friday.what-get' }], weight: 1 },
    { shot: 'object', prop: 'lamp', expression: 'neutral', ground: 'dots', text: [{ kind: 'off', line: 'till-friday.window', by: 'B' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'talk', ground: 'place', text: [{ kind: 'say', line: 'till-friday.lose' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'smug', ground: 'black', text: [{ kind: 'say', line: 'till-friday.running' }], weight: 2 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'dots', sound: 'heart', weight: 1 },
    { shot: 'bust', who: 'A', expression: 'laugh', ground: 'flowers', text: [{ kind: 'say', line: 'till-friday.who-says' }], weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'neutral', pose: 'point', ground: 'place', text: [{ kind: 'say', line: 'till-friday.nine' }], weight: 2 },
    { shot: 'object', prop: 'door', expression: 'neutral', ground: 'black', sound: 'knock', weight: 2 },
    { shot: 'close', who: 'A', expression: 'shock', ground: 'focus-black', weight: 1 },
    { shot: 'bust', who: 'B', expression: 'smile', ground: 'plain', text: [{ kind: 'say', line: 'till-friday.ten' }], weight: 3 },
  ],
};
