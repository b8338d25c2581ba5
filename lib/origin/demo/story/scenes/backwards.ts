import type { Scene } from '../scene';

/** A clock that takes a friendship back. */
export const backwards: Scene = {
  id: 'backwards',
  kind: 'hook',
  roles: 2,
  mood: 'tender',
  fits: ['any'],
  beats: [
    { shot: 'wide', who: 'A', also: 'B', expression: 'smile', ground: 'place', text: [{ kind: 'say', line: 'backwards.what-time' }], weight: 2 },
    { shot: 'object', prop: 'clock', expression: 'neutral', ground: 'dots', sound: 'click', weight: 1 },
    { shot: 'bust', who: 'B', expression: 'neutral', ground: 'plain', text: [{ kind: 'say', line: 'backwards.five-to' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'dots', text: [{ kind: 'say', line: 'backwards.hour-ago' }], weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'worry', ground: 'place', text: [{ kind: 'say', line: 'backwards.running-back' }], weight: 2 },
    { shot: 'object', prop: 'clock', expression: 'neutral', ground: 'black', text: [{ kind: 'caption', line: 'backwards.and-so' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'determined', ground: 'plain', text: [{ kind: 'say', line: 'backwards.how-long' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'sad', ground: 'dots', text: [{ kind: 'say', line: 'backwards.as-long' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'worry', pose: 'hold', ground: 'place', text: [{ kind: 'say', line: 'backwards.and-then' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'cry', ground: 'black', text: [{ kind: 'say', line: 'backwards.never-met' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'shout', pose: 'fist', ground: 'focus-white', text: [{ kind: 'shout', line: 'backwards.again' }], weight: 3 },
    { shot: 'figures-from-behind', who: 'A', also: 'B', expression: 'neutral', ground: 'place', sound: 'bell', weight: 2 },
  ],
};
