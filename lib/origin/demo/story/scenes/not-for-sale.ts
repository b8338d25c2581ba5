import type { Scene } from '../scene';

/** A buyer who was there before. */
export const notForSale: Scene = {
  id: 'not-for-sale',
  kind: 'talk',
  roles: 2,
  mood: 'tender',
  fits: ['any'],
  where: 'indoors',
  beats: [
    { shot: 'wide', who: 'A', also: 'B', expression: 'neutral', ground: 'place', text: [{ kind: 'say', line: 'not-for-sale.how-much' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'smile', ground: 'plain', text: [{ kind: 'say', line: 'not-for-sale.not-sale' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'determined', pose: 'hold', holds: 'chipped-cup', ground: 'place', text: [{ kind: 'say', line: 'not-for-sale.everything' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'angry', pose: 'cross', ground: 'plain', text: [{ kind: 'say', line: 'not-for-sale.not-this' }], weight: 1 },
    { shot: 'object', prop: 'chipped-cup', expression: 'neutral', ground: 'dots', text: [{ kind: 'off', line: 'not-for-sale.chipped', by: 'B' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'smile', ground: 'dots', text: [{ kind: 'say', line: 'not-for-sale.i-know-chip' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'worry', ground: 'plain', text: [{ kind: 'say', line: 'not-for-sale.before' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'sad', ground: 'dots', text: [{ kind: 'say', line: 'not-for-sale.dropped' }], weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'worry', ground: 'place', text: [{ kind: 'say', line: 'not-for-sale.underneath' }], weight: 2 },
    { shot: 'close', who: 'A', expression: 'sad', ground: 'black', text: [{ kind: 'say', line: 'not-for-sale.come-back' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'cry', ground: 'focus-white', weight: 2 },
    { shot: 'bust', who: 'B', expression: 'smile', pose: 'hold', ground: 'flowers', text: [{ kind: 'say', line: 'not-for-sale.waiting' }], weight: 3 },
    { shot: 'figures-from-behind', who: 'A', also: 'B', expression: 'neutral', ground: 'place', text: [{ kind: 'say', line: 'not-for-sale.late', by: 'A' }], weight: 2 },
  ],
};
