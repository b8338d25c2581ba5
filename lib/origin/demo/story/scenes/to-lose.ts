import type { Scene } from '../scene';

/** A race that somebody means to lose. */
export const toLose: Scene = {
  id: 'to-lose',
  kind: 'action',
  roles: 2,
  mood: 'tender',
  fits: ['any'],
  where: 'outdoors',
  beats: [
    { shot: 'wide', who: 'A', also: 'B', expression: 'smile', ground: 'place', text: [{ kind: 'say', line: 'to-lose.first' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'smug', pose: 'hip', ground: 'plain', text: [{ kind: 'say', line: 'to-lose.loser' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'smile', ground: 'dots', text: [{ kind: 'say', line: 'to-lose.truth' }], weight: 1 },
    { shot: 'action', who: 'B', expression: 'determined', stance: 'run', ground: 'speed-white', text: [{ kind: 'shout', line: 'to-lose.go' }], sound: 'dash', weight: 3 },
    { shot: 'action', who: 'A', expression: 'determined', stance: 'run', ground: 'speed-white', sound: 'run', weight: 2 },
    { shot: 'object', prop: 'lamp-post', expression: 'neutral', ground: 'speed-white', weight: 1 },
    { shot: 'close', who: 'B', expression: 'laugh', ground: 'speed-black', text: [{ kind: 'say', line: 'to-lose.slow' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'neutral', ground: 'dots', weight: 2 },
    { shot: 'half', who: 'B', also: 'A', expression: 'worry', ground: 'place', text: [{ kind: 'say', line: 'to-lose.stopped' }], weight: 2 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'plain', text: [{ kind: 'say', line: 'to-lose.wanted' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'shock', ground: 'focus-white', text: [{ kind: 'say', line: 'to-lose.lose-why' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'smile', pose: 'hold', ground: 'flowers', text: [{ kind: 'say', line: 'to-lose.to-say' }], weight: 3 },
  ],
};
