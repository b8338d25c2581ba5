import type { Scene } from '../scene';

/** A name nobody says, said once. */
export const nameUnsaid: Scene = {
  id: 'name-unsaid',
  kind: 'talk',
  roles: 2,
  mood: 'eerie',
  fits: ['any'],
  where: 'indoors',
  beats: [
    { shot: 'wide', who: 'A', also: 'B', expression: 'neutral', ground: 'place', text: [{ kind: 'say', line: 'name-unsaid.never-say' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'neutral', ground: 'plain', text: [{ kind: 'say', line: 'name-unsaid.which' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'smug', ground: 'dots', text: [{ kind: 'say', line: 'name-unsaid.you-see' }], weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'worry', ground: 'place', text: [{ kind: 'say', line: 'name-unsaid.rule' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'talk', pose: 'chin', ground: 'plain', text: [{ kind: 'say', line: 'name-unsaid.who-made' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'sad', ground: 'black', text: [{ kind: 'say', line: 'name-unsaid.the-one' }], weight: 1 },
    { shot: 'object', prop: 'lamp', expression: 'neutral', ground: 'dots', sound: 'wind', weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'talk', pose: 'hold', ground: 'place', text: [{ kind: 'say', line: 'name-unsaid.quietly' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'worry', ground: 'dots', text: [{ kind: 'say', line: 'name-unsaid.answers' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'smile', ground: 'plain', text: [{ kind: 'say', line: 'name-unsaid.so-long' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'determined', ground: 'black', weight: 2 },
    { shot: 'object', prop: 'door', expression: 'neutral', ground: 'black', sound: 'knock', weight: 2 },
    { shot: 'close', who: 'A', expression: 'shock', ground: 'focus-black', text: [{ kind: 'say', line: 'name-unsaid.who-there' }], weight: 3 },
  ],
};
