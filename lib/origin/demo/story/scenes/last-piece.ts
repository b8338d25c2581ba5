import type { Scene } from '../scene';

/** Politeness, until nobody looks. */
export const lastPiece: Scene = {
  id: 'last-piece',
  kind: 'comedy',
  roles: 3,
  mood: 'funny',
  fits: ['any'],
  where: 'indoors',
  beats: [
    { shot: 'wide', who: 'A', also: 'B', expression: 'smile', ground: 'place', text: [{ kind: 'say', line: 'last-piece.one-left' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'smile', ground: 'plain', text: [{ kind: 'say', line: 'last-piece.after-you' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'smile', ground: 'flowers', text: [{ kind: 'say', line: 'last-piece.no-you' }], weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'laugh', ground: 'place', text: [{ kind: 'say', line: 'last-piece.insist' }, { kind: 'say', line: 'last-piece.older', by: 'A' }], weight: 2 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'dots', sound: 'growl', weight: 1 },
    { shot: 'close', who: 'B', expression: 'worry', ground: 'black', text: [{ kind: 'think', line: 'last-piece.go-on' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'determined', ground: 'plain', text: [{ kind: 'say', line: 'last-piece.on-three' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'determined', ground: 'place', text: [{ kind: 'say', line: 'last-piece.one-two' }], weight: 2 },
    { shot: 'action', who: 'A', expression: 'determined', stance: 'jump', ground: 'speed-black', sound: 'crash', weight: 3 },
    { shot: 'object', prop: 'crumbs', expression: 'neutral', ground: 'plain', weight: 1 },
    { shot: 'close', who: 'B', expression: 'shock', ground: 'focus-white', text: [{ kind: 'shout', line: 'last-piece.gone' }], weight: 2 },
    { shot: 'bust', who: 'C', expression: 'happy', ground: 'flowers', text: [{ kind: 'say', line: 'last-piece.hm' }, { kind: 'say', line: 'last-piece.polite' }], weight: 2 },
  ],
};
