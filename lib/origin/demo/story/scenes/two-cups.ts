import type { Scene } from '../scene';

/** A second cup, for nobody in particular. */
export const twoCups: Scene = {
  id: 'two-cups',
  kind: 'quiet',
  roles: 2,
  mood: 'still',
  fits: ['any'],
  beats: [
    { shot: 'establish', expression: 'neutral', ground: 'place', weight: 3 },
    { shot: 'object', prop: 'cup', expression: 'neutral', ground: 'dots', sound: 'sip', weight: 1 },
    { shot: 'figures-from-behind', who: 'A', expression: 'neutral', stance: 'sit', ground: 'place', weight: 2 },
    { shot: 'half', who: 'B', also: 'A', expression: 'neutral', ground: 'place', text: [{ kind: 'say', line: 'two-cups.second' }], weight: 2 },
    { shot: 'close', who: 'A', expression: 'smile', ground: 'dots', text: [{ kind: 'say', line: 'two-cups.habit' }], weight: 1 },
    { shot: 'object', prop: 'cup', expression: 'neutral', ground: 'plain', weight: 1 },
    { shot: 'bust', who: 'B', expression: 'smile', ground: 'flowers', text: [{ kind: 'say', line: 'two-cups.may-i' }], weight: 1 },
    { shot: 'wide', who: 'A', also: 'B', expression: 'smile', stance: 'sit', ground: 'place', text: [{ kind: 'say', line: 'two-cups.still-warm' }], weight: 2 },
    { shot: 'figures-from-behind', who: 'A', also: 'B', expression: 'neutral', stance: 'sit', ground: 'place', sound: 'wind', weight: 3 },
  ],
};
