import type { Scene } from '../scene';

/** A year of apologies, all delivered at once. */
export const seat: Scene = {
  id: 'seat',
  kind: 'talk',
  roles: 2,
  mood: 'tender',
  fits: ['any'],
  where: 'indoors',
  beats: [
    { shot: 'half', who: 'A', also: 'B', expression: 'smile', ground: 'place', text: [{ kind: 'say', line: 'seat.taken' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'neutral', ground: 'plain', text: [{ kind: 'say', line: 'seat.year' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'sad', ground: 'dots', text: [{ kind: 'say', line: 'seat.earned' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'angry', pose: 'cross', ground: 'black', text: [{ kind: 'say', line: 'seat.called' }], weight: 2 },
    { shot: 'half', who: 'A', also: 'B', expression: 'worry', pose: 'hold', holds: 'letter', ground: 'place', text: [{ kind: 'say', line: 'seat.wrote' }], weight: 2 },
    { shot: 'object', prop: 'letters', expression: 'neutral', ground: 'dots', weight: 1 },
    { shot: 'close', who: 'B', expression: 'worry', ground: 'plain', text: [{ kind: 'say', line: 'seat.how-many' }], weight: 1 },
    { shot: 'wide', who: 'A', also: 'B', expression: 'smile', stance: 'sit', ground: 'place', text: [{ kind: 'say', line: 'seat.sunday' }], weight: 2 },
    { shot: 'object', prop: 'cup', expression: 'neutral', ground: 'plain', weight: 1 },
    { shot: 'close', who: 'B', expression: 'sad', ground: 'dots', text: [{ kind: 'think', line: 'seat.fifty-two' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'smile', ground: 'flowers', text: [{ kind: 'say', line: 'seat.first' }], weight: 2 },
    { shot: 'half', who: 'A', also: 'B', expression: 'talk', pose: 'hold', holds: 'letter', ground: 'place', text: [{ kind: 'say', line: 'seat.sorry' }, { kind: 'say', line: 'seat.second', by: 'B' }], weight: 2 },
    { shot: 'close', who: 'A', expression: 'shout', ground: 'focus-white', text: [{ kind: 'shout', line: 'seat.bigger' }], weight: 3 },
    { shot: 'figures-from-behind', who: 'A', also: 'B', expression: 'laugh', stance: 'sit', ground: 'place', weight: 2 },
  ],
};
