import type { Scene } from '../scene';

/** The box they watched was never the point. */
export const guarded: Scene = {
  id: 'guarded',
  kind: 'hook',
  roles: 2,
  mood: 'bold',
  fits: ['any'],
  where: 'indoors',
  beats: [
    { shot: 'wide', who: 'A', also: 'B', expression: 'determined', ground: 'place', text: [{ kind: 'say', line: 'guarded.ten-years' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'neutral', ground: 'plain', text: [{ kind: 'say', line: 'guarded.tonight' }], weight: 1 },
    { shot: 'object', prop: 'key', expression: 'neutral', ground: 'dots', sound: 'click', weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'talk', pose: 'hold', holds: 'key', ground: 'place', text: [{ kind: 'say', line: 'guarded.ready' }], weight: 2 },
    { shot: 'close', who: 'A', expression: 'shock', ground: 'focus-white', text: [{ kind: 'shout', line: 'guarded.empty' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'sad', ground: 'dots', text: [{ kind: 'say', line: 'guarded.always' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'angry', ground: 'black', text: [{ kind: 'say', line: 'guarded.what-guard' }], weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'sad', ground: 'place', text: [{ kind: 'say', line: 'guarded.not-what' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'cry', ground: 'dots', text: [{ kind: 'say', line: 'guarded.kept-here' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'plain', text: [{ kind: 'say', line: 'guarded.from' }], weight: 1 },
    { shot: 'object', prop: 'door', expression: 'neutral', ground: 'black', sound: 'slam', weight: 2 },
    { shot: 'close', who: 'B', expression: 'determined', ground: 'focus-black', text: [{ kind: 'say', line: 'guarded.from-them' }], weight: 3 },
  ],
};
