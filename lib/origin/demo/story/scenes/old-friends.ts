import type { Scene } from '../scene';

/** Two old friends who have never met. */
export const oldFriends: Scene = {
  id: 'old-friends',
  kind: 'comedy',
  roles: 2,
  mood: 'funny',
  fits: ['any'],
  beats: [
    { shot: 'wide', who: 'A', also: 'B', expression: 'happy', pose: 'wave', ground: 'place', text: [{ kind: 'shout', line: 'old-friends.long-time' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'worry', ground: 'black', text: [{ kind: 'think', line: 'old-friends.who-a' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'laugh', pose: 'wave', ground: 'flowers', text: [{ kind: 'say', line: 'old-friends.not-changed' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'black', text: [{ kind: 'think', line: 'old-friends.who-b' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'smile', ground: 'place', text: [{ kind: 'say', line: 'old-friends.family' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'talk', ground: 'plain', text: [{ kind: 'say', line: 'old-friends.bigger' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'worry', pose: 'chin', ground: 'place', text: [{ kind: 'say', line: 'old-friends.thing' }, { kind: 'say', line: 'old-friends.better', by: 'B' }], weight: 2 },
    { shot: 'object', prop: 'cup', expression: 'neutral', ground: 'dots', sound: 'sip', weight: 1 },
    { shot: 'bust', who: 'A', expression: 'talk', ground: 'dots', text: [{ kind: 'say', line: 'old-friends.again' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'smile', ground: 'flowers', text: [{ kind: 'say', line: 'old-friends.old-days' }], weight: 1 },
    { shot: 'figures-from-behind', who: 'A', also: 'B', expression: 'neutral', ground: 'place', weight: 2 },
    { shot: 'close', who: 'A', expression: 'shock', ground: 'focus-white', text: [{ kind: 'think', line: 'old-friends.never-a' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'shock', ground: 'focus-black', text: [{ kind: 'think', line: 'old-friends.never-b' }], weight: 2 },
  ],
};
