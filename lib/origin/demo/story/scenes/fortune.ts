import type { Scene } from '../scene';

/** A fortune told at a price. */
export const fortune: Scene = {
  id: 'fortune',
  kind: 'comedy',
  roles: 2,
  mood: 'funny',
  fits: ['any'],
  where: 'indoors',
  beats: [
    { shot: 'wide', who: 'B', also: 'A', expression: 'smug', ground: 'place', text: [{ kind: 'say', line: 'fortune.journey' }], sound: 'hum', weight: 2 },
    { shot: 'bust', who: 'A', expression: 'happy', ground: 'flowers', text: [{ kind: 'say', line: 'fortune.far' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'neutral', ground: 'black', text: [{ kind: 'say', line: 'fortune.to-door' }], weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'talk', pose: 'hold', ground: 'place', text: [{ kind: 'say', line: 'fortune.money' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'happy', ground: 'dots', text: [{ kind: 'say', line: 'fortune.mine' }], weight: 1 },
    { shot: 'object', prop: 'coin', expression: 'neutral', ground: 'rays', text: [{ kind: 'off', line: 'fortune.mine-b', by: 'B' }], sound: 'clink', weight: 1 },
    { shot: 'close', who: 'A', expression: 'angry', ground: 'plain', text: [{ kind: 'say', line: 'fortune.and-love' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'smug', pose: 'cross', ground: 'dots', text: [{ kind: 'say', line: 'fortune.love-costs' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'angry', pose: 'hip', ground: 'place', text: [{ kind: 'say', line: 'fortune.nonsense' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'smile', ground: 'black', text: [{ kind: 'say', line: 'fortune.come-back' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'shout', ground: 'focus-white', text: [{ kind: 'shout', line: 'fortune.never' }], weight: 2 },
    { shot: 'figures-from-behind', who: 'A', expression: 'neutral', ground: 'place', sound: 'slam', weight: 2 },
    { shot: 'half', who: 'A', also: 'B', expression: 'worry', ground: 'place', text: [{ kind: 'say', line: 'fortune.umbrella' }], sound: 'bell', weight: 2 },
    { shot: 'close', who: 'B', expression: 'smug', ground: 'rays', text: [{ kind: 'say', line: 'fortune.told' }], weight: 2 },
  ],
};
