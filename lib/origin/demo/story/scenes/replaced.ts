import type { Scene } from '../scene';

/** A dismissal that is a gift. */
export const replaced: Scene = {
  id: 'replaced',
  kind: 'talk',
  roles: 2,
  mood: 'tender',
  fits: ['any'],
  where: 'indoors',
  beats: [
    { shot: 'half', who: 'B', also: 'A', expression: 'neutral', ground: 'place', text: [{ kind: 'say', line: 'replaced.replaced' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'shock', ground: 'plain', text: [{ kind: 'say', line: 'replaced.who-dares' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'sad', ground: 'dots', text: [{ kind: 'say', line: 'replaced.me' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'angry', pose: 'fist', ground: 'speed-white', text: [{ kind: 'shout', line: 'replaced.you' }], weight: 2 },
    { shot: 'half', who: 'B', also: 'A', expression: 'neutral', pose: 'cross', ground: 'place', text: [{ kind: 'say', line: 'replaced.i-asked' }], weight: 2 },
    { shot: 'close', who: 'A', expression: 'sad', ground: 'dots', text: [{ kind: 'say', line: 'replaced.ten-years' }], weight: 1 },
    { shot: 'object', prop: 'door', expression: 'neutral', ground: 'plain', text: [{ kind: 'off', line: 'replaced.look-at-it', by: 'B' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'smile', ground: 'dots', text: [{ kind: 'say', line: 'replaced.every-day' }], weight: 1 },
    { shot: 'half', who: 'B', expression: 'talk', pose: 'hold', ground: 'place', text: [{ kind: 'say', line: 'replaced.packed' }], weight: 2 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'plain', text: [{ kind: 'say', line: 'replaced.emergencies' }], weight: 1 },
    { shot: 'object', prop: 'key', expression: 'neutral', ground: 'rays', sound: 'clink', weight: 1 },
    { shot: 'bust', who: 'B', expression: 'smile', ground: 'flowers', text: [{ kind: 'say', line: 'replaced.this-is' }], weight: 2 },
    { shot: 'figures-from-behind', who: 'A', expression: 'neutral', stance: 'walk', ground: 'place', sound: 'wind', weight: 3 },
  ],
};
