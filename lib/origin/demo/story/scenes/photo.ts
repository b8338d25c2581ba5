import type { Scene } from '../scene';

/** A find that knows its finders. */
export const photo: Scene = {
  id: 'photo',
  kind: 'hook',
  roles: 2,
  mood: 'eerie',
  fits: ['any'],
  where: 'indoors',
  beats: [
    { shot: 'wide', who: 'A', also: 'B', expression: 'talk', ground: 'place', text: [{ kind: 'say', line: 'photo.found' }], weight: 2 },
    { shot: 'object', prop: 'photo', expression: 'neutral', ground: 'dots', weight: 1 },
    { shot: 'bust', who: 'B', expression: 'smile', ground: 'plain', text: [{ kind: 'say', line: 'photo.old' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'dots', text: [{ kind: 'say', line: 'photo.inside' }], weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'talk', pose: 'hip', ground: 'place', text: [{ kind: 'say', line: 'photo.so' }], weight: 2 },
    { shot: 'close', who: 'A', expression: 'shock', ground: 'focus-black', text: [{ kind: 'say', line: 'photo.look' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'worry', ground: 'black', sound: 'heart', weight: 1 },
    { shot: 'bust', who: 'B', expression: 'shout', ground: 'focus-white', text: [{ kind: 'shout', line: 'photo.us' }], weight: 3 },
    { shot: 'half', who: 'A', also: 'B', expression: 'determined', pose: 'hold', holds: 'photo', ground: 'place', text: [{ kind: 'say', line: 'photo.note' }], weight: 2 },
    { shot: 'object', prop: 'note', expression: 'neutral', ground: 'black', text: [{ kind: 'caption', line: 'photo.run' }], weight: 2 },
    { shot: 'figures-from-behind', who: 'A', also: 'B', expression: 'neutral', ground: 'place', sound: 'knock', weight: 3 },
  ],
};
