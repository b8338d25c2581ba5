import type { Scene } from '../scene';

/** A teacher is taught. */
export const lesson: Scene = {
  id: 'lesson',
  kind: 'comedy',
  roles: 2,
  mood: 'funny',
  fits: ['any'],
  beats: [
    { shot: 'half', who: 'B', also: 'A', expression: 'smug', pose: 'hip', ground: 'place', text: [{ kind: 'say', line: 'lesson.calm' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'determined', ground: 'plain', text: [{ kind: 'say', line: 'lesson.got-it' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'neutral', ground: 'black', text: [{ kind: 'say', line: 'lesson.spider' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'neutral', ground: 'plain', weight: 1 },
    { shot: 'action', who: 'A', expression: 'shout', stance: 'jump', ground: 'speed-white', text: [{ kind: 'shout', line: 'lesson.off' }], sound: 'crash', weight: 3 },
    { shot: 'bust', who: 'B', expression: 'smug', pose: 'cross', ground: 'dots', text: [{ kind: 'say', line: 'lesson.none' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'cry', ground: 'place', text: [{ kind: 'say', line: 'lesson.two' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'smile', ground: 'flowers', text: [{ kind: 'say', line: 'lesson.trust' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'smug', ground: 'black', text: [{ kind: 'say', line: 'lesson.shoulder' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'laugh', ground: 'plain', text: [{ kind: 'say', line: 'lesson.try' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'shock', ground: 'focus-black', sound: 'heart', weight: 2 },
    { shot: 'action', who: 'B', expression: 'shout', stance: 'run', ground: 'speed-white', text: [{ kind: 'shout', line: 'lesson.aaah' }], sound: 'dash', weight: 3 },
    { shot: 'bust', who: 'A', expression: 'happy', pose: 'wave', ground: 'flowers', text: [{ kind: 'say', line: 'lesson.three' }], weight: 1 },
  ],
};
