import type { Scene } from '../scene';

/** A letter about whoever brings it. */
export const theMessenger: Scene = {
  id: 'the-messenger',
  kind: 'opening',
  roles: 2,
  mood: 'tender',
  fits: ['any'],
  where: 'outdoors',
  beats: [
    { shot: 'figures-from-behind', who: 'A', expression: 'neutral', stance: 'walk', ground: 'place', text: [{ kind: 'caption', line: 'the-messenger.three-days' }], sound: 'wind', weight: 3 },
    { shot: 'half', who: 'A', also: 'B', expression: 'smile', pose: 'hold', holds: 'letter', ground: 'place', text: [{ kind: 'say', line: 'the-messenger.for-you' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'neutral', pose: 'cross', ground: 'plain', text: [{ kind: 'say', line: 'the-messenger.nobody' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'smile', ground: 'dots', text: [{ kind: 'say', line: 'the-messenger.somebody' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'angry', ground: 'plain', text: [{ kind: 'say', line: 'the-messenger.back' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'talk', ground: 'place', text: [{ kind: 'say', line: 'the-messenger.no-address' }], weight: 2 },
    { shot: 'object', prop: 'letter', expression: 'neutral', ground: 'plain', text: [{ kind: 'off', line: 'the-messenger.open', by: 'B' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'worry', ground: 'dots', text: [{ kind: 'say', line: 'the-messenger.may-not' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'smug', ground: 'black', text: [{ kind: 'say', line: 'the-messenger.i-let' }], weight: 1 },
    { shot: 'half', who: 'A', expression: 'talk', pose: 'hold', holds: 'note', ground: 'place', text: [{ kind: 'say', line: 'the-messenger.says' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'shock', ground: 'focus-white', text: [{ kind: 'shout', line: 'the-messenger.keep-you' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'worry', pose: 'chin', ground: 'plain', text: [{ kind: 'say', line: 'the-messenger.all' }], weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'neutral', pose: 'chin', ground: 'place', text: [{ kind: 'say', line: 'the-messenger.cook' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'happy', ground: 'flowers', text: [{ kind: 'say', line: 'the-messenger.soup' }], weight: 3 },
  ],
};
