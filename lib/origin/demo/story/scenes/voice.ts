import type { Scene } from '../scene';

/** It was over; then somebody knocked. */
export const voice: Scene = {
  id: 'voice',
  kind: 'hook',
  roles: 3,
  mood: 'eerie',
  fits: ['any'],
  where: 'indoors',
  beats: [
    { shot: 'wide', who: 'A', also: 'B', expression: 'smile', ground: 'place', text: [{ kind: 'say', line: 'voice.over' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'happy', ground: 'flowers', text: [{ kind: 'say', line: 'voice.home' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'dots', text: [{ kind: 'say', line: 'voice.hear' }], weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'talk', ground: 'place', text: [{ kind: 'say', line: 'voice.nobody' }], weight: 2 },
    { shot: 'object', prop: 'door', expression: 'neutral', ground: 'black', sound: 'knock', weight: 2 },
    { shot: 'half', who: 'A', also: 'B', expression: 'shock', ground: 'place', text: [{ kind: 'off', line: 'voice.behind', by: 'C' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'shock', ground: 'focus-black', text: [{ kind: 'say', line: 'voice.that-voice' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'determined', ground: 'plain', text: [{ kind: 'say', line: 'voice.know' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'cry', ground: 'dots', text: [{ kind: 'say', line: 'voice.mine' }], weight: 1 },
    { shot: 'figures-from-behind', who: 'A', also: 'B', expression: 'neutral', ground: 'black', sound: 'slam', weight: 3 },
    { shot: 'close', who: 'C', expression: 'smug', ground: 'focus-black', text: [{ kind: 'say', line: 'voice.miss' }], weight: 3 },
  ],
};
