import type { Scene } from '../scene';

/** Somebody looks for what they gave away themselves. */
export const lostThing: Scene = {
  id: 'lost-thing',
  kind: 'opening',
  roles: 2,
  mood: 'eerie',
  fits: ['any'],
  where: 'indoors',
  beats: [
    { shot: 'establish', expression: 'neutral', ground: 'place', text: [{ kind: 'caption', line: 'lost-thing.turns-up' }], sound: 'wind', weight: 3 },
    { shot: 'figures-from-behind', who: 'A', expression: 'neutral', ground: 'place', weight: 2 },
    { shot: 'half', who: 'A', also: 'B', expression: 'worry', pose: 'hold', ground: 'place', text: [{ kind: 'say', line: 'lost-thing.looking' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'neutral', ground: 'plain', text: [{ kind: 'say', line: 'lost-thing.like-what' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'sad', ground: 'dots', text: [{ kind: 'say', line: 'lost-thing.forgotten' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'talk', pose: 'chin', ground: 'plain', text: [{ kind: 'say', line: 'lost-thing.how-big' }], weight: 1 },
    { shot: 'half', who: 'A', expression: 'happy', pose: 'wave', ground: 'place', text: [{ kind: 'say', line: 'lost-thing.or-smaller' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'smug', ground: 'black', text: [{ kind: 'say', line: 'lost-thing.since' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'sad', ground: 'dots', text: [{ kind: 'say', line: 'lost-thing.woke-up' }], weight: 1 },
    { shot: 'object', prop: 'lamp', expression: 'neutral', ground: 'plain', sound: 'click', weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'neutral', pose: 'cross', ground: 'place', text: [{ kind: 'say', line: 'lost-thing.handed-in' }], weight: 2 },
    { shot: 'close', who: 'A', expression: 'shock', ground: 'focus-white', text: [{ kind: 'shout', line: 'lost-thing.who' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'sad', ground: 'black', text: [{ kind: 'say', line: 'lost-thing.you-did' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'dots', text: [{ kind: 'off', line: 'lost-thing.never-back', by: 'B' }], weight: 3 },
  ],
};
