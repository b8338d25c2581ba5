import type { Scene } from '../scene';

/** A duel that was over before it began. */
export const oneStrike: Scene = {
  id: 'one-strike',
  kind: 'action',
  roles: 2,
  mood: 'bold',
  fits: ['any'],
  beats: [
    { shot: 'wide', who: 'A', also: 'B', expression: 'determined', ground: 'place', text: [{ kind: 'say', line: 'one-strike.one-strike' }], sound: 'wind', weight: 3 },
    { shot: 'close', who: 'B', expression: 'smug', ground: 'black', text: [{ kind: 'say', line: 'one-strike.taught' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'determined', ground: 'plain', text: [{ kind: 'say', line: 'one-strike.not-all' }], weight: 1 },
    { shot: 'object', prop: 'coin', expression: 'neutral', ground: 'speed-white', text: [{ kind: 'caption', line: 'one-strike.falls' }], sound: 'clink', weight: 1 },
    { shot: 'action', who: 'A', expression: 'determined', stance: 'swing', ground: 'speed-white', sound: 'dash', weight: 3 },
    { shot: 'action', who: 'B', expression: 'angry', stance: 'jump', ground: 'speed-black', sound: 'crash', weight: 2 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'dots', weight: 1 },
    { shot: 'bust', who: 'B', expression: 'smug', pose: 'hip', ground: 'plain', text: [{ kind: 'say', line: 'one-strike.again' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'smile', pose: 'point', ground: 'place', text: [{ kind: 'say', line: 'one-strike.sleeve' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'shock', ground: 'focus-white', text: [{ kind: 'shout', line: 'one-strike.when' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'smile', ground: 'dots', text: [{ kind: 'say', line: 'one-strike.before' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'laugh', ground: 'flowers', text: [{ kind: 'say', line: 'one-strike.not-taught' }], weight: 1 },
    { shot: 'figures-from-behind', who: 'A', also: 'B', expression: 'neutral', ground: 'place', text: [{ kind: 'say', line: 'one-strike.tomorrow', by: 'A' }], weight: 2 },
  ],
};
