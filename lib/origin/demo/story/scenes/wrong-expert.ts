import type { Scene } from '../scene';

/** Somebody is taken for somebody else, and says yes. */
export const wrongExpert: Scene = {
  id: 'wrong-expert',
  kind: 'opening',
  roles: 2,
  mood: 'funny',
  fits: ['any'],
  beats: [
    { shot: 'establish', expression: 'neutral', ground: 'place', text: [{ kind: 'caption', line: 'wrong-expert.mistake' }], weight: 3 },
    { shot: 'half', who: 'B', also: 'A', expression: 'happy', pose: 'wave', ground: 'place', text: [{ kind: 'say', line: 'wrong-expert.waiting' }], weight: 2 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'dots', text: [{ kind: 'think', line: 'wrong-expert.not-me' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'talk', pose: 'hold', ground: 'plain', text: [{ kind: 'say', line: 'wrong-expert.expert' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'smug', pose: 'hip', ground: 'rays', text: [{ kind: 'say', line: 'wrong-expert.of-course' }], weight: 2 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'black', text: [{ kind: 'think', line: 'wrong-expert.in-what' }], weight: 1 },
    { shot: 'object', prop: 'key', expression: 'neutral', ground: 'plain', text: [{ kind: 'off', line: 'wrong-expert.what', by: 'B' }], sound: 'clink', weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'talk', pose: 'chin', ground: 'place', text: [{ kind: 'say', line: 'wrong-expert.naturally' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'smile', ground: 'dots', text: [{ kind: 'say', line: 'wrong-expert.opens' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'plain', text: [{ kind: 'say', line: 'wrong-expert.rather-not' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'determined', ground: 'black', text: [{ kind: 'say', line: 'wrong-expert.wise' }], weight: 2 },
    { shot: 'half', who: 'A', also: 'B', expression: 'smile', ground: 'place', text: [{ kind: 'say', line: 'wrong-expert.where-now' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'neutral', ground: 'focus-black', text: [{ kind: 'say', line: 'wrong-expert.called-you' }], weight: 3 },
  ],
};
