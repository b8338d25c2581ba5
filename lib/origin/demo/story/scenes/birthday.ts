import type { Scene } from '../scene';

/** Congratulations that come from oneself, and too early. */
export const birthday: Scene = {
  id: 'birthday',
  kind: 'opening',
  roles: 2,
  mood: 'funny',
  fits: ['any'],
  where: 'indoors',
  beats: [
    { shot: 'figures-from-behind', who: 'A', expression: 'neutral', ground: 'place', text: [{ kind: 'caption', line: 'birthday.nobody' }], weight: 3 },
    { shot: 'object', prop: 'door', expression: 'neutral', ground: 'plain', sound: 'knock', weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'happy', pose: 'wave', ground: 'place', text: [{ kind: 'say', line: 'birthday.happy' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'worry', ground: 'plain', text: [{ kind: 'say', line: 'birthday.not-today' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'smile', ground: 'dots', text: [{ kind: 'say', line: 'birthday.not-yet' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'angry', pose: 'cross', ground: 'plain', text: [{ kind: 'say', line: 'birthday.who-told' }], weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'talk', pose: 'hold', holds: 'letter', ground: 'place', text: [{ kind: 'say', line: 'birthday.you-did' }], weight: 2 },
    { shot: 'object', prop: 'letter', expression: 'neutral', ground: 'dots', text: [{ kind: 'off', line: 'birthday.my-hand', by: 'A' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'shock', ground: 'focus-white', text: [{ kind: 'shout', line: 'birthday.next-year' }], sound: 'heart', weight: 2 },
    { shot: 'bust', who: 'B', expression: 'neutral', pose: 'down', ground: 'plain', text: [{ kind: 'say', line: 'birthday.cake' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'worry', pose: 'chin', ground: 'place', text: [{ kind: 'say', line: 'birthday.from-what' }], weight: 2 },
    { shot: 'object', prop: 'clock', expression: 'neutral', ground: 'black', text: [{ kind: 'off', line: 'birthday.three', by: 'B' }], sound: 'click', weight: 1 },
    { shot: 'bust', who: 'A', expression: 'determined', pose: 'fist', ground: 'rays', text: [{ kind: 'shout', line: 'birthday.first' }], weight: 3 },
  ],
};
