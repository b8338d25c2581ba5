import type { Scene } from '../scene';

/** A debt of one coin and one long road. */
export const oneCoin: Scene = {
  id: 'one-coin',
  kind: 'talk',
  roles: 2,
  mood: 'tender',
  fits: ['any'],
  where: 'outdoors',
  beats: [
    { shot: 'wide', who: 'A', also: 'B', expression: 'neutral', ground: 'place', text: [{ kind: 'say', line: 'one-coin.owe' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'talk', pose: 'chin', ground: 'plain', text: [{ kind: 'say', line: 'one-coin.what' }], weight: 1 },
    { shot: 'object', prop: 'coin', expression: 'neutral', ground: 'dots', text: [{ kind: 'off', line: 'one-coin.seven', by: 'A' }], sound: 'clink', weight: 1 },
    { shot: 'close', who: 'B', expression: 'smug', ground: 'plain', text: [{ kind: 'say', line: 'one-coin.coin' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'smile', pose: 'hold', holds: 'coin', ground: 'place', text: [{ kind: 'say', line: 'one-coin.ride' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'neutral', ground: 'dots', text: [{ kind: 'say', line: 'one-coin.remember' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'sad', ground: 'plain', text: [{ kind: 'say', line: 'one-coin.last' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'smile', ground: 'plain', text: [{ kind: 'say', line: 'one-coin.walked' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'worry', ground: 'place', text: [{ kind: 'say', line: 'one-coin.saw' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'sad', ground: 'dots', text: [{ kind: 'say', line: 'one-coin.snow' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'smile', ground: 'flowers', text: [{ kind: 'say', line: 'one-coin.interest' }], weight: 1 },
    { shot: 'figures-from-behind', who: 'A', also: 'B', expression: 'neutral', stance: 'walk', ground: 'place', text: [{ kind: 'say', line: 'one-coin.walk-back', by: 'A' }], weight: 3 },
  ],
};
